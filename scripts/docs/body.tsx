/** The body of a request, and of a response: its media type, its words, its fields. */
import type { ComponentChildren } from "preact";
import { Constraints } from "./constraints.js";
import { Opened, Structure, Words } from "./fields.js";
import { useModel } from "./model.js";
import { structureOf, TypeName } from "./type-name.js";
import type { Encoding, Media, Operation } from "./types.js";

/** What a request carries. Its fields are in view. */
export function RequestBody({ operation: { operationId, requestBody } }: { operation: Operation }) {
  const { follow, markdown } = useModel();
  if (!requestBody) return null;
  const { description, required, content } = follow(requestBody);
  return Object.entries(content).map(([mediaType, media]) => {
    const inner = structureOf(media.schema, follow);
    return (
      <>
        <h3>Request body {required && <span class="required">required</span>}</h3>
        <p class="media"><code>{mediaType}</code> <MediaName media={media} /></p>
        {description && <Words html={markdown(description)} />}
        {media.schema && <Constraints schema={media.schema} />}
        {inner && <Structure schema={inner} scope={`${operationId}.body`} />}
        <Parts encoding={media.encoding} />
      </>
    );
  });
}

/** What a response carries. Its fields open. */
export function ResponseBody({ content = {} }: { content?: Record<string, Media> | undefined }) {
  const { follow } = useModel();
  return Object.entries(content).map(([mediaType, media]) => {
    const inner = structureOf(media.schema, follow);
    return (
      <>
        <p class="media">
          <code>{mediaType}</code> {mediaType === "text/event-stream" && "events, each "}<MediaName media={media} />
        </p>
        {media.schema && <Constraints schema={media.schema} />}
        {inner && <Opened schema={inner}>Fields of <TypeName schema={inner} isPlain /></Opened>}
      </>
    );
  });
}

function MediaName({ media: { schema } }: { media: Media }): ComponentChildren {
  const { follow } = useModel();
  if (!schema) return "bytes";
  return follow(schema).format === "binary" ? "bytes" : <span class="type"><TypeName schema={schema} /></span>;
}

/** How the parts of a form are sent, where that is said. */
function Parts({ encoding = {} }: { encoding?: Record<string, Encoding> | undefined }) {
  const parts = Object.entries(encoding);
  if (parts.length === 0) return null;
  return (
    <>
      <h4>Parts of the form</h4>
      <ul class="parts">
        {parts.map(([name, { contentType, style }]) => (
          <li>
            <code>{name}</code>{" "}
            {style === "deepObject"
              ? <>a part for each member: <code>{`${name}[member]`}</code></>
              : <>sent as <code>{contentType}</code></>}
          </li>
        ))}
      </ul>
    </>
  );
}
