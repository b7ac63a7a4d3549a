import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { XMLParser } from "fast-xml-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { differenceOf, lineOf, reduceInvoices, totalsOf } from "./amounts.ts";
import type { Buyer, DocumentContent, SaleDocument, VatRate } from "./contract.ts";
import { exampleAdvance, exampleBuyers, exampleCorrection, exampleDocument, exampleSold } from "./examples.ts";
import { structuredInvoice } from "./structured-invoice.ts";

const SCHEMAS = process.env["FA3_SCHEMAS"] ?? join(import.meta.dirname, "../../../../shared/data/ksef");
const hasSchemas = existsSync(join(SCHEMAS, "schemat_FA3_v1-0E.xsd"));
if (!hasSchemas) console.warn(`FA(3) is not validated here: the Ministry's schema is not in ${SCHEMAS}`);

const xmlOf = (document: DocumentContent, issuedAt = "2026-04-30T10:00:00.000Z") =>
	structuredInvoice({ ...document, issuedAt });

const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: false, isArray: (name) => name === "FaWiersz" });
const read = (xml: string) => parser.parse(xml).Faktura;

const two = [exampleSold({ quantity: 2 }), exampleSold({ name: "Lunch", unitNetGrosz: 4_900, vatRate: 8 })];
const elsewhere = [
	exampleSold({ name: "Basic Online", service: { pl: "Czwartek 06.06, online", en: "-", day: "2025-06-06" } }),
	exampleSold({ name: "Standard", service: { pl: "Piątek 07.06, Hala Łuków", en: "-", day: "2025-06-07" } }),
	exampleSold({ name: "Nagrania", service: { pl: "nagrania przez 3 miesiące", en: "-", day: null } }),
	exampleSold({ name: "T-shirt" }),
];
const free = [exampleSold({ unitNetGrosz: 0 })];
const due = { payment: { state: "due", method: "deferred", dueOn: "2025-05-14" } } as const;
const abroad = [exampleSold({ name: "Basic Online", vatRate: "np" })];

const half = [{ day: "2025-03-03", grossGrosz: 94_773 }];
const firstHalf = exampleAdvance(two, { received: half, number: "FV/2025/0007" });
const settling = exampleAdvance(two, { earlier: [firstHalf], ...due, saleDate: null });
const oneBack = [exampleSold({ quantity: 1 }), two[1]!];
const correctedShare = (before: DocumentContent, totalsAfter: DocumentContent["totals"]) => {
	const { invoiceType, advances, totals } = before;
	const { correction, ...rest } = exampleCorrection(two, oneBack);
	return {
		...rest,
		invoiceType,
		advances: { ...advances!, ordered: totalsOf(oneBack.map(lineOf)) },
		totals: differenceOf(totals, totalsAfter),
		correction: { ...correction!, totalsBefore: totals, totalsAfter },
	};
};
const [firstAfter, restAfter] = reduceInvoices(
	[firstHalf.totals, settling.totals],
	totalsOf([lineOf(exampleSold())]),
) as [DocumentContent["totals"], DocumentContent["totals"]];

const WAYS = [
	["card", { FormaPlatnosci: "2" }],
	["blik", { FormaPlatnosci: "7" }],
	["przelewy24", { PlatnoscInna: "1", OpisPlatnosci: "Przelewy24" }],
	["transfer", { FormaPlatnosci: "6" }],
	["test", { PlatnoscInna: "1", OpisPlatnosci: "płatność próbna" }],
] as const;
const paidBy = (method: (typeof WAYS)[number][0]) =>
	exampleDocument(two, { payment: { state: "paid", method, paidOn: "2025-04-29" } });

