import { describe, expect, test } from "vitest";
import { emailHtml } from "./email.ts";

const HREF = "https://estrada.test/confirm.html?id=1";
const message = emailHtml({
	lang: "pl",
	subject: "Aktywuj konto",
	preview: "Jedno kliknięcie",
	above: "MS Tech Summit 2025",
	heading: "Aktywuj konto",
	paragraphs: ["Kliknij w przycisk."],
	facts: [{ label: "Pakiet", value: "Standard" }],
	action: { label: "Aktywuj", href: HREF },
	linkNote: "Albo wklej adres:",
	notes: ["Link działa 48 godzin."],
	links: [{ label: "Rezygnuję", href: "https://estrada.test/letters.html?id=2" }],
	sender: {
		question: "Pytanie? Odpowiedz.",
		answer: "Czyta Roch Zając.",
		address: "Fundacja, Warszawa",
		why: "Dotyczy konta.",
	},
	colours: { accent: "#3d32ff", key: "#ffc53d", beams: ["#6b5cff"] },
});

/** The families of every list of typefaces in the e-mail, in their order. */
const families = [...message.matchAll(/font-family:([^;"}!]+)/g)].map(([, list]) =>
	list!.split(",").map((name) => name.trim().replaceAll("'", "")),
);
/** What Outlook alone reads, which knows no list. */
const outlook = /<!--\[if mso\]>.*?<!\[endif\]-->/s;
const GENERIC = "sans-serif";

describe("an e-mail's typeface", () => {
	test("is the house's where the reader has it, then one that every machine has, in text and heading", () => {
		expect(families.filter((list) => list[0] !== "Arial")).toEqual([
			["Bricolage Grotesque", "Avenir Next", "Segoe UI", "Roboto", "Helvetica Neue", GENERIC],
			["Bricolage Grotesque", "Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", GENERIC],
		]);
		expect(/<body[^>]*font-family/.test(message) && /<h1[^>]*font-family/.test(message)).toBe(true);
	});

	test("is named so that no quotation mark ends the style it stands in", () => {
		for (const [, style] of message.matchAll(/style="([^"]*)"/g)) expect(style).not.toMatch(/font-family:[^;]*&|\\/);
		expect(message).toMatch(/<h1[^>]*style="[^"]*font-family:[^"]*sans-serif;font-size/);
	});

	test("is told to Outlook, which takes Times for a list whose first name it does not know", () => {
		expect(outlook.exec(message)![0]).toContain("font-family:Arial,sans-serif !important");
	});

	test("is fetched from nowhere, nor is anything else", () => {
		const fetched =
			/@font-face|@import|url\(|<link\b|<script\b|<img\b|<picture\b|<iframe\b|<object\b|\bsrc=|\bbackground=/i;
		expect(message).not.toMatch(fetched);
		const addresses = [...message.matchAll(/https?:\/\/[^\s"<]+/g)].map(([address]) => address);
		expect(new Set(addresses)).toEqual(new Set([HREF, "https://estrada.test/letters.html?id=2"]));
	});
});
