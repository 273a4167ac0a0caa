/** How a login stands, and what is shown of that. */
import type {
  AuthFlowStatus, AuthFlowStep, AuthFlowType, ManagedAuthStateEvent,
} from "../../../../generated/openapi.js";
import { given } from "../base/given.js";
import type { Asked } from "./pages.js";
import type { Failure } from "./site.js";

/** How a login stands. */
export interface FlowState extends Partial<Failure> {
  readonly type: AuthFlowType;
  readonly expiresAt: string;
  status: AuthFlowStatus;
  step: AuthFlowStep;
  /** What the website asks for. While it asks for nothing, it is empty. */
  asked: Asked;
  /** The ID under which it asks for fields or a choice. */
  interactionId?: string | undefined;
  ssoProvider?: string;
  updatedAt: string;
}

/** What is shown of the browser and the page of a login. */
export interface Places {
  hosted_url: string;
  live_view_url?: string;
}

/** What an event shows. */
export function showEvent(
  state: FlowState,
  places: Places | undefined,
  postLoginUrl: string | undefined,
): ManagedAuthStateEvent {
  return {
    event: "managed_auth_state",
    timestamp: state.updatedAt,
    flow_status: state.status,
    flow_step: state.step,
    flow_type: state.type,
    ...showState(state),
    ...state.status === "IN_PROGRESS" && places,
    ...state.status === "SUCCESS" && given({ post_login_url: postLoginUrl }),
  };
}

/** What a connection and its events show alike. */
export function showState({ asked, interactionId, error_code, error_message, website_error }: FlowState) {
  return { ...asked, ...given({ interaction_id: interactionId, error_code, error_message, website_error }) };
}
