import { expect, test } from "vitest";
import { closedSentence } from "./pglite.ts";

test("on a full disk the message asks for space, never for another folder", () => {
	const error = new Error("Aborted()");
	expect(closedSentence("/data", error, false)).toBe(
		"The database in /data does not open, because its disk is full. Free some space and start again.",
	);
	expect(closedSentence("/data", error, true)).toMatch(/\(Aborted\(\)\)\. Restore the folder from a copy/);
});
