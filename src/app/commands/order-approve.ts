import * as z from "zod/mini";
import { approveOrder } from "../../features/orders/server/advance-order.ts";
import { onlyOne } from "./arguments.ts";
import { defineCommand } from "./command.ts";
import { existingOrder } from "./order-show.ts";

export const approveCommand = defineCommand({
	name: "order approve",
	usage: "NUMBER",
	about: `Approves an order with deferred payment that exceeds the event's credit limit (events deferred). The order is confirmed,
and its invoice issued and sent. order cancel rejects it. The buyer gets an e-mail either way.`,
	options: {},
	input: z.object({ number: z.string() }),
	read: (typed) => ({ number: onlyOne(typed, "order by its NUMBER") }),
	async run(deps, input) {
		const { id, number } = await existingOrder(deps.db, input.number);
		const { dueOn } = await approveOrder(deps, { id }, "command:order");
		return {
			text: `${number} is confirmed; payment is due by ${dueOn}.`,
			data: { number, status: "confirmed", dueOn },
		};
	},
});
