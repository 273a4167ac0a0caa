/** Search finds what Redoc leaves out of its index, and a URL can ask for it: `index.html?search=dest_path`. */
import type { Mend } from "../mend-redoc.js";

const asked = 'new URLSearchParams(location.search).get("search")';

export const search: Mend[] = [
  {
    what: "Ids of operations are not in the index; here each is, beside the fields of its operation.",
    find: "...s.length&&{parameters:s}};this.#e.push(f)",
    put: "...s.length&&{parameters:s}},id=this.#r?.paths?.[e.httpPath]?.[e.httpVerb]?.operationId;"
      + 'if(id)f.parameters=[{name:id,description:"",place:"operation id"},...f.parameters??[]];this.#e.push(f)',
  },
  {
    what: "Of the fields with the same schema, the first is in the index; here all are.",
    find: "#d(e,t){if(!e.$ref)return e;if(!t.has(e.$ref))return t.add(e.$ref),this.#i(e.$ref)}",
    put: "#d(e,t){if(!e.$ref)return e;let n=this.#i(e.$ref);if(!n)return;"
      + "n={...n,description:e.description??n.description};"
      + "if(!t.has(e.$ref))return t.add(e.$ref),n;return{type:n.type,enum:n.enum,description:n.description}}",
  },
  {
    what: "Search opens by a click; here also when the URL asks for something.",
    find: "return(0,B.useEffect)(()=>{a&&u()},[a,u])",
    put: `return(0,B.useEffect)(()=>{${asked}&&o()},[]),(0,B.useEffect)(()=>{a&&u()},[a,u])`,
  },
  {
    what: "Search begins with no words; here with those of the URL.",
    find: "c=(0,B.useRef)(null),l=(0,B.useRef)(null),[u,d]=(0,B.useState)(``)",
    put: `c=(0,B.useRef)(null),l=(0,B.useRef)(null),[u,d]=(0,B.useState)(()=>${asked}??"")`,
  },
  {
    what: "The button that empties the input has a picture and no name.",
    find: "icon:(0,V.jsx)(ETe,{}),tabIndex:-1}",
    put: 'icon:(0,V.jsx)(ETe,{}),"aria-label":"Clear",tabIndex:-1}',
  },
  {
    what: "Once it is closed, the URL asks for it no more, so that a link to what was found opens that.",
    find: "(sEe,{onClose:s,",
    put: '(sEe,{onClose:()=>{history.replaceState(history.state,"",location.pathname+location.hash);s()},',
  },
];
