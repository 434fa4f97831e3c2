// Conditions of the guide's steps, written as data and evaluated on the view of the seat.
//
//   { "at": PATH, "is" | "not" | "least" | "most": VALUE }   a value, or the length of a list
//   { "sum": PATH, ... }      the sum of all numbers below it
//   { "count": PATH, "where": KEY, "of": VALUE, ... }   the number of items with that value; without
//                             "where" the items themselves are compared
//   { "any": [...] }, { "all": [...] }
//
// A path begins with "own" (the seat's own goods) or a name in the view; "$seat" is the seat.

export function holds(condition, view) {
  if (condition.any) return condition.any.some((each) => holds(each, view));
  if (condition.all) return condition.all.every((each) => holds(each, view));
  const result = value(condition, view);
  if ("is" in condition) return result === own(condition.is, view);
  if ("not" in condition) return result !== undefined && result !== own(condition.not, view);
  if ("least" in condition) return result >= condition.least;
  if ("most" in condition) return result <= condition.most;
  return false;
}

const own = (value, view) => (value === "$seat" ? view.seat : value);

function value(condition, view) {
  if (condition.sum) return sum(at(condition.sum, view));
  if (condition.count) return count(at(condition.count, view), condition, view);
  const result = at(condition.at, view);
  return Array.isArray(result) ? result.length : result;
}

function at(path, view) {
  let result = { ...view, own: view.position.players[view.seat] };
  for (const name of path.split(".")) result = result?.[name === "$seat" ? view.seat : name];
  return result;
}

const sum = (result) => typeof result === "number" ? result
  : Object.values(result ?? {}).reduce((total, each) => total + sum(each), 0);

function count(result, condition, view) {
  const expected = own(condition.of, view);
  return Object.values(result ?? {}).reduce((total, each) => {
    if (Array.isArray(each)) return total + count(each, condition, view);
    return total + ((condition.where ? each?.[condition.where] : each) === expected);
  }, 0);
}
