import type { Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Amounts, lineAmounts, sumOf } from "../../../kit/money/money.ts";
import { hashOf } from "../../account/server/activation.ts";
import { DEFERRED_FEE_NET_GROSZ, FEE_VAT_RATE, holdsUntil, orderNumber } from "../../orders/rules.ts";
import { addOrder, type NewLine } from "../../orders/server/store.ts";
import { feeName } from "../../orders/texts.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import { payerOf } from "../payer.ts";
import type { Offer } from "./offer.ts";

/** An order that is about to be placed: worked out before the transaction. */
export type NewOrder = {
	lines: NewLine[];
	total: Amounts;
	number: string;
	/** Told once, to the person; only its hash is kept. */
	secret: string;
	method: NonNullable<RegistrationPayload["paymentMethod"]>;
	holdsUntil: Date | null;
};

/** What a registration for a package that costs something orders. Throws a 409 when the person was shown another amount. */
export function newOrder(
	ids: { secret(): string },
	{ payload, offer, now }: { payload: RegistrationPayload; offer: Offer; now: Date },
): NewOrder {
	const method = payload.paymentMethod!;
	const lines = [packageLine(offer), ...(method === "deferred" ? [feeLine()] : [])];
	const total = sumOf(lines);
	if (total.grossGrosz !== payload.expectedGrossGrosz) {
		throw new Failure(409, refusals.priceChanged, { fields: { expectedGrossGrosz: [refusals.priceChanged] } });
	}
	const random = Buffer.from(ids.secret(), "base64url");
	return {
		lines,
		total,
		number: orderNumber(offer.event.code, random),
		secret: ids.secret(),
		method,
		holdsUntil: holdsUntil(method, now),
	};
}

function packageLine({ chosen, listNetGrosz, netGrosz }: Offer): NewLine {
	const piece = { quantity: 1, unitNetGrosz: netGrosz, vatRate: chosen.vatRate };
	return {
		kind: "package",
		packageId: chosen.id,
		name: chosen.name,
		nameEn: null,
		listNetGrosz,
		...piece,
		...lineAmounts(piece.quantity, piece.unitNetGrosz, piece.vatRate),
	};
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

/** Writes an order in the transaction of its registration. Gives its id. */
export function placeOrder(
	tx: Tx,
	order: NewOrder,
	by: { accountId: string; eventId: number; lang: "pl" | "en"; payload: RegistrationPayload; now: Date },
): Promise<number> {
	const isDeferred = order.method === "deferred";
	return addOrder(
		tx,
		{
			eventId: by.eventId,
			accountId: by.accountId,
			number: order.number,
			secretHash: hashOf(order.secret),
			status: isDeferred ? "confirmed" : "reserved",
			method: order.method,
			lang: by.lang,
			payer: payerOf(by.payload),
			...order.total,
			createdAt: by.now,
			holdsUntil: order.holdsUntil,
			confirmedAt: isDeferred ? by.now : null,
		},
		order.lines,
	);
}
