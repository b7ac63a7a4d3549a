import type { Database } from "../../../kit/db/database.ts";
import { assertNoErrors, Failure, wrongForm } from "../../../kit/http/failure.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Amounts } from "../../../kit/money/amounts.ts";
import { momentText } from "../../../kit/time/moment.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { type AccountRecord, accountByEmail } from "../../account/server/store.ts";
import { lineName } from "../../options/texts.ts";
import { buyerOf } from "../../orders/buyer.ts";
import { payerOf, paymentPart } from "../../orders/payer-form.ts";
import { amountsOf } from "../../orders/price.ts";
import type { CommandPlan } from "../../organisers/command-plan.ts";
import { placesLeft } from "../../packages/server/stock-store.ts";
import { paymentByReference } from "../../payments/server/store.ts";
import type { OfferDeps } from "../../registration/server/offer.ts";
import {
	editionRefusal,
	type OrganisersOrder,
	organisersItems,
	placeRefusal,
	placesRefusal,
} from "../../registration/server/order-by-organiser.ts";
import { organiserOffer } from "../../registration/server/organiser-offer.ts";
import { refuseSoldOutOptions } from "../../registration/server/take-places.ts";
import type { ManualOrder } from "../contract.ts";
import { manualOrderPlan } from "../plan.ts";
import { DEADLINE_DAYS, orderErrors } from "../rules.ts";
import { manualOrderErrors as texts } from "../texts.ts";

const DAY_MS = 24 * 3_600_000;

type PrepareDeps = Pick<OfferDeps, "readCache"> & { clock: Clock };

/** A valid order at today's prices, which has free places now. */
export type PreparedOrder = OrganisersOrder & {
	account: AccountRecord | undefined;
	total: Amounts;
	reason: string;
	/** "" for the order's number. */
	reference: string;
	days: number;
};

/**
 * Validates an order and finds its prices and places. Throws `Failure`: wrong fields (400), unknown event (404), event
 * over (403), too few places, a sold-out option, a place already or a recorded payment (409), a code without effect
 * (422).
 */
export async function prepareOrder(
	db: Database,
	deps: PrepareDeps,
	eventCode: string,
	wanted: ManualOrder,
): Promise<PreparedOrder> {
	assertNoErrors(orderErrors(wanted));
	const { email, firstName, lastName, lang, isPaid, reason, reference } = wanted;
	const days = wanted.days ?? DEADLINE_DAYS.usual;
	const offer = await organiserOffer({ ...deps, db }, eventCode, wanted);
	const { payment } = paymentPart(false).value({ ...wanted, paymentMethod: "transfer", expectedGrossGrosz: null });
	const holdsUntil = new Date(deps.clock.now().getTime() + days * DAY_MS);
	const buyer = { email, firstName, lastName, lang };
	const order = { ...offer, buyer, payment, terms: { holdsUntil, isPaid } };
	const { total } = amountsOf(organisersItems(order), "transfer");
	if (total.grossGrosz === 0) throw wrongForm({ "tickets.0": texts.free });
	const refusal =
		(await placeRefusal(db, order)) ??
		(await placesRefusal(db, order.tickets)) ??
		(await editionRefusal(db, order.place)) ??
		(isPaid ? await referenceRefusal(db, reference) : undefined);
	if (refusal) throw refusal;
	await refuseSoldOutOptions(db, order.options);
	return { ...order, account: await accountByEmail(db, email), total, reason, reference, days };
}

async function referenceRefusal(db: Database, reference: string): Promise<Failure | undefined> {
	const isKnown = reference !== "" && (await paymentByReference(db, "transfer", reference)) !== undefined;
	return isKnown ? repeatedReference() : undefined;
}

export function repeatedReference(): Failure {
	return new Failure(409, texts.reference, { fields: { reference: [texts.reference] } });
}

/** The effects of an order, in both languages. */
export async function planOf(db: Database, order: PreparedOrder): Promise<CommandPlan> {
	const { event, account, buyer, place, payment, terms, tickets, options, code, total, reason, reference, days } =
		order;
	const { firstName, lastName } = account ?? buyer;
	const payer = payerOf(payment, { firstName, lastName });
	const until = (lang: Lang) => momentText(lang, terms.holdsUntil, event.timeZone, false);
	const left = await Promise.all(tickets.map(({ chosen }) => placesLeft(db, chosen)));
	return manualOrderPlan({
		buyer: {
			name: `${firstName} ${lastName}`,
			email: buyer.email,
			account: account ? (account.emailVerified ? "confirmed" : "unconfirmed") : "new",
		},
		isTeam: place === undefined,
		place: place ? { calendarCode: place.calendar?.code ?? null, isOnline: place.isOnline } : null,
		tickets: tickets.map(({ chosen, quantity, listedNetGrosz, unitNetGrosz, isAgreed }, index) => {
			const price = { listedNetGrosz, unitNetGrosz, isAgreed };
			return { code: chosen.code, name: chosen.name, quantity, ...price, left: left[index] ?? null };
		}),
		options: options.map(({ objectId, kind, choice, netGrosz, delivery }) => {
			return { objectId, name: lineName(kind, choice), netGrosz, delivery };
		}),
		codeId: code?.id ?? null,
		reason,
		payer,
		hasDocument: buyerOf(payer) !== undefined,
		isPaid: terms.isPaid,
		reference,
		days,
		netGrosz: total.netGrosz,
		grossGrosz: total.grossGrosz,
		until,
	});
}
