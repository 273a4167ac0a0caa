/** The pages of the simulated website: what each asks for, as the contract has it and in its older form. */
import type {
  DiscoveredField, ManagedAuthChoice, ManagedAuthField, ManagedAuthStateEvent, MFAOption,
} from "../../../../generated/openapi.js";
import { given } from "../base/given.js";

/** What a website asks for. */
export type Asked = Pick<
  ManagedAuthStateEvent,
  "fields" | "discovered_fields" | "choices" | "mfa_options" | "sign_in_options" | "pending_sso_buttons"
  | "external_action_message"
>;

/** The identity providers that the website takes, by the ids of their choices. */
export const providers = { google: "Continue with Google" };

const userName = {
  id: "username",
  ref: "username",
  type: "identifier",
  label: "User name or email address",
  required: true,
  observed_selector: 'input[name="username"]',
  reason: "missing",
  input_mode: "email",
} satisfies ManagedAuthField;
const password = {
  id: "password",
  ref: "password",
  type: "password",
  label: "Password",
  required: true,
  observed_selector: 'input[name="password"]',
  reason: "missing",
} satisfies ManagedAuthField;

/** The first page. */
export const loginPage: Asked = {
  fields: [userName, password],
  discovered_fields: [older(userName, { type: "text" }), older(password, { type: "password" })],
  choices: Object.entries(providers).map(([id, label]) => ({ id, label, type: "sso_provider" })),
  pending_sso_buttons: Object.entries(providers).map(([provider, label]) =>
    ({ selector: `//button[@id="${provider}"]`, provider, label })),
};

/** The ways to prove who one is, by the ids of their choices. */
const methods = {
  sms_code: { type: "sms", label: "Send the code by text message", target: "the number that ends in 92" },
  email_code: { type: "email", label: "Send the code by email", target: "a***@example.com" },
  push: { type: "push", label: "Approve on your phone" },
} satisfies Record<string, MFAOption>;

/** The pages that ask for a code, by the choice that leads there. */
export const codePages = {
  sms_code: codePage("sms_code", "Code from the text message", "email_code", "push"),
  email_code: codePage("email_code", "Code from the email", "sms_code", "push"),
};

/** Whether a choice is one to have a code sent. */
export function isMethod(choice: string): choice is keyof typeof codePages {
  return choice in codePages;
}

/** The page on which one waits for the phone. */
export const pushPage: Asked = {
  external_action_message: "Approve the login on your phone.",
  ...offer("sms_code", "email_code"),
};

const accounts = [
  { id: "own_account", label: "Own account", description: "ann@example.com" },
  { id: "team_account", label: "Team account", description: "team@example.com" },
];

/** The page that asks for which account. */
export const accountPage: Asked = {
  choices: accounts.map((account): ManagedAuthChoice => ({ ...account, type: "account" })),
  sign_in_options: accounts,
};

function codePage(method: "sms_code" | "email_code", label: string, ...others: (keyof typeof methods)[]): Asked {
  const { type, target } = methods[method];
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
    discovered_fields: [older(field, { name: "code", type: "code", linked_mfa_type: type, hint })],
    ...offer(...others),
  };
}

function offer(...ids: (keyof typeof methods)[]): Asked {
  const options: MFAOption[] = ids.map((id) => methods[id]);
  const choices = options.map(({ type: mfa_type, label, target: masked_destination }, index): ManagedAuthChoice =>
    ({ id: ids[index] as string, label, type: "mfa_method", mfa_type, ...given({ masked_destination }) }));
  return { choices, mfa_options: options };
}

/** Gives a page once the website has refused what was entered on it. */
export function rejected({ fields, ...asked }: Asked): Asked {
  return { ...asked, ...fields && { fields: fields.map((field) => ({ ...field, reason: "rejected" })) } };
}

/** Gives a field in its older form. */
function older(
  { id, label = id, required, observed_selector }: ManagedAuthField & { required: boolean },
  more: Partial<DiscoveredField> & Pick<DiscoveredField, "type">,
): DiscoveredField {
  return { name: id, label, required, selector: observed_selector ?? "", ...more };
}
