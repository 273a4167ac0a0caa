/** What the contract promises of logins whose website asks for a user name and a password, and for nothing more. */
import type { ManagedAuthCreateRequest, SubmitFieldsRequest } from "../../../generated/openapi.js";
import { type Expectation, type Sequence, sequence, step } from "../sequence.js";
import { connect, domain, get } from "./requests.js";

const of = { path: { id: "{a.id}" } };
const timeline = (expectation: Expectation) => step("listAuthTimeline", of, expectation);
const submit = (body: SubmitFieldsRequest, expectation?: Expectation) =>
  step("submitAuthFields", { ...of, body }, expectation);
/** Submits the user name and the password to the login that `asks`. */
const enter = (password: string, expectation?: Expectation) =>
  submit({
    interaction_id: "{asks.interaction_id}",
    field_values: { "{asks.fields.0.id}": "{run}", "{asks.fields.1.id}": password },
  }, expectation);
/** Waits for what only the website can do. */
const becomes = (shows: object, as = "shown") => get("{a.id}", { as, open: true, shows });

/** Starts a login, and waits until it asks for a user name and a password. */
const startLogin = [
  step("startAuthLogin", of),
  becomes({ flow_step: "AWAITING_INPUT", fields: [{ type: "identifier" }, { type: "password" }] }, "asks"),
];
const loginOf = (settings: Partial<ManagedAuthCreateRequest>) => [connect(settings, { as: "a" }), ...startLogin];

export const inputs: Sequence[] = [
  sequence(
    "After `SUCCESS`, the connection is `AUTHENTICATED` and its profile is saved.",
    ...loginOf({ save_credentials: false }),
    enter("{run}", {
      shows: { accepted: true },
      proves: "Submits the input that a login waits for: values for its `fields` in `field_values`, or one of its "
        + "`choices` in `selected_choice_id`.",
    }),
    becomes({ flow_status: "SUCCESS" }),
    get("{a.id}", {
      shows: { status: "AUTHENTICATED", flow_expires_at: null },
      proves: "The connection first needs a login: its status is `NEEDS_AUTH` until a login succeeds.",
    }),
    get("{a.id}", { shows: { browser_session_id: undefined, interaction_id: undefined } }),
    step("listCredentials", { query: { domain } }, {
      shows: [],
      proves: "Whether to store the values entered in a successful login as a credential.",
    }),
  ),
  sequence(
    "If `save_credentials` is true, the entered values are stored as a credential.",
    ...loginOf({}),
    enter("{run}"),
    becomes({ flow_status: "SUCCESS" }),
    step("listCredentials", { query: { domain } }, { shows: [{ domain, has_values: true }] }),
  ),
  sequence(
    "After `FAILED`, `error_code` and `error_message` give the reason",
    ...loginOf({}),
    timeline({ as: "first", shows: [{ type: "login", status: "IN_PROGRESS" }] }),
    enter("wrong"),
    becomes({ flow_status: "FAILED" }),
    get("{a.id}", { shows: { status: "NEEDS_AUTH", flow_expires_at: null } }),
    timeline({
      shows: [{ id: "{first.0.id}", status: "FAILED" }],
      proves: "The entry of a login changes until the login ends.",
    }),
    ...startLogin,
    timeline({
      shows: [{ status: "IN_PROGRESS" }, { id: "{first.0.id}", status: "FAILED" }],
      proves: "Returns a page of the connection's timeline, newest first.",
    }),
  ),
  sequence(
    "a client of an older SDK, which does not know it, sends the values for `discovered_fields` in `fields`.",
    ...loginOf({}),
    becomes({ discovered_fields: [{ type: "text" }, { type: "password" }] }, "older"),
    submit({ fields: { "{older.discovered_fields.0.name}": "{run}", "{older.discovered_fields.1.name}": "{run}" } }),
  ),
  sequence(
    "The other properties answer older forms of fields and choices, and work without an `interaction_id`",
    ...loginOf({}),
    becomes({ pending_sso_buttons: [{}] }, "older"),
    submit({ sso_button_selector: "{older.pending_sso_buttons.0.selector}" }),
  ),
  sequence(
    "or one of its `choices` in `selected_choice_id`.",
    ...loginOf({}),
    becomes({ choices: [{}] }),
    submit({ interaction_id: "{shown.interaction_id}", selected_choice_id: "{shown.choices.0.id}" }),
  ),
  sequence(
    "Returns 400 if `sso_provider` is combined with `sso_button_selector`.",
    ...loginOf({}),
    becomes({ pending_sso_buttons: [{}] }, "older"),
    submit({
      sso_provider: "{older.pending_sso_buttons.0.provider}",
      sso_button_selector: "{older.pending_sso_buttons.0.selector}",
    }, { status: 400 }),
    get("{a.id}", {
      shows: { flow_status: "IN_PROGRESS", interaction_id: "{asks.interaction_id}" },
      proves: "ID of the current request for input.",
    }),
    submit({ sso_provider: "{older.pending_sso_buttons.0.provider}" }),
  ),
];
