import { expect, test } from "vitest";
import { inPages } from "./in-pages.ts";

test("rows come page by page in the order of their keys, without those that were deleted meanwhile", async () => {
	const keys = Array.from({ length: 500 }, (_, index) => ({ id: 500 - index }));
	const pages: { id: number }[][] = [];
	const load = async (ids: number[]) =>
		ids
			.filter((id) => id !== 240)
			.map((id) => ({ id }))
			.toReversed();
	for await (const page of inPages(keys, load)) pages.push(page);
	expect(pages.map((page) => page.length)).toEqual([200, 199, 100]);
	expect(pages.flat().map(({ id }) => id)).toEqual(keys.map(({ id }) => id).filter((id) => id !== 240));
});
