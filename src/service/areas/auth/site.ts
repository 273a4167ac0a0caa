/**
 * The simulated website of every login, the same for every domain. It requests a user name and a password, and nothing
 * more. Certain inputs lead to the other steps:
 *
 * | entered or chosen | what the website does |
 * |---|---|
 * | the password `wrong` | rejects it: the login fails |
 * | a user name with the word `mfa`, such as `ann+mfa@example.com` | requests a code from a text message |
 * | a user name with the word `team` | finally asks to choose one of two accounts |
 * | the code `000000` | rejects it with a message, and requests it again |
 * | "Continue with Google" | requests nothing more |
 * | "Send the code by email" | requests that code |
 * | "Approve on your phone" | waits for the approval, which happens by itself after 3 seconds |
 */
import type { ManagedAuthChoice, ManagedAuthField } from "../../../../generated/openapi.js";
import { accountPage, type RequestedInput, codePages, isCodeMethod, providers, pushPage } from "./pages.js";

/** A field, and the value that was entered. */
export interface Entered {
  field: ManagedAuthField;
  value: string;
}

/** What the website gets: the entered values, or a choice. */
export interface Submission {
  entered: Entered[];
  choice?: ManagedAuthChoice | undefined;
}

/** Why a login has failed. */
export interface LoginFailure {
  error_code: string;
  error_message: string;
  website_error?: string;
}

/** The website's reply: it requests more, requests the same again, rejects the login, or accepts it. */
export type WebsiteReply
  = | { asks: RequestedInput }
    | { asksAgain: string }
    | { refuses: LoginFailure }
    | { letsIn: true; ssoProvider?: string };

/** The visitor, as far as the website knows. */
export interface Visitor {
  userName: string | undefined;
  /** Whether no code is requested: the visitor was here before, or provides codes without asking the user. */
  needsNoCode: boolean;
}

/** How long the approval on the phone takes, in milliseconds. */
export const approvalMs = 3000;

/** Returns the website's reply to a submission. */
export function replyTo({ entered, choice }: Submission, visitor: Visitor): WebsiteReply {
  if (choice) return replyToChoice(choice);
  const valueOf = (type: ManagedAuthField["type"]) => entered.find(({ field }) => field.type === type)?.value;
  if (valueOf("code") === "000000") return { asksAgain: "The code is not correct." };
  if (valueOf("password") === "wrong") {
    return {
      refuses: {
        error_code: "invalid_credentials",
        error_message: "The website did not accept the password.",
        website_error: "The password is not correct.",
      },
    };
  }
  const { userName = "", needsNoCode } = visitor;
  const wantsCode = valueOf("password") !== undefined && !needsNoCode && /\bmfa\b/i.test(userName);
  return wantsCode ? { asks: codePages.sms_code } : replyToProof(visitor);
}

/** Returns the website's reply once the visitor is authenticated. */
export function replyToProof({ userName = "" }: Visitor): WebsiteReply {
  return /\bteam\b/i.test(userName) ? { asks: accountPage } : { letsIn: true };
}

function replyToChoice({ id }: ManagedAuthChoice): WebsiteReply {
  if (isCodeMethod(id)) return { asks: codePages[id] };
  if (id === "push") return { asks: pushPage };
  return { letsIn: true, ...id in providers && { ssoProvider: id } };
}
