import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printedText } from "../../../../../tests/harness/printed-text.ts";
import { readCode } from "../../../../../tests/harness/qr-reading.ts";
import { type PdfRenderer, startPdfRenderer } from "../../../../kit/pdf/renderer.ts";
import { qrCodeOf } from "../../../../kit/qr/qr-code.ts";
import { exampleInfo, exampleToken } from "../../examples.ts";
import type { PrintableTicket, PrintedDay, PrintedHour } from "../ticket-pdf.ts";
import { PLATE } from "./panel.ts";

let pdfRenderer: PdfRenderer;
beforeAll(() => {
	pdfRenderer = startPdfRenderer();
});
afterAll(() => pdfRenderer.close());

const layout = new URL("./ticket-sheet.ts", import.meta.url);
const at = (day: number, time: string) => new Date(`2025-06-0${day}T${time}:00+02:00`);
const lecture = (day: number, time: string, title: string, place: string, isReserved = false): PrintedHour => ({
	startsAt: at(day, time),
	title: { pl: title, en: `${title} (en)` },
	place,
	isBreak: false,
	isReserved,
});
const pause = (day: number, time: string, pl: string, en: string): PrintedHour => ({
	startsAt: at(day, time),
	title: { pl, en },
	place: "",
	isBreak: true,
	isReserved: false,
});
const ONLINE: PrintedHour[] = [
	lecture(6, "09:00", "RAG bez wektorów", "Studio 1"),
	pause(6, "10:45", "Kawa", "Coffee"),
];
const ONSITE: PrintedHour[] = [
	lecture(7, "08:30", "Otwarcie", "Sala Łuków"),
	lecture(7, "09:15", "Landing zone bez bólu", "Sala Echo", true),
	pause(7, "13:15", "Obiad", "Lunch"),
];
const day = (number: number, isOnsite: boolean, hours: PrintedHour[]): PrintedDay => ({
	name: "Dzień",
	nameEn: null,
	startsAt: at(number, number === 6 ? "09:00" : "08:00"),
	endsAt: at(number, "18:00"),
	doorsAt: isOnsite ? at(number, "07:45") : null,
	isOnsite,
	hours,
});
const includes: PrintableTicket["package"]["includes"] = {
	expo: true,
	afterparty: true,
	lectures: "both",
	recordings: "all",
	lunch: "included",
	matchmaking: "full",
};

const printable = (
	ticket: Partial<PrintableTicket["ticket"]> = {},
	values: Partial<PrintableTicket> = {},
): PrintableTicket => ({
	ticket: { ...exampleInfo(), qr: qrCodeOf(exampleToken), ...ticket },
	lang: "pl",
	organiser: { name: "Fundacja Próba", address: "ul. Próbna 1, 00-001 Warszawa" },
	pageUrl: `https://estrada.example/ticket.html?id=${exampleToken}`,
	issuedAt: "2025-04-30T10:00:00.000Z",
	printedAt: new Date("2025-05-02T09:58:00Z"),
	engraving: { width: 223, height: 180, strokes: [{ width: 0.5, path: "M100 20H180M100 30H200" }] },
	days: [day(6, false, ONLINE), day(7, true, ONSITE)],
	package: { includes, hasExtendedSeats: false },
	venue: { address: "ul. Łukowa 3", arrival: { pl: "Tramwaj 13.", en: "Tram 13." } },
	help: { name: "Roch Zając", email: "pomoc@estrada.example", phone: "+48 22 555 01 20" },
	orders: [{ number: "MSTS25-04821", grossGrosz: 92_127, isPaid: true, confirmedAt: "2025-04-30T10:00:00.000Z" }],
	logInAddress: "estrada.example/user.html",
	...values,
});
const pagesOf = async (content: PrintableTicket) => {
	const { pages } = await printedText(await pdfRenderer.print(layout, content));
	return pages.map((page) => page.replaceAll(" ", ""));
};
const spoken = async (content: PrintableTicket) => {
	const pages = await pagesOf(content);
	expect(pages).toHaveLength(1);
	return pages[0]!;
};
const says = (text: string, parts: string[]) => {
	for (const part of parts) expect(text).toContain(part.replaceAll(" ", ""));
};
const saysNot = (text: string, parts: string[]) => {
	for (const part of parts) expect(text).not.toContain(part.replaceAll(" ", ""));
};
/** Five minutes each. */
const many = (count: number): PrintedHour[] =>
	Array.from({ length: count }, (_, place) => {
		const title = `Wykład ${place + 1}. o rzeczach, których tytuł jest długi na dwie linie`;
		return {
			...lecture(7, "08:00", title, "Sala Łuków"),
			startsAt: new Date(at(7, "08:00").getTime() + place * 300_000),
		};
	});

