import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type LectureDescription, LectureFoot } from "./LectureView.tsx";

const RESERVE = "Zarezerwuj miejsce";
const QUEUE = "Powiadom mnie o\u00a0wolnym miejscu";

test.each([
	[{ status: 0, statusVip: 0, hasExtendedSeats: true }, RESERVE],
	[{ status: 2, statusVip: 1, hasExtendedSeats: true }, RESERVE],
	[{ status: 1, statusVip: 2, hasExtendedSeats: true }, RESERVE],
	[{ status: 2, statusVip: 2, hasExtendedSeats: true }, QUEUE],
	[{ status: 2, statusVip: 0, hasExtendedSeats: false }, QUEUE],
])("a lecture with %j links to the account by: %s", (seats, label) => {
	const lecture = { objectId: 45, needsSeat: true, ...seats } as LectureDescription;
	const html = renderToStaticMarkup(createElement(LectureFoot, { lang: "pl", base: "", lecture }));
	const [link] = html.match(/<a [^>]*lecture=45.*?<\/a>/) ?? [];
	expect(link?.replace(/<[^>]*>/g, "")).toBe(label);
});
