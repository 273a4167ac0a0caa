/** What a user submits, read against what the website asks for. */
import type { ManagedAuthChoice, SubmitFieldsRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Asked } from "./pages.js";
import type { Entered, Submission } from "./site.js";

/** The property that has a choice. */
type Choosing = Exclude<keyof SubmitFieldsRequest, "fields" | "field_values" | "interaction_id">;

/**
 * Reads a submission. What answers an older form is that which stands at the same place in the form of today.
 *
 * @param asked What the website asks for.
 * @param interaction The ID under which it asks; none where it asks for nothing.
 * @throws {HttpError} With 422 when nothing is asked for, or not any more; with 400 when it is something else. The
 * message has no value that was entered.
 */
export function readSubmission(
  request: SubmitFieldsRequest,
  asked: Asked,
  interaction: string | undefined,
): Submission {
  if (interaction === undefined) throw notWaiting();
  checkInteraction(request, interaction);
  if (request.sso_provider !== undefined && request.sso_button_selector !== undefined) {
    throw new HttpError(400, ["sso_provider cannot be given together with sso_button_selector."]);
  }
  const choice = choiceOf(request, asked);
  const entered = enteredIn(request, asked);
  if (!choice) checkComplete(entered, asked);
  return choice ? { entered: [], choice } : { entered };
}

/** What is thrown when nothing can be submitted. */
export function notWaiting(): HttpError {
  const advice = "Start one, or follow its events until it does.";
  return new HttpError(422, [], `The auth connection has no login that waits for input. ${advice}`);
}

/** The older forms go without an ID; where one is given with them, it has to be the current one as well. */
function checkInteraction(request: SubmitFieldsRequest, current: string): void {
  const { interaction_id, field_values, selected_choice_id } = request;
  if (interaction_id === undefined && (field_values ?? selected_choice_id) !== undefined) {
    throw new HttpError(400, ["interaction_id must be given with field_values and selected_choice_id."]);
  }
  if (interaction_id === undefined || interaction_id === current) return;
  throw new HttpError(422, [], "The login waits for other input by now. Get its current interaction_id.");
}

function enteredIn({ fields: older = {}, field_values = {} }: SubmitFieldsRequest, asked: Asked): Entered[] {
  const { fields = [], discovered_fields = [] } = asked;
  const entered = new Map<string, Entered>();
  function enter(property: string, name: string, index: number, value: string): void {
    const field = fields[index];
    if (!field) throw new HttpError(400, [`${property}: the login does not ask for a field ${name}.`]);
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

function choiceOf(request: SubmitFieldsRequest, asked: Asked): ManagedAuthChoice | undefined {
  const { choices = [], mfa_options = [], sign_in_options = [], pending_sso_buttons = [] } = asked;
  const ofType = (type: ManagedAuthChoice["type"], index: number) =>
    choices.filter((choice) => choice.type === type)[index];
  const finds: Record<Choosing, (wanted: string) => ManagedAuthChoice | undefined> = {
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
    const wanted = request[property as Choosing];
    if (wanted === undefined) continue;
    const found = find(wanted);
    if (!found) throw new HttpError(400, [`${property}: the login has no choice ${wanted}.`]);
    chosen.add(found);
  }
  if (chosen.size > 1) throw new HttpError(400, ["Only one of the choices can be chosen."]);
  return [...chosen][0];
}

function checkComplete(entered: Entered[], { fields = [], choices = [] }: Asked): void {
  if (entered.length === 0 && fields.length === 0) {
    const ids = choices.map(({ id }) => id).join(", ");
    throw new HttpError(400, [`selected_choice_id must be given; the login has the choices ${ids}.`]);
  }
  const isEmpty = (id: string) => !entered.find(({ field }) => field.id === id)?.value;
  const missing = fields.filter(({ id, required = false }) => required && isEmpty(id));
  if (missing.length === 0) return;
  throw new HttpError(400, missing.map(({ id }) => `field_values must have a value for ${id}.`));
}
