/**
 * The website that every login leads to: it is simulated, and the same for every domain. It wants a user name and a
 * password, and nothing more. Some inputs let a frontend see the rest:
 *
 * | entered or chosen | what the website does |
 * |---|---|
 * | the password `wrong` | refuses it: the login has failed |
 * | a user name with the word `mfa`, such as `ann+mfa@example.com` | asks for a code from a text message |
 * | a user name with the word `team` | asks at last for which of two accounts |
 * | the code `000000` | refuses it, says so, and asks for it again |
 * | "Continue with Google" | wants nothing more |
 * | "Send the code by email" | asks for that code |
 * | "Approve on your phone" | waits, until that has happened all by itself 3 seconds later |
 */
import type { ManagedAuthChoice, ManagedAuthField } from "../../../../generated/openapi.js";
import { accountPage, type Asked, codePages, isMethod, providers, pushPage } from "./pages.js";

/** A field, and what was entered into it. */
export interface Entered {
  field: ManagedAuthField;
  value: string;
}

/** What the website gets: what was entered, or else what was chosen. */
export interface Submission {
  entered: Entered[];
  choice?: ManagedAuthChoice | undefined;
}

/** Why a login has failed. */
export interface Failure {
  error_code: string;
  error_message: string;
  website_error?: string;
}

/** What the website answers: it asks for more, asks for the same again, refuses, or lets in. */
export type Answer
  = | { asks: Asked }
    | { asksAgain: string }
    | { refuses: Failure }
    | { letsIn: true; ssoProvider?: string };

/** Who logs in, as far as the website knows. */
export interface Visitor {
  userName: string | undefined;
  /** Whether it needs no code: it was here before, or has one of its own. */
  needsNoCode: boolean;
}

/** How long it takes until a login has been approved on the phone, in milliseconds. */
export const approval = 3000;

/** Gives what the website answers to a submission. */
export function answerTo({ entered, choice }: Submission, visitor: Visitor): Answer {
  if (choice) return answerToChoice(choice);
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
  return wantsCode ? { asks: codePages.sms_code } : answerToProof(visitor);
}

/** Gives what the website answers once it knows who it is. */
export function answerToProof({ userName = "" }: Visitor): Answer {
  return /\bteam\b/i.test(userName) ? { asks: accountPage } : { letsIn: true };
}

function answerToChoice({ id }: ManagedAuthChoice): Answer {
  if (isMethod(id)) return { asks: codePages[id] };
  if (id === "push") return { asks: pushPage };
  return { letsIn: true, ...id in providers && { ssoProvider: id } };
}
