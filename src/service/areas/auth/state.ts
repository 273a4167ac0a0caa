/** The state of a login, as it is stored and as responses show it. */
import type {
  AuthFlowStatus, AuthFlowStep, AuthFlowType, ManagedAuthStateEvent,
} from "../../../../generated/openapi.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { RequestedInput } from "./pages.js";
import type { LoginFailure } from "./site.js";

/** The state of a login. */
export interface FlowState extends Partial<LoginFailure> {
  readonly type: AuthFlowType;
  readonly expiresAt: string;
  status: AuthFlowStatus;
  step: AuthFlowStep;
  /** The input that the website requests; empty while it requests none. */
  asked: RequestedInput;
  /** The ID of the current request for input. */
  interactionId?: string | undefined;
  ssoProvider?: string;
  updatedAt: string;
}

/** The URLs of a login: its page, and the live view of its browser. */
export interface LoginUrls {
  hosted_url: string;
  live_view_url?: string;
}

/** Creates the event that reports a state. */
export function showEvent(
  state: FlowState,
  urls: LoginUrls | undefined,
  postLoginUrl: string | undefined,
): ManagedAuthStateEvent {
  return {
    event: "managed_auth_state",
    timestamp: state.updatedAt,
    flow_status: state.status,
    flow_step: state.step,
    flow_type: state.type,
    ...showState(state),
    ...state.status === "IN_PROGRESS" && urls,
    ...state.status === "SUCCESS" && withoutUndefined({ post_login_url: postLoginUrl }),
  };
}

/** Returns the properties that a connection and its events share. */
export function showState({ asked, interactionId, error_code, error_message, website_error }: FlowState) {
  return { ...asked, ...withoutUndefined({ interaction_id: interactionId, error_code, error_message, website_error }) };
}
