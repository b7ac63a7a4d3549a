import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printedText } from "../../../../../tests/harness/printed-text.ts";
import { type PdfRenderer, startPdfRenderer } from "../../../../kit/pdf/renderer.ts";
import type { DocumentContent, KsefAcceptance } from "../../contract.ts";
import { exampleAdvance, exampleBuyers, exampleCorrection, exampleDocument, exampleSold } from "../../examples.ts";
import { documentPdf } from "../document-file.ts";

let pdfRenderer: PdfRenderer;
beforeAll(() => {
	pdfRenderer = startPdfRenderer();
});
afterAll(() => pdfRenderer.close());

const paper = async (content: DocumentContent, ksef?: KsefAcceptance) => {
	const storedDocument = {
		...content,
		objectId: 1,
		subject: "order:1",
		eventId: 1,
		issuedAt: "2025-04-30T10:00:00.000Z",
	};
	return printedText(await documentPdf(pdfRenderer, storedDocument, ksef));
};
const printed = async (content: DocumentContent, ksef?: KsefAcceptance) => (await paper(content, ksef)).pages;
const two = [
	exampleSold({ quantity: 2 }),
	exampleSold({ name: "Lunch", nameEn: "Lunch", unitNetGrosz: 4_900, vatRate: 8 }),
];

const says = (pages: string[], phrases: string[]) => {
	const text = pages.join("").replaceAll(" ", "");
	for (const phrase of phrases) expect(text).toContain(phrase.replaceAll(" ", ""));
};

describe("an invoice on paper (art. 106e)", () => {
	test("contains in Polish all that the law requires", async () => {
		const pages = await printed(exampleDocument(two, { languages: "pl", notes: "Zamówienie 4/2025" }));
		expect(pages).toHaveLength(1);
		says(pages, ["Faktura VAT", "FV/2025/0001", "Data wystawienia30.04.2025", "Data sprzedaży lub zapłaty29.04.2025"]);
		says(pages, ["Fundacja Scena Technologii", "ul. Świętojańska 14/3", "NIP: 5260250274"]);
		says(pages, ["Żółw & Ćma <Usługi Informatyczne> sp. z o.o.", "NIP: 7010001453"]);
		says(pages, ["Pakiet Standard, MSTS 20252 szt.749,001 498,0023 %344,541 842,54"]);
		says(pages, ["23 %1 498,00344,541 842,54", "8 %49,003,9252,92", "Razem1 547,00348,461 895,46"]);
		says(pages, ["Kwota należności ogółem", "Zapłacono: 1 895,46 zł · Do zapłaty: 0,00 zł", "1 895,46 zł", "Słownie:"]);
		says(pages, ["UwagiZamówienie 4/2025", "Strona 1 / 1"]);
		expect(pages.join("")).not.toMatch(/invoice|Seller|nie jest faktur/);
	});

	test("is bilingual for a foreign buyer", async () => {
		const pages = await printed(exampleDocument(two, { buyer: exampleBuyers.german }));
		says(pages, ["VAT invoice", "SprzedawcaSeller", "Standard package, MSTS 2025", "Niemcy / Germany"]);
		says(pages, ["Numer podatkowy / Tax number: DE 136695976", "Total amount due", "In words:", "payment card"]);
		says(pages, ["NIP / Tax ID (NIP): PL5260250274"]);
		const outside = await printed(exampleDocument(two, { buyer: exampleBuyers.american }));
		says(outside, ["NIP / Tax ID (NIP): 5260250274"]);
	});

	test("prints time and place below each line", async () => {
		const service = { pl: "Czwartek 06.06, online", en: "Thursday 06.06, online", day: "2025-06-06" };
		const pages = await printed(exampleDocument([exampleSold({ service })], { buyer: exampleBuyers.german }));
		says(pages, ["Pakiet Standard, MSTS 2025", service.pl, service.en]);
	});

	test("keeps the amount of a correction on the page of its sums", async () => {
		for (let count = 1; count <= 9; count++) {
			const sold = Array.from({ length: count }, (_, n) => exampleSold({ name: `Pakiet ${n}`, quantity: 3 }));
			const less = sold.map((line) => ({ ...line, quantity: 1 }));
			const pages = await printed(exampleCorrection(sold, less, { buyer: exampleBuyers.german }));
			const last = pages.find((page) => page.includes("Słownie"))!;
			expect(last, `${count} lines`).toContain("Różnica");
		}
	});

	test("prints the last day and the account if unpaid; a person has no tax number", async () => {
		const due = { state: "due", method: "transfer", dueOn: "2025-05-07" } as const;
		const pages = await printed(exampleDocument(two, { languages: "pl", buyer: exampleBuyers.person, payment: due }));
		says(pages, ["Zażółć Gęślą-Jaźń", "Termin płatności07.05.2025", "Do zapłaty: 1 895,46 zł"]);
		says(pages, ["27 1140 2004 0000 3002 0135 5387", "Bank Przykład", "Tytuł przelewuFV/2025/0001"]);
		expect(pages.join("").match(/NIP/g)).toHaveLength(2); // The seller's number is in the head and the footer.
	});

	test("embeds each cut of the typeface once, and no other font", async () => {
		const { fonts } = await paper(exampleDocument(two, { notes: "Wiersz\r\n\tdrugi\n\ntrzeci" }));
		expect(fonts).toHaveLength(6); // Three cuts, Latin and Latin Extended.
		for (const font of fonts) expect(font).toContain("+BricolageGrotesque");
	});

	test("says reverse charge for a service taxed abroad", async () => {
		const pages = await printed(exampleDocument([exampleSold({ vatRate: "np" })], { buyer: exampleBuyers.german }));
		says(pages, ["Odwrotne obciążenie", "Reverse charge", "np."]);
	});

	test("prints its number in KSeF", async () => {
		const ksefNumber = "5260250274-20260430-0123456789AB-5F";
		const ksef = { ksefNumber, acceptedAt: "2026-04-30T10:00:00Z", verificationUrl: "https://ksef.example/1" };
		says(await printed(exampleDocument(two), ksef), [`Numer KSeF / KSeF number: ${ksefNumber}`]);
	});

	test("fills several pages, each with the table's head, the number and the page", async () => {
		const basket = Array.from({ length: 80 }, (_, index) => exampleSold({ name: `Pozycja ${index + 1}.` }));
		const pages = await printed(exampleDocument(basket, { languages: "pl" }));
		expect(pages.length).toBeGreaterThan(2);
		for (const [index, page] of pages.entries()) says([page], [`Strona ${index + 1} / ${pages.length}`]);
		for (const page of pages.slice(1)) says([page], ["Faktura VAT FV/2025/0001"]);
		for (const page of pages.slice(1, -1)) says([page], ["Nazwa usługi"]);
		const text = pages.join("");
		for (const { name } of basket) expect(text.split(`${name}1 szt.`)).toHaveLength(2);
	});
});

