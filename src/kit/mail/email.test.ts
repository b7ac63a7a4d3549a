import { describe, expect, test } from "vitest";
import { contrast, mix } from "../colour/colour.ts";
import { type EmailContent, emailHtml, emailText } from "./email.ts";
import { buttonColour, darkButtonColour, HEAD, keyColour, PALETTE } from "./email-style.ts";
import { inlinePictureNames, withPictureAddresses } from "./inline-picture.ts";

const HREF = "https://estrada.test/confirm.html?id=1";
const LEAVE = "https://estrada.test/letters.html?id=2";
const FONTS = "https://estrada.test/fonts";
const content: EmailContent = {
	lang: "pl",
	subject: "Aktywuj konto",
	preview: "Jedno kliknięcie",
	picture: { name: "scene-7", alt: "Estrada", width: 600, height: 150 },
	above: "MS Tech Summit 2025",
	heading: "Aktywuj konto",
	paragraphs: ["Kliknij w przycisk.\nDziś."],
	details: [{ label: "Numer konta", value: "PL61 1090" }],
	changes: [
		{
			name: "Hurtownie",
			text: "14:15, Sala B (było: 10:15, Sala A)",
			was: { label: "Było", time: "10:15", place: "Sala A" },
			is: { label: "Jest", time: "14:15", place: "Sala B" },
		},
	],
	facts: [
		{ label: "Pakiet", value: "Standard" },
		{ label: "Wykład o tytule, który nie mieści się w wierszu", value: "Sobota 07.06, 14:15, Sala Łuków" },
	],
	action: { label: "Aktywuj", href: HREF },
	linkNote: "Albo wklej adres:",
	notes: ["Link działa 48 godzin."],
	links: [{ label: "Rezygnuję", href: LEAVE }],
	sender: {
		question: "Pytanie? Odpowiedz.",
		answer: "Odpowiedź przeczyta Roch Zając.",
		face: { name: "contact-7", alt: "", width: 56, height: 56 },
		address: "Fundacja, Warszawa",
		why: "Dotyczy konta.",
	},
	colours: { accent: "#3d32ff", key: "#ffc53d" },
	fonts: FONTS,
};
const message = emailHtml(content);

