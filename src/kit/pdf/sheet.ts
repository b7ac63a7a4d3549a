import { Document, Page, renderToBuffer, Svg, Text, View } from "@react-pdf/renderer";
import { createElement, type ReactElement } from "react";

/**
 * What sheets are made of. A layout is a module of plain functions that runs in the printing thread without a build:
 * elements are made by `h`, and this file is the one place that knows the renderer.
 */
export const h = createElement;
export { Document, Page, Text, View };
