"""Tables for people and programs, stored on disk and shared over HTTP and WebSocket.

A table is the fold of its event log (table_state.py over events.py). `TableService` is the only
code that changes one: it stores an event first and publishes it afterwards. views.py decides what
an audience may see. HTTP and WebSocket (app.py and routes/) are thin layers over the service.
"""
