import type { Database } from "../../../kit/db/database.ts";
import { linesOfOrders, orderById, orderByNumber } from "../../orders/server/store.ts";
import { standingChanges } from "../../ticket-holders/server/change-store.ts";
import { additionsTo } from "../../ticket-holders/server/chosen-options-store.ts";
import type { TicketRecord } from "./store.ts";

/** A printed order of a ticket or its options, in grosz with VAT. */
export type PrintedOrder = {
	number: string;
	/** The order's price after discounts; null if it covers more than the holder's own ticket. */
	grossGrosz: number | null;
	isPaid: boolean;
	/** ISO 8601. */
	confirmedAt: string | null;
};

/** The ticket's orders, the original one first. Team orders show no price, because ticket holders need not know it. */
export async function printedOrders(db: Database, { registration }: TicketRecord): Promise<PrintedOrder[]> {
	const first = registration.orderId === null ? undefined : await orderById(db, registration.orderId);
	const changes = (await standingChanges(db, [registration.id])).filter((one) => one.state === "done");
	const numbers = [...changes, ...(await additionsTo(db, [registration.id]))].map((one) => one.number);
	const later = await Promise.all([...new Set(numbers)].map((number) => orderByNumber(db, number)));
	const orders = [first, ...later]
		.filter((one) => one?.status === "confirmed")
		.filter((one, place, all) => all.findIndex((other) => other?.id === one?.id) === place)
		.filter((one) => one !== undefined);
	const lines = await linesOfOrders(
		db,
		orders.map((one) => one.id),
	);
	return orders.map((order) => {
		const isTeam = lines.some((line) => line.orderId === order.id && line.kind === "team");
		const isOwn = order.accountId === registration.accountId && !isTeam;
		const gross = order.grossGrosz - order.refundedGrosz;
		return {
			number: order.number,
			grossGrosz: isOwn ? gross : null,
			isPaid: order.paidGrosz >= gross,
			confirmedAt: order.confirmedAt?.toISOString() ?? null,
		};
	});
}
