import type { Tx } from "../../../kit/db/database.ts";
import type { Insert } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Amounts } from "../../../kit/money/money.ts";
import { must } from "../../../kit/must/must.ts";
import { momentText } from "../../../kit/time/moment.ts";
import type { EventRecord } from "../../event/server/store.ts";
import { refusals as paymentRefusals } from "../../payments/texts.ts";
import { texts as sellerTexts } from "../../seller/texts.ts";
import type { Payer } from "../payer.ts";
import { amountsOf, type Bought } from "../price.ts";
import { refusals } from "../refusals.ts";
import { type CardPayments, holdsUntil, type LineKind, orderNumber, type PaymentMethod } from "../rules.ts";
import { feeName } from "../texts.ts";
import { advanceOrder } from "./advance-order.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { NewLine } from "./order-facts.ts";
import type { SettleDeps } from "./settle.ts";
import { orderById, orderInserts } from "./store.ts";

/** What is ordered, and how its line names it. */
export type OrderItem = Bought & {
	kind: Exclude<LineKind, "fee">;
	packageId: number | null;
	optionId?: number;
	name: string;
	nameEn: string | null;
};

/** Who places an order: `isNew` has no confirmed address yet. */
export type Buyer = { id: string; email: string; lang: Lang; isNew: boolean };

/** What is wanted of an order. */
export type WantedOrder = {
	/** The key that is reserved for it. */
	id: number;
	event: EventRecord;
	buyer: Buyer;
	payer: Payer;
	items: OrderItem[];
	/** How the person wants to pay, of what costs something, and the amount that they were shown. */
	request: { paymentMethod: PaymentMethod | null; expectedGrossGrosz: number | null };
	now: Date;
};

/** An order that is about to be placed: worked out before the transaction. */
export type NewOrder = {
	id: number;
	event: EventRecord;
	buyer: Buyer;
	total: Amounts;
	number: string;
	/** Told once, to the person; only its hash is kept. */
	secret: string;
	/** Its rows: written in one statement with those of what it pays for. */
	inserts: Insert[];
	/** What the activation e-mail says of an order that is lost unless the address is confirmed in time; undefined of any other. */
	heldUnconfirmed: { number: string; until: string } | undefined;
};

/**
 * The order of some items, with the fee of deferred payment. Throws a 409 when the person was shown another amount, and
 * where nobody takes the cards by which it is to be paid.
 */
export function newOrder(
	{ ids, config }: { ids: { secret(): string }; config: { cardPayments: CardPayments } },
	{ id, event, buyer, payer, items, request, now }: WantedOrder,
): NewOrder {
	const isFree = items.every((item) => item.unitNetGrosz === 0);
	// of what costs nothing the method says nothing
	const method = isFree
		? "card"
		: must(request.paymentMethod, "the way of paying, which the contract asks of who pays");
	if (!isFree && method === "card" && config.cardPayments === "none") {
		throw new Failure(409, paymentRefusals.noCards, { fields: { paymentMethod: [paymentRefusals.noCards] } });
	}
	const { lines, fee, total } = amountsOf(items, method);
	if (total.grossGrosz !== (request.expectedGrossGrosz ?? 0)) {
		throw new Failure(409, refusals.priceChanged, { fields: { expectedGrossGrosz: [refusals.priceChanged] } });
	}
	const number = orderNumber(event.code, Buffer.from(ids.secret(), "base64url"));
	const secret = ids.secret();
	// as long as a card's: more is given with the e-mail or the document that it needs (`advanceOrder`)
	const held = holdsUntil("card", now);
	const common = { id, eventId: event.id, accountId: buyer.id, number, secretHash: hashOf(secret) };
	const placed = { status: "reserved" as const, method, lang: buyer.lang, payer, createdAt: now, holdsUntil: held };
	const feeLine: NewLine[] = fee ? [{ ...fee, kind: "fee", name: feeName.pl, nameEn: feeName.en }] : [];
	return {
		...{ id, event, buyer, total, number, secret },
		inserts: orderInserts({ ...common, ...placed, ...total }, [...lines, ...feeLine]),
		heldUnconfirmed:
			method === "card" && !isFree ? undefined : { number, until: momentText(buyer.lang, held, event.timeZone, false) },
	};
}

/** An order as its buyer is told of it. */
export type PlacedOrder = { number: string; secret: string; grossGrosz: number; holdsUntil: string | null };

/**
 * What follows the writing of a new order, in its transaction: whoever has a confirmed address is given what its method
 * gives; a new person is only told how to pay by card, and everything else when the address is confirmed. Last, because
 * numbers are counted. Gives the order as it stands. Throws a 409 where something costs money and no seller is set.
 */
export async function openOrder(
	tx: Tx,
	deps: SettleDeps,
	{ id, event, buyer, total, number, secret }: NewOrder,
): Promise<PlacedOrder> {
	if (total.grossGrosz > 0 && !(await deps.sellerOf(tx))) throw new Failure(409, sellerTexts.noSale);
	const order = must(await orderById(tx, id), "the order");
	const told = { event, email: buyer.email, secret };
	const isByCard = order.method === "card" && order.grossGrosz > 0;
	if (isByCard) await sendOrderEmail(tx, deps, { kind: "card", order, ...told, document: undefined });
	const isGiven = !isByCard && !buyer.isNew;
	const placed = isGiven ? await advanceOrder(tx, deps, order, { ...told, actor: buyer.id }) : order;
	return { number, secret, grossGrosz: order.grossGrosz, holdsUntil: placed.holdsUntil?.toISOString() ?? null };
}
