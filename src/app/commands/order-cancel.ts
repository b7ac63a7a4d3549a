import * as z from "zod/mini";
import { cancelOrder } from "../../features/orders/server/cancel-order.ts";
import { onlyOne } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { existingOrder } from "./order-show.ts";

export const cancelCommand = defineCommand({
	name: "order cancel",
	usage: "NUMBER",
	about: "Cancels an unpaid order and releases its places and its code.",
	options: {},
	input: z.object({ number: z.string() }),
	read: (typed) => ({ number: onlyOne(typed, "order by its NUMBER") }),
	async run(deps, input) {
		const { id, number, status } = await existingOrder(deps.db, input.number);
		if (status === "confirmed") {
			throw new CommandFailure(`${number} is confirmed. Refund it with npx estrada order refund ${number}.`);
		}
		if (status === "expired") throw new CommandFailure(`${number} has expired; its places are already free.`);
		await cancelOrder(deps, { id }, "command:order");
		return { text: `${number} is cancelled.`, data: { number, status: "cancelled" } };
	},
});
