import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printedText } from "../../../../../tests/harness/printed-text.ts";
import { readCode } from "../../../../../tests/harness/qr-reading.ts";
import { type PdfRenderer, startPdfRenderer } from "../../../../kit/pdf/renderer.ts";
import { qrCodeOf } from "../../../../kit/qr/qr-code.ts";
import { exampleInfo, exampleToken } from "../../examples.ts";
import type { PrintableTicket } from "../ticket-pdf.ts";
import { PLATE } from "./stage.ts";

let pdfRenderer: PdfRenderer;
beforeAll(() => {
	pdfRenderer = startPdfRenderer();
});
afterAll(() => pdfRenderer.close());

const layout = new URL("./ticket-sheet.ts", import.meta.url);
const printable = (values: Partial<PrintableTicket["ticket"]> = {}, lang: "pl" | "en" = "pl"): PrintableTicket => ({
	ticket: { ...exampleInfo(), qr: qrCodeOf(exampleToken), ...values },
	lang,
	organiser: "Fundacja Próba",
	pageUrl: `https://estrada.example/ticket.html?id=${exampleToken}`,
	issuedAt: "2025-04-30T10:00:00.000Z",
});
const spoken = async (content: PrintableTicket) => {
	const { pages } = await printedText(await pdfRenderer.print(layout, content));
	expect(pages).toHaveLength(1);
	return pages[0]!.replaceAll(" ", "");
};
const says = (text: string, parts: string[]) => {
	for (const part of parts) expect(text).toContain(part.replaceAll(" ", ""));
};

describe("a ticket on paper", () => {
	test("says who, what, when and where, in Polish", async () => {
		const text = await spoken(printable());
		says(text, ["MS Tech Summit 2025", "Standard", "Anna Szczepankowska-Wójcik", "7Q4K-2F9B"]);
		says(text, [
			"Czwartek 06.06, 9:00–17:00, Online",
			"Piątek 07.06, 8:00–18:00, Hala Łuków, Warszawa",
			"Przy wejściu",
		]);
		expect(text).not.toContain("Participant");
	});

	test("is bilingual for who reads English; long names stay on the ticket", async () => {
		const holder = "Bartłomiej Aleksander Szczepankowski-Wójcikiewicz";
		const text = await spoken(printable({ holder }, "en"));
		says(text, [
			"Participant",
			"Uczestnik",
			"Friday 07.06, 08:00–18:00, Arches Hall, Warsaw",
			"At the entrance",
			holder,
		]);
	});

	test("names what was taken besides the package, and nothing where that is nothing", async () => {
		const options = [
			{ kind: "lunch" as const, choice: null },
			{ kind: "tshirt" as const, choice: "XL" },
		];
		says(await spoken(printable({ options }, "en")), [
			"Extras",
			"Dodatki",
			"T-shirt, size XL",
			"Koszulka, rozmiar XL",
			"Lunch",
		]);
		expect(await spoken(printable())).not.toContain("Dodatki");
	});

	test("that is not valid has no code and says why", async () => {
		const cancelled = { qr: null, token: null, status: "cancelled" as const };
		says(await spoken({ ...printable(cancelled), pageUrl: null }), ["Ten bilet jest anulowany"]);
		const reserved = { qr: null, token: null, status: "reserved" as const };
		says(await spoken({ ...printable(reserved, "en"), pageUrl: null }), ["This ticket has not been paid for"]);
	});

	test("gives the same file for the same ticket", async () => {
		const [one, other] = [await pdfRenderer.print(layout, printable()), await pdfRenderer.print(layout, printable())];
		expect(Buffer.compare(one, other)).toBe(0);
	});

	test("carries the token as a code that is read, of modules of 1 mm, with four of them of quiet", async () => {
		const drawn = drawnModules(await pdfRenderer.print(layout, printable()));
		expect(readCode(drawn.size, (x, y) => drawn.dark[y * drawn.size + x]!)).toBe(exampleToken);
		expect(drawn.moduleMm).toBeGreaterThan(1);
		expect(drawn.quiet).toBeCloseTo(4, 3);
	});
});

/** The code as the file draws it: its dark runs, each a closed path of one module's height, under the scale before them. */
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

/** What a file draws, unpacked. */
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
