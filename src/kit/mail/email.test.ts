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

/** The font families of each list in the e-mail. */
const families = [...message.matchAll(/font-family:([^;"}!]+)/g)].map(([, list]) =>
	list!.split(",").map((name) => name.trim().replaceAll("'", "")),
);
/** The style sheet only Outlook reads, because it does not understand lists. */
const outlook = /<!--\[if mso\]><style>.*?<!\[endif\]-->/s;
/** The style sheet hidden from Outlook: it would use Times for unavailable web fonts. */
const fetching = /<!--\[if !mso\]><!--><style>(.*?)<\/style><!--<!\[endif\]-->/s;
const GENERIC = "sans-serif";

describe("an e-mail's typeface", () => {
	test("is the house's where the reader has it or fetches it, then one that every machine has, in text and heading", () => {
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

	test("is named so that no quotation mark ends the style it stands in", () => {
		for (const [, style] of message.matchAll(/style="([^"]*)"/g)) expect(style).not.toMatch(/font-family:[^;]*&|\\/);
		expect(message).toMatch(/<h1[^>]*style="[^"]*font-family:[^"]*sans-serif;font-size/);
	});

	test("is told to Outlook, which takes Times for a list whose first name it does not know", () => {
		expect(outlook.exec(message)![0]).toContain("font-family:'Segoe UI',Arial,sans-serif !important");
		expect(fetching.exec(message)![1]).toContain("@font-face");
		expect(message.replace(fetching, "")).not.toContain("@font-face");
	});

	test("is the only thing fetched, the same for every reader", () => {
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
	test("have a size and words that stand for them", () => {
		for (const [picture] of message.matchAll(/<img [^>]*>/g))
			expect(picture).toMatch(/ width="\d+" height="\d+" alt="/);
		expect(message).toContain(`alt="Estrada"`);
	});

	test("are known by name, each once, whatever people have typed", () => {
		const typed = emailHtml({ ...content, paragraphs: [`<img src="cid:scene-8@estrada">`] });
		expect(inlinePictureNames(typed + message)).toEqual(["scene-7", "contact-7"]);
	});

	test("lie at addresses of the site where a browser shows the e-mail", () => {
		const outboxHtml = withPictureAddresses(message, (name) => `/outbox/1/picture/${name}`);
		expect(outboxHtml).toContain(` src="/outbox/1/picture/scene-7"`);
		expect(outboxHtml).not.toContain("cid:");
	});
});

describe("an e-mail", () => {
	test("has one button, whose address stands once more in words", () => {
		expect(message.match(/class="button"/g)).toHaveLength(1);
		expect(message.match(new RegExp(`href="${HREF.replace("?", "\\?")}"`, "g"))).toHaveLength(2);
	});

	test("strikes how something was, and says how it is", () => {
		expect(message).toMatch(/line-through">10:15<.*>Sala A<.*>14:15<.*>Sala B</s);
		expect(emailText(content)).toContain("Hurtownie: 14:15, Sala B (było: 10:15, Sala A)");
	});

	test("keeps the breaks that a writer made", () => expect(message).toContain("przycisk.<br>Dziś."));

	test("sets a long name and value below each other, short ones side by side", () => {
		expect(message.match(/colspan="2"/g)).toHaveLength(1);
		expect(message).toMatch(/Pakiet<\/span><\/td><td/);
	});

	test("says the same as text", () => {
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

describe("an e-mail's colours can be read", () => {
	const COLOURS = ["#3d32ff", "#777777", "#ffffff", "#000000", "#ffc53d", "#00795b", "#ff5c9a", "#a8ff00"];

	test.each(["light", "dark"])("in the %s scheme", (scheme) => {
		const of = (name: keyof typeof PALETTE) => PALETTE[name][scheme === "light" ? 0 : 1];
		for (const text of ["said", "small"] as const)
			for (const ground of ["sheet", "box"] as const) expect(contrast(of(text), of(ground))).toBeGreaterThan(4.5);
	});

	test.each(COLOURS)("whatever the event's are: %s", (colour) => {
		for (const fill of [buttonColour(colour), darkButtonColour(colour)])
			expect(contrast(fill, "#ffffff")).toBeGreaterThanOrEqual(4.5);
		expect(contrast(keyColour(colour), HEAD.ground)).toBeGreaterThanOrEqual(4.5);
	});

	test("as the event has them where they can be read", () => {
		expect(buttonColour("#3d32ff")).toBe("#3d32ff");
		expect(buttonColour("#777777")).toBe(mix("#777777", "#000000", 0.05));
	});
});
