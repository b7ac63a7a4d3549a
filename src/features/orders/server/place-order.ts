import type { Tx } from "../../../kit/db/database.ts";
import type { Insert } from "../../../kit/db/insert-all.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Amounts } from "../../../kit/money/amounts.ts";
import { momentText } from "../../../kit/time/moment.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { refusals as paymentRefusals } from "../../payments/texts.ts";
import { texts as sellerTexts } from "../../seller/texts.ts";
import { feeName } from "../email-texts.ts";
import type { Payer } from "../payer.ts";
import { amountsOf, type PricedQuantity } from "../price.ts";
import { refusals } from "../refusals.ts";
import { type CardPayments, holdsUntil, type LineKind, orderNumber, type PaymentMethod } from "../rules.ts";
import { advanceOrder } from "./advance-order.ts";
import type { Actor, SettleDeps } from "./confirm-order.ts";
import { sendOrderEmail } from "./order-emails.ts";
import type { NewLine } from "./order-facts.ts";
import { orderById, orderInserts } from "./store.ts";

export type OrderItem = PricedQuantity & {
	kind: Exclude<LineKind, "fee">;
	packageId: number | null;
	optionId?: number;
	name: string;
	nameEn: string | null;
};

/** `isNew` means that the address is unconfirmed. */
export type Buyer = { id: string; email: string; lang: Lang; isNew: boolean };

export type WantedOrder = {
	id: number;
	event: EventRecord;
	buyer: Buyer;
	payer: Payer;
	items: OrderItem[];
	/** The method, null for a free order, and the amount that the person saw. */
	request: { paymentMethod: PaymentMethod | null; expectedGrossGrosz: number | null };
	/** For an order that an organiser places. */
	byOrganiser?: OrganiserTerms | undefined;
	now: Date;
};

/** The deadline that an organiser chose. `isPaid`: the caller records the payment in the same transaction. */
export type OrganiserTerms = { holdsUntil: Date; isPaid: boolean };

export type NewOrder = {
	id: number;
	event: EventRecord;
	buyer: Buyer;
	total: Amounts;
	number: string;
	/** The database stores only its hash. */
	secret: string;
	/** Its payment follows in the same transaction, so that it needs neither pro-forma nor transfer details. */
	isPaid: boolean;
	/** The caller writes them in one statement with its own. */
	inserts: Insert[];
	/** For the activation e-mail: the order that expires unless the address is confirmed, or undefined. */
	heldUnconfirmed: { number: string; isUnpaid: boolean; until: string } | undefined;
};

/**
 * Computes an order with the fee of deferred payment. Throws 409 if the shown amount differs, or if no provider takes
 * cards.
 */
export function newOrder(
	{ ids, config }: { ids: { secret(): string }; config: { cardPayments: CardPayments } },
	{ id, event, buyer, payer, items, request, byOrganiser, now }: WantedOrder,
): NewOrder {
	const isFree = items.every((item) => item.unitNetGrosz === 0);
	// free orders ignore the method
	const method = isFree
		? "card"
		: invariant(request.paymentMethod, "the way of paying, which the contract asks of who pays");
	if (!isFree && method === "card" && config.cardPayments === "none") {
		throw new Failure(409, paymentRefusals.noCards, { fields: { paymentMethod: [paymentRefusals.noCards] } });
	}
	const { lines, fee, total } = amountsOf(items, method);
	if (total.grossGrosz !== (request.expectedGrossGrosz ?? 0)) {
		throw new Failure(409, refusals.priceChanged, { fields: { expectedGrossGrosz: [refusals.priceChanged] } });
	}
	const number = orderNumber(event.code, Buffer.from(ids.secret(), "base64url"));
	const secret = ids.secret();
	// `advanceOrder` extends it with the required e-mail or document
	const holdEnd = byOrganiser?.holdsUntil ?? holdsUntil("card", now);
	const common = { id, eventId: event.id, accountId: buyer.id, number, secretHash: hashOf(secret) };
	const placed = { status: "reserved" as const, method, lang: buyer.lang, payer, createdAt: now, holdsUntil: holdEnd };
	const isByOrganiser = byOrganiser !== undefined;
	const feeLine: NewLine[] = fee ? [{ ...fee, kind: "fee", name: feeName.pl, nameEn: feeName.en }] : [];
	return {
		id,
		event,
		buyer,
		total,
		number,
		secret,
		isPaid: byOrganiser?.isPaid ?? false,
		inserts: orderInserts({ ...common, ...placed, ...total, isByOrganiser }, [...lines, ...feeLine]),
		heldUnconfirmed:
			isByOrganiser || (method === "card" && !isFree)
				? undefined
				: { number, isUnpaid: !isFree, until: momentText(buyer.lang, holdEnd, event.timeZone, false) },
	};
}

export type PlacedOrder = { number: string; secret: string; grossGrosz: number; holdsUntil: string | null };

/**
 * Completes a new order in its transaction, by default on behalf of its buyer. A confirmed buyer's order advances by its method; a new buyer can only pay
 * by card until confirmation. Returns the order. Numbers documents, so call it last. Throws 409 for a paid order
 * without a seller.
 */
export async function openOrder(
	tx: Tx,
	deps: SettleDeps,
	{ id, event, buyer, total, number, secret, isPaid }: NewOrder,
	actor: Actor = buyer.id,
): Promise<PlacedOrder> {
	if (total.grossGrosz > 0 && !(await deps.sellerOf(tx))) throw new Failure(409, sellerTexts.noSale);
	const order = invariant(await orderById(tx, id), "the order");
	const details = { event, email: buyer.email, secret };
	const isByCard = order.method === "card" && order.grossGrosz > 0;
	if (isByCard) await sendOrderEmail(tx, deps, { kind: "card", order, ...details, document: undefined });
	const isGiven = !isByCard && !buyer.isNew && !isPaid;
	const placed = isGiven ? await advanceOrder(tx, deps, order, { ...details, actor }) : order;
	return { number, secret, grossGrosz: order.grossGrosz, holdsUntil: placed.holdsUntil?.toISOString() ?? null };
}