test("prints the order of an advance invoice, and the earlier advances of a settlement", async () => {
	const first = exampleAdvance(two, { received: [{ day: "2025-03-03", grossGrosz: 50_000 }], number: "FV/2025/0007" });
	const pages = await printed({ ...first, languages: "pl" });
	says(pages, ["Faktura zaliczkowa", "Wartość zamówienia1 895,46 zł", "Otrzymana zaliczka03.03.2025: 500,00 zł"]);
	says(pages, ["Kwota otrzymanej zapłaty", "Razem"]);
	const rest = exampleAdvance(two, { earlier: [first], languages: "pl" });
	const settled = await printed({ ...rest, payment: { state: "due", method: "deferred", dueOn: "2025-05-14" } });
	says(settled, ["Faktura końcowa", "Wcześniejsze faktury zaliczkoweFV/2025/0007, 03.03.2025: 500,00 zł"]);
	says(settled, ["Do zapłaty: 1 395,46 zł"]);
});

test("says that a pro-forma is not a VAT invoice", async () => {
	const payment = { state: "due", method: "transfer", dueOn: "2025-05-07", title: "MSTS25-7K3QF9XD" } as const;
	const proforma = exampleDocument(two, { kind: "proforma", number: "PF/2025/0001", saleDate: null, payment });
	const pages = await printed(proforma);
	says(pages, ["Faktura pro forma", "To nie jest faktura VAT.", "This is not a VAT invoice."]);
	says(pages, ["Tytuł przelewuTransfer titleMSTS25-7K3QF9XD"]); // Like the order's page and e-mail.
	expect(pages.join("")).not.toContain("Data sprzedaży");
});

describe("a correction on paper (art. 106j)", () => {
	test("prints invoice and reason, the lines before and after, and the differences", async () => {
		const pages = await printed(exampleCorrection(two, [exampleSold({ quantity: 1 }), two[1]!], { languages: "pl" }));
		expect(pages).toHaveLength(1);
		says(pages, ["Faktura korygująca", "FK/2025/0001", "Do fakturyFV/2025/0001 z dnia 30.04.2025"]);
		says(pages, ["Przyczyna korektyRezygnacja z jednego miejsca zgodnie z regulaminem"]);
		says(pages, ["Przed korektą", "2 szt.749,001 498,00", "Po korekcie", "1 szt.749,00749,00"]);
		says(pages, ["Różnica, 23 %−749,00−172,27−921,27", "Różnica−749,00−172,27−921,27", "Do zwrotu: 921,27 zł"]);
		expect(pages.join("")).not.toContain("Lunch");
	});

	test("prints a price reduction as a discount on the line", async () => {
		const lowered = exampleCorrection(two, [{ ...two[0]!, reducedGrosz: 5_000 }, two[1]!], { languages: "pl" });
		const pages = await printed(lowered);
		says(pages, ["Po korekcie", "Opust netto: 40,65", "2 szt.749,001 457,35", "Do zwrotu: 50,00 zł"]);
		expect(pages.join("").match(/Opust/g)).toHaveLength(1);
	});

	test("of an unpaid invoice refunds nothing and prints the amount left to pay", async () => {
		const unpaid = exampleCorrection(two, [exampleSold({ quantity: 1 }), two[1]!], { languages: "pl" });
		const pages = await printed({ ...unpaid, correction: { ...unpaid.correction!, isRepaid: false } });
		says(pages, ["Termin płatności19.05.2025", "Do zapłaty po korekcie: 974,19 zł", "−921,27 zł"]);
		expect(pages.join("")).not.toContain("Do zwrotu");
	});

	test("of a higher amount requests the difference", async () => {
		const raised = exampleCorrection([exampleSold()], [exampleSold({ quantity: 2 })], { languages: "pl" });
		says(await printed(raised), ["Do dopłaty: 921,27 zł", "Termin płatności19.05.2025", "Rachunek bankowy"]);
	});
});
