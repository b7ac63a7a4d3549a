import type { Lang } from "../../kit/i18n/lang.ts";
import { moneyText } from "../../kit/money/amounts.ts";
import { dueGrosz, paymentEffect } from "../orders/rules.ts";
import { type CommandPlan, fillText } from "../organisers/command-plan.ts";
import { figureLabels as labels, previewTexts as texts } from "./command-texts.ts";
import type { RefundFacts } from "./refund-facts.ts";
import { needsSecondPerson } from "./rules.ts";

type PlanOrder = {
	number: string;
	status: "reserved" | "confirmed" | "expired" | "cancelled";
	grossGrosz: number;
	paidGrosz: number;
	refundedGrosz: number;
	/** Null after the buyer's erasure. */
	accountId: string | null;
};

const money = (grosz: number) => (lang: Lang) => moneyText(lang, grosz);
const emailsTo = ({ accountId }: PlanOrder) => (accountId === null ? 0 : 1);
const moneyOf = ({ status, grossGrosz, paidGrosz, refundedGrosz }: PlanOrder) => ({
	status,
	grossGrosz,
	paidGrosz,
	refundedGrosz,
});

/** `isRecorded`: the reference was counted before. */
export function transferPlan(
	order: PlanOrder,
	{ amountGrosz, reference, isRecorded }: { amountGrosz: number; reference: string; isRecorded: boolean },
): CommandPlan {
	const { effect, countedGrosz } = paymentEffect(order, { amountGrosz, isKnown: isRecorded, inParts: true });
	const due = order.status === "cancelled" ? 0 : dueGrosz(order);
	const left = due - countedGrosz;
	const surplus = effect === "queue" || effect === "none" ? 0 : amountGrosz - countedGrosz;
	const effects = {
		confirm: texts.transferConfirms,
		retake: texts.transferLate,
		part: texts.transferPart,
		none: texts.transferKnown,
		queue: texts.transferQueued,
	};
	return {
		title: fillText(texts.transfer, { amount: money(amountGrosz), number: order.number, reference }),
		effects: [
			fillText(effects[effect], { left: money(left) }),
			...(surplus > 0 ? [fillText(texts.transferSurplus, { surplus: money(surplus) })] : []),
		],
		figures: [
			{ label: labels.due, grosz: due },
			{ label: labels.incoming, grosz: amountGrosz },
			{ label: labels.left, grosz: left },
		],
		emails: effect === "none" ? 0 : emailsTo(order),
		basis: { ...moneyOf(order), effect, amountGrosz, reference },
	};
}

export function refundTicketsPlan(
	order: PlanOrder,
	facts: RefundFacts,
	{
		isByHand,
		hasInvoice,
		codesIssued,
		basis,
	}: { isByHand: boolean; hasInvoice: boolean; codesIssued: boolean; basis: unknown },
): CommandPlan {
	const { grossGrosz, backGrosz, isWhole, teamPieces } = facts;
	const left = order.grossGrosz - order.refundedGrosz - grossGrosz;
	return {
		title: fillText(texts.refund, { amount: money(grossGrosz), number: order.number }),
		effects: [
			...(isWhole ? [texts.refundWhole] : []),
			...(teamPieces > 0 && codesIssued ? [fillText(texts.refundCodes, { count: teamPieces })] : []),
			texts.refundPlaces,
			...(hasInvoice ? [texts.refundInvoice] : []),
			...(backGrosz > 0 ? [isByHand ? texts.backByHand : texts.backByProvider] : []),
		],
		figures: [
			{ label: labels.worth, grosz: grossGrosz },
			{ label: labels.back, grosz: backGrosz },
			{ label: labels.remaining, grosz: left },
		],
		emails: emailsTo(order),
		needsSecondPerson: needsSecondPerson(order, grossGrosz),
		basis: { ...moneyOf(order), facts, basis },
	};
}

type PlanPayment = { id: number; amountGrosz: number; reference: string; state: string };

export function paymentRefundPlan(
	order: PlanOrder,
	payment: PlanPayment,
	{ leftGrosz, isByHand }: { leftGrosz: number; isByHand: boolean },
): CommandPlan {
	const { id, reference, state } = payment;
	return {
		title: fillText(texts.paymentRefund, { amount: money(leftGrosz), reference }),
		effects: [isByHand ? texts.backByHand : texts.backByProvider],
		figures: [{ label: labels.back, grosz: leftGrosz }],
		emails: emailsTo(order),
		basis: { id, state, leftGrosz },
	};
}

export function refundSentPlan({
	id,
	amountGrosz,
	state,
}: {
	id: number;
	amountGrosz: number;
	state: string;
}): CommandPlan {
	return {
		title: fillText(texts.refundSent, { amount: money(amountGrosz) }),
		effects: [],
		figures: [{ label: labels.back, grosz: amountGrosz }],
		emails: 0,
		basis: { id, state, amountGrosz },
	};
}

export function approvalPlan(order: PlanOrder): CommandPlan {
	return {
		title: fillText(texts.approve, { number: order.number, amount: money(order.grossGrosz) }),
		effects: [texts.approveInvoice],
		figures: [{ label: labels.total, grosz: order.grossGrosz }],
		emails: emailsTo(order),
		basis: moneyOf(order),
	};
}

export function cancellationPlan(order: PlanOrder): CommandPlan {
	return {
		title: fillText(texts.cancel, { number: order.number }),
		effects: [texts.cancelPlaces],
		figures: [{ label: labels.total, grosz: order.grossGrosz }],
		emails: emailsTo(order),
		basis: moneyOf(order),
	};
}

/** `until` is the new deadline in words, `deadline` its value. */
export function extensionPlan(
	order: PlanOrder,
	{ until, deadline }: { until: (lang: Lang) => string; deadline: string },
): CommandPlan {
	return {
		title: fillText(texts.extend, { number: order.number, until }),
		effects: [order.status === "reserved" ? texts.extendHold : texts.extendInvoice],
		figures: [{ label: labels.due, grosz: dueGrosz(order) }],
		emails: 0,
		basis: { ...moneyOf(order), deadline },
	};
}

export function codesPlan(order: PlanOrder, codes: readonly { code: string }[]): CommandPlan {
	return {
		title: fillText(texts.codes, { number: order.number, count: codes.length }),
		effects: [],
		figures: [],
		emails: 1,
		basis: codes.map((one) => one.code),
	};
}
