import { expect, test } from "vitest";
import { columnsFor } from "./columns.ts";

test.each([
	[12, [4, 5], 4],
	[9, [4, 5], 5], // 5 + 4, not 4 + 4 + 1
	[10, [4, 5], 5],
	[7, [4, 5], 4],
	[4, [3, 2], 2],
	[6, [3, 2], 3],
	[8, [3, 4], 4],
	[0, [4, 5], 4],
] as const)("%i cards with %j possible columns: %i", (count, choices, columns) => {
	expect(columnsFor(count, choices)).toBe(columns);
});