describe("a ticket on paper", () => {
	test("shows holder, event, time and place, in Polish", async () => {
		const text = await spoken(printable());
		says(text, ["MS Tech Summit 2025", "Standard", "7Q4K-2F9B", "Anna", "Szczepankowska-Wójcik"]);
		says(text, ["6 czerwca, od 9:00", "online", "7 czerwca, drzwi 7:45", "Hala Łuków", "Pokaż kod przy wejściu"]);
		says(text, ["zegnij tutaj", "i tutaj, bilet zostanie na wierzchu"]);
		expect(text).not.toContain("Package");
	});

	test("has the day plan with halls, breaks and reserved seats", async () => {
		const text = await spoken(printable());
		says(text, ["Twój plan, 7 czerwca", "8:30Otwarcie", "Sala Łuków", "9:15Landing zone bez bólu", "13:15Obiad"]);
		says(text, ["6 czerwca, online", "9:00RAG bez wektorów", "Studio 1", "10:45Kawa", "masz zarezerwowane miejsce"]);
		says(text, ["Plan z 2 maja 2025, 11:58", "Sale z Twojego planu", "Notatki", "Z kim rozmawiać"]);
	});

	test("explains the way, how to watch, contents, contact and payment", async () => {
		const text = await spoken(printable());
		says(text, ["Dojazd i miejsce", "ul. Łukowa 3", "Tramwaj 13.", "Drzwi", "8:00–18:00"]);
		says(text, ["Jak oglądać", "estrada.example/user.html", "Nagrania czekają 3 miesiące"]);
		says(text, [
			"W pakiecie Standard",
			"Wykłady online i na miejscu",
			"Lunch w cenie",
			"Roch Zając",
			"pomoc@estrada.example",
		]);
		says(text, ["Zamówienie MSTS25-04821, opłacone 30 kwietnia 2025, 921,27 zł.", "Organizator: Fundacja Próba"]);
	});

	test("is in English, with the entrance's texts in Polish as well", async () => {
		const holder = "Bartłomiej Aleksander Szczepankowski-Wójcikiewicz";
		const text = await spoken(printable({ holder }, { lang: "en" }));
		says(text, ["Package · Pakiet", "7 June, doors 07:45", "Arches Hall", "Show this code at the entrance"]);
		says(text, ["Pokaż kod przy wejściu", "Bartłomiej Aleksander", "Szczepankowski-Wójcikiewicz", "fold here"]);
		says(text, [
			"Your plan, 7 June",
			"08:30Otwarcie (en)",
			"13:15Lunch",
			"Tram 13.",
			"Order MSTS25-04821, paid 30 April 2025",
		]);
		saysNot(text, ["Twój plan", "Dojazd", "zegnij"]);
	});

	test("for online only explains how to watch, and names no place", async () => {
		const text = await spoken(
			printable(
				{ isOnline: true, days: exampleInfo().days.slice(0, 1), packageName: "Basic Online" },
				{
					days: [day(6, false, ONLINE)],
					package: { includes: { ...includes, lectures: "online" }, hasExtendedSeats: false },
				},
			),
		);
		says(text, ["Jak oglądać", "Wejdź na estrada.example/user.html", "Udział jest online", "W pakiecie Basic Online"]);
		saysNot(text, ["Dojazd", "Hala Łuków", "Tramwaj", "Drzwi", "Pokaż kod"]);
	});

	test("without a plan has blank hours to fill in", async () => {
		const empty = [day(6, false, ONLINE.slice(1)), day(7, true, ONSITE.slice(2))];
		const text = await spoken(printable({}, { days: empty }));
		says(text, ["Plan jest jeszcze pusty", "8:00", "17:00", "13:15Obiad", "Notatki", "Przy wejściu"]);
		const expo = {
			includes: { ...includes, lectures: "none", recordings: "none" } satisfies typeof includes,
			hasExtendedSeats: false,
		};
		says(await spoken(printable({}, { days: empty, package: expo, orders: [] })), [
			"Twój pakiet to targi",
			"Bilet bez opłaty dla uczestnika.",
		]);
	});

	test("with a long plan uses tighter rows, and then further pages", async () => {
		const some = await spoken(printable({}, { days: [day(7, true, many(20))] }));
		says(some, ["Wykład 1.", "Wykład 20."]);
		for (const count of [45, 200]) {
			const pages = await pagesOf(printable({}, { days: [day(7, true, many(count))] }));
			expect(pages.length).toBeGreaterThan(1);
			says(pages[0]!, ["Cały plan jest na następnej stronie."]);
			const rest = pages.slice(1).join("");
			for (let place = 1; place <= count; place++) expect(rest).toContain(`Wykład${place}.`);
			expect(rest).toContain(`Bilet7Q4K-2F9B,strona2z${pages.length}`);
		}
	});

	test("keeps a name of 200 characters in any script on one page", async () => {
		for (const holder of [
			"x".repeat(200),
			`${"Aleksandra-Maria ".repeat(12)}Ż`,
			"شريف تامر خالد",
			"王伟",
			"שרה כהן",
			"शर्मिला",
		]) {
			const text = await spoken(printable({ holder }));
			const letters = (of: string) => [...of.replaceAll(" ", "")].sort().join("");
			for (const word of holder.split(" "))
				expect(
					[...letters(word)].every((letter) => text.includes(letter)),
					holder,
				).toBe(true);
			expect(text.match(/x/g)?.length ?? 0).toBeGreaterThanOrEqual(holder.startsWith("x") ? 200 : 0);
			says(text, ["Zamówienie MSTS25-04821"]);
		}
	});

	test("omits unknown facts: address, directions, doors, contact, organiser or scene", async () => {
		const nothing = { venue: { address: null, arrival: null }, help: null, organiser: null, engraving: null };
		const text = await spoken(
			printable({}, { ...nothing, days: [{ ...day(7, true, ONSITE), doorsAt: null }], orders: [] }),
		);
		says(text, ["7 czerwca, od 8:00", "Hala Łuków", "Warszawa"]);
		saysNot(text, ["null", "undefined", "Tramwaj", "Pomoc", "Organizator"]);
	});

	test("of a team or deferred payment names its order without others' payments", async () => {
		const order = { number: "MSTS25-00007", confirmedAt: "2025-04-30T10:00:00.000Z" };
		const team = await spoken(printable({}, { orders: [{ ...order, grossGrosz: null, isPaid: true }] }));
		says(team, ["Zamówienie MSTS25-00007, opłacone 30 kwietnia 2025."]);
		const deferred = await spoken(printable({}, { orders: [{ ...order, grossGrosz: 1000, isPaid: false }] }));
		says(deferred, ["Zamówienie MSTS25-00007, płatność odroczona, 10 zł."]);
	});

	test("lists added options once", async () => {
		const options = (["lunch", "tshirt", "giftbag", "delivery", "afterparty"] as const).map((kind) => ({
			kind,
			choice: kind === "tshirt" ? "XL" : null,
		}));
		const text = await spoken(printable({ options }, { lang: "en" }));
		says(text, ["T-shirt, size XL", "Gift bag", "Delivery", "Organiser: Fundacja Próba"]);
		expect(text.match(/Afterparty/g)).toHaveLength(1);
	});

	test("that is invalid has no code and gives the reason", async () => {
		const cancelled = { qr: null, token: null, status: "cancelled" as const };
		says(await spoken(printable(cancelled, { pageUrl: null })), ["Ten bilet jest anulowany"]);
		const reserved = { qr: null, token: null, status: "reserved" as const };
		says(await spoken(printable(reserved, { pageUrl: null, lang: "en" })), ["This ticket has not been paid for"]);
	});

	test("is legible without colours: only black and greys", async () => {
		const pdf = Buffer.from(await pdfRenderer.print(layout, printable()));
		const colours = streamsOf(pdf).flatMap((stream) => [
			...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG|scn|SCN)\b/g),
		]);
		expect(colours.length).toBeGreaterThan(10);
		for (const [all, red, green, blue] of colours) expect([red, green], all).toEqual([green, blue]);
	});

	test("is small enough for an e-mail", async () => {
		expect((await pdfRenderer.print(layout, printable())).length).toBeLessThan(100_000);
	});

	test("is the same file for the same ticket", async () => {
		const [one, other] = [await pdfRenderer.print(layout, printable()), await pdfRenderer.print(layout, printable())];
		expect(Buffer.compare(one, other)).toBe(0);
	});

	test("has a readable code with modules of 1 mm and a quiet zone of four", async () => {
		const drawn = drawnModules(await pdfRenderer.print(layout, printable()));
		expect(readCode(drawn.size, (x, y) => drawn.dark[y * drawn.size + x]!)).toBe(exampleToken);
		expect(drawn.moduleMm).toBeGreaterThan(1);
		expect(drawn.quiet).toBeCloseTo(4, 3);
	});
});

