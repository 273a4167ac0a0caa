/** The input that a user submits, checked against what the website requests. */
import type { ManagedAuthChoice, SubmitFieldsRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import type { RequestedInput } from "./pages.js";
import type { Entered, Submission } from "./site.js";

/** A property with a choice. */
type ChoiceProperty = Exclude<keyof SubmitFieldsRequest, "fields" | "field_values" | "interaction_id">;

/**
 * Reads a submission. An item of a deprecated form stands for the item at the same position in the current form.
 *
 * @param asked The input that the website requests.
 * @param interaction The ID of the request for input; undefined when there is none.
 * @throws {HttpError} With 422 if no input is requested, or no longer; with 400 if other input is. The message does
 * not contain any entered value.
 */
export function readSubmission(
  request: SubmitFieldsRequest,
  asked: RequestedInput,
  interaction: string | undefined,
): Submission {
  if (interaction === undefined) throw notWaiting();
  checkInteraction(request, interaction);
  if (request.sso_provider !== undefined && request.sso_button_selector !== undefined) {
    throw new HttpError(400, ["sso_provider cannot be combined with sso_button_selector."]);
  }
  const choice = choiceOf(request, asked);
  const entered = enteredFieldsOf(request, asked);
  if (!choice) checkComplete(entered, asked);
  return choice ? { entered: [], choice } : { entered };
}

/** Creates the error for a login that does not wait for input. */
export function notWaiting(): HttpError {
  const advice = "Start one, or follow its events until it does.";
  const message = `The auth connection has no login that waits for input. ${advice}`;
  return assumed("not-waiting", new HttpError(422, [], message));
}

/** The deprecated forms do not need an ID. If one is given with them, it must be the current one, too. */
function checkInteraction(request: SubmitFieldsRequest, current: string): void {
  const { interaction_id, field_values, selected_choice_id } = request;
  if (interaction_id === undefined && (field_values ?? selected_choice_id) !== undefined) {
    const violation = "interaction_id must be given with field_values and selected_choice_id.";
    throw assumed("missing-interaction", new HttpError(400, [violation]));
  }
  if (interaction_id === undefined || interaction_id === current) return;
  const message = "The login now waits for other input. Get its current interaction_id.";
  throw assumed("outdated-interaction", new HttpError(422, [], message));
}

function enteredFieldsOf(
  { fields: older = {}, field_values = {} }: SubmitFieldsRequest,
  asked: RequestedInput,
): Entered[] {
  const { fields = [], discovered_fields = [] } = asked;
  const entered = new Map<string, Entered>();
  function enter(property: string, name: string, index: number, value: string): void {
    const field = fields[index];
    if (!field) throw unknownInput(`${property}: the login does not ask for a field ${name}.`);
    entered.set(field.id, { field, value });
  }
  for (const [name, value] of Object.entries(older)) {
    enter("fields", name, discovered_fields.findIndex((field) => field.name === name), value);
  }
  for (const [id, value] of Object.entries(field_values)) {
    enter("field_values", id, fields.findIndex((field) => field.id === id), value);
  }
  return [...entered.values()];
}

function choiceOf(request: SubmitFieldsRequest, asked: RequestedInput): ManagedAuthChoice | undefined {
  const { choices = [], mfa_options = [], sign_in_options = [], pending_sso_buttons = [] } = asked;
  const ofType = (type: ManagedAuthChoice["type"], index: number) =>
    choices.filter((choice) => choice.type === type)[index];
  const finds: Record<ChoiceProperty, (wanted: string) => ManagedAuthChoice | undefined> = {
    selected_choice_id: (wanted) => choices.find(({ id }) => id === wanted),
    mfa_option_id: (wanted) => ofType("mfa_method", mfa_options.findIndex(({ type }) => type === wanted)),
    sign_in_option_id: (wanted) => ofType("account", sign_in_options.findIndex(({ id }) => id === wanted)),
    sso_provider: (wanted) =>
      ofType("sso_provider", pending_sso_buttons.findIndex(({ provider }) => provider === wanted)),
    sso_button_selector: (wanted) =>
      ofType("sso_provider", pending_sso_buttons.findIndex(({ selector }) => selector === wanted)),
  };
  const chosen = new Set<ManagedAuthChoice>();
  for (const [property, find] of Object.entries(finds)) {
    const wanted = request[property as ChoiceProperty];
    if (wanted === undefined) continue;
    const found = find(wanted);
    if (!found) throw unknownInput(`${property}: the login has no choice ${wanted}.`);
    chosen.add(found);
  }
  if (chosen.size > 1) throw assumed("several-choices", new HttpError(400, ["Only one choice can be selected."]));
  return [...chosen][0];
}

function unknownInput(violation: string): HttpError {
  return assumed("unknown-field-or-choice", new HttpError(400, [violation]));
}

function checkComplete(entered: Entered[], { fields = [], choices = [] }: RequestedInput): void {
  if (entered.length === 0 && fields.length === 0) {
    const ids = choices.map(({ id }) => id).join(", ");
    throw incompleteInput([`selected_choice_id must be given; the login has the choices ${ids}.`]);
  }
  const isEmpty = (id: string) => !entered.find(({ field }) => field.id === id)?.value;
  const missing = fields.filter(({ id, required = false }) => required && isEmpty(id));
  if (missing.length > 0) throw incompleteInput(missing.map(({ id }) => `field_values must have a value for ${id}.`));
}

function incompleteInput(violations: string[]): HttpError {
  return assumed("incomplete-input", new HttpError(400, violations));
}
