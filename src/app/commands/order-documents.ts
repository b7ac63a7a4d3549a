import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import * as z from "zod/mini";
import type { TaxDocument } from "../../features/documents/contract.ts";
import { vatRegister } from "../../features/documents/month-register.ts";
import { nameOf } from "../../features/documents/rules.ts";
import { documentsIssuedIn } from "../../features/documents/server/store.ts";
import { titles } from "../../features/documents/texts.ts";
import { orderIdOf } from "../../features/orders/server/order-document.ts";
import { orderNumbers } from "../../features/orders/server/store.ts";
import { fileBytes, fileNamesOf } from "../../features/payments/server/order-file.ts";
import { neededText, none, textOf } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type Say } from "./command.ts";
import { amountOf, tableOf } from "./show.ts";

export const documentsCommand = defineCommand({
	name: "order documents",
	usage: "--month 2025-05 [--csv] [--zip PATH]",
	about: `The documents that were issued in a month, of all events, for the books.
--csv         the VAT register instead: a row per invoice and correction with net and VAT per rate, and the sums
--zip PATH    a file with the PDF and the XML (FA(3)) of each, and the VAT register`,
	options: { month: { type: "string" }, csv: { type: "boolean" }, zip: { type: "string" } },
	asked: z.object({ month: z.string(), asCsv: z.boolean(), zip: z.nullable(z.string()) }),
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
		const numbers = await orderNumbers(
			deps.db,
			documents.flatMap((one) => orderIdOf(one.subject) ?? []),
		);
		const orderOf = ({ subject }: TaxDocument) => numbers.get(orderIdOf(subject) ?? 0) ?? "";
		if (zip) await writeZip(deps, zip, { month, documents, say });
		const data = documents.map((one) => ({
			...{ number: one.number, name: nameOf(one), issueDate: one.issueDate, orderNumber: orderOf(one) },
			...{ netGrosz: one.totals.netGrosz, vatGrosz: one.totals.vatGrosz, grossGrosz: one.totals.grossGrosz },
			...{ buyer: one.buyer.name, files: fileNamesOf(one) },
		}));
		if (asCsv) return { text: vatRegister(documents), data };
		const written = zip ? [`Written to ${zip}.`] : [];
		return { text: [listText(documents, orderOf, month), ...written].join("\n"), data };
	},
});

function listText(documents: TaxDocument[], orderOf: (one: TaxDocument) => string, month: string): string {
	if (documents.length === 0) return `No document was issued in ${month}.`;
	const rows = documents.map((one) => [
		...[one.number, one.issueDate, titles[nameOf(one)].en, orderOf(one)],
		...[amountOf(one.totals.netGrosz), amountOf(one.totals.vatGrosz), amountOf(one.totals.grossGrosz), one.buyer.name],
	]);
	const taxed = documents.filter((one) => one.kind !== "proforma");
	const sum = (part: "netGrosz" | "vatGrosz" | "grossGrosz") =>
		amountOf(taxed.reduce((all, one) => all + one.totals[part], 0));
	const table = tableOf(["NUMBER", "ISSUED", "WHAT", "ORDER", "NET", "VAT", "TOTAL", "BUYER"], rows);
	return `${table}\nInvoices and corrections: ${taxed.length}, net ${sum("netGrosz")}, VAT ${sum("vatGrosz")}, total ${sum("grossGrosz")}`;
}

/** Writes the files of documents one after the other, so that a month of any size needs the memory of one. */
async function writeZip(
	deps: CommandDeps,
	path: string,
	{ month, documents, say }: { month: string; documents: TaxDocument[]; say: Say },
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
	zip.addBuffer(Buffer.from(vatRegister(documents)), `rejestr-vat-${month}.csv`, { mtime: deps.clock.now() });
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
