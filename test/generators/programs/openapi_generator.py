"""The journey with the Python client of openapi-generator."""

import json
import os

from client import (
    ApiClient,
    BatchComputerActionRequest,
    CreateBrowserRequest,
    BrowserSessionsApi,
    ComputerAction,
    ComputerControlsApi,
    Configuration,
    Error,
    ExtensionsApi,
    FilesystemApi,
    MoveMouseAction,
    MoveMouseRequest,
    MovePathRequest,
    TypeTextAction,
    TypeTextRequest,
)
from client.exceptions import NotFoundException

client = ApiClient(Configuration(host=os.environ["BASE_URL"], access_token=os.environ["ACCESS_TOKEN"]))
browsers, files, computer = BrowserSessionsApi(client), FilesystemApi(client), ComputerControlsApi(client)

browser = browsers.create_browser(CreateBrowserRequest(name="journey", headless=True, tags={"team": "growth"}))
session_id = browser.session_id

files.write_file(session_id, "/home/user/notes.txt", b"Remember the milk.\n")
move = MovePathRequest(src_path="/home/user/notes.txt", dest_path="/home/user/todo.txt")
files.move_path(session_id, move)

actions = [
    ComputerAction(MoveMouseAction(type="move_mouse", move_mouse=MoveMouseRequest(x=120, y=240))),
    ComputerAction(TypeTextAction(type="type_text", type_text=TypeTextRequest(text="milk"))),
]
computer.batch_computer_action(session_id, BatchComputerActionRequest(actions=actions))
mouse = computer.get_mouse_position(session_id)

archive = b"PK\5\6" + bytes(18)  # an empty ZIP archive
extension = ExtensionsApi(client).create_extension(("journey.zip", archive), "journey")
# The client does not send parameters of style deepObject, so this filters by name instead of by tag.
sessions = browsers.list_browsers(query="journey")

try:
    files.move_path(session_id, move)
    raise AssertionError("The file is still there.")
except NotFoundException as exception:
    error = exception.data
    assert isinstance(error, Error)
    print(json.dumps({
        "session_id": session_id,
        "mouse": {"x": mouse.x, "y": mouse.y},
        "extension_size_bytes": extension.size_bytes,
        "tagged": [session.name for session in sessions],
        "error": {"status": exception.status, "code": error.code},
    }))
