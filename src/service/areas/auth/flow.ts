/** The flow of a login, from start to end: its own steps, and its reactions to submitted input. */
import type { ManagedAuthStateEvent, SubmitFieldsRequest } from "../../../../generated/openapi.js";
import type { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../../base/clock.js";
import { createFeed } from "../../base/feed.js";
import type { Random } from "../../base/random.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import type { KnownInputs } from "./credential.js";
import { type RequestedInput, loginPage, rejected } from "./pages.js";
import { type WebsiteReply, replyTo, replyToProof, approvalMs, type Entered, type Submission } from "./site.js";
import type { FlowState } from "./state.js";
import { readSubmission } from "./submission.js";

/** The flow of a login. It ends by itself when it expires or its browser ends. */
export interface Flow {
  readonly state: Readonly<FlowState>;
  /** What the user has entered. */
  readonly entered: readonly Entered[];
  /**
   * Submits the input that the website requests.
   *
   * @throws {HttpError} With 422 if no input is requested; with 400 if other input is.
   */
  submit(request: SubmitFieldsRequest): void;
  /** Cancels the login, unless it has ended. */
  cancel(): void;
  /** Streams the current state, then every change, until the login ends. */
  subscribe(): AsyncIterableIterator<ManagedAuthStateEvent>;
}

/** What a flow needs. */
export interface FlowOptions {
  clock: Clock;
  random: Random;
  sessions: Sessions;
  session: Session;
  known: KnownInputs;
  /** Creates the event that reports a state. */
  show: (state: FlowState) => ManagedAuthStateEvent;
  /** Saves the entered values after a successful login. If it throws, the login fails. */
  succeed: (entered: Entered[]) => void;
}

/** How long each step takes, in milliseconds. */
const stepMs = 200;

/** Starts a flow in a state. */
export function createFlow(plan: FlowOptions, state: FlowState): Flow {
  const { clock, random, sessions, session, known } = plan;
  const feed = createFeed<ManagedAuthStateEvent>(0); // late subscribers get the current state instead
  const entered: Entered[] = [];
  const expireIn = Date.parse(state.expiresAt) - clock.now();
  const callOffExpiry = clock.after(expireIn, () => end({ status: "EXPIRED" }));
  let callOffNext = () => {};
  sessions.whenEnded(session, () => end({
    status: "FAILED",
    error_code: "browser_session_ended",
    error_message: "The browser session of the login ended.",
  }));
  if (state.step === "DISCOVERING") next(stepMs, discover);

  function next(ms: number, action: () => void): void {
    callOffNext();
    callOffNext = clock.after(ms, action);
  }

  function change(changes: Partial<FlowState>): void {
    delete state.website_error;
    const { asked = {} } = changes;
    const interactionId = asked.fields || asked.choices ? random.id("in") : undefined;
    Object.assign(state, changes, { asked, interactionId, updatedAt: clock.timestamp() });
    feed.publish(plan.show(state));
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

  function ask(asked: RequestedInput, more: Partial<FlowState> = {}): void {
    const isElsewhere = asked.external_action_message !== undefined;
    change({ step: isElsewhere ? "AWAITING_EXTERNAL_ACTION" : "AWAITING_INPUT", asked, ...more });
    if (isElsewhere) next(approvalMs, () => hear(replyToProof(visitor()), asked));
  }

  function send(submission: Submission): void {
    const { asked } = state;
    change({ step: "SUBMITTING" });
    next(stepMs, () => hear(replyTo(submission, visitor(submission)), asked));
  }

  function visitor(submission?: Submission) {
    const all = [...entered, ...submission?.entered ?? []];
    const userName = all.findLast(({ field }) => field.type === "identifier")?.value;
    return { userName, needsNoCode: known.hasCode || state.type === "REAUTH" };
  }

  function hear(reply: WebsiteReply, asked: RequestedInput): void {
    if ("asks" in reply) ask(reply.asks);
    else if ("asksAgain" in reply) ask(rejected(asked), { website_error: reply.asksAgain });
    else if ("refuses" in reply) end({ status: "FAILED", ...reply.refuses });
    else succeed(reply.ssoProvider);
  }

  function succeed(ssoProvider: string | undefined): void {
    try {
      plan.succeed(entered);
    } catch (error) { // no request is waiting that could report the error
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
    subscribe: () => feed.subscribe([plan.show(state)]),
  };
}
