import * as react from "react/jsx-dev-runtime";
import { tidied } from "./tidied.ts";

/** Like `jsx-runtime.ts`, for development and tests. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) => react.jsxDEV(type, tidied(type, props), ...rest);
export { Fragment, type JSX } from "react/jsx-dev-runtime";
