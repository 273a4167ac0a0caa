/** Extensions that are loaded into a running session. */
import type { OperationRequest } from "../../../operations.js";
import { chunksOf } from "../../../bytes.js";
import { HttpError } from "../../../server/http-error.js";
import type { AreaContext } from "../../base/area.js";
import { openZip } from "../../base/zip.js";
import type { Session, SessionExtension } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import type { Browsers, LoadExtensions } from "../../ports/browsers.js";

/** The extensions in a form. */
type ExtensionForm = OperationRequest<"loadBrowserExtensions">["body"]["extensions"];

/** Creates the function that loads the extensions in a form. Without a real browser, only their names are stored. */
export function createExtensionLoader(
  { storage, zip }: AreaContext,
  sessions: Sessions,
  browsers: Browsers | undefined,
) {
  const namesOf = sessions.perSession((session) => {
    const names = new Set<string>();
    session.related.push(names);
    return names;
  });

  /** Loads extensions into a browser, and stores them in case it is restarted. */
  async function keep(session: Session, form: ExtensionForm, loadExtensions: LoadExtensions): Promise<void> {
    const added: SessionExtension[] = [];
    const remove = () => Promise.all(added.map(({ archive }) => archive.remove()));
    try {
      for (const { name, zip_file } of form) {
        added.push({ name, archive: await storage.store(chunksOf(zip_file.stream())) });
      }
      await loadExtensions(session, added);
      if (session.deletedAt !== undefined) throw new HttpError(404, [], `The browser session ${session.id} has ended.`);
    } catch (error) {
      await remove();
      throw error;
    }
    session.extensions = [...session.extensions, ...added];
    sessions.whenEnded(session, () => void remove().catch(() => {})); // the mock may have closed before
  }

  /** @throws {HttpError} With 400 if a name is taken, an archive is invalid, or the browser rejects it. */
  return async (session: Session, form: ExtensionForm): Promise<void> => {
    const taken = namesOf(session);
    const names = form.map(({ name }) => name);
    const twice = names.find((name, index) => taken.has(name) || names.indexOf(name) < index);
    if (twice !== undefined) throw new HttpError(400, [`extensions: the name ${twice} is taken in this session.`]);
    sessions.makeRoom(session, names);
    for (const name of names) taken.add(name); // other requests may come meanwhile
    try {
      for (const [index, { zip_file }] of form.entries()) {
        (await openZip(zip, `extensions[${index}].zip_file`, zip_file)).close();
      }
      if (browsers) await keep(session, form, browsers.loadExtensions);
    } catch (error) {
      for (const name of names) taken.delete(name);
      throw error;
    }
  };
}