/** The QR code in the PDF: dark runs, each a closed path one module high. */
function drawnModules(pdf: Uint8Array) {
	const page = streamsOf(Buffer.from(pdf)).find((stream) => stream.includes("cm\n") && stream.includes(" l\n"))!;
	const runs = [...page.matchAll(/(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh/g)]
		.map((match) => ({
			at: match.index,
			x: +match[1]!,
			y: +match[2]!,
			to: +match[3]!,
			height: +match[4]! - +match[2]!,
		}))
		.filter(({ height }) => height === 1);
	const size = Math.max(...runs.map((run) => run.to));
	const dark = Array<boolean>(size * size).fill(false);
	for (const { x, y, to } of runs) dark.fill(true, y * size + x, y * size + to);
	const scale = Number([...page.slice(0, runs[0]!.at).matchAll(/(\d+\.\d+) 0 0 \1 [\d.-]+ [\d.-]+ cm/g)].at(-1)![1]);
	return { size, dark, moduleMm: (scale / 72) * 25.4, quiet: (PLATE / scale - size) / 2 };
}

function streamsOf(pdf: Buffer): string[] {
	return [...pdf.toString("latin1").matchAll(/\/Length (\d+)[\s\S]*?stream\n/g)].map((match) => {
		const from = match.index + match[0].length;
		try {
			return inflateSync(pdf.subarray(from, from + Number(match[1]))).toString("latin1");
		} catch {
			return ""; // a font
		}
	});
}
