import { expect, test } from "vitest";
import { linkedDataOf } from "./linked-data.ts";

const day = (start: string, isOnline: boolean) => ({
	startsAt: new Date(`${start}T18:00:00Z`),
	endsAt: new Date(`${start}T21:00:00Z`),
	isOnline,
	isOnsite: true,
});
type LinkedDataInput = Parameters<typeof linkedDataOf>;
const place = { place: "Klub", placeEn: null, city: "Warszawa", cityEn: "Warsaw" };
const request = (allowRegistration: boolean, lang = "pl") =>
	({
		event: { ...day("2023-09-27", true), ...place, allowRegistration },
		lang,
		frame: {
			organiser: { name: "Fundacja Próba", footer: null },
			origin: "https://a.example",
			originals: { pl: "https://a.example/", en: "https://a.example/en" },
		},
	}) as LinkedDataInput[1];
const data = {
	hero: { name: "TBF", lead: "" },
	speakers: { people: [] },
	prices: { packages: [{ name: "Meetup", grossGrosz: 1230 }] },
} as unknown as LinkedDataInput[2];

test("search engines see the shown edition, and offers while registration is open", () => {
	const [shown] = linkedDataOf("https://a.example", request(true), data, day("2025-10-28", false));
	expect(shown).toMatchObject({
		startDate: "2025-10-28T18:00:00.000Z",
		endDate: "2025-10-28T21:00:00.000Z",
		eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
		location: [{ "@type": "Place", name: "Klub" }],
		offers: [{ price: "12.30", priceCurrency: "PLN" }],
	});
	expect(linkedDataOf("https://a.example", request(false), data, day("2025-10-28", false))[0]).not.toHaveProperty(
		"offers",
	);
});

test.each([
	["pl", "Warszawa"],
	["en", "Warsaw"],
])("in %s they see the place in that language, and no country", (lang, city) => {
	const [shown] = linkedDataOf("https://a.example", request(true, lang), data, day("2025-10-28", false));
	const address = { "@type": "PostalAddress", addressLocality: city };
	expect(shown).toHaveProperty("location", [{ "@type": "Place", name: "Klub", address }]);
});
