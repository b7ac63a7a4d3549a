import * as react from "react/jsx-runtime";
import { tidied } from "./tidied.ts";

/**
 * What JSX is compiled to, here and in the browser: React's own functions, which are given tidied texts. So no text that
 * people see can be forgotten, and both ends render the same.
 */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, tidied(type, props), key);
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, tidied(type, props), key);
export { Fragment, type JSX } from "react/jsx-runtime";
