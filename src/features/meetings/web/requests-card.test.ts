import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AskedMeeting } from "../staff-contract.ts";
import { RequestsCard } from "./RequestsCard.tsx";

const at = (hour: number, slotId: number) => ({
	slotId,
	isOnline: false,
	table: "B12",
	startDate: `2025-06-06T${hour}:00:00Z`,
	endDate: `2025-06-06T${hour}:20:00Z`,
});
const agreed: AskedMeeting = {
	...at(10, 1),
	meetingId: 7,
	topic: null,
	note: "",
	state: "agreed",
	by: "exhibitor",
	roomUrl: null,
	isOver: false,
	move: null,
	refusedMove: null,
	firstName: "Ewa",
	lastName: "Maj",
};
const page = (lang: "pl" | "en", more: Partial<AskedMeeting>) => {
	const exhibitor = { objectId: 3, name: "Norvika" };
	const data = { exhibitor, timeZone: "Europe/Warsaw", meetings: [{ ...agreed, ...more }], freeSlots: [] };
	const html = renderToStaticMarkup(createElement(RequestsCard, { lang, data, onChanged: async () => {} }));
	// Non-breaking spaces follow short words.
	return html.replaceAll("\u00a0", " ");
};

test.each([
	["pl", false, "Ta osoba odmówiła zmiany na 6 czerwca, 13:00, stolik B12."],
	["pl", true, "Ta osoba nie odpowiedziała w porę na prośbę o zmianę na 6 czerwca, 13:00, stolik B12."],
	["en", false, "This person declined to move it to 6 June, 13:00, table B12."],
	["en", true, "This person did not answer your request to move it to 6 June, 13:00, table B12 in time."],
] as const)("staff read in %s the result of their request to move; unanswered: %s", (lang, isUnanswered, words) => {
	const refusedMove = { ...at(11, 2), isUnanswered };
	expect(page(lang, { refusedMove })).toContain(words);
	// Gone with the meeting.
	const move = { ...at(12, 4), by: "exhibitor" as const, answerByDate: "2025-06-05T10:00:00Z" };
	for (const more of [{ move }, { isOver: true }, { state: "cancelled" as const }])
		expect(page(lang, { refusedMove, ...more })).not.toContain(words);
});
