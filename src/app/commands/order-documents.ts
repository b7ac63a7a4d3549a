import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import * as z from "zod/mini";
import { sumOfTotals } from "../../features/documents/amounts.ts";
import type { TaxDocument } from "../../features/documents/contract.ts";
import { vatRegister } from "../../features/documents/month-register.ts";
import { nameOf } from "../../features/documents/rules.ts";
import { fileBytes, fileNamesOf } from "../../features/documents/server/document-file.ts";
import { documentsIssuedIn } from "../../features/documents/server/store.ts";
import { uninvoicedIn } from "../../features/documents/server/uninvoiced-store.ts";
import { titles, uninvoicedTitle } from "../../features/documents/texts.ts";
import { dayNumber, daySums, type UninvoicedSale } from "../../features/documents/uninvoiced.ts";
import { orderIdOf } from "../../features/orders/server/document-subject.ts";
import { orderNumbers } from "../../features/orders/server/store.ts";
import { neededText, none, textOf } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type Say } from "./command.ts";
import { amountOf, tableOf } from "./show.ts";

export const documentsCommand = defineCommand({
	name: "order documents",
	usage: "--month 2025-05 [--csv] [--zip PATH]",
	about: `Lists the documents issued in a month, for all events, and the sales without an invoice by day (WEW), for accounting.
--csv         prints the VAT register instead: a row per invoice, correction and day with net and VAT per rate, and totals
--zip PATH    saves a file with the PDF and XML (FA(3)) of each document, and the VAT register`,
	options: { month: { type: "string" }, csv: { type: "boolean" }, zip: { type: "string" } },
	input: z.object({ month: z.string(), asCsv: z.boolean(), zip: z.nullable(z.string()) }),
	read(typed) {
		none(typed);
		const month = neededText(typed, "month", "2025-05");
		if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) {
			throw new CommandFailure(`--month is "${month}", but must be a year and a month, such as 2025-05.`);
		}
		const zip = textOf(typed, "zip");
		return { month, asCsv: typed.values["csv"] === true, zip: zip === undefined ? null : resolve(zip) };
	},
	async run(deps, { month, asCsv, zip }, say) {
		const documents = await documentsIssuedIn(deps.db, month);
		const days = daySums(await uninvoicedIn(deps.db, month));
		const numbers = await orderNumbers(
			deps.db,
			documents.flatMap((one) => orderIdOf(one.subject) ?? []),
		);
		const orderOf = ({ subject }: TaxDocument) => numbers.get(orderIdOf(subject) ?? 0) ?? "";
		const register = vatRegister(documents, days);
		if (zip) await writeZip(deps, zip, { month, documents, register, say });
		const data = [
			...documents.map((one) => ({
				number: one.number,
				name: nameOf(one),
				issueDate: one.issueDate,
				orderNumber: orderOf(one),
				...amountsOf(one.totals),
				buyer: one.buyer.name,
				files: fileNamesOf(one),
			})),
			...days.map((one) => ({
				number: dayNumber(one),
				name: "uninvoiced",
				issueDate: one.day,
				orderNumber: "",
				...amountsOf(one.totals),
				buyer: "",
				files: [],
			})),
		];
		if (asCsv) return { text: register, data };
		const written = zip ? [`Written to ${zip}.`] : [];
		return { text: [listText({ documents, days }, orderOf, month), ...written].join("\n"), data };
	},
});

type Sums = Pick<TaxDocument["totals"], "netGrosz" | "vatGrosz" | "grossGrosz">;

function amountsOf({ netGrosz, vatGrosz, grossGrosz }: Sums): Sums {
	return { netGrosz, vatGrosz, grossGrosz };
}

function listText(
	{ documents, days }: { documents: TaxDocument[]; days: UninvoicedSale[] },
	orderOf: (one: TaxDocument) => string,
	month: string,
): string {
	if (documents.length + days.length === 0) return `${month} has no documents, and no sales without an invoice.`;
	const amounts = ({ netGrosz, vatGrosz, grossGrosz }: Sums) => [netGrosz, vatGrosz, grossGrosz].map(amountOf);
	const rows = [
		...documents.map((one) => [
			one.number,
			one.issueDate,
			titles[nameOf(one)].en,
			orderOf(one),
			...amounts(one.totals),
			one.buyer.name,
		]),
		...days.map((one) => [dayNumber(one), one.day, uninvoicedTitle.en, "", ...amounts(one.totals), ""]),
	];
	const summed = (name: string, all: { totals: TaxDocument["totals"] }[]) => {
		const [net, vat, total] = amounts(sumOfTotals(all.map((one) => one.totals)));
		return `${name}: ${all.length}, net ${net}, VAT ${vat}, total ${total}`;
	};
	return [
		tableOf(["NUMBER", "ISSUED", "WHAT", "ORDER", "NET", "VAT", "TOTAL", "BUYER"], rows),
		summed(
			"Invoices and corrections",
			documents.filter((one) => one.kind !== "proforma"),
		),
		...(days.length > 0 ? [summed("Days with sales without an invoice", days)] : []),
	].join("\n");
}

/** Streams documents one by one, to limit memory. */
async function writeZip(
	deps: CommandDeps,
	path: string,
	{ month, documents, register, say }: { month: string; documents: TaxDocument[]; register: string; say: Say },
): Promise<void> {
	const zip = new ZipFile();
	const files = documents.flatMap((document) => fileNamesOf(document).map((name) => ({ document, name })));
	let done = 0;
	for (const { document, name } of files) {
		zip.addReadStreamLazy(name, { mtime: new Date(document.issuedAt) }, (opened) => {
			fileBytes(deps, document, name).then(
				(bytes) => {
					say({ step: "files", done: ++done, total: files.length });
					opened(null, Readable.from([Buffer.from(bytes)]));
				},
				(error) => zip.emit("error", error),
			);
		});
	}
	zip.addBuffer(Buffer.from(register), `rejestr-vat-${month}.csv`, { mtime: deps.clock.now() });
	zip.end();
	const unfinished = `${path}.part`;
	zip.on("error", (error) => (zip.outputStream as Readable).destroy(error as Error));
	try {
		await pipeline(zip.outputStream, createWriteStream(unfinished));
		await rename(unfinished, path);
	} catch (error) {
		await rm(unfinished, { force: true });
		const { code } = error as NodeJS.ErrnoException;
		if (code === undefined) throw error;
		throw new CommandFailure(`${path} cannot be written (${code}).`);
	}
}
