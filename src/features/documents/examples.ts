import { differenceOf, lineOf, type ReceivedPayment, restOf, shareOf, totalsOf } from "./amounts.ts";
import type { Buyer, DocumentContent, Line, SaleDocument, Seller, Totals } from "./contract.ts";

/** Together the examples contain every Polish character. */

export const exampleSeller: Seller = {
	name: "Fundacja Scena Technologii",
	address: { street: "ul. Świętojańska 14/3", postCode: "00-266", city: "Warszawa", country: "PL" },
	nip: "5260250274",
	registers: ["KRS 0000123456", "REGON 012345678"],
	email: "ksiegowosc@example.org",
	bank: { account: "PL27114020040000300201355387", name: "Bank Przykład" },
};

export const exampleBuyers = {
	person: {
		kind: "person",
		name: "Zażółć Gęślą-Jaźń",
		address: { street: "ul. Źródlana 7 m. 12", postCode: "80-180", city: "Gdańsk", country: "PL" },
	},
	polish: {
		kind: "company-pl",
		name: "Żółw & Ćma <Usługi Informatyczne> sp. z o.o.",
		address: { street: 'al. "Solidarności" 117', postCode: "00-140", city: "Warszawa", country: "PL" },
		nip: "7010001453",
	},
	german: {
		kind: "company-foreign",
		name: "Müller & Söhne GmbH",
		address: { street: "Königstraße 5", postCode: "10115", city: "Berlin", country: "DE" },
		taxCountry: "DE",
		taxNumber: "136695976",
	},
	american: {
		kind: "company-foreign",
		name: "Stagehand Inc.",
		address: { street: "1 Market St", postCode: "94105", city: "San Francisco", country: "US" },
		taxCountry: "US",
		taxNumber: "123456789",
	},
} satisfies Record<string, Buyer>;

/** By default one Standard package. */
export function exampleSold(values: Partial<SaleDocument> = {}): SaleDocument {
	return {
		name: "Pakiet Standard, MSTS 2025",
		nameEn: "Standard package, MSTS 2025",
		quantity: 1,
		unit: "szt.",
		unitNetGrosz: 74_900,
		vatRate: 23,
		...values,
	};
}

/** A stored invoice of these items. */
export function exampleDocument(
	what: SaleDocument[] = [exampleSold()],
	values: Partial<DocumentContent> = {},
): DocumentContent {
	const lines = what.map(lineOf);
	return {
		kind: "invoice",
		number: "FV/2025/0001",
		issueDate: "2025-04-30",
		saleDate: "2025-04-29",
		currency: "PLN",
		languages: "pl-en",
		seller: exampleSeller,
		buyer: exampleBuyers.polish,
		lines,
		totals: totalsOf(lines),
		words: { pl: "dziewięćset dwadzieścia jeden złotych", en: "nine hundred and twenty-one zlotys" },
		payment: { state: "paid", method: "card", paidOn: "2025-04-29" },
		notes: null,
		correction: null,
		...values,
	};
}

/** An advance invoice over these items, paid on the days of `received`; with `earlier`, their settlement. */
export function exampleAdvance(
	what: SaleDocument[],
	{
		received = [],
		earlier = [],
		...values
	}: Partial<DocumentContent> & { received?: ReceivedPayment[]; earlier?: { number: string; totals: Totals }[] },
): DocumentContent {
	const ordered = totalsOf(what.map(lineOf));
	const left = restOf(
		ordered,
		earlier.map((one) => one.totals),
	);
	const grossGrosz = received.reduce((sum, one) => sum + one.grossGrosz, 0);
	const before = earlier.map(({ number, totals }) => ({
		number,
		issueDate: "2025-03-03",
		ksefNumber: null,
		grossGrosz: totals.grossGrosz,
	}));
	return exampleDocument(what, {
		invoiceType: received.length > 0 ? "advance" : "settlement",
		totals: received.length > 0 ? shareOf(left, grossGrosz) : left,
		advances: { ordered, received, earlier: before },
		...values,
	});
}

export function exampleCorrection(
	before: SaleDocument[],
	after: SaleDocument[],
	values: Partial<DocumentContent> = {},
): DocumentContent {
	const linesBefore: Line[] = before.map(lineOf);
	const [totalsBefore, totalsAfter] = [totalsOf(linesBefore), totalsOf(after.map(lineOf))];
	return exampleDocument(after, {
		kind: "correction",
		number: "FK/2025/0001",
		issueDate: "2025-05-12",
		totals: differenceOf(totalsBefore, totalsAfter),
		payment: { state: "due", method: "transfer", dueOn: "2025-05-19" },
		correction: {
			reason: "Rezygnacja z jednego miejsca zgodnie z regulaminem",
			number: "FV/2025/0001",
			issueDate: "2025-04-30",
			ksefNumber: null,
			before: linesBefore,
			totalsBefore,
			totalsAfter,
		},
		...values,
	});
}
