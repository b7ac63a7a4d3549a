import { expect, test } from "vitest";
import { nextEvent } from "./next-event.ts";

const event = (code: string, start: string, isMeeting = false) => ({
	code,
	isMeeting,
	startsAt: new Date(`${start}T08:00:00Z`),
	endsAt: new Date(`${start}T16:00:00Z`),
});
const own = event("THS25", "2025-03-27");
const dss = event("DSS25", "2025-11-20");
const yava = event("YAVA25", "2025-12-04");
const meetup = event("TBF", "2025-10-28", true);
const again = event("THS26", "2026-03-26");

test.each([
	["the series' next edition before all others", [dss, again, own], "2025-04-30", "THS26"],
	["otherwise the next conference, not a meetup", [yava, meetup, dss, own], "2025-04-30", "DSS25"],
	["not a past event", [yava, dss, own], "2025-11-21", "YAVA25"],
	["a meetup if there is no conference", [meetup, own], "2025-04-30", "TBF"],
	["undefined without a future event", [own, dss], "2026-01-01", undefined],
])("%s", (_what, events, now, code) => {
	expect(nextEvent(own, events, new Date(`${now}T12:00:00Z`))?.code).toBe(code);
});

test("a meetup is followed by a meetup", () => {
	const later = event("EY-MEETUP", "2025-09-18", true);
	expect(nextEvent(event("DSW", "2025-04-01", true), [dss, later], new Date("2025-04-30"))?.code).toBe("EY-MEETUP");
});
