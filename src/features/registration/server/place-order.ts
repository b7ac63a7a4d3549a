import type { Tx } from "../../../kit/db/database.ts";
import type { Insert } from "../../../kit/db/insert-all.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Amounts, lineAmounts, sumOf } from "../../../kit/money/money.ts";
import { hashOf } from "../../account/server/activation.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE, holdsUntil, type LineKind, orderNumber } from "../../orders/rules.ts";
import { issueOrderDocument } from "../../orders/server/order-document.ts";
import { sendOrderLetter } from "../../orders/server/order-letters.ts";
import { type NewLine, orderById, orderInserts } from "../../orders/server/store.ts";
import { feeName } from "../../orders/texts.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { payerOf } from "../payer.ts";
import type { Person } from "./person.ts";
import type { RegisterDeps } from "./register.ts";
import { registrationsOfOrder } from "./store.ts";
import { ticketFile } from "./ticket-file.ts";

/** What is ordered: so many pieces, at what each costs before and after a code. */
export type OrderItem = {
	kind: Exclude<LineKind, "fee">;
	packageId: number | null;
	optionId?: number;
	name: string;
	nameEn: string | null;
	quantity: number;
	listNetGrosz: number;
	unitNetGrosz: number;
	vatRate: number;
};

/** An order that is about to be placed: worked out before the transaction. */
export type NewOrder = {
	lines: NewLine[];
	total: Amounts;
	number: string;
	/** Told once, to the person; only its hash is kept. */
	secret: string;
	/** Of an order that costs nothing it says nothing. */
	method: NonNullable<RegistrationPayload["paymentMethod"]>;
	/** Confirmed without a payment before: it costs nothing, or is paid by a deferred invoice. */
	isSettled: boolean;
	holdsUntil: Date | null;
};

/** The order of some items, with the fee of deferred payment. Throws a 409 when the person was shown another amount. */
export function newOrder(
	ids: { secret(): string },
	{
		payload,
		eventCode,
		items,
		now,
	}: { payload: RegistrationPayload; eventCode: string; items: OrderItem[]; now: Date },
): NewOrder {
	const isFree = items.every((item) => item.unitNetGrosz === 0);
	const method = isFree ? "card" : payload.paymentMethod!;
	const isSettled = isFree || method === "deferred";
	const lines = [...items.map(lineOf), ...(method === "deferred" ? [feeLine()] : [])];
	const total = sumOf(lines);
	if (total.grossGrosz !== (payload.expectedGrossGrosz ?? 0)) {
		throw new Failure(409, refusals.priceChanged, { fields: { expectedGrossGrosz: [refusals.priceChanged] } });
	}
	const random = Buffer.from(ids.secret(), "base64url");
	return {
		lines,
		total,
		number: orderNumber(eventCode, random),
		secret: ids.secret(),
		method,
		isSettled,
		holdsUntil: isSettled ? null : holdsUntil(method, now),
	};
}

function lineOf(item: OrderItem): NewLine {
	return { ...item, ...lineAmounts(item.quantity, item.unitNetGrosz, item.vatRate) };
}

function feeLine(): NewLine {
	const piece = { quantity: 1, unitNetGrosz: DEFERRED_FEE_NET_GROSZ, vatRate: FEE_VAT_RATE };
	return {
		kind: "fee",
		packageId: null,
		name: feeName.pl,
		nameEn: feeName.en,
		listNetGrosz: DEFERRED_FEE_NET_GROSZ,
		...piece,
		...lineAmounts(piece.quantity, piece.unitNetGrosz, piece.vatRate),
	};
}

type Placing = { event: EventFacts; person: Person; payload: RegistrationPayload; order: NewOrder };

/** The inserts of an order, under a key that is reserved for it. */
export function placedInserts(id: number, now: Date, { event, person, payload, order }: Placing): Insert[] {
	const { isSettled } = order;
	return orderInserts(
		{
			id,
			eventId: event.id,
			accountId: person.id,
			number: order.number,
			secretHash: hashOf(order.secret),
			status: isSettled ? "confirmed" : "reserved",
			method: order.method,
			lang: person.lang,
			payer: payerOf(payload, person),
			...order.total,
			createdAt: now,
			holdsUntil: order.holdsUntil,
			confirmedAt: isSettled ? now : null,
		},
		order.lines,
	);
}

/**
 * The document of an order that is not paid by card, and the letter about it. Last, because numbers are counted. One that
 * costs nothing has neither: what it brings has a letter of its own.
 */
export async function tellOrder(
	tx: Tx,
	deps: RegisterDeps,
	orderId: number,
	{ event, person, order: { method, secret, total } }: Omit<Placing, "payload">,
): Promise<void> {
	if (total.grossGrosz === 0) return;
	const order = (await orderById(tx, orderId))!;
	const kind = method === "deferred" ? "invoice" : "proforma";
	const document =
		method === "card"
			? undefined
			: await issueOrderDocument(tx, deps, order, { kind, isPaid: false, actor: person.id });
	// the letter of a deferred invoice is the one that confirms
	const registrations = method === "deferred" ? await registrationsOfOrder(tx, orderId) : [];
	const tickets = registrations.map((one) => ticketFile(event, one.id));
	await sendOrderLetter(tx, deps, { kind: method, order, event, email: person.email, secret, document, tickets });
}

/** An order as the answer to its buyer tells it. */
export function toldOrder(order: NewOrder) {
	return {
		number: order.number,
		secret: order.secret,
		grossGrosz: order.total.grossGrosz,
		holdsUntil: order.holdsUntil?.toISOString() ?? null,
	};
}
