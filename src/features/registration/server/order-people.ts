import type { Database } from "../../../kit/db/database.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { linesOf } from "../../orders/server/store.ts";
import { registrationAddedTo } from "./chosen-options-store.ts";
import { namesOfRegistrations, registrationsOfOrder } from "./store.ts";
import { teamDaysFile, ticketFiles } from "./ticket-file.ts";

/**
 * Whom an order is for, first and last name: those that it registers, and whoever has the ticket that it adds something
 * to. Of a team nobody is known: its codes are handed on.
 */
export async function participantsOf(db: Database, orderId: number): Promise<string[]> {
	const registered = (await registrationsOfOrder(db, orderId)).filter((one) => one.status !== "cancelled");
	const addedTo = await registrationAddedTo(db, orderId);
	const ids = [...registered, ...(addedTo ? [addedTo] : [])].map((one) => one.id);
	const names = await namesOfRegistrations(db, ids);
	return ids.flatMap((id) => names.get(id) ?? []);
}

/** What goes with the letter about an order that is confirmed: its tickets with their days; of a team the days alone. */
export async function filesOfOrder(db: Database, event: { code: string }, orderId: number): Promise<Attachment[]> {
	const registered = (await registrationsOfOrder(db, orderId)).filter((one) => one.status === "confirmed");
	const isTeam = (await linesOf(db, orderId)).some((line) => line.kind === "team");
	return [
		...registered.flatMap((one) => ticketFiles(event, one.id)),
		...(isTeam ? [teamDaysFile(event, orderId)] : []),
	];
}
