/**
 * HTTP Archives: the format in which browsers, proxies and test tools keep the exchanges that they have seen.
 *
 * @see HAR 1.2, http://www.softwareishard.com/blog/har-12-spec/; names that begin with `_` are our own
 */

export interface Har {
  log: HarLog & { entries: HarEntry[] };
}

/** What is said about all entries. */
export interface HarLog {
  version: string;
  creator: { name: string; version: string };
  /** What a mock needs to have the same ids and times again. Only the recordings of a mock have it. */
  _recording?: HarRecording;
}

/** What every exchange of a mock builds upon. */
export interface HarRecording {
  /** Version of the contract. */
  contract: string;
  /** Seed of all random values. */
  seed: number;
  /** When the mock began, and how many random values of each kind had been drawn. */
  began: string;
  drawn: Record<string, number>;
  /** Whether nothing existed at its beginning. */
  empty: boolean;
}

/** One exchange. */
export interface HarEntry {
  startedDateTime: string;
  /** How long it took, in milliseconds. */
  time: number;
  request: HarRequest;
  response: HarResponse;
  cache: object;
  timings: { send: number; wait: number; receive: number };
  comment?: string;
  /** What a mock needs to make the call again. */
  _call?: HarCall;
}

/** A call of a mock. */
export interface HarCall {
  /** Calls are made again in the order of their numbers. */
  number: number;
  /** The numbers of the calls that had not ended when it began. */
  during: number[];
  /** How many random values of each kind had been drawn when it began. */
  drawn: Record<string, number>;
}

interface HarMessage {
  httpVersion: string;
  cookies: object[];
  headers: HarField[];
  headersSize: number;
  /** Size of the body in bytes; -1 if it is not known. */
  bodySize: number;
}

export interface HarRequest extends HarMessage {
  method: string;
  url: string;
  queryString: HarField[];
  postData?: HarPostData;
}

export interface HarResponse extends HarMessage {
  status: number;
  statusText: string;
  redirectURL: string;
  content: HarContent;
}

export interface HarField {
  name: string;
  value: string;
}

export interface HarPostData {
  mimeType: string;
  params: object[];
  text: string;
  /** The bytes of a body that is no text. HAR has no place for them. */
  _base64?: string;
  comment?: string;
}

export interface HarContent {
  size: number;
  mimeType: string;
  text?: string;
  encoding?: string;
  comment?: string;
}
