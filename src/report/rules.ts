/** The rules that the checker applies, each as a sentence. */

/** Which requests are accepted, and which are refused. */
const ofRequests = {
  "example": "A request from the examples of the contract is accepted.",
  "optional": "Optional fields can be omitted, and optional parameters can be sent.",
  "repeated": "An accepted request that is sent again is accepted or refused.",
  "token": "A request without a bearer token gets 401.",
  "scheme": "Credentials of another scheme get 401.",
  "required": "A request that lacks a required field gets 400.",
  "closed": "A request with an undeclared property gets 400.",
  "type": "A value of the wrong type gets 400.",
  "enum": "A value that is not in its enum gets 400.",
  "pattern": "A value that does not match its pattern gets 400.",
  "format": "A value that does not match its format gets 400.",
  "bound": "A number below its minimum or above its maximum gets 400.",
  "length": "A string that is too short or too long gets 400.",
  "count": "A list or an object with too few or too many entries gets 400.",
  "malformed": "A body that is not valid JSON gets 400.",
  "media-type": "A body of another media type is refused.",
  "unknown-id": "An id that does not exist gets 404.",
  "unknown-path": "A path that does not exist gets 404.",
  "unknown-method": "A method that the path does not have is refused.",
  "refusal": "A refused request gets the status that the contract declares for it.",
  "request": "A request matches the declaration of its operation.",
} as const;

/** What the contract says in words. */
const ofSentences = {
  "behavior": "The server does what the contract says.",
} as const;

/** How responses match their declarations. */
const ofResponses = {
  "response": "Every request gets a response.",
  "alive": "The server responds until the end of the check.",
  "steady": "A request gets the same response when it is sent again.",
  "response-status": "A response has a status that the operation declares.",
  "response-media-type": "A response has the media type that is declared for its status.",
  "response-header": "The headers of a response match their declarations.",
  "response-body": "The body of a response matches its schema.",
  "response-null": "A value is null only where the contract allows null.",
  "response-content": "The content of a response matches its media type.",
  "response-event": "The events of a stream match their schema.",
} as const;

export const rules = { ...ofRequests, ...ofSentences, ...ofResponses } as const;

/** The name of a rule. */
export type Rule = keyof typeof rules;
