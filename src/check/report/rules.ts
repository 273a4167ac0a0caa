/** The rules of the contract that a server is checked by, each in words. */

/** What has to be accepted, and what has to be refused. */
const ofRequests = {
  "example": "A request that the contract shows is accepted.",
  "optional": "Optional fields may be left out, and optional parameters may be given.",
  "repeated": "A request that was accepted is accepted again, or refused.",
  "token": "A request without a bearer token gets 401.",
  "scheme": "A token of another scheme gets 401.",
  "required": "A request that lacks a required field gets 400.",
  "closed": "A request with a property that the contract does not have gets 400.",
  "type": "A value of the wrong type gets 400.",
  "enum": "A value that is not among the listed ones gets 400.",
  "pattern": "A value that does not match its pattern gets 400.",
  "format": "A value that does not have its format gets 400.",
  "bound": "A number below its minimum or above its maximum gets 400.",
  "length": "A text that is too short or too long gets 400.",
  "count": "A list or an object with too few or too many entries gets 400.",
  "malformed": "A body that is not valid JSON gets 400.",
  "media-type": "A body of another media type is refused.",
  "unknown-id": "An id that does not exist gets 404.",
  "unknown-path": "A path that does not exist gets 404.",
  "unknown-method": "A method that a path does not have is refused.",
  "refusal": "A refused request gets the status that the contract declares for it.",
  "request": "A request is one that its operation accepts.",
} as const;

/** What an operation does, as others show it afterwards. */
const ofEffects = {
  "created": "What was created can be read, under the id in the answer.",
  "kept": "What was sent is what is read afterwards.",
  "listed": "What was created is in the list.",
  "updated": "What was changed is read as it was changed.",
  "deleted": "What was deleted gets 404.",
  "unlisted": "What was deleted is in no list.",
  "stopped": "What was stopped is shown as ended.",
} as const;

/** What else depends on what came before. */
const ofState = {
  "by-name": "A name finds what the id finds.",
  "name-taken": "A name that is taken gets 409.",
  "deleted-again": "What was deleted cannot be deleted again: 404.",
  "below-deleted": "Whatever belongs to something that was deleted gets 404.",
  "refused-unchanged": "A request that is refused changes nothing.",
  "page-limit": "A page has at most as many entries as requested.",
  "page-walk": "Page by page, each entry comes once.",
} as const;

/** What answers have to be. */
const ofAnswers = {
  "answer": "Every request is answered.",
  "alive": "The server answers until the end of the check.",
  "steady": "The same request gets the same answer when it is sent again.",
  "answer-status": "An answer has a status that the operation declares.",
  "answer-media-type": "An answer has the media type that its status declares.",
  "answer-header": "The headers of an answer are as declared.",
  "answer-body": "The body of an answer fits its schema.",
  "answer-null": "A value is null only where the contract allows null.",
  "answer-content": "The content of an answer is what its media type says.",
  "answer-event": "The events of a stream fit their schema.",
} as const;

export const rules = { ...ofRequests, ...ofEffects, ...ofState, ...ofAnswers } as const;

/** The name of a rule. */
export type Rule = keyof typeof rules;

/** Whether a rule is about what an operation does, and not just about what it answers. */
export function isOfEffects(rule: Rule): boolean {
  return rule in ofEffects;
}
