import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
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
	lang: "pl",
	base: "",
	event: {
		code: "MSTS25",
		name: "MSTS",
		isMeeting: false,
		allowRegistration: true,
		place: "",
		timeZone: "Europe/Warsaw",
	},
	packages: [expo, standard],
	freePackageCode: "EXPO",
	riseDay: "5 maja",
	calendar: null,
	consents: [],
};
const shown = (values: Partial<RegistrationForm> = {}) =>
	renderToStaticMarkup(createElement(RegistrationPanel, { form: { ...form, ...values } })).replaceAll("\u00a0", " ");

describe("the registration page as it is sent", () => {
	test("begins with the packages, their prices of the running round and what comes next", () => {
		const html = shown();
		for (const words of ["Wybierz pakiet", "749 zł", "921,27 zł z VAT", "Od 5 maja 879 zł netto", "Bezpłatnie"]) {
			expect(html).toContain(words);
		}
		expect(html.indexOf("Mam kod z zaproszenia")).toBeGreaterThan(html.indexOf("Standard"));
		expect(html).not.toContain('type="password"');
	});

	test("asks first how it is bought, where there is anything to buy", () => {
		const html = shown();
		expect(html.indexOf("Kupuję dla zespołu")).toBeLessThan(html.indexOf("Standard"));
		expect(html.indexOf("Kupuję na firmę")).toBeLessThan(html.indexOf("Standard"));
		expect(shown({ packages: [expo, { ...expo, code: "FREE" }] })).not.toContain("Kupuję dla zespołu");
	});

	test("of a meetup, and where all there is is free, begins with the details", () => {
		const meetup = shown({ event: { ...form.event, isMeeting: true } });
		expect(meetup).toContain("Zapisz mnie");
		expect(shown({ packages: [expo] })).toContain('type="password"');
		expect(shown({ packages: [expo] })).toContain("Zarejestruj się");
	});

	test("asks for no payment of what is free, and is closed where nothing is sold", () => {
		expect(shown({ packages: [expo] })).not.toContain("Sposób płatności");
		const paid = shown({ packages: [standard], event: { ...form.event, isMeeting: true } });
		expect(paid).toContain("Zamawiam i płacę 921,27 zł");
		expect(paid).toContain("Kupuję na firmę");
		expect(shown({ packages: [] })).toContain("nie ma jeszcze pakietu");
	});
});
