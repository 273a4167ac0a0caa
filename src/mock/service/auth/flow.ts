/** A login, from its start to its end: what it does by itself, and with what is submitted. */
import type { ManagedAuthStateEvent, SubmitFieldsRequest } from "../../../../generated/openapi.js";
import type { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../base/clock.js";
import { newId } from "../base/collection.js";
import { createFeed } from "../base/feed.js";
import type { Session, Sessions } from "../sessions/index.js";
import type { Known } from "./credential.js";
import { type Asked, loginPage, rejected } from "./pages.js";
import { type Answer, answerTo, answerToProof, approval, type Entered, type Submission } from "./site.js";
import type { FlowState } from "./state.js";
import { readSubmission } from "./submission.js";

/** A login that ends by itself when its time is over, or its browser. */
export interface Flow {
  readonly state: Readonly<FlowState>;
  /** What the user has entered. */
  readonly entered: readonly Entered[];
  /**
   * Takes what the website asks for.
   *
   * @throws {HttpError} With 422 when it asks for nothing, with 400 when it is something else.
   */
  submit(request: SubmitFieldsRequest): void;
  /** Cancels it. One that has ended stays as it is. */
  cancel(): void;
  /** Tells how it stands, and every change, until it ends. */
  follow(): AsyncIterableIterator<ManagedAuthStateEvent>;
}

/** What a login needs. */
export interface Plan {
  clock: Clock;
  sessions: Sessions;
  session: Session;
  known: Known;
  /** What is shown of a state. */
  show: (state: FlowState) => ManagedAuthStateEvent;
  /** Keeps what a login that succeeds brings: what the user entered. It may throw, and then the login fails. */
  succeed: (entered: Entered[]) => void;
}

/** How long the service looks at the website, and the website at what it gets, in milliseconds. */
const pace = 200;

/** Lets a login go on from a state. */
export function createFlow(plan: Plan, state: FlowState): Flow {
  const { clock, sessions, session, known } = plan;
  const feed = createFeed<ManagedAuthStateEvent>(0); // whoever comes late is told how it stands now
  const entered: Entered[] = [];
  const expireIn = Date.parse(state.expiresAt) - clock.now().getTime();
  const callOffExpiry = clock.after(expireIn, () => end({ status: "EXPIRED" }));
  let callOffNext = () => {};
  sessions.whenEnded(session, () => end({
    status: "FAILED",
    error_code: "browser_session_ended",
    error_message: "The browser session of the login was ended.",
  }));
  if (state.step === "DISCOVERING") next(pace, discover);

  function next(ms: number, action: () => void): void {
    callOffNext();
    callOffNext = clock.after(ms, action);
  }

  function change(changes: Partial<FlowState>): void {
    delete state.website_error;
    const { asked = {} } = changes;
    const interactionId = asked.fields || asked.choices ? newId("in") : undefined;
    Object.assign(state, changes, { asked, interactionId, updatedAt: clock.timestamp() });
    feed.tell(plan.show(state));
  }

  function end(changes: Partial<FlowState>): void {
    if (state.status !== "IN_PROGRESS") return;
    callOffNext();
    callOffExpiry();
    entered.length = 0;
    change(changes);
    feed.end();
    sessions.end(session);
  }

  function discover(): void {
    const submission = known.answer(loginPage);
    if (submission) send(submission);
    else ask(loginPage);
  }

  function ask(asked: Asked, more: Partial<FlowState> = {}): void {
    const isElsewhere = asked.external_action_message !== undefined;
    change({ step: isElsewhere ? "AWAITING_EXTERNAL_ACTION" : "AWAITING_INPUT", asked, ...more });
    if (isElsewhere) next(approval, () => hear(answerToProof(visitor()), asked));
  }

  function send(submission: Submission): void {
    const { asked } = state;
    change({ step: "SUBMITTING" });
    next(pace, () => hear(answerTo(submission, visitor(submission)), asked));
  }

  function visitor(submission?: Submission) {
    const all = [...entered, ...submission?.entered ?? []];
    const userName = all.findLast(({ field }) => field.type === "identifier")?.value;
    return { userName, needsNoCode: known.hasCode || state.type === "REAUTH" };
  }

  function hear(answer: Answer, asked: Asked): void {
    if ("asks" in answer) ask(answer.asks);
    else if ("asksAgain" in answer) ask(rejected(asked), { website_error: answer.asksAgain });
    else if ("refuses" in answer) end({ status: "FAILED", ...answer.refuses });
    else succeed(answer.ssoProvider);
  }

  function succeed(ssoProvider: string | undefined): void {
    try {
      plan.succeed(entered);
    } catch (error) { // nobody has asked just now, so that nobody could be told otherwise
      end({ status: "FAILED", error_code: "not_kept", error_message: (error as HttpError).summary });
      return;
    }
    end({ status: "SUCCESS", step: "COMPLETED", ...ssoProvider !== undefined && { ssoProvider } });
  }

  return {
    state,
    entered,
    submit(request) {
      const submission = readSubmission(request, state.asked, state.interactionId);
      entered.push(...submission.entered);
      send(submission);
    },
    cancel: () => end({ status: "CANCELED" }),
    follow: () => feed.follow([plan.show(state)]),
  };
}
