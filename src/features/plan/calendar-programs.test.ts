import { expect, test } from "vitest";
import { followAddresses } from "./calendar-programs.ts";

test("three calendar programs subscribe to the URL, each in its own way", () => {
	expect(followAddresses("https://estrada.test/api/plan/abc/plan.ics", "Mój plan: Łódź")).toEqual([
		{
			name: "Google",
			href: "https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Festrada.test%2Fapi%2Fplan%2Fabc%2Fplan.ics",
		},
		{
			name: "Outlook",
			href: "https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Festrada.test%2Fapi%2Fplan%2Fabc%2Fplan.ics&name=M%C3%B3j+plan%3A+%C5%81%C3%B3d%C5%BA",
		},
		{ name: "Apple", href: "webcal://estrada.test/api/plan/abc/plan.ics" },
	]);
});
