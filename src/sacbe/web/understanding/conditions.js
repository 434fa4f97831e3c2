// When a step of a guide is done: a condition on what the seat sees, written as data.
//
//   { "at": PATH, "is" | "not" | "least" | "most": VALUE }   a value, or the length of a list
//   { "sum": PATH, ... }      of all numbers below it
//   { "count": PATH, "where": KEY, "of": VALUE, ... }   of what is there and has that value; without
//                             "where" it is the things themselves that are compared
//   { "any": [...] }, { "all": [...] }
//
// A path begins with "own" (the seat's own goods) or a name in the view; "$seat" is the seat.

export function holds(condition, view) {
  if (condition.any) return condition.any.some((each) => holds(each, view));
  if (condition.all) return condition.all.every((each) => holds(each, view));
  const found = value(condition, view);
  if ("is" in condition) return found === own(condition.is, view);
  if ("not" in condition) return found !== undefined && found !== own(condition.not, view);
  if ("least" in condition) return found >= condition.least;
  if ("most" in condition) return found <= condition.most;
  return false;
}

const own = (value, view) => (value === "$seat" ? view.seat : value);

function value(condition, view) {
  if (condition.sum) return sum(at(condition.sum, view));
  if (condition.count) return count(at(condition.count, view), condition, view);
  const found = at(condition.at, view);
  return Array.isArray(found) ? found.length : found;
}

function at(path, view) {
  let found = { ...view, own: view.position.players[view.seat] };
  for (const name of path.split(".")) found = found?.[name === "$seat" ? view.seat : name];
  return found;
}

const sum = (found) => typeof found === "number" ? found
  : Object.values(found ?? {}).reduce((total, each) => total + sum(each), 0);

function count(found, condition, view) {
  const wanted = own(condition.of, view);
  return Object.values(found ?? {}).reduce((total, each) => {
    if (Array.isArray(each)) return total + count(each, condition, view);
    return total + ((condition.where ? each?.[condition.where] : each) === wanted);
  }, 0);
}
