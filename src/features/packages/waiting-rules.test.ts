import { describe, expect, test } from "vitest";
import type { WaitingState } from "./waiting-contract.ts";
import { LISTED_STATES, listedState, offerEnd, type WaitingAct, waitingRefusal } from "./waiting-rules.ts";

test("a freed place is offered for 24 hours, also when clocks change", () => {
	expect(offerEnd(new Date("2025-03-29T10:00:00Z"))).toEqual(new Date("2025-03-30T10:00:00Z"));
});

test.each<[WaitingState, boolean, string]>([
	["waiting", false, "unconfirmed"],
	["waiting", true, "inLine"],
	["offered", true, "offered"],
	["taken", true, "taken"],
	["left", false, "left"],
	["removed", false, "removed"],
])("%s, confirmed: %s, is listed as %s", (state, isConfirmed, listed) => {
	expect(listedState({ state, confirmedAt: isConfirmed ? new Date(0) : null })).toBe(listed);
});

describe("organisers act on an entry", () => {
	const verdicts = (act: WaitingAct, isEventOver = false) =>
		Object.fromEntries(LISTED_STATES.map((state) => [state, waitingRefusal(act, state, isEventOver) ?? "allowed"]));
	const done = { taken: "taken", expired: "gone", ended: "gone", left: "gone", removed: "gone" };

	test("by offering a place to a confirmed person in line, until the event ends", () => {
		const expected = { unconfirmed: "unconfirmed", inLine: "allowed", offered: "offered", ...done };
		expect(verdicts("offer")).toEqual(expected);
		expect(verdicts("offer", true)).toEqual({ ...expected, unconfirmed: "over", inLine: "over" });
	});

	test("by ending an offer, also after the event", () => {
		const expected = { unconfirmed: "notOffered", inLine: "notOffered", offered: "allowed", ...done };
		expect(verdicts("endOffer")).toEqual(expected);
		expect(verdicts("endOffer", true)).toEqual(expected);
	});

	test("by removing a person who waits without an offer, also after the event", () => {
		const expected = { unconfirmed: "allowed", inLine: "allowed", offered: "offered", ...done };
		expect(verdicts("remove")).toEqual(expected);
		expect(verdicts("remove", true)).toEqual(expected);
	});
});
