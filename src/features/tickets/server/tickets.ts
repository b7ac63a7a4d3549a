import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { toComeFirst } from "../../../kit/time/to-come-first.ts";
import type { OrderTicket } from "../../orders/order-ticket.ts";
import { ticketPath, ticketPdfPath } from "../addresses.ts";
import type { TicketInfo } from "../contract.ts";
import { dayFacts } from "../day-facts.ts";
import { readTicket } from "../token.ts";
import { ticketShape } from "./shapes.ts";
import { type KeyDeps, publicKeys, signer } from "./sign.ts";
import { type TicketRecord, ticketById, ticketRecordsOf, ticketRecordsOfOrder } from "./store.ts";

/** Undefined if the token is forged or its registration is gone. */
export async function ticketByToken(deps: KeyDeps, token: string): Promise<TicketRecord | undefined> {
	const reading = await readTicket(token, await publicKeys(deps));
	return reading.state === "genuine" ? ticketById(deps.db, reading.ticket.registrationId) : undefined;
}

/** An account's tickets, valid or not, next event first. */
export async function ticketsOfAccount(deps: KeyDeps, accountId: string): Promise<TicketInfo[]> {
	return toComeFirst(await ticketInfos(deps, await ticketRecordsOf(deps.db, accountId)), deps.clock.now());
}

export async function ticketsOfOrder(
	deps: KeyDeps,
	{ orderId, lang }: { orderId: number; lang: Lang },
): Promise<OrderTicket[]> {
	const records = await ticketRecordsOfOrder(deps.db, orderId);
	if (records.length === 0) return [];
	const sign = await signer(deps);
	return records.map((record) => {
		const shape = ticketShape(sign, record);
		const { packageName, holder, number, token: shownToken, eventCode } = shape;
		const token = invariant(shownToken, "the token of a valid ticket");
		return {
			packageName,
			holder,
			number,
			token,
			days: dayFacts(lang, shape, record.days),
			lectureDays: record.lectureDays.map((day) => day.code),
			pageUrl: ticketPath(lang, eventCode, token),
			pdfUrl: `${ticketPdfPath(token)}?lang=${lang}`,
		};
	});
}

export async function ticketInfo(deps: KeyDeps, record: TicketRecord): Promise<TicketInfo> {
	return ticketShape(await signer(deps), record);
}

async function ticketInfos(deps: KeyDeps, record: TicketRecord[]): Promise<TicketInfo[]> {
	if (record.length === 0) return [];
	const sign = await signer(deps);
	return record.map((one) => ticketShape(sign, one));
}
