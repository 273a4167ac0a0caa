/** The settings of the app, which Vite reads when it builds. */
interface ImportMetaEnv {
  /** Base URL of the server. Without it, the mock answers in the page. */
  readonly VITE_API_URL?: string;
}