const documents: Record<string, DocumentContent> = {
	...Object.fromEntries(WAYS.map(([method]) => [`paid by ${method}`, paidBy(method)])),
	"a full advance": exampleAdvance(two, { received: [{ day: "2025-03-03", grossGrosz: 189_546 }] }),
	"an advance in part": firstHalf,
	"two payments on one advance invoice": exampleAdvance(two, {
		received: [...half, { day: "2025-03-05", grossGrosz: 10_000 }],
	}),
	"the last advance, which names the one before": exampleAdvance(two, {
		received: [{ day: "2025-04-01", grossGrosz: 94_773 }],
		earlier: [firstHalf],
	}),
	"the settlement of advances": settling,
	"lines of different days": exampleDocument(elsewhere, { saleDate: "2025-06-07", issueDate: "2025-06-10" }),
	"lines of different days, one corrected": {
		...exampleCorrection(elsewhere, [{ ...elsewhere[0]!, quantity: 0 }, ...elsewhere.slice(1)]),
		saleDate: "2025-06-07",
		issueDate: "2025-06-10",
	},
	"an advance of a company abroad": exampleAdvance(abroad, { received: half, buyer: exampleBuyers.german }),
	"an advance refunded in part": correctedShare(firstHalf, firstAfter),
	"a refunded settlement": correctedShare(settling, restAfter),
	"a company with NIP, 23 % and 8 %, paid by card": exampleDocument(two),
	"a company, unpaid, deferred": exampleDocument(two, due),
	"a person without NIP, paid by BLIK": exampleDocument(two, {
		buyer: exampleBuyers.person,
		payment: { state: "paid", method: "blik", paidOn: "2025-04-30" },
	}),
	"a person, by Przelewy24": exampleDocument(two, {
		buyer: exampleBuyers.person,
		payment: { state: "paid", method: "przelewy24", paidOn: "2025-04-30" },
	}),
	"a company of the Union, taxed here": exampleDocument(two, { buyer: exampleBuyers.german }),
	"a company of the Union that settles the tax": exampleDocument(abroad, { buyer: exampleBuyers.german }),
	"a company outside the Union": exampleDocument(abroad, { buyer: exampleBuyers.american }),
	"every rate at once": exampleDocument(([23, 8, 5, 0, "np"] as const).map((vatRate) => exampleSold({ vatRate }))),
	"nothing to pay": exampleDocument(free),
	"a refund in part": exampleCorrection(two, [exampleSold({ quantity: 1 }), two[1]!]),
	"the price reduced": exampleCorrection(two, [{ ...two[0]!, reducedGrosz: 5_000 }, two[1]!]),
	"the price reduced to zero": exampleCorrection(two, [{ ...two[0]!, reducedGrosz: 184_254 }, two[1]!]),
	"a full refund": exampleCorrection(
		two,
		two.map((one) => ({ ...one, quantity: 0 })),
	),
	"a correction of an invoice that KSeF knows": exampleCorrection(two, [{ ...two[0]!, quantity: 5 }, two[1]!], {
		correction: {
			...exampleCorrection(two, [{ ...two[0]!, quantity: 5 }, two[1]!]).correction!,
			ksefNumber: "5260250274-20260430-0123456789AB-5F",
		},
	}),
	"a corrected rate": exampleCorrection(two, [{ ...two[0]!, vatRate: 8 }, two[1]!]),
	"long and strange texts": exampleDocument(two, {
		notes: `Zamówienie <4/2025> & "pilne"\u0007\n${"długa uwaga ".repeat(150)}`,
		buyer: { ...exampleBuyers.polish, name: "Ż".repeat(400) },
	}),
};

