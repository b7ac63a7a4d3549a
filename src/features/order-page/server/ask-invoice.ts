import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database } from "../../../kit/db/database.ts";
import { Failure, wrongInput } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { invoiceAskableUntil, issueDateOf } from "../../documents/rules.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { eventById } from "../../event/server/store.ts";
import { addressErrors, postCodeOf } from "../../orders/address.ts";
import { buyerOf } from "../../orders/buyer.ts";
import type { Payer } from "../../orders/payer.ts";
import type { SettleDeps } from "../../orders/server/confirm-order.ts";
import { documentSubject } from "../../orders/server/document-subject.ts";
import { issueOrderDocument } from "../../orders/server/order-document.ts";
import { sendOrderEmail } from "../../orders/server/order-emails.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { changePayer, lockOrder } from "../../orders/server/store.ts";
import { receivedByDay } from "../../payments/server/came-in.ts";
import { pageRefusals } from "../refusals.ts";

export type Input = Pick<Payer, "name" | "street" | "postCode" | "city" | "country">;

/** Undefined if the order names a buyer, is unpaid, or is too old. */
export async function askableUntil(db: Database, order: OrderRecord, now: Date): Promise<string | undefined> {
	if (buyerOf(order.payer) || order.status !== "confirmed" || order.paidGrosz === 0) return undefined;
	const event = await eventById(db, order.eventId);
	const days = (await receivedByDay(db, order.id)).map((one) => one.day);
	const until = invoiceAskableUntil([issueDateOf(event.endsAt), ...days]);
	return issueDateOf(now) <= until ? until : undefined;
}

/**
 * Issues and sends the invoice of a paid order when a person asks later (art. 106b ust. 3). Idempotent. Throws
 * `Failure`: invalid fields (400), unpaid or too late (409).
 */
export async function askForInvoice(
	deps: SettleDeps & { db: NodePgDatabase },
	orderId: number,
	typed: Input,
): Promise<TaxDocument> {
	const input = trimmed(typed);
	const errors = inputErrors(input);
	if (Object.keys(errors).length > 0) throw wrongInput(errors);
	return deps.db.transaction(async (tx) => {
		const before = invariant(await lockOrder(tx, orderId), "the order");
		const invoice = (await documentsOf(tx, documentSubject(orderId))).find((one) => one.kind === "invoice");
		if (invoice) return invoice;
		if (!(await askableUntil(tx, before, deps.clock.now()))) throw new Failure(409, pageRefusals.noInvoiceNow);
		const order = { ...before, payer: { ...before.payer, ...input, nip: "" } };
		await changePayer(tx, orderId, order.payer);
		const actor = order.accountId ?? "buyer";
		const payments = await receivedByDay(tx, orderId);
		const participants = await deps.orderReads.participants(tx, { orderId });
		const request = { kind: "invoice" as const, payments, participants, actor };
		const document = invariant(await issueOrderDocument(tx, deps, order, request), "the document that was asked for");
		const person = order.accountId === null ? undefined : await accountById(tx, order.accountId);
		const event = await eventById(tx, order.eventId);
		const details = { order, event, document, participants, paidBy: payments.at(-1)?.method };
		if (person) await sendOrderEmail(tx, deps, { ...details, kind: "invoice", email: person.email });
		return document;
	});
}

function trimmed({ name, street, postCode, city, country }: Input): Input {
	const code = country.trim().toUpperCase();
	const own = { name: name.trim(), street: street.trim(), city: city.trim(), country: code };
	return { ...own, postCode: postCodeOf(code, postCode) };
}

/** Maximum lengths in characters. */
const MAX_LENGTHS = { name: 200, street: 200, postCode: 20, city: 100 } as const;

function inputErrors(input: Input): Record<string, Text[]> {
	const { Street, PostCode, City, Country } = addressErrors(input);
	const wrong: Record<keyof Input, Text | undefined> = {
		name: input.name === "" ? pageRefusals.invoiceName : undefined,
		street: Street,
		postCode: PostCode,
		city: City,
		country: Country,
	};
	for (const [field, most] of Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][]) {
		if ([...input[field]].length > most) wrong[field] = pageRefusals.invoiceTooLong;
	}
	return Object.fromEntries(Object.entries(wrong).flatMap(([field, text]) => (text ? [[field, [text]]] : [])));
}
