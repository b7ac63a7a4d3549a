import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { NO_ADDRESS } from "../address.ts";
import type { OfferedPackage, RegistrationForm } from "../form.ts";
import { RegistrationPanel } from "./RegistrationPanel.tsx";

const expo: OfferedPackage = {
	code: "EXPO",
	name: "Expo",
	forWhom: "Targi",
	netGrosz: 0,
	vatRate: 23,
	nextNetGrosz: null,
	isRecommended: false,
	isOnline: true,
	isOnsite: true,
	lectures: "both",
	hasExtendedSeats: false,
	included: ["Targi i strefa pracodawców"],
	days: [],
	inputs: [],
	placesLeft: null,
	options: [],
	includes: { lunch: "buy", afterparty: false },
};
const standard = { ...expo, code: "STANDARD", name: "Standard", netGrosz: 74_900, nextNetGrosz: 87_900 };
const form: RegistrationForm = {
	cardPayments: "test",
	lang: "pl",
	base: "",
	event: {
		code: "MSTS25",
		name: "MSTS",
		isMeeting: false,
		allowRegistration: true,
		isOver: false,
		next: null,
		place: "",
		timeZone: "Europe/Warsaw",
	},
	packages: [expo, standard],
	freePackageCode: "EXPO",
	isCalendarUnknown: false,
	riseDay: "5 maja",
	riseDate: "2025-05-04T22:00:00Z",
	isRiseTomorrow: false,
	calendar: null,
	consents: [],
	address: NO_ADDRESS,
	knownCode: null,
};
const renderPanel = (values: Partial<RegistrationForm> = {}) =>
	renderToStaticMarkup(
		createElement(RegistrationPanel, { form: { ...form, ...values }, seats: () => null, schools: () => null }),
	).replaceAll("\u00a0", " ");

describe("the registration page's first HTML", () => {
	test("begins with packages and their current prices, nothing chosen", () => {
		const html = renderPanel();
		for (const words of ["Wybierz pakiet", "921,27 zł", "z VAT, 749 zł netto", "Bezpłatnie"]) {
			expect(html).toContain(words);
		}
		expect(html).not.toContain('type="password"');
		expect(html).not.toContain("Do zapłaty");
		expect(html).not.toMatch(/name="packageCode"[^>]*checked/);
	});

	test("has the URL's choices: the package with its price, the next step, the code and its effect", () => {
		const price = { packageCode: "STANDARD", listNetGrosz: 74_900, netGrosz: 59_920, grossGrosz: 73_702 };
		const answer = { isValid: true, reason: null, message: null, kind: "discount", percent: 20 } as const;
		const html = renderPanel({
			address: { ...NO_ADDRESS, packageCode: "STANDARD", code: "finalcall" },
			knownCode: { code: "FINALCALL", answer: { ...answer, usesLeft: null, validUntil: null, prices: [price] } },
		});
		expect(html).toMatch(/value="STANDARD"[^>]*checked|checked[^>]*value="STANDARD"/);
		expect(html).toMatch(/id="code"[^>]*value="finalcall"|value="finalcall"[^>]*id="code"/);
		for (const words of ["Od 5 maja 864,94 zł z VAT", "737,02 zł", "Kod FINALCALL obniża cenę"]) {
			expect(html).toContain(words);
		}
		expect(renderPanel({ address: { ...NO_ADDRESS, code: "TAJNY" } })).toContain("Sprawdzamy kod TAJNY");
	});

	test("opens on the URL's step, and accepts typing without the script", () => {
		const details = renderPanel({ address: { ...NO_ADDRESS, packageCode: "STANDARD", step: "data" } });
		expect(details).toContain('type="password"');
		expect(renderPanel({ address: { ...NO_ADDRESS, packageCode: "EXPO" } })).toContain('type="password"');
		for (const html of [renderPanel(), details]) {
			expect(html).not.toMatch(/ disabled[=\s>]/);
			expect(html).not.toContain('method="post"'); // before the script loads
		}
		const hinted = renderPanel({ address: { ...NO_ADDRESS, packageCode: "STANDARD", step: "data", isHinted: true } });
		expect(hinted).toContain("Sprawdzamy, kto jest zalogowany");
		expect(hinted).not.toContain('type="password"');
	});

	test("lists the other ways in one folded row after the packages, with the code last", () => {
		const html = renderPanel();
		const places = ["Standard", "<details", "Kupuję dla zespołu", "Kupuję na firmę", 'id="code"'].map((one) =>
			html.indexOf(one),
		);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(places).not.toContain(-1);
		expect(html).not.toMatch(/<details[^>]*\bopen\b/);
		expect(renderPanel({ address: { ...NO_ADDRESS, code: "X" } })).toMatch(/<details[^>]*\bopen\b/);
		expect(renderPanel({ packages: [expo, { ...expo, code: "FREE" }] })).not.toContain("Kupuję dla zespołu");
	});

	test("says in step 1 when prices rise, before a choice", () => {
		const rising = { packages: [expo, standard] };
		expect(renderPanel(rising)).toContain("Cena rośnie 5 maja");
		expect(renderPanel({ ...rising, isRiseTomorrow: true })).toContain("Cena rośnie jutro");
		expect(renderPanel({ packages: [expo, { ...standard, nextNetGrosz: null }] })).not.toContain("Cena rośnie");
	});

	test("of a meetup, and if everything is free, begins with the details", () => {
		const meetup = renderPanel({ event: { ...form.event, isMeeting: true } });
		expect(meetup).toContain("Zapisz mnie");
		expect(renderPanel({ packages: [expo] })).toContain('type="password"');
		expect(renderPanel({ packages: [expo] })).toContain("Zarejestruj się");
	});

	test("needs no payment for free packages, and is closed if nothing is sold", () => {
		expect(renderPanel({ packages: [expo] })).not.toContain("Sposób płatności");
		const paid = renderPanel({ packages: [standard], event: { ...form.event, isMeeting: true } });
		expect(paid).toContain("Zamawiam i płacę 921,27 zł");
		expect(paid).toContain("Kupuję na firmę");
		expect(renderPanel({ packages: [] })).toContain("nie ma jeszcze pakietu");
		const closed = renderPanel({ event: { ...form.event, allowRegistration: false } });
		expect(closed).toContain("Rejestracja na to wydarzenie jest zablokowana.");
		expect(closed).toContain("#newsletter"); // spec §8: with a prompt to subscribe
		expect(closed).not.toContain("<form");
	});
});
