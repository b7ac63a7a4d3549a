import { expect, test } from "vitest";
import { nextUp } from "./next-up.ts";

const at = (from: string, to: string) => ({ startDate: `2025-06-06T${from}:00Z`, endDate: `2025-06-06T${to}:00Z` });
const lecture = (name: string, from: string, to: string) => ({ name, ...at(from, to) });
const meeting = (name: string, from: string, to: string, state: "agreed" | "asked" | "declined" = "agreed") => ({
	name,
	state,
	...at(from, to),
});
const now = new Date("2025-06-06T09:00:00Z");
const names = (lectures: ReturnType<typeof lecture>[], meetings: ReturnType<typeof meeting>[], now: Date) =>
	nextUp(lectures, meetings, now).map((one) => one.name);

test("lists the next four lectures and agreed meetings by start", () => {
	const lectures = [lecture("a", "08:30", "09:30"), lecture("b", "11:00", "12:00"), lecture("c", "14:00", "15:00")];
	const meetings = [
		meeting("over", "08:00", "09:00"),
		meeting("on", "08:45", "09:15"),
		meeting("asked", "09:30", "09:45", "asked"),
		meeting("declined", "09:30", "09:45", "declined"),
		meeting("later", "10:00", "10:15"),
	];
	expect(names(lectures, meetings, now)).toEqual(["a", "on", "later", "b"]);
	expect(names([], meetings, now)).toEqual(["on", "later"]);
	expect(names([], [], now)).toEqual([]);
});
