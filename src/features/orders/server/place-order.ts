import type { Insert } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type Amounts, lineAmounts, sumOf } from "../../../kit/money/money.ts";
import { must } from "../../../kit/must/must.ts";
import type { EventRecord } from "../../event/server/store.ts";
import { refusals as paymentRefusals } from "../../payments/texts.ts";
import type { Payer } from "../payer.ts";
import { feeVatRate } from "../price.ts";
import { refusals } from "../refusals.ts";
import {
	type CardPayments,
	DEFERRED_FEE_NET_GROSZ,
	holdsUntil,
	type LineKind,
	orderNumber,
	type PaymentMethod,
} from "../rules.ts";
import { feeName } from "../texts.ts";
import type { NewLine, OrderRecord } from "./order-facts.ts";
import { orderInserts } from "./store.ts";

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
	/** The buyer settles the VAT abroad: the rate is 0. */
	isReverseCharged?: boolean;
};

/** How the person wants to pay, of what costs something, and the amount that they were shown. */
export type OrderRequest = {
	paymentMethod: PaymentMethod | null;
	expectedGrossGrosz: number | null;
};

/** An order that is about to be placed: worked out before the transaction. */
export type NewOrder = {
	lines: NewLine[];
	total: Amounts;
	number: string;
	/** Told once, to the person; only its hash is kept. */
	secret: string;
	/** Of an order that costs nothing it says nothing. */
	method: PaymentMethod;
	/** As long as a card's: more is given with the e-mail or the document that it needs (`advanceOrder`). */
	holdsUntil: Date;
};

/**
 * The order of some items, with the fee of deferred payment. Throws a 409 when the person was shown another amount, and
 * where nobody takes the cards by which it is to be paid.
 */
export function newOrder(
	{ ids, config }: { ids: { secret(): string }; config: { cardPayments: CardPayments } },
	{ eventCode, items, request, now }: { eventCode: string; items: OrderItem[]; request: OrderRequest; now: Date },
): NewOrder {
	const isFree = items.every((item) => item.unitNetGrosz === 0);
	const method = isFree
		? "card"
		: must(request.paymentMethod, "the way of paying, which the contract asks of who pays");
	if (!isFree && method === "card" && config.cardPayments === "none") {
		throw new Failure(409, paymentRefusals.noCards, { fields: { paymentMethod: [paymentRefusals.noCards] } });
	}
	const lines = [...items.map(lineOf), ...(method === "deferred" ? [feeLine(feeVatRate(items))] : [])];
	const total = sumOf(lines);
	if (total.grossGrosz !== (request.expectedGrossGrosz ?? 0)) {
		throw new Failure(409, refusals.priceChanged, { fields: { expectedGrossGrosz: [refusals.priceChanged] } });
	}
	const random = Buffer.from(ids.secret(), "base64url");
	return {
		lines,
		total,
		number: orderNumber(eventCode, random),
		secret: ids.secret(),
		method,
		holdsUntil: holdsUntil("card", now),
	};
}

function lineOf(item: OrderItem): NewLine {
	return { ...item, ...lineAmounts(item.quantity, item.unitNetGrosz, item.vatRate) };
}

function feeLine(vatRate: number): NewLine {
	const piece = { quantity: 1, unitNetGrosz: DEFERRED_FEE_NET_GROSZ, vatRate };
	return {
		kind: "fee",
		packageId: null,
		name: feeName.pl,
		nameEn: feeName.en,
		listNetGrosz: DEFERRED_FEE_NET_GROSZ,
		isReverseCharged: vatRate === 0,
		...piece,
		...lineAmounts(piece.quantity, piece.unitNetGrosz, piece.vatRate),
	};
}

/** Who places an order: `isNew` has no confirmed address yet. */
export type Buyer = { id: string; email: string; lang: Lang; isNew: boolean };

type Placing = { event: EventRecord; buyer: Pick<Buyer, "id" | "lang">; payer: Payer; order: NewOrder };

/** The inserts of an order, under a key that is reserved for it. */
export function placedInserts(id: number, now: Date, { event, buyer, payer, order }: Placing): Insert[] {
	return orderInserts(
		{
			id,
			eventId: event.id,
			accountId: buyer.id,
			number: order.number,
			secretHash: hashOf(order.secret),
			status: "reserved",
			method: order.method,
			lang: buyer.lang,
			payer,
			...order.total,
			createdAt: now,
			holdsUntil: order.holdsUntil,
		},
		order.lines,
	);
}

/** An order as the answer to its buyer tells it: `placed` is how it stands after the transaction. */
export function orderAnswer({ number, secret, total }: NewOrder, placed: Pick<OrderRecord, "holdsUntil">) {
	return { number, secret, grossGrosz: total.grossGrosz, holdsUntil: placed.holdsUntil?.toISOString() ?? null };
}
