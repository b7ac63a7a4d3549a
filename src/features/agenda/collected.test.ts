import { describe, expect, test } from "vitest";
import { parseCollected, storedCollected, withCollected, withoutEvent } from "./collected.ts";

describe("favourites stored in the browser", () => {
	test.each([
		[null, {}],
		["", {}],
		["null", {}],
		["[1,2]", {}],
		["{", {}],
		['{"MSTS25":[3,12],"DSS25":[]}', { MSTS25: [3, 12], DSS25: [] }],
		['{"MSTS25":[3,"4",-1,1.5,null,0],"DSS25":"7"}', { MSTS25: [3] }],
	])("%s is read as %j", (stored, expected) => {
		expect(parseCollected(stored)).toEqual(expected);
	});

	test("are added once and removed, event by event", () => {
		const star = (lectureId: number, isFavourite = true) => ({ lectureId, isFavourite });
		const one = withCollected(withCollected({ DSS25: [7] }, "MSTS25", star(3)), "MSTS25", star(12));
		expect(one).toEqual({ DSS25: [7], MSTS25: [3, 12] });
		expect(withCollected(one, "MSTS25", star(3))).toEqual({ DSS25: [7], MSTS25: [12, 3] });
		expect(withCollected(one, "MSTS25", star(3, false))).toEqual({ DSS25: [7], MSTS25: [12] });
		expect(withoutEvent(one, "MSTS25")).toEqual({ DSS25: [7] });
	});

	test("are limited to the newest that an account accepts at once", () => {
		const many = Array.from({ length: 200 }, (_, index) => index + 1);
		const more = withCollected({ MSTS25: many }, "MSTS25", { lectureId: 999, isFavourite: true });
		expect([more["MSTS25"]?.length, more["MSTS25"]?.[0], more["MSTS25"]?.at(-1)]).toEqual([200, 2, 999]);
		expect(parseCollected(JSON.stringify({ MSTS25: [...many, 300] }))["MSTS25"]?.length).toBe(200);
	});

	test("are stored as they are read; an empty list is not stored", () => {
		expect(parseCollected(storedCollected({ MSTS25: [3], DSS25: [] }))).toEqual({ MSTS25: [3] });
		expect(storedCollected({ DSS25: [] })).toBeNull();
	});
});
