import * as z from "zod/mini";
import { fileNamesOf, fileOf } from "../../features/documents/server/document-file.ts";
import { documentsOf } from "../../features/documents/server/store.ts";
import { documentSubject } from "../../features/orders/server/document-subject.ts";
import { onlyOne, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { existingOrder } from "./order-show.ts";

export const documentCommand = defineCommand({
	name: "order document",
	usage: "NUMBER [--file NAME] [--out PATH]",
	about: `Saves a document of an order as a file.
--file NAME    the document, such as FV-2025-0001.pdf or FV-2025-0001.xml; the newest as PDF by default
--out PATH     the file or folder to write; the current folder by default`,
	options: { file: { type: "string" }, out: { type: "string" } },
	input: z.object({ number: z.string(), file: z.nullable(z.string()) }),
	read: (typed) => ({ number: onlyOne(typed, "order by its NUMBER"), file: textOf(typed, "file") ?? null }),
	async run(deps, { number, file }) {
		const order = await existingOrder(deps.db, number);
		const subject = documentSubject(order.id);
		const names = (await documentsOf(deps.db, subject)).flatMap(fileNamesOf);
		const wanted = file === null ? names.findLast((name) => name.endsWith(".pdf")) : file;
		if (!wanted) throw new CommandFailure(`${order.number} has no documents.`);
		const name = names.find((one) => one.toLowerCase() === wanted.toLowerCase());
		if (!name)
			throw new CommandFailure(`${order.number} has no file ${wanted}. It has: ${names.join(", ") || "none"}.`);
		const { bytes } = await fileOf(deps, subject, name);
		return { text: "", data: { name }, file: { name, base64: Buffer.from(bytes).toString("base64") } };
	},
});
