import * as react from "react/jsx-runtime";
import { tidied } from "./tidied.ts";

/** The JSX runtime of server and browser: React's functions with tidied texts, so that both ends render the same. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, tidied(type, props), key);
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, tidied(type, props), key);
export { Fragment, type JSX } from "react/jsx-runtime";