describe.runIf(hasSchemas)("FA(3) is valid by the Ministry's schema", () => {
	let schema: { fileName: string; contents: string };
	let preload: { fileName: string; contents: string }[];
	beforeAll(() => {
		const file = (fileName: string) => ({
			fileName,
			contents: readFileSync(join(SCHEMAS, fileName), "utf8").replace(
				/schemaLocation="http[^"]*\//g,
				'schemaLocation="',
			),
		});
		schema = file("schemat_FA3_v1-0E.xsd");
		preload = ["StrukturyDanych_v10-0E.xsd", "ElementarneTypyDanych_v10-0E.xsd", "KodyKrajow_v10-0E.xsd"].map(file);
	});
	const errorsOf = async (xml: string | string[]) => {
		const files = [xml].flat().map((contents, index) => ({ fileName: `document-${index}.xml`, contents }));
		return (await validateXML({ xml: files, schema: [schema], preload })).errors.map((one) => one.message);
	};

	test.each(Object.keys(documents))("%s", async (name) => {
		expect(await errorsOf(xmlOf(documents[name]!))).toEqual([]);
	});

	test("a document before the first day of FA(3)", async () => {
		expect(await errorsOf(xmlOf(exampleDocument(), "2025-04-30T10:00:00.000Z"))).toEqual([]);
	});

	test("the validator finds errors", async () => {
		const xml = xmlOf(exampleDocument());
		expect(await errorsOf(xml.replace("<GV>2</GV>", ""))).toHaveLength(1);
		expect(await errorsOf(xml.replace(/<P_15>.*<\/P_15>/, "<P_15>921,27</P_15>"))).not.toEqual([]);
		expect(await errorsOf(xml.replace(/<NIP>\d/, "<NIP>0"))).not.toEqual([]);
	});

	test("any lines, buyer and text", async () => {
		const sold = fc
			.record({
				name: fc.string({ minLength: 1, maxLength: 300, unit: "binary" }),
				quantity: fc.integer({ min: 1, max: 5000 }),
				unitNetGrosz: fc.integer({ min: 0, max: 20_000_000 }),
				vatRate: fc.constantFrom<VatRate>(23, 8, 5, 0, "np"),
			})
			.map((values) => exampleSold(values));
		const document = fc
			.record({
				before: fc.array(sold, { minLength: 1, maxLength: 8 }),
				buyer: fc.constantFrom<Buyer>(...Object.values(exampleBuyers)),
				notes: fc.option(fc.string({ maxLength: 1000, unit: "binary" })),
				changed: fc.constantFrom(
					(_: SaleDocument) => undefined,
					(one: SaleDocument) => ({ ...one, quantity: one.quantity - 1 }),
					(one: SaleDocument) => ({ ...one, reducedGrosz: Math.max(1, one.quantity * one.unitNetGrosz - 7) }),
				),
			})
			.map(({ before, changed, ...values }) => {
				const first = changed(before[0]!);
				return first ? exampleCorrection(before, [first, ...before.slice(1)], values) : exampleDocument(before, values);
			});
		await fc.assert(
			fc.asyncProperty(fc.array(document, { minLength: 20, maxLength: 20 }), async (some) => {
				expect(await errorsOf(some.map((one) => xmlOf(one)))).toEqual([]);
			}),
			{ numRuns: 5 },
		);
	});
});

