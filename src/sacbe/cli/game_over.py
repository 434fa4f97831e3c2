"""The end of a game: points by source, winners, and the record."""

from rich.console import Console
from rich.text import Text

from sacbe.cli import panels
from sacbe.cli.screen import Quit, clear, print_text, read_line
from sacbe.cli.session import Session
from sacbe.text.lists import join_list


def winners_text(session: Session) -> str:
    """A sentence that names the winners."""
    best = [session.names[seat] for seat in session.table.state.winners]
    names = join_list(best, session.texts)
    return session.texts.say("winners" if len(best) > 1 else "winner", {"names": names})


def show_end(session: Session, console: Console) -> None:
    """Show the final ledger and winners, and offer to save the record."""
    say = session.texts.say
    state = session.table.state
    clear(console)
    for line in session.news(session.people[0]) if session.people else []:
        print_text(console, line, "italic")
    print_text(console, say("game-over"), "bold")
    console.print(panels.ledger(state, session.events(None), session.lang, session.names))
    console.print(Text(winners_text(session), "bold reverse"))
    try:
        answer = read_line(console, say("save-record-ask") + " > ").casefold()
    except Quit:
        answer = ""
    if answer.startswith("n"):
        session.path.unlink(missing_ok=True)
        print_text(console, say("record-not-saved"))
    elif session.save():
        print_text(console, say("saved", {"path": str(session.path)}), no_wrap=True)
    else:
        print_text(console, session.warning)
