import * as z from "zod/mini";
import { retentions } from "../../features/orders/server/forget-kept.ts";
import { none } from "./arguments.ts";
import { defineCommand } from "./command.ts";
import { listOf } from "./show.ts";

export const dueCommand = defineCommand({
	name: "privacy due",
	usage: "",
	about: `What the law keeps of people whose accounts are deleted, what goes first standing first: tax documents that name them,
and what payment providers call their money. Changes nothing. What is due goes by itself within the hour: the
documents keep their numbers and amounts, and name nobody.`,
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
			text: listOf(
				["ORDER", "DOCUMENTS", "KEPT UNTIL", "STATE"],
				rows,
				"The law keeps nothing of anybody who is erased.",
			),
			data: retainedOrders.map(({ number, documents, until, isDue }) => ({ number, documents, until, isDue })),
		};
	},
});
