/** What breaks each rule of `redocly.yaml`: the message that tells of it, and changes to `notes.yaml` that do it. */
import type { Node } from "../../support/contract.js";

type Change = (notes: Node) => void;

const create = ({ paths }: Node) => paths["/notes"].post as Node;
const list = ({ paths }: Node) => paths["/notes"].get as Node;
const upload = ({ paths }: Node) => paths["/notes/{id}"].put as Node;
const stream = ({ paths }: Node) => paths["/notes/{id}/events"].get as Node;
const log = ({ paths }: Node) => paths["/notes/{id}/log"].get as Node;
const schemas = ({ components }: Node) => components.schemas as Node;
const problem = ({ components }: Node) => components.responses.Problem as Node;

export const breaches: Record<string, [message: string, changes: Record<string, Change>]> = {
  "operation-description": ["Operation object should contain `description` field.", {
    "an operation without a description": (notes) => delete create(notes).description,
  }],
  "operation-singular-tag": ["Operation `tags` object should have only one tag.", {
    "an operation of two areas": (notes) => create(notes).tags.push("Streams"),
  }],
  "operation-tag-defined": ["Operation tags should be defined in global tags.", {
    "an operation of an unknown area": (notes) => create(notes).tags = ["Letters"],
  }],
  "rule/summaries-are-imperative": ['A summary says what to do, such as "Move a file", without a full stop.', {
    "a summary that tells": (notes) => create(notes).summary = "Creates a note",
    "a summary without a verb": (notes) => create(notes).summary = "Creating a note",
    "a summary with a full stop": (notes) => create(notes).summary = "Create a note.",
    "a summary in lower case": (notes) => create(notes).summary = "create a note",
  }],
  "rule/operations-follow-the-tags": ["Operations stand in the order of the tags.", {
    "areas in another order": ({ tags }) => tags.reverse(),
    "an operation of an earlier area after one of a later": (notes) => list(notes).tags = ["Streams"],
  }],
  "rule/tags-are-grouped": ["Every tag is in a group of x-tagGroups.", {
    "a tag without a group": (notes) => notes["x-tagGroups"][0].tags.pop(),
  }],
  "rule/operation-ids-are-verbs": [
    "An operation id is camelCase and starts with a verb. Add the verb to the list if it is a new one.", {
      "an id without a verb": (notes) => create(notes).operationId = "noteCreation",
      "an id that only begins like a verb": (notes) => create(notes).operationId = "getawayNote",
      "an id that is not camelCase": (notes) => create(notes).operationId = "create_note",
    },
  ],
  "rule/operations-declare-errors": ["An operation declares 400, 401, 403, 500 and default.", Object.fromEntries(
    ["400", "401", "403", "500", "default"].map((status) =>
      [`an operation without ${status}`, (notes: Node) => delete create(notes).responses[status]]),
  )],
  "rule/ids-may-be-unknown": ["An operation with a parameter in its path declares 404.", {
    "an operation with an id and without 404": (notes) => delete upload(notes).responses["404"],
  }],
  "rule/error-responses-have-content": ["An error response has a body.", {
    "an error response without a body": (notes) => {
      delete problem(notes).content;
      delete schemas(notes).Error;
      delete notes.components.examples.Problem;
    },
  }],
  "rule/error-responses-are-json": ["An error response is application/json, and nothing else.", {
    "an error response of another media type": (notes) =>
      problem(notes).content = { "application/problem+json": problem(notes).content["application/json"] },
    "an error response of two media types": (notes) =>
      problem(notes).content["application/problem+json"] = problem(notes).content["application/json"],
  }],
  "rule/error-responses-carry-error": [
    "An error response carries the schema Error, AuthConnectionConflict, BrowserCurlTransportError or "
    + "PlaywrightExecutorConflict.", {
      "an error response with another schema": (notes) => {
        problem(notes).content["application/json"].schema.$ref = "#/components/schemas/Problem";
        schemas(notes).Problem = schemas(notes).Error;
        delete schemas(notes).Error;
      },
      "an error response without a schema": (notes) => {
        delete problem(notes).content["application/json"].schema;
        delete schemas(notes).Error;
      },
    },
  ],
  "rule/names-are-distinct": [
    "A schema, a parameter and an inline enum or union (its owner's name and its property's) have different names, so "
    + "that code generators can tell them apart.", {
      "a schema with the name of a parameter": (notes) => {
        const { parameters } = notes.components as Node;
        parameters.NoteForm = parameters.Folder;
        list(notes).parameters.push({ $ref: "#/components/parameters/NoteForm" });
        delete parameters.Folder;
        list(notes).parameters = list(notes).parameters.filter(({ $ref }: Node) => !$ref.endsWith("Folder"));
      },
      "a schema with the name that an enum gets": (notes) => {
        schemas(notes).NoteRequest.properties.form = { type: "string", enum: ["short"] };
        schemas(notes).NoteRequestForm = schemas(notes).NoteForm;
        upload(notes).requestBody.content["multipart/form-data"].schema.$ref = "#/components/schemas/NoteRequestForm";
        delete schemas(notes).NoteForm;
      },
    },
  ],
  "rule/absolute-paths-carry-pattern": ["What is described as an absolute path carries the pattern.", {
    "a parameter that may be relative": ({ components }) => components.parameters.Folder.schema = { type: "string" },
    "a property that may be relative": (notes) =>
      schemas(notes).NoteRequest.properties.path = { description: "Absolute path of the note.", type: "string" },
    "a property with another pattern": (notes) => schemas(notes).NoteRequest.properties.folder = {
      description: "Absolute path of the folder.", type: "string", pattern: "^/home/.*",
    },
  }],
  "rule/lists-page-alike": [
    "A list takes the shared Limit and Offset, and answers with the four shared headers of a page; or it takes a limit "
    + "and a cursor of its own, and answers with the shared X-Has-More and X-Next-Offset alone.", {
      "a list without offset": (notes) => {
        list(notes).parameters.splice(1, 1);
        delete notes.components.parameters.Offset;
      },
      "a list with a limit of its own": (notes) => {
        list(notes).parameters[0] = notes.components.parameters.Limit;
        delete notes.components.parameters.Limit;
      },
      ...Object.fromEntries(["Limit", "Offset", "Has-More", "Next-Offset"].map((header) => [
        `a page without X-${header}`,
        (notes: Node) => {
          delete list(notes).responses["200"].headers[`X-${header}`];
          if (["Limit", "Offset"].includes(header)) delete notes.components.headers[header];
        },
      ])),
      "a list with a cursor and the shared limit": (notes) =>
        log(notes).parameters[1] = { $ref: "#/components/parameters/Limit" },
      "a list with a cursor and no limit": (notes) => log(notes).parameters.splice(1, 1),
      "a list with a cursor that says where a page starts": (notes) =>
        log(notes).responses["200"].headers["X-Offset"] = { $ref: "#/components/headers/Offset" },
      "a list with a cursor that does not say what follows": (notes) =>
        delete log(notes).responses["200"].headers["X-Next-Offset"],
    },
  ],
  "rule/event-streams-have-events": [
    "An event stream has the schema of an event, an object or oneOf by discriminator, and X-SSE-Content-Type.", {
      "events that are text": (notes) => {
        schemas(notes).Event = { type: "string" };
        delete schemas(notes).Change;
        delete schemas(notes).Heartbeat;
        notes.components.examples.Changed.value = "changed";
      },
      "events without a discriminator": (notes) => delete schemas(notes).Event.discriminator,
      "a stream without the header": (notes) => delete stream(notes).responses["200"].headers,
    },
  ],
  "rule/bodies-have-examples": ["A body has examples, each with a summary.", {
    "a response without examples": (notes) => {
      delete list(notes).responses["200"].content["application/json"].examples;
      delete notes.components.examples.OneNote;
    },
    "an example without a summary": (notes) => delete notes.components.examples.NewNote.summary,
    "an example in place without a summary": (notes) => {
      create(notes).requestBody.content["application/json"].examples.new_note = { value: { text: "Buy milk." } };
      delete notes.components.examples.NewNote;
    },
    "a stream without examples": (notes) => {
      stream(notes).responses["200"].content["text/event-stream"].examples = {};
      delete notes.components.examples.Changed;
    },
  }],
  "rule/paths-are-linked": ["A link from some response gives each parameter of a path.", {
    "an operation that no link leads to": (notes) => delete create(notes).responses["201"].links.UploadNote,
    "a link that gives another parameter": ({ components }) =>
      components.links.StreamNote.parameters = { name: "$response.body#/id" },
  }],
  "rule/deprecations-name-a-replacement": [
    "The description of what is deprecated says what takes its place, even that this is not specified.", {
      "a deprecated operation": (notes) => create(notes).deprecated = true,
      "a deprecated parameter": ({ components }) => components.parameters.Folder.deprecated = true,
      "a deprecated property": (notes) => schemas(notes).Note.properties.title.description = "The first line.",
      "a deprecated property without a description": (notes) =>
        schemas(notes).NoteRequest.properties.author.deprecated = true,
      "a deprecated property of a shared schema": (notes) =>
        schemas(notes).NoteRequest.properties.path.deprecated = true,
    },
  ],
};
