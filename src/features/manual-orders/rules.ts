import { longer } from "../../kit/contract/longer.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { nameError } from "../account/person-fields.ts";
import { emailError } from "../account/rules.ts";
import { unprintable } from "../account/unprintable.ts";
import { OPTION_FIELDS, wantedKinds } from "../options/rules.ts";
import { payerErrors } from "../orders/payer-form.ts";
import { messages } from "../registration/messages.ts";
import { TEAM_TICKETS_MAX } from "../registration/rules.ts";
import type { ManualOrder } from "./contract.ts";
import { manualOrderErrors as texts } from "./texts.ts";

/** PLN 50,000 for a ticket, so that the sums of 200 tickets fit into their columns. */
export const MAX_AGREED_NET_GROSZ = 5_000_000;
/** How long an unpaid order may hold its places; by default as long as a public transfer. */
export const DEADLINE_DAYS = { min: 1, usual: 7, max: 30 } as const;
const MAX_REASON = 500;
const MAX_REFERENCE = 200;

export type OrderErrors = Record<string, Text | undefined>;

export const hasAgreedPrice = ({ tickets }: Pick<ManualOrder, "tickets">): boolean =>
	tickets.some((one) => one.agreedNetGrosz !== null);

/** Errors by field, in the order of the form. A ticket's parts are `tickets.0`, `tickets.0-quantity`, `tickets.0-price`. */
export function orderErrors(order: ManualOrder): OrderErrors {
	const { firstName, lastName, email, isPaid, days, reference } = order;
	const payer = payerErrors({ ...order, paymentMethod: "transfer", expectedGrossGrosz: 0 });
	return {
		firstName: nameError(firstName, texts.firstName),
		lastName: nameError(lastName, texts.lastName),
		email: emailError(email, { missing: texts.email, wrong: messages.emailFormat }),
		...ticketErrors(order),
		...teamErrors(order),
		reason: reasonError(order),
		...Object.fromEntries(Object.entries(payer).map(([field, [text]]) => [field, text])),
		days: isPaid || isWithin(days ?? DEADLINE_DAYS.usual, DEADLINE_DAYS) ? undefined : texts.days,
		reference: longer(reference, MAX_REFERENCE) ?? unprintable(reference),
	};
}

function ticketErrors({ tickets, isTeam }: Pick<ManualOrder, "tickets" | "isTeam">): OrderErrors {
	if (tickets.length === 0) return { "tickets.0": messages.noPackage };
	const errors: OrderErrors = {};
	const codes = tickets.map((one) => one.packageCode.toUpperCase());
	for (const [index, { packageCode, quantity, agreedNetGrosz }] of tickets.entries()) {
		const isRepeated = codes.indexOf(packageCode.toUpperCase()) < index;
		const count = { min: 1, max: TEAM_TICKETS_MAX };
		errors[`tickets.${index}`] =
			packageCode === "" ? messages.noPackage : isRepeated ? messages.ticketsTwice : undefined;
		errors[`tickets.${index}-quantity`] = isWithin(quantity, count) ? undefined : texts.quantity;
		const isPrice = agreedNetGrosz === null || isWithin(agreedNetGrosz, { min: 0, max: MAX_AGREED_NET_GROSZ });
		errors[`tickets.${index}-price`] = isPrice ? undefined : texts.price;
	}
	const total = tickets.reduce((sum, one) => sum + one.quantity, 0);
	if (total > TEAM_TICKETS_MAX) errors["tickets.0-quantity"] ??= messages.tooManyTickets;
	if (!isTeam && total !== 1) errors["tickets.0"] ??= texts.oneTicket;
	return errors;
}

/** A team chooses its options with its codes. */
function teamErrors(order: ManualOrder): OrderErrors {
	const kinds = order.isTeam ? wantedKinds(order) : [];
	return Object.fromEntries(kinds.map((kind) => [OPTION_FIELDS[kind], texts.teamOptions]));
}

function reasonError(order: ManualOrder): Text | undefined {
	if (!hasAgreedPrice(order)) return undefined;
	return order.reason === "" ? texts.reason : (longer(order.reason, MAX_REASON) ?? unprintable(order.reason));
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
	return value >= min && value <= max;
}