describe("FA(3) contains the document", () => {
	test("numbers, dates, parties, sums and lines", () => {
		const { Naglowek, Podmiot1, Podmiot2, Fa } = read(xmlOf(exampleDocument(two)));
		expect(Naglowek.DataWytworzeniaFa).toBe("2026-04-30T10:00:00.000Z");
		expect(Podmiot1.DaneIdentyfikacyjne.NIP).toBe("5260250274");
		expect(Podmiot2.DaneIdentyfikacyjne).toEqual({
			NIP: "7010001453",
			Nazwa: "Żółw & Ćma <Usługi Informatyczne> sp. z o.o.",
		});
		expect(Fa).toMatchObject({ P_1: "2025-04-30", P_2: "FV/2025/0001", P_6: "2025-04-29", RodzajFaktury: "VAT" });
		expect(Fa).toMatchObject({ P_13_1: "1498.00", P_14_1: "344.54", P_13_2: "49.00", P_14_2: "3.92", P_15: "1895.46" });
		expect(Fa.FaWiersz).toHaveLength(2);
		expect(Fa.FaWiersz[0]).toMatchObject({ P_8B: "2", P_9A: "749.00", P_11: "1498.00", P_11Vat: "344.54", P_12: "23" });
	});

	test("time and place of each line; different days are in their lines", () => {
		const { Fa } = read(xmlOf(documents["lines of different days"]!));
		expect(Fa.P_6).toBeUndefined();
		expect(Fa.FaWiersz.map((row: { P_6A: string }) => row.P_6A)).toEqual([
			"2025-06-06",
			"2025-06-07",
			"2025-06-07",
			"2025-06-07",
		]);
		expect(Fa.DodatkowyOpis).toEqual([
			{ NrWiersza: "1", Klucz: "Termin i miejsce", Wartosc: "Czwartek 06.06, online" },
			{ NrWiersza: "2", Klucz: "Termin i miejsce", Wartosc: "Piątek 07.06, Hala Łuków" },
			{ NrWiersza: "3", Klucz: "Termin i miejsce", Wartosc: "nagrania przez 3 miesiące" },
		]);
		const oneDay = read(xmlOf(exampleDocument([elsewhere[0]!], { saleDate: "2025-06-06" }))).Fa;
		expect([oneDay.P_6, oneDay.FaWiersz[0].P_6A]).toEqual(["2025-06-06", undefined]);
	});

	test.each(WAYS)("the payment by %s", (method, sentence) =>
		expect(read(xmlOf(paidBy(method))).Fa.Platnosc).toEqual({ Zaplacono: "1", DataZaplaty: "2025-04-29", ...sentence }),
	);

	test.each([
		["person", { BrakID: "1" }],
		["polish", { NIP: "7010001453" }],
		["german", { KodUE: "DE", NrVatUE: "136695976" }],
		["american", { KodKraju: "US", NrID: "123456789" }],
	] as const)("the number of a %s buyer", (who, number) => {
		const { Podmiot2 } = read(xmlOf(exampleDocument(two, { buyer: exampleBuyers[who] })));
		expect(Podmiot2.DaneIdentyfikacyjne).toMatchObject(number);
	});

	test("a service taxed abroad as reverse charge; in the Union it has its own sum", () => {
		const ofUnion = read(xmlOf(documents["a company of the Union that settles the tax"]!)).Fa;
		expect(ofUnion).toMatchObject({ P_13_9: "749.00", P_15: "749.00", Adnotacje: { P_18: "1" } });
		expect(ofUnion.FaWiersz[0].P_12).toBe("np II");
		const ofOutside = read(xmlOf(documents["a company outside the Union"]!)).Fa;
		expect(ofOutside).toMatchObject({ P_13_8: "749.00", Adnotacje: { P_18: "1" } });
		expect(ofOutside.FaWiersz[0].P_12).toBe("np I");
	});

	test("the last day and the account of an unpaid invoice", () => {
		expect(read(xmlOf(exampleDocument(two, due))).Fa.Platnosc).toEqual({
			TerminPlatnosci: { Termin: "2025-05-14" },
			FormaPlatnosci: "6",
			RachunekBankowy: { NrRB: "PL27114020040000300201355387", NazwaBanku: "Bank Przykład" },
		});
	});

	test("a correction's invoice, and the changed lines before and after", () => {
		const { Fa } = read(xmlOf(documents["a refund in part"]!));
		expect(Fa).toMatchObject({
			RodzajFaktury: "KOR",
			TypKorekty: "2",
			P_13_1: "-749.00",
			P_14_1: "-172.27",
			P_13_2: "0.00",
			P_15: "-921.27",
			DaneFaKorygowanej: { DataWystFaKorygowanej: "2025-04-30", NrFaKorygowanej: "FV/2025/0001", NrKSeFN: "1" },
		});
		expect(Fa.Platnosc).toBeUndefined();
		expect(Fa.FaWiersz).toMatchObject([
			{ NrWierszaFa: "1", P_8B: "2", StanPrzed: "1" },
			{ NrWierszaFa: "2", P_8B: "1" },
		]);
		expect(read(xmlOf(documents["a correction of an invoice that KSeF knows"]!)).Fa.DaneFaKorygowanej).toMatchObject({
			NrKSeF: "1",
			NrKSeFFaKorygowanej: "5260250274-20260430-0123456789AB-5F",
		});
	});

	test("the order and payments of an advance invoice; its settlement names it", () => {
		const { Fa } = read(xmlOf(documents["an advance in part"]!));
		expect(Fa).toMatchObject({ RodzajFaktury: "ZAL", P_15: "947.73", Zamowienie: { WartoscZamowienia: "1895.46" } });
		expect(Fa.FaWiersz).toBeUndefined();
		expect(Fa.Zamowienie.ZamowienieWiersz).toMatchObject([
			{ NrWierszaZam: "1", P_8BZ: "2", P_9AZ: "749.00", P_11NettoZ: "1498.00", P_11VatZ: "344.54", P_12Z: "23" },
			{ P_12Z: "8" },
		]);
		const several = read(xmlOf(documents["two payments on one advance invoice"]!)).Fa;
		expect(several.P_6).toBeUndefined();
		expect(several.ZaliczkaCzesciowa).toEqual([
			{ P_6Z: "2025-03-03", P_15Z: "947.73" },
			{ P_6Z: "2025-03-05", P_15Z: "100.00" },
		]);
		const rest = read(xmlOf(documents["the settlement of advances"]!)).Fa;
		expect(rest).toMatchObject({ RodzajFaktury: "ROZ", P_15: "947.73" });
		expect(rest.FakturaZaliczkowa).toEqual({ NrKSeFZN: "1", NrFaZaliczkowej: "FV/2025/0007" });
		expect(rest.FaWiersz).toHaveLength(2);
		for (const field of ["P_13_1", "P_14_1", "P_13_2", "P_14_2"]) {
			const whole = { P_13_1: 149_800, P_14_1: 34_454, P_13_2: 4_900, P_14_2: 392 }[field];
			expect(Math.round(Number(Fa[field]) * 100 + Number(rest[field]) * 100)).toBe(whole);
		}
	});

	test("the type of a correction's invoice, and the state before", () => {
		const corrected = read(xmlOf(documents["an advance refunded in part"]!)).Fa;
		expect(corrected).toMatchObject({ RodzajFaktury: "KOR_ZAL", P_15ZK: "947.73", P_15: "-26.46" });
		expect(corrected.Zamowienie.ZamowienieWiersz).toMatchObject([{ P_8BZ: "2", StanPrzedZ: "1" }, { P_8BZ: "1" }]);
		const rest = read(xmlOf(documents["a refunded settlement"]!)).Fa;
		expect(rest).toMatchObject({ RodzajFaktury: "KOR_ROZ", P_15ZK: "947.73", P_15: "-947.73" });
		expect(rest.FaWiersz).toHaveLength(2);
	});

	test("a price reduction as a discount on the line", () => {
		const { Fa } = read(xmlOf(documents["the price reduced"]!));
		expect(Fa).toMatchObject({ TypKorekty: "2", P_13_1: "-40.65", P_14_1: "-9.35", P_15: "-50.00" });
		expect(Fa.FaWiersz[0]).not.toHaveProperty("P_10");
		expect(Fa.FaWiersz[1]).toMatchObject({
			P_8B: "2",
			P_9A: "749.00",
			P_10: "40.65",
			P_11: "1457.35",
			P_11Vat: "335.19",
		});
	});

	test("the same bytes each time, and nothing for a pro-forma", () => {
		expect(xmlOf(exampleDocument(two))).toBe(xmlOf(exampleDocument(two)));
		expect(() => xmlOf(exampleDocument(two, { kind: "proforma" }))).toThrow(RangeError);
	});
});
