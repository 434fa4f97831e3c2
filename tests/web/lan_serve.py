"""`sacbe` on a machine whose address in the local network is 127.0.0.2."""

from sacbe.cli import main, serve

serve.own_address = lambda: "127.0.0.2"
main()
