import { addAuditEntry } from "../../../kit/audit/store.ts";
import { longer } from "../../../kit/contract/longer.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { contentMark } from "../../../kit/hash/hash.ts";
import { assertNoErrors, Failure } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { unprintable } from "../../account/unprintable.ts";
import { addressErrors, postCodeOf } from "../../orders/address.ts";
import { taxNumber } from "../../orders/company-purchase.ts";
import type { Payer } from "../../orders/payer.ts";
import { paymentMessages } from "../../orders/payment-texts.ts";
import type { OrderRecord } from "../../orders/server/order-facts.ts";
import { changePayer, linesOf } from "../../orders/server/store.ts";
import { commandRefusals } from "../command-texts.ts";

type TypedPayer = Omit<Payer, "comments">;

const MAX_LENGTHS = { name: 200, street: 200, postCode: 20, city: 100 } as const;
const FIELDS = ["name", "street", "postCode", "city", "country", "nip"] as const;

/** Changes with the payer, and only with it. */
export function payerVersion(payer: Payer): string {
	return contentMark(JSON.stringify(FIELDS.map((field) => payer[field])));
}

/**
 * Changes the payer of a locked unpaid order. Throws `Failure`: invalid fields (400), another version than `version`, or
 * an order that is not unpaid (409). Returns the new version.
 */
export async function changeOrderPayer(
	tx: Tx,
	{ clock }: { clock: Clock },
	{ order, typed, version, actor }: { order: OrderRecord; typed: TypedPayer; version: string; actor: string },
): Promise<string> {
	if (order.status !== "reserved") throw new Failure(409, commandRefusals.payerFixed);
	if (payerVersion(order.payer) !== version)
		throw new Failure(409, commandRefusals.versionChanged, { type: VERSION_CHANGED });
	const isReverseCharged = (await linesOf(tx, order.id)).some((line) => line.isReverseCharged);
	const needsTaxNumber = isReverseCharged || order.method === "deferred";
	const errors = payerErrors(typed, { needsTaxNumber, isReverseCharged });
	assertNoErrors(errors);
	const payer = { ...order.payer, ...normalized(typed) };
	const fields = FIELDS.filter((field) => payer[field] !== order.payer[field]);
	if (fields.length === 0) return version;
	await changePayer(tx, order.id, payer);
	await addAuditEntry(tx, {
		at: clock.now(),
		actor,
		action: "order.payer-changed",
		subject: `order:${order.id}`,
		eventId: order.eventId,
		detail: { fields },
	});
	return payerVersion(payer);
}

const taxNumberOf = ({ country, nip }: TypedPayer) =>
	taxNumber({ payerKind: "company", wantInvoice: true, paymentMethod: null, payerNip: nip, payerCountry: country });

function normalized(typed: TypedPayer): TypedPayer {
	const nip = typed.nip === "" ? "" : (taxNumberOf(typed) ?? "");
	return { ...typed, nip, postCode: postCodeOf(typed.country, typed.postCode) };
}

/** `isReverseCharged`: the price has no VAT, so its payer stays a business abroad. */
function payerErrors(
	typed: TypedPayer,
	{ needsTaxNumber, isReverseCharged }: { needsTaxNumber: boolean; isReverseCharged: boolean },
): Record<string, Text> {
	const { name, street, postCode, city, country, nip } = typed;
	const isInvoiced = nip !== "" || needsTaxNumber || street !== "" || postCode !== "" || city !== "";
	const { Street, PostCode, City, Country } = isInvoiced
		? addressErrors({ street, postCode: postCodeOf(country, postCode), city, country })
		: {};
	const isMissing = nip === "" && needsTaxNumber;
	const isWrong = nip !== "" && taxNumberOf(typed) === undefined;
	const errors: Record<(typeof FIELDS)[number], Text | undefined> = {
		name: name === "" ? paymentMessages.payerName : undefined,
		street: Street,
		postCode: PostCode,
		city: City,
		country: isReverseCharged && country === "PL" ? commandRefusals.payerAbroad : Country,
		nip: isMissing ? paymentMessages.payerNip : isWrong ? paymentMessages.payerNipWrong : undefined,
	};
	for (const [field, most] of Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][])
		errors[field] ??= longer(typed[field], most) ?? unprintable(typed[field]);
	return Object.fromEntries(Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text]] : [])));
}