const families = [...message.matchAll(/font-family:([^;"}!]+)/g)].map(([, list]) =>
	list!.split(",").map((name) => name.trim().replaceAll("'", "")),
);
/** The style sheet that only Outlook reads, because it does not understand lists. */
const outlook = /<!--\[if mso\]><style>.*?<!\[endif\]-->/s;
/** The style sheet that is hidden from Outlook, which would replace unavailable web fonts by Times. */
const fetching = /<!--\[if !mso\]><!--><style>(.*?)<\/style><!--<!\[endif\]-->/s;
const GENERIC = "sans-serif";

describe("an e-mail's font", () => {
	test("is the site's if available, otherwise a system font, in text and heading", () => {
		const lists = families.filter((list) => list.length > 3);
		expect([...new Set(lists.map(String))].map((list) => list.split(","))).toEqual([
			["Bricolage Grotesque", "Avenir Next", "Segoe UI", "Roboto", "Helvetica Neue", GENERIC],
			[
				"Bricolage Grotesque",
				"Avenir Next Condensed",
				"Roboto Condensed",
				"sans-serif-condensed",
				"Bahnschrift",
				"Arial Narrow",
				GENERIC,
			],
		]);
		expect(/<body[^>]*font-family/.test(message) && /<h1[^>]*font-family/.test(message)).toBe(true);
	});

	test("has names whose quotes do not end the style attribute", () => {
		for (const [, style] of message.matchAll(/style="([^"]*)"/g)) expect(style).not.toMatch(/font-family:[^;]*&|\\/);
		expect(message).toMatch(/<h1[^>]*style="[^"]*font-family:[^"]*sans-serif;font-size/);
	});

	test("is set separately for Outlook, which falls back to Times", () => {
		expect(outlook.exec(message)![0]).toContain("font-family:'Segoe UI',Arial,sans-serif !important");
		expect(fetching.exec(message)![1]).toContain("@font-face");
		expect(message.replace(fetching, "")).not.toContain("@font-face");
	});

	test("is the only remote resource, the same for every reader", () => {
		const addresses = [...message.matchAll(/https?:\/\/[^\s"<)]+/g)].map(([address]) => address);
		const fonts = [`${FONTS}/bricolage-latin.woff2`, `${FONTS}/bricolage-latin-ext.woff2`];
		expect(new Set(addresses)).toEqual(new Set([HREF, LEAVE, ...fonts]));
		expect(message).not.toMatch(/@import|<link\b|<script\b|<picture\b|<iframe\b|<object\b|\bbackground=/i);
		expect([...message.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address)).toEqual(fonts);
		expect([...message.matchAll(/\bsrc="([^"]*)"/g)].map(([, source]) => source)).toEqual([
			"cid:scene-7@estrada",
			"cid:contact-7@estrada",
		]);
	});
});

describe("an e-mail's pictures", () => {
	test("have a size and alternative text", () => {
		for (const [picture] of message.matchAll(/<img [^>]*>/g))
			expect(picture).toMatch(/ width="\d+" height="\d+" alt="/);
		expect(message).toContain(`alt="Estrada"`);
	});

	test("are listed once by name, whatever text people typed", () => {
		const typed = emailHtml({ ...content, paragraphs: [`<img src="cid:scene-8@estrada">`] });
		expect(inlinePictureNames(typed + message)).toEqual(["scene-7", "contact-7"]);
	});

	test("have URLs of the site if a browser shows the e-mail", () => {
		const outboxHtml = withPictureAddresses(message, (name) => `/outbox/1/picture/${name}`);
		expect(outboxHtml).toContain(` src="/outbox/1/picture/scene-7"`);
		expect(outboxHtml).not.toContain("cid:");
	});
});

describe("an e-mail", () => {
	test("has one button, whose URL is also text", () => {
		expect(message.match(/class="button"/g)).toHaveLength(1);
		expect(message.match(new RegExp(`href="${HREF.replace("?", "\\?")}"`, "g"))).toHaveLength(2);
	});

	test("strikes the old value and shows the new one", () => {
		expect(message).toMatch(/line-through">10:15<.*>Sala A<.*>14:15<.*>Sala B</s);
		expect(emailText(content)).toContain("Hurtownie: 14:15, Sala B (było: 10:15, Sala A)");
	});

	test("keeps line breaks of the author", () => expect(message).toContain("przycisk.<br>Dziś."));

	test("stacks a long name and value, and puts short ones side by side", () => {
		expect(message.match(/colspan="2"/g)).toHaveLength(1);
		expect(message).toMatch(/Pakiet<\/span><\/td><td/);
	});

	test("has the same content as plain text", () => {
		const text = emailText(content);
		for (const phrase of [content.above, ...content.paragraphs, "Numer konta: PL61 1090", "Pakiet: Standard"])
			expect(text).toContain(phrase);
		for (const said of [
			HREF,
			LEAVE,
			...content.notes,
			...Object.values(content.sender).filter((one) => typeof one === "string"),
		])
			expect(text).toContain(said);
		expect(text.split(HREF)).toHaveLength(2);
	});
});

describe("an e-mail's colours have enough contrast", () => {
	const COLOURS = ["#3d32ff", "#777777", "#ffffff", "#000000", "#ffc53d", "#00795b", "#ff5c9a", "#a8ff00"];

	test.each(["light", "dark"])("in the %s scheme", (scheme) => {
		const of = (name: keyof typeof PALETTE) => PALETTE[name][scheme === "light" ? 0 : 1];
		for (const text of ["said", "small"] as const)
			for (const ground of ["sheet", "box"] as const) expect(contrast(of(text), of(ground))).toBeGreaterThan(4.5);
	});

	test.each(COLOURS)("for any event colours: %s", (colour) => {
		for (const fill of [buttonColour(colour), darkButtonColour(colour)])
			expect(contrast(fill, "#ffffff")).toBeGreaterThanOrEqual(4.5);
		expect(contrast(keyColour(colour), HEAD.ground)).toBeGreaterThanOrEqual(4.5);
	});

	test("and stay the event's where possible", () => {
		expect(buttonColour("#3d32ff")).toBe("#3d32ff");
		expect(buttonColour("#777777")).toBe(mix("#777777", "#000000", 0.05));
	});
});
