// Written by `npm run generate` from openapi.yaml. Do not edit.

/** Bytes as a caller has them. A Node `Readable` is an async iterable; a string is sent as UTF-8. */
export type RawBody =
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;
export interface paths {
    "/browsers/{id}/fs/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move or rename a file or directory
         * @description Moves a file, or a directory with everything in it, to another absolute path.
         */
        put: operations["movePath"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/fs/write_file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write or create a file
         * @description Writes the request body, byte for byte, to a file at an absolute path.
         */
        put: operations["writeFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/browsers/{id}/computer/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a batch of computer actions
         * @description Runs mouse, keyboard and screen actions one after the other, in one call. The first failure ends the batch.
         */
        post: operations["batchComputerAction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Absolute path on the browser instance. It starts with `/`.
         * @example /home/user/report.csv
         */
        AbsolutePath: string;
        /** @description Source and destination of a move. */
        MovePathRequest: {
            /** @description Absolute path of the file or directory to move. Pattern: `^/.*`. */
            src_path: components["schemas"]["AbsolutePath"];
            /** @description Absolute path that the file or directory has after the move. Pattern: `^/.*`. */
            dest_path: components["schemas"]["AbsolutePath"];
        };
        /**
         * Format: binary
         * @description The bytes of a file, as they are.
         */
        FileContent: RawBody;
        /** @description A sequence of computer actions. */
        BatchComputerActionRequest: {
            /** @description The actions to run, from first to last. Minimum items: `1`. Maximum items: `100`. */
            actions: components["schemas"]["ComputerAction"][];
        };
        /** @description One action on the mouse, keyboard or screen. `type` names the action, and the property of the same name holds its settings. */
        ComputerAction: {
            /**
             * @description Which action to run.
             * @example click_mouse
             * @enum {string}
             */
            type: "click_mouse" | "move_mouse" | "type_text" | "press_key" | "scroll" | "drag_mouse" | "set_cursor" | "sleep";
            /** @description Presses, releases or clicks a mouse button at a position. */
            click_mouse?: components["schemas"]["ClickMouseRequest"];
            /** @description Moves the mouse pointer to a position. */
            move_mouse?: components["schemas"]["MoveMouseRequest"];
            /** @description Types text on the keyboard. */
            type_text?: components["schemas"]["TypeTextRequest"];
            /** @description Presses keys or key combinations. */
            press_key?: components["schemas"]["PressKeyRequest"];
            /** @description Turns the mouse wheel at a position. */
            scroll?: components["schemas"]["ScrollRequest"];
            /** @description Drags with a mouse button held down, through a series of points. */
            drag_mouse?: components["schemas"]["DragMouseRequest"];
            /** @description Shows or hides the mouse pointer. */
            set_cursor?: components["schemas"]["SetCursorRequest"];
            /** @description Waits before the next action runs. */
            sleep?: components["schemas"]["SleepAction"];
        };
        /**
         * @description Horizontal position on the screen, in pixels from the left edge.
         * @example 640
         */
        XCoordinate: number;
        /**
         * @description Vertical position on the screen, in pixels from the top edge.
         * @example 360
         */
        YCoordinate: number;
        /** @description Modifier keys that stay down during the action. */
        HoldKeys: string[];
        /** @description Presses, releases or clicks a mouse button at a position. */
        ClickMouseRequest: {
            /**
             * @description Mouse button to use.
             * @example left
             * @enum {string}
             */
            button?: "left" | "right" | "middle" | "back" | "forward";
            /**
             * @description Whether to press the button, to release it, or to do both.
             * @example click
             * @enum {string}
             */
            click_type?: "down" | "up" | "click";
            /** @description Horizontal position on the screen, in pixels from the left edge. */
            x: components["schemas"]["XCoordinate"];
            /** @description Vertical position on the screen, in pixels from the top edge. */
            y: components["schemas"]["YCoordinate"];
            /** @description Modifier keys that stay down during the action. */
            hold_keys?: components["schemas"]["HoldKeys"];
            /**
             * @description How many times to click.
             * @default 1
             * @example 2
             */
            num_clicks?: number;
        };
        /** @description Moves the mouse pointer to a position. */
        MoveMouseRequest: {
            /** @description Horizontal position on the screen, in pixels from the left edge. */
            x: components["schemas"]["XCoordinate"];
            /** @description Vertical position on the screen, in pixels from the top edge. */
            y: components["schemas"]["YCoordinate"];
            /** @description Modifier keys that stay down during the action. */
            hold_keys?: components["schemas"]["HoldKeys"];
            /**
             * @description Whether the pointer travels along a curve, as a hand would move it, or jumps.
             * @default true
             * @example true
             */
            smooth?: boolean;
            /**
             * @description How long a smooth move takes, in milliseconds. Without it, the distance decides. Minimum: `50`. Maximum: `5000`.
             * @example 400
             */
            duration_ms?: number;
        };
        /** @description Types text on the keyboard. */
        TypeTextRequest: {
            /**
             * @description The text to type.
             * @example cloud browsers
             */
            text: string;
            /**
             * @description Pause between two keystrokes, in milliseconds. Minimum: `0`.
             * @default 0
             * @example 30
             */
            delay?: number;
        };
        /** @description Presses keys or key combinations. */
        PressKeyRequest: {
            /** @description The keys to press, in order. */
            keys: string[];
            /**
             * @description How long to hold the keys down, in milliseconds. With 0 they are tapped. Minimum: `0`.
             * @default 0
             * @example 200
             */
            duration?: number;
            /** @description Modifier keys that stay down during the action. */
            hold_keys?: components["schemas"]["HoldKeys"];
        };
        /** @description Turns the mouse wheel at a position. */
        ScrollRequest: {
            /** @description Horizontal position on the screen, in pixels from the left edge. */
            x: components["schemas"]["XCoordinate"];
            /** @description Vertical position on the screen, in pixels from the top edge. */
            y: components["schemas"]["YCoordinate"];
            /**
             * @description Wheel steps to the right; a negative number scrolls left.
             * @default 0
             * @example 0
             */
            delta_x?: number;
            /**
             * @description Wheel steps down; a negative number scrolls up.
             * @default 0
             * @example 5
             */
            delta_y?: number;
            /** @description Modifier keys that stay down during the action. */
            hold_keys?: components["schemas"]["HoldKeys"];
        };
        /** @description Drags with a mouse button held down, through a series of points. */
        DragMouseRequest: {
            /** @description The points to drag through, from start to end. Minimum items: `2`. */
            path: number[][];
            /**
             * @description Mouse button to hold.
             * @example left
             * @enum {string}
             */
            button?: "left" | "middle" | "right";
            /**
             * @description Pause between pressing the button and the first movement, in milliseconds. Minimum: `0`.
             * @default 0
             * @example 100
             */
            delay?: number;
            /**
             * @description Into how many steps the way between two points is divided. A smooth drag ignores it. Minimum: `1`.
             * @default 10
             * @example 20
             */
            steps_per_segment?: number;
            /**
             * @description Pause between two steps, in milliseconds. A smooth drag ignores it. Minimum: `0`.
             * @default 50
             * @example 10
             */
            step_delay_ms?: number;
            /** @description Modifier keys that stay down during the action. */
            hold_keys?: components["schemas"]["HoldKeys"];
            /**
             * @description Whether the pointer travels along curves, as a hand would move it, or in straight lines.
             * @default true
             * @example true
             */
            smooth?: boolean;
            /**
             * @description How long a smooth drag takes, in milliseconds. Without it, the length of the way decides. Minimum: `50`. Maximum: `10000`.
             * @example 800
             */
            duration_ms?: number;
        };
        /** @description Shows or hides the mouse pointer. */
        SetCursorRequest: {
            /**
             * @description Whether the pointer is hidden.
             * @example true
             */
            hidden: boolean;
        };
        /** @description Waits before the next action runs. */
        SleepAction: {
            /**
             * @description How long to wait, in milliseconds. Minimum: `0`. Maximum: `30000`.
             * @example 500
             */
            duration_ms: number;
        };
        /** @description The body of every error response. */
        Error: {
            /**
             * @description Machine-readable error code of the application. Minimum length: `1`.
             * @example bad_request
             */
            code: string;
            /**
             * @description Human-readable explanation, for debugging. Minimum length: `1`.
             * @example The request body is not valid.
             */
            message: string;
            /** @description The single errors, when there are several. Minimum items: `1`. */
            details?: components["schemas"]["ErrorDetail"][];
            /** @description The lower-level error behind this one. */
            inner_error?: components["schemas"]["ErrorDetail"];
        };
        /** @description One lower-level error. */
        ErrorDetail: {
            /**
             * @description Error code that is more specific than the one above it. Minimum length: `1`.
             * @example invalid_input
             */
            code?: string;
            /**
             * @description What exactly is wrong. Minimum length: `1`.
             * @example dest_path must start with "/".
             */
            message?: string;
        };
    };
    responses: {
        /** @description The input is invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The bearer token is missing or not accepted. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The permissions or the plan of the caller do not cover the operation. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The browser session, or the path on its browser instance, does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The browser session does not exist. */
        SessionNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed to handle the request. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Any other error. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Browser session ID.
         * @example brw_7f3k2m9x
         */
        BrowserSessionId: string;
        /**
         * @description Absolute path of the file to write. Pattern: `^/.*`.
         * @example /home/user/notes.txt
         */
        FilePath: components["schemas"]["AbsolutePath"];
        /**
         * @description Mode that the file gets, as 3 or 4 octal digits. Pattern: `^[0-7]{3,4}$`.
         * @default 644
         * @example 600
         */
        FileMode: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    movePath: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Browser session ID.
                 * @example brw_7f3k2m9x
                 */
                id: components["parameters"]["BrowserSessionId"];
            };
            cookie?: never;
        };
        /** @description Where the file or directory is, and where it goes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovePathRequest"];
            };
        };
        responses: {
            /** @description The file or directory was moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    writeFile: {
        parameters: {
            query: {
                /**
                 * @description Absolute path of the file to write. Pattern: `^/.*`.
                 * @example /home/user/notes.txt
                 */
                path: components["parameters"]["FilePath"];
                /**
                 * @description Mode that the file gets, as 3 or 4 octal digits. Pattern: `^[0-7]{3,4}$`.
                 * @default 644
                 * @example 600
                 */
                mode?: components["parameters"]["FileMode"];
            };
            header?: never;
            path: {
                /**
                 * @description Browser session ID.
                 * @example brw_7f3k2m9x
                 */
                id: components["parameters"]["BrowserSessionId"];
            };
            cookie?: never;
        };
        /** @description The raw bytes of the file. No bytes at all make an empty file. */
        requestBody: {
            content: {
                "application/octet-stream": components["schemas"]["FileContent"];
            };
        };
        responses: {
            /** @description The file was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
    batchComputerAction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Browser session ID.
                 * @example brw_7f3k2m9x
                 */
                id: components["parameters"]["BrowserSessionId"];
            };
            cookie?: never;
        };
        /** @description The actions, in the order in which they run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchComputerActionRequest"];
            };
        };
        responses: {
            /** @description All actions have run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SessionNotFound"];
            500: components["responses"]["InternalServerError"];
            default: components["responses"]["UnexpectedError"];
        };
    };
}
/** Absolute path on the browser instance. It starts with `/`. */
export type AbsolutePath = components["schemas"]["AbsolutePath"];
/** Source and destination of a move. */
export type MovePathRequest = components["schemas"]["MovePathRequest"];
/** The bytes of a file, as they are. */
export type FileContent = components["schemas"]["FileContent"];
/** A sequence of computer actions. */
export type BatchComputerActionRequest = components["schemas"]["BatchComputerActionRequest"];
/** One action on the mouse, keyboard or screen. `type` names the action, and the property of the same name holds its settings. */
export type ComputerAction = components["schemas"]["ComputerAction"];
/** Horizontal position on the screen, in pixels from the left edge. */
export type XCoordinate = components["schemas"]["XCoordinate"];
/** Vertical position on the screen, in pixels from the top edge. */
export type YCoordinate = components["schemas"]["YCoordinate"];
/** Modifier keys that stay down during the action. */
export type HoldKeys = components["schemas"]["HoldKeys"];
/** Presses, releases or clicks a mouse button at a position. */
export type ClickMouseRequest = components["schemas"]["ClickMouseRequest"];
/** Moves the mouse pointer to a position. */
export type MoveMouseRequest = components["schemas"]["MoveMouseRequest"];
/** Types text on the keyboard. */
export type TypeTextRequest = components["schemas"]["TypeTextRequest"];
/** Presses keys or key combinations. */
export type PressKeyRequest = components["schemas"]["PressKeyRequest"];
/** Turns the mouse wheel at a position. */
export type ScrollRequest = components["schemas"]["ScrollRequest"];
/** Drags with a mouse button held down, through a series of points. */
export type DragMouseRequest = components["schemas"]["DragMouseRequest"];
/** Shows or hides the mouse pointer. */
export type SetCursorRequest = components["schemas"]["SetCursorRequest"];
/** Waits before the next action runs. */
export type SleepAction = components["schemas"]["SleepAction"];
/** The body of every error response. */
export type ErrorBody = components["schemas"]["Error"];
/** One lower-level error. */
export type ErrorDetail = components["schemas"]["ErrorDetail"];
