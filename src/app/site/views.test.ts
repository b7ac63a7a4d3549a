import { expect, test } from "vitest";
import { pages } from "../http/pages.ts";
import { views } from "./views.tsx";

test("every page of the site has its view", () => {
	expect(pages.filter(({ view }) => !(view in views))).toEqual([]);
});
