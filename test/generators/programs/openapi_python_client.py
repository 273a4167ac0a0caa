"""The journey with the client of openapi-python-client."""

import json
import os
from io import BytesIO

from client import AuthenticatedClient
from client.api.browser_sessions import create_browser, list_browsers
from client.api.computer_controls import batch_computer_action, get_mouse_position
from client.api.extensions import create_extension
from client.api.filesystem import move_path, write_file
from client.models import (
    BatchComputerActionRequest,
    Browser,
    CreateBrowserRequest,
    Error,
    Extension,
    ExtensionRequest,
    ListBrowsersTags,
    MousePosition,
    MoveMouseAction,
    MoveMouseRequest,
    MovePathRequest,
    Tags,
    TypeTextAction,
    TypeTextRequest,
)
from client.types import File

client = AuthenticatedClient(base_url=os.environ["BASE_URL"], token=os.environ["ACCESS_TOKEN"])

tags = Tags.from_dict({"team": "growth"})
browser = create_browser.sync(client=client, body=CreateBrowserRequest(name="journey", headless=True, tags=tags))
assert isinstance(browser, Browser)
session_id = browser.session_id

write_file.sync(session_id, client=client, path="/home/user/notes.txt", body=File(BytesIO(b"Remember the milk.\n")))
move = MovePathRequest(src_path="/home/user/notes.txt", dest_path="/home/user/todo.txt")
move_path.sync(session_id, client=client, body=move)

actions = [
    MoveMouseAction(type_="move_mouse", move_mouse=MoveMouseRequest(x=120, y=240)),
    TypeTextAction(type_="type_text", type_text=TypeTextRequest(text="milk")),
]
batch_computer_action.sync(session_id, client=client, body=BatchComputerActionRequest(actions=actions))
mouse = get_mouse_position.sync(session_id, client=client)
assert isinstance(mouse, MousePosition)

archive = File(BytesIO(b"PK\5\6" + bytes(18)), file_name="journey.zip")  # an empty ZIP archive
extension = create_extension.sync(client=client, body=ExtensionRequest(file=archive, name="journey"))
assert isinstance(extension, Extension)
# The client sends each property of an object as a parameter, so the property needs the full name.
sessions = list_browsers.sync(client=client, tags=ListBrowsersTags.from_dict({"tags[team]": "growth"}))
assert isinstance(sessions, list)

again = move_path.sync_detailed(session_id, client=client, body=move)
assert isinstance(again.parsed, Error)
print(json.dumps({
    "session_id": session_id,
    "mouse": {"x": mouse.x, "y": mouse.y},
    "extension_size_bytes": extension.size_bytes,
    "tagged": [session.name for session in sessions],
    "error": {"status": again.status_code, "code": again.parsed.code},
}))
