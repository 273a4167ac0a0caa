/** The forms of a login: one with the fields that it asks for, and one with a button for each choice. */
import type { ManagedAuth, ManagedAuthChoice, ManagedAuthField } from "../../../generated/openapi.js";
import { type Html, html } from "./html.js";

/** What the names of the values begin with that are entered into the fields. */
export const valuePrefix = "field_values.";

/** What a browser is told of a field, by the kind of the field. */
const inputs: Record<ManagedAuthField["type"], { type: string; autocomplete: string }> = {
  text: { type: "text", autocomplete: "off" },
  identifier: { type: "text", autocomplete: "username" },
  password: { type: "password", autocomplete: "current-password" },
  code: { type: "text", autocomplete: "one-time-code" },
  totp_code: { type: "text", autocomplete: "one-time-code" },
  totp_secret: { type: "password", autocomplete: "off" },
};

/** Makes the forms of what a login waits for. */
export function loginForms({ fields, choices, interaction_id }: ManagedAuth): Html {
  const interaction = html`<input type="hidden" name="interaction_id" value="${interaction_id ?? ""}">`;
  return html`
${fields && html`<form method="post">
${interaction}
${fields.map((field, index) => fieldOf(field, index === 0))}
<button class="main">Continue</button>
</form>`}
${choices && html`<form method="post">
${interaction}
<fieldset>
<legend>${fields ? "Another way" : "Choose one"}</legend>
${choices.map(choiceOf)}
</fieldset>
</form>`}`;
}

function fieldOf(field: ManagedAuthField, isFirst: boolean): Html {
  const { id, label = id, required = false, reason, hint, input_mode } = field;
  const { type, autocomplete } = inputs[field.type];
  const isRejected = reason === "rejected";
  const notes = [hint && `${id}-hint`, isRejected && `${id}-wrong`].filter(Boolean).join(" ");
  const given = [
    input_mode && html` inputmode="${input_mode}"`,
    notes && html` aria-describedby="${notes}"`,
    required && html` required`,
    isRejected && html` aria-invalid="true"`,
    isFirst && html` autofocus`,
  ];
  return html`<label for="${id}">${label}${!required && " (optional)"}</label>
<input id="${id}" name="${valuePrefix}${id}" type="${type}" autocomplete="${autocomplete}"
  autocapitalize="none" spellcheck="false"${given}>
${hint && html`<small id="${id}-hint">${hint}</small>`}
${isRejected && html`<p class="wrong" id="${id}-wrong">The website did not accept this. Enter it again.</p>`}
`;
}

function choiceOf(choice: ManagedAuthChoice): Html {
  const { id, label, display_text, description, context, masked_destination } = choice;
  const details = [description, context, masked_destination].filter(Boolean).join(", ");
  return html`<button name="selected_choice_id" value="${id}">${display_text ?? label}${
    details && html`<br><small>${details}</small>`}</button>
`;
}
