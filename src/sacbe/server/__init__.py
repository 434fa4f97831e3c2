"""Tables for people and programs far apart: kept on disk, told to all who may know, never lost.

A table is the fold of its log (story.py over events.py). The only way to change one is the door
(door.py), which stores first and tells afterwards. What an audience may see of it is made in
seen.py and nowhere else. HTTP and WebSocket (app.py and routes/) are two thin ways to the door.
"""
