/** The body of a request or a response: its media type, its description and its fields. */
import type { ComponentChildren } from "preact";
import type { Encoding, MediaType } from "../../openapi/index.js";
import type { ContractOperation } from "../model/contract.js";
import { structureOf } from "../model/members.js";
import { useModel } from "../model/model.js";
import { Constraints } from "./constraints.js";
import { Disclosure, Prose, Structure } from "./fields.js";
import { TypeName } from "./type-name.js";

/** Renders the body of a request, with its fields expanded. */
export function RequestBody({ operation: { operationId, requestBody } }: { operation: ContractOperation }) {
  const { follow, markdown } = useModel();
  if (!requestBody) return null;
  const { description, required, content } = follow(requestBody);
  return Object.entries(content).map(([mediaType, media]) => {
    const inner = structureOf(media.schema, follow);
    return (
      <>
        <h3>Request body {required && <span class="required">required</span>}</h3>
        <p class="media"><code>{mediaType}</code> <BodyType media={media} /></p>
        {description && <Prose html={markdown(description)} />}
        {media.schema && <Constraints schema={media.schema} />}
        {inner && <Structure schema={inner} scope={`${operationId}.body`} />}
        <FormParts encoding={media.encoding} />
      </>
    );
  });
}

/** Renders the body of a response, with its fields collapsed. */
export function ResponseBody({ content = {} }: { content?: Record<string, MediaType> | undefined }) {
  const { follow } = useModel();
  return Object.entries(content).map(([mediaType, media]) => {
    const inner = structureOf(media.schema, follow);
    return (
      <>
        <p class="media">
          <code>{mediaType}</code> {mediaType === "text/event-stream" && "events, each "}<BodyType media={media} />
        </p>
        {media.schema && <Constraints schema={media.schema} />}
        {inner && <Disclosure schema={inner}>Fields of <TypeName schema={inner} isPlain /></Disclosure>}
      </>
    );
  });
}

function BodyType({ media: { schema } }: { media: MediaType }): ComponentChildren {
  const { follow } = useModel();
  if (!schema) return "bytes";
  return follow(schema).format === "binary" ? "bytes" : <span class="type"><TypeName schema={schema} /></span>;
}

/** Renders how the parts of a form are encoded, if the contract declares it. */
function FormParts({ encoding = {} }: { encoding?: Record<string, Encoding> | undefined }) {
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
