import * as z from "zod/mini";
import { approveOrder } from "../../features/orders/server/advance-order.ts";
import { onlyOne } from "./arguments.ts";
import { defineCommand } from "./command.ts";
import { knownOrder } from "./order-show.ts";

export const approveCommand = defineCommand({
	name: "order approve",
	usage: "NUMBER",
	about: `Says yes to an order with deferred payment that makes its buyer owe more than the event trusts them with (events
deferred): it is confirmed, its invoice issued and sent. order cancel says no. Either way the buyer is written to.`,
	options: {},
	input: z.object({ number: z.string() }),
	read: (typed) => ({ number: onlyOne(typed, "order by its NUMBER") }),
	async run(deps, input) {
		const { id, number } = await knownOrder(deps.db, input.number);
		const { dueOn } = await approveOrder(deps, { id }, "command:order");
		return { text: `${number} is confirmed, to be paid by ${dueOn}.`, data: { number, status: "confirmed", dueOn } };
	},
});
