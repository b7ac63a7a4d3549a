import * as z from "zod/mini";
import { retentions } from "../../features/orders/server/forget-kept.ts";
import { none } from "./arguments.ts";
import { defineCommand } from "./command.ts";
import { listOf } from "./show.ts";

export const dueCommand = defineCommand({
	name: "privacy due",
	usage: "",
	about: `Lists the personal data of deleted accounts that the law retains, earliest deletion first: tax documents with names, and
payment providers' references. Changes nothing. Due data is deleted automatically within the hour: the documents keep
their numbers and amounts, without names.`,
	options: {},
	input: z.object({}),
	read(typed) {
		none(typed);
		return {};
	},
	async run(deps) {
		const retainedOrders = await retentions(deps);
		const rows = retainedOrders.map(({ number, documents, until, isDue }) => [
			number,
			documents.join(", ") || "only payments",
			until,
			isDue ? "due" : "kept",
		]);
		return {
			text: listOf(["ORDER", "DOCUMENTS", "KEPT UNTIL", "STATE"], rows, "The law retains no data of deleted accounts."),
			data: retainedOrders.map(({ number, documents, until, isDue }) => ({ number, documents, until, isDue })),
		};
	},
});
