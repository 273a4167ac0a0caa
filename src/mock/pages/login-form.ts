/** The forms of a login: one with the requested fields, and one with a button for each choice. */
import type { ManagedAuth, ManagedAuthChoice, ManagedAuthField } from "../../../generated/openapi.js";
import { type Html, html } from "./html.js";

/** The prefix of the names of input elements. */
export const valuePrefix = "field_values.";

/** The attributes of an input element, by the type of the field. */
const inputAttributes: Record<ManagedAuthField["type"], { type: string; autocomplete: string }> = {
  text: { type: "text", autocomplete: "off" },
  identifier: { type: "text", autocomplete: "username" },
  password: { type: "password", autocomplete: "current-password" },
  code: { type: "text", autocomplete: "one-time-code" },
  totp_code: { type: "text", autocomplete: "one-time-code" },
  totp_secret: { type: "password", autocomplete: "off" },
};

/** Renders the forms for the input that a login waits for. */
export function loginForms({ fields, choices, interaction_id }: ManagedAuth): Html {
  const interaction = html`<input type="hidden" name="interaction_id" value="${interaction_id ?? ""}">`;
  return html`
${fields && html`<form method="post">
${interaction}
${fields.map((field, index) => renderField(field, index === 0))}
<button class="main">Continue</button>
</form>`}
${choices && html`<form method="post">
${interaction}
<fieldset>
<legend>${fields ? "Another way" : "Choose one"}</legend>
${choices.map(renderChoice)}
</fieldset>
</form>`}`;
}

function renderField(field: ManagedAuthField, isFirst: boolean): Html {
  const { id, label = id, required = false, reason, hint, input_mode } = field;
  const { type, autocomplete } = inputAttributes[field.type];
  const isRejected = reason === "rejected";
  const notes = [hint && `${id}-hint`, isRejected && `${id}-wrong`].filter(Boolean).join(" ");
  const attributes = [
    input_mode && html` inputmode="${input_mode}"`,
    notes && html` aria-describedby="${notes}"`,
    required && html` required`,
    isRejected && html` aria-invalid="true"`,
    isFirst && html` autofocus`,
  ];
  return html`<label for="${id}">${label}${!required && " (optional)"}</label>
<input id="${id}" name="${valuePrefix}${id}" type="${type}" autocomplete="${autocomplete}"
  autocapitalize="none" spellcheck="false"${attributes}>
${hint && html`<small id="${id}-hint">${hint}</small>`}
${isRejected && html`<p class="wrong" id="${id}-wrong">The website did not accept this. Enter it again.</p>`}
`;
}

function renderChoice(choice: ManagedAuthChoice): Html {
  const { id, label, display_text, description, context, masked_destination } = choice;
  const details = [description, context, masked_destination].filter(Boolean).join(", ");
  return html`<button name="selected_choice_id" value="${id}">${display_text ?? label}${
    details && html`<br><small>${details}</small>`}</button>
`;
}
