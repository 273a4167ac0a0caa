/** The pages of the simulated website: the input that each requests, in the current form and in the deprecated one. */
import type {
  DiscoveredField, ManagedAuthChoice, ManagedAuthField, ManagedAuthStateEvent, MFAOption,
} from "../../../../generated/openapi.js";
import { withoutUndefined } from "../../base/without-undefined.js";

/** The input that a website requests. */
export type RequestedInput = Pick<
  ManagedAuthStateEvent,
  "fields" | "discovered_fields" | "choices" | "mfa_options" | "sign_in_options" | "pending_sso_buttons"
  | "external_action_message"
>;

/** The identity providers that the website accepts, by the ids of their choices. */
export const providers = { google: "Continue with Google" };

const userNameField = {
  id: "username",
  ref: "username",
  type: "identifier",
  label: "User name or email address",
  required: true,
  observed_selector: 'input[name="username"]',
  reason: "missing",
  input_mode: "email",
} satisfies ManagedAuthField;
const passwordField = {
  id: "password",
  ref: "password",
  type: "password",
  label: "Password",
  required: true,
  observed_selector: 'input[name="password"]',
  reason: "missing",
} satisfies ManagedAuthField;

/** The first page. */
export const loginPage: RequestedInput = {
  fields: [userNameField, passwordField],
  discovered_fields: [
    discoveredField(userNameField, { type: "text" }),
    discoveredField(passwordField, { type: "password" }),
  ],
  choices: Object.entries(providers).map(([id, label]) => ({ id, label, type: "sso_provider" })),
  pending_sso_buttons: Object.entries(providers).map(([provider, label]) =>
    ({ selector: `//button[@id="${provider}"]`, provider, label })),
};

/** The methods of multi-factor authentication, by the ids of their choices. */
const mfaMethods = {
  sms_code: { type: "sms", label: "Send the code by text message", target: "the number that ends in 92" },
  email_code: { type: "email", label: "Send the code by email", target: "a***@example.com" },
  push: { type: "push", label: "Approve on your phone" },
} satisfies Record<string, MFAOption>;

/** The pages that request a code, by the choice that leads to them. */
export const codePages = {
  sms_code: codePage("sms_code", "Code from the text message", "email_code", "push"),
  email_code: codePage("email_code", "Code from the email", "sms_code", "push"),
};

/** Whether a choice sends a code. */
export function isCodeMethod(choice: string): choice is keyof typeof codePages {
  return choice in codePages;
}

/** The page that waits for an approval on the phone. */
export const pushPage: RequestedInput = {
  external_action_message: "Approve the login on your phone.",
  ...offerMethods("sms_code", "email_code"),
};

const accounts = [
  { id: "own_account", label: "Own account", description: "ann@example.com" },
  { id: "team_account", label: "Team account", description: "team@example.com" },
];

/** The page with a choice of accounts. */
export const accountPage: RequestedInput = {
  choices: accounts.map((account): ManagedAuthChoice => ({ ...account, type: "account" })),
  sign_in_options: accounts,
};

function codePage(
  method: "sms_code" | "email_code",
  label: string,
  ...others: (keyof typeof mfaMethods)[]
): RequestedInput {
  const { type, target } = mfaMethods[method];
  const hint = `We sent a code to ${target}.`;
  const field = {
    id: "verification_code",
    ref: method,
    type: "code",
    label,
    required: true,
    observed_selector: 'input[name="code"]',
    reason: "missing",
    hint,
    input_mode: "numeric",
  } satisfies ManagedAuthField;
  return {
    fields: [field],
    discovered_fields: [discoveredField(field, { name: "code", type: "code", linked_mfa_type: type, hint })],
    ...offerMethods(...others),
  };
}

function offerMethods(...ids: (keyof typeof mfaMethods)[]): RequestedInput {
  const options: MFAOption[] = ids.map((id) => mfaMethods[id]);
  const choices = options.map(({ type: mfa_type, label, target: masked_destination }, index): ManagedAuthChoice =>
    ({ id: ids[index] as string, label, type: "mfa_method", mfa_type, ...withoutUndefined({ masked_destination }) }));
  return { choices, mfa_options: options };
}

/** Returns a page after the website rejected its input. */
export function rejected({ fields, ...asked }: RequestedInput): RequestedInput {
  return { ...asked, ...fields && { fields: fields.map((field) => ({ ...field, reason: "rejected" })) } };
}

/** Returns a field in its deprecated form. */
function discoveredField(
  { id, label = id, required, observed_selector }: ManagedAuthField & { required: boolean },
  more: Partial<DiscoveredField> & Pick<DiscoveredField, "type">,
): DiscoveredField {
  return { name: id, label, required, selector: observed_selector ?? "", ...more };
}
