/** The message of each rule of `redocly.yaml`, and changes to `notes.yaml` that violate the rule. */
import type { Node } from "../../support/contract.js";

type Change = (notes: Node) => void;

const create = ({ paths }: Node) => paths["/notes"].post as Node;
const list = ({ paths }: Node) => paths["/notes"].get as Node;
const upload = ({ paths }: Node) => paths["/notes/{id}"].put as Node;
const stream = ({ paths }: Node) => paths["/notes/{id}/events"].get as Node;
const log = ({ paths }: Node) => paths["/notes/{id}/log"].get as Node;
const schemas = ({ components }: Node) => components.schemas as Node;
const problem = ({ components }: Node) => components.responses.Problem as Node;

export const violations: Record<string, [message: string, changes: Record<string, Change>]> = {
  "operation-description": ["Operation object should contain `description` field.", {
    "an operation without a description": (notes) => delete create(notes).description,
  }],
  "operation-singular-tag": ["Operation `tags` object should have only one tag.", {
    "an operation with two tags": (notes) => create(notes).tags.push("Streams"),
  }],
  "operation-tag-defined": ["Operation tags should be defined in global tags.", {
    "an operation with an unknown tag": (notes) => create(notes).tags = ["Letters"],
  }],
  "rule/summaries-are-imperative": ['A summary must be an imperative without a full stop, such as "Move a file".', {
    "a summary in the third person": (notes) => create(notes).summary = "Creates a note",
    "a summary without a verb": (notes) => create(notes).summary = "Creating a note",
    "a summary with a full stop": (notes) => create(notes).summary = "Create a note.",
    "a summary in lower case": (notes) => create(notes).summary = "create a note",
  }],
  "rule/operations-follow-the-tags": ["This operation comes too late. Put the operations in the order of the tags.", {
    "tags in another order": ({ tags }) => tags.reverse(),
    "an operation after one with a later tag": (notes) => list(notes).tags = ["Streams"],
  }],
  "rule/tags-are-grouped": ["This tag is in no group. Add it to a group of x-tagGroups.", {
    "a tag without a group": (notes) => notes["x-tagGroups"][0].tags.pop(),
  }],
  "rule/operation-ids-are-verbs": [
    "An operation id must be in camelCase and start with a listed verb. Add a new verb to contract/verbs, in the rule "
    + "operation-ids-are-verbs of redocly.yaml.", {
      "an id without a verb": (notes) => create(notes).operationId = "noteCreation",
      "an id that only starts with the letters of a verb": (notes) => create(notes).operationId = "getawayNote",
      "an id that is not camelCase": (notes) => create(notes).operationId = "create_note",
    },
  ],
  "rule/operations-declare-errors": [
    "An operation must declare responses for 400, 401, 403, 500 and default. Add the missing ones.",
    Object.fromEntries(["400", "401", "403", "500", "default"].map((status) =>
      [`an operation without ${status}`, (notes: Node) => delete create(notes).responses[status]])),
  ],
  "rule/ids-may-be-unknown": ["An operation with a path parameter must declare a response for 404. Add it.", {
    "an operation with an id and without 404": (notes) => delete upload(notes).responses["404"],
  }],
  "rule/error-responses-have-content": ["An error response must have a body. Add content with the schema Error.", {
    "an error response without a body": (notes) => {
      delete problem(notes).content;
      delete schemas(notes).Error;
      delete notes.components.examples.Problem;
    },
  }],
  "rule/error-responses-are-json": ["An error response must have application/json as its only media type.", {
    "an error response of another media type": (notes) =>
      problem(notes).content = { "application/problem+json": problem(notes).content["application/json"] },
    "an error response of two media types": (notes) =>
      problem(notes).content["application/problem+json"] = problem(notes).content["application/json"],
  }],
  "rule/error-responses-carry-error": [
    "An error response must use the schema Error, AuthConnectionConflict, BrowserCurlTransportError or "
    + "PlaywrightExecutorConflict. Add a new error schema to the rule error-responses-carry-error of redocly.yaml.", {
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
    "This name is used twice. Code generators name a type for each schema and parameter, and for each inline enum or "
    + "union, by its schema and property. Rename one of the two.", {
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
  "rule/absolute-paths-carry-pattern": [
    "An absolute path must have the pattern ^/.* in its schema. Add the pattern, or change the description.", {
      "a parameter without the pattern": ({ components }) => components.parameters.Folder.schema = { type: "string" },
      "a property without the pattern": (notes) =>
        schemas(notes).NoteRequest.properties.path = { description: "Absolute path of the note.", type: "string" },
      "a property with another pattern": (notes) => schemas(notes).NoteRequest.properties.folder = {
        description: "Absolute path of the folder.", type: "string", pattern: "^/home/.*",
      },
    },
  ],
  "rule/lists-page-alike": [
    "A list must use the shared parameters Limit and Offset, and return the four shared page headers. A list with a "
    + "cursor must define its own limit and offset, and return only the shared X-Has-More and X-Next-Offset.", {
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
      "a list with a cursor and the header X-Offset": (notes) =>
        log(notes).responses["200"].headers["X-Offset"] = { $ref: "#/components/headers/Offset" },
      "a list with a cursor and without X-Next-Offset": (notes) =>
        delete log(notes).responses["200"].headers["X-Next-Offset"],
    },
  ],
  "rule/event-streams-have-events": [
    "An event stream must have the header X-SSE-Content-Type, and a schema for its events: an object, or a oneOf with "
    + "a discriminator.", {
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
  "rule/bodies-have-examples": ["A body must have at least one example, and each example must have a summary.", {
    "a response without examples": (notes) => {
      delete list(notes).responses["200"].content["application/json"].examples;
      delete notes.components.examples.OneNote;
    },
    "an example without a summary": (notes) => delete notes.components.examples.NewNote.summary,
    "an inline example without a summary": (notes) => {
      create(notes).requestBody.content["application/json"].examples.new_note = { value: { text: "Buy milk." } };
      delete notes.components.examples.NewNote;
    },
    "a stream without examples": (notes) => {
      stream(notes).responses["200"].content["text/event-stream"].examples = {};
      delete notes.components.examples.Changed;
    },
  }],
  "rule/paths-are-linked": ["No link provides a parameter of this path. Add one to a response that has its value.", {
    "an operation without a link to it": (notes) => delete create(notes).responses["201"].links.UploadNote,
    "a link for another parameter": ({ components }) =>
      components.links.StreamNote.parameters = { name: "$response.body#/id" },
  }],
  "rule/deprecations-name-a-replacement": [
    'The description of a deprecated part must say what replaces it: "Use `x` instead.", or "What takes its place is '
    + 'not specified."', {
      "a deprecated operation": (notes) => create(notes).deprecated = true,
      "a deprecated parameter": ({ components }) => components.parameters.Folder.deprecated = true,
      "a deprecated property": (notes) => schemas(notes).Note.properties.title.description = "The first line.",
      "a deprecated property without a description": (notes) =>
        schemas(notes).NoteRequest.properties.author.deprecated = true,
      "a deprecated property of a shared schema": (notes) =>
        schemas(notes).NoteRequest.properties.path.deprecated = true,
    },
  ],
  "rule/assumptions-quote-the-description": [
    "An entry of x-assumed must have a kebab-case id that no other entry has, words of a description as text, and, if "
    + "it is a refusal, an error status that the operation declares.", {
      "an assumption without an id": (notes) => delete log(notes)["x-assumed"][0].id,
      "an id that is not kebab-case": (notes) => log(notes)["x-assumed"][0].id = "deleted_note",
      "an id that another assumption has": (notes) => log(notes)["x-assumed"][1].id = "deleted-note",
      "an assumption without a text": (notes) => delete log(notes)["x-assumed"][0].text,
      "an assumption with no words": (notes) => log(notes)["x-assumed"][0].text = "",
      "an assumption in other words": (notes) => log(notes)["x-assumed"][0].text = "404 if the note is gone",
      "an assumption of another operation": (notes) => {
        list(notes)["x-assumed"] = log(notes)["x-assumed"];
        delete log(notes)["x-assumed"];
      },
      "a status that the operation does not declare": (notes) => log(notes)["x-assumed"][0].status = 422,
      "a status that is no refusal": (notes) => log(notes)["x-assumed"][0].status = 200,
      "an unknown property": (notes) => log(notes)["x-assumed"][0].code = "bad_request",
      "assumptions that are no list": (notes) => log(notes)["x-assumed"] = log(notes)["x-assumed"][0],
      "an empty list": (notes) => log(notes)["x-assumed"] = [],
    },
  ],
  "rule/marks-are-in-place": [
    "This mark is misplaced. x-assumed must stand on an operation. x-chosen must be true, and must not stand beside a "
    + "$ref, where code generators ignore it.", {
      "x-chosen beside a $ref": (notes) => schemas(notes).NoteRequest.properties.path["x-chosen"] = true,
      "x-assumed on a schema": (notes) => schemas(notes).Note["x-assumed"] = [],
      "x-chosen that is false": (notes) => schemas(notes).Note.properties.id["x-chosen"] = false,
    },
  ],
  "rule/orders-quote-the-description": [
    "x-order must stand on an array, with words from the description of the array or its operation.", {
      "an order in other words": (notes) => schemas(notes).Note.properties.tags["x-order"] = "as sent",
      "an order that the operation does not state": (notes) => list(notes).description = "Returns a page of notes.",
      "an order beside a $ref": (notes) => schemas(notes).NoteRequest.properties.path["x-order"] = "Absolute path",
      "an order of a text": (notes) => schemas(notes).Note.properties.title["x-order"] = "The first line",
      "an order that is no text": (notes) => schemas(notes).Note.properties.tags["x-order"] = true,
    },
  ],
};
