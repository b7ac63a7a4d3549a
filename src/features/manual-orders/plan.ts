import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { moneyText } from "../../kit/money/amounts.ts";
import type { DeliveryAddress } from "../options/contract.ts";
import { type CommandPlan, fillText } from "../organisers/command-plan.ts";
import { manualOrderPlanTexts as texts } from "./texts.ts";

type PlanTicket = {
	code: string;
	name: string;
	quantity: number;
	listedNetGrosz: number | null;
	unitNetGrosz: number;
	isAgreed: boolean;
	/** Free places before the order; null without a limit. */
	left: number | null;
};

type PlanOption = { objectId: number; name: Text; netGrosz: number; delivery: DeliveryAddress | null };

export type OrderPlanFacts = {
	buyer: { name: string; email: string; account: "new" | "unconfirmed" | "confirmed" };
	isTeam: boolean;
	/** The place of an own ticket. */
	place: { calendarCode: string | null; isOnline: boolean } | null;
	tickets: readonly PlanTicket[];
	/** Options of an own ticket. */
	options: readonly PlanOption[];
	codeId: number | null;
	reason: string;
	payer: { name: string };
	/** Whether the payer's data is complete for a document. */
	hasDocument: boolean;
	isPaid: boolean;
	reference: string;
	days: number;
	netGrosz: number;
	grossGrosz: number;
	/** The end of the reservation, in words. */
	until: (lang: Lang) => string;
};

/** The end of a sentence brings its own full stop. */
const withoutDot = (words: string) => words.replace(/\.$/, "");
const money = (grosz: number) => (lang: Lang) => moneyText(lang, grosz);

/** The effects of an order by an organiser. */
export function manualOrderPlan(facts: OrderPlanFacts): CommandPlan {
	const { buyer, tickets, netGrosz, grossGrosz, isPaid, until, ...rest } = facts;
	const { name, email, account } = buyer;
	const listed = (lang: Lang) =>
		[...tickets.map((one) => `${one.quantity} × ${one.name}`), ...facts.options.map((one) => one.name[lang])].join(
			", ",
		);
	return {
		title: fillText(texts.title, { name, email, tickets: listed, gross: money(grossGrosz) }),
		effects: [
			...(account === "new" ? [] : [texts.sameAccount]),
			fillText(texts.payer, { payer: withoutDot(facts.payer.name) }),
			...ticketEffects(facts),
			...facts.options.flatMap(optionEffects),
			isPaid ? fillText(texts.paid, { gross: money(grossGrosz) }) : fillText(texts.waits, { until }),
			...emailEffects(facts),
		],
		figures: [
			{ label: texts.net, grosz: netGrosz },
			{ label: texts.gross, grosz: grossGrosz },
			{ label: texts.due, grosz: isPaid ? 0 : grossGrosz },
		],
		emails: 1 + (account === "confirmed" ? 0 : 1) + (facts.isTeam && isPaid ? 1 : 0),
		basis: { ...rest, buyer, isPaid, netGrosz, grossGrosz, tickets: tickets.map(({ left: _, ...one }) => one) },
	};
}

function ticketEffects({ buyer, isTeam, isPaid, tickets, reason }: OrderPlanFacts): CommandPlan["effects"] {
	const count = tickets.reduce((sum, one) => sum + one.quantity, 0);
	return [
		...(isTeam ? [] : [fillText(texts.ownTicket, { name: buyer.name })]),
		...(isTeam && !isPaid ? [fillText(texts.codesLater, { count })] : []),
		...tickets
			.filter((one) => one.isAgreed)
			.map(({ name, unitNetGrosz, listedNetGrosz }) =>
				fillText(texts.agreed, {
					package: name,
					agreed: money(unitNetGrosz),
					listed: listedNetGrosz === null ? (lang) => texts.notListed[lang] : money(listedNetGrosz),
					reason: withoutDot(reason),
				}),
			),
		...tickets.flatMap(({ name, left, quantity }) =>
			left === null ? [] : [fillText(texts.left, { package: name, count: left - quantity })],
		),
	];
}

function optionEffects({ name, netGrosz, delivery }: PlanOption): CommandPlan["effects"] {
	const named = { name: (lang: Lang) => name[lang], net: money(netGrosz) };
	const address = delivery && `${delivery.street}, ${delivery.postCode} ${delivery.city}`;
	return [
		fillText(netGrosz === 0 ? texts.freeExtra : texts.extra, named),
		...(address ? [fillText(texts.delivery, { address })] : []),
	];
}

function emailEffects({ buyer, isTeam, isPaid, hasDocument }: OrderPlanFacts): CommandPlan["effects"] {
	const { email, account } = buyer;
	const unpaid = hasDocument ? texts.proformaEmail : texts.transferEmail;
	const confirmed = isTeam ? texts.codesEmail : texts.ticketEmail;
	return [
		...(isPaid && hasDocument ? [texts.invoice] : []),
		fillText(isPaid ? confirmed : unpaid, { email }),
		...(account === "confirmed" ? [] : [texts.accountEmail]),
	];
}
