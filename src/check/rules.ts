/** The rules of the contract that a server is checked by, each in words. */

export const rules = {
  "example": "A request that the contract shows is taken.",
  "optional": "What is optional may be left out, and a parameter may be given.",
  "repeated": "A request that was taken is taken once more, or refused.",
  "token": "A request without a bearer token gets 401.",
  "scheme": "A token of another scheme gets 401.",
  "required": "A request that lacks what is required gets 400.",
  "closed": "A request with a property that the contract does not have gets 400.",
  "type": "A value of another type gets 400.",
  "enum": "A value outside of the listed ones gets 400.",
  "pattern": "A value against its pattern gets 400.",
  "format": "A value against its format gets 400.",
  "bound": "A number below its minimum or above its maximum gets 400.",
  "length": "A text that is too short or too long gets 400.",
  "count": "A list or an object with too few or too many entries gets 400.",
  "malformed": "A body that is not valid JSON gets 400.",
  "media-type": "A body of another media type is refused.",
  "unknown-id": "An id that does not exist gets 404.",
  "unknown-path": "A path that does not exist gets 404.",
  "unknown-method": "A method that a path does not have is refused.",
  "refusal": "What is refused is refused with the status that the contract gives it.",
  "answer": "A request is answered.",
  "answer-status": "An answer has a status that the operation declares.",
  "answer-media-type": "An answer has the media type that its status declares.",
  "answer-header": "The headers of an answer are as declared.",
  "answer-body": "The body of an answer fits its schema.",
  "answer-event": "The events of a stream fit their schema.",
} as const;

/** The name of a rule. */
export type Rule = keyof typeof rules;
