import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { moneyText } from "../../kit/money/amounts.ts";
import { type CommandPlan, fillText } from "../organisers/command-plan.ts";
import { changedRows } from "../package-changes/rows.ts";
import { moveTexts as texts } from "./texts.ts";

type Contents = Parameters<typeof changedRows>[0];
type MoveFacts = {
	ticketId: number;
	name: string;
	email: string;
	own: Contents & { code: string; name: string };
	/** `left` are the places before the change, or null without a limit. */
	better: Contents & { code: string; name: string; netGrosz: number; grossGrosz: number; left: number | null };
	isGift: boolean;
};

const joined = (rows: readonly Text[]) => (lang: Lang) => rows.map((row) => row[lang]).join(", ");

/** The effects of a change of package by an organiser. */
export function movePlan({ ticketId, name, email, own, better, isGift }: MoveFacts): CommandPlan {
	const { added, lost } = changedRows(own, better);
	const { netGrosz, grossGrosz, left } = better;
	const gross = (lang: Lang) => moneyText(lang, grossGrosz);
	const values = { name, email, from: own.name, to: better.name, gross };
	return {
		title: fillText(isGift ? texts.gift : texts.order, values),
		effects: [
			fillText(isGift ? texts.changesAtOnce : texts.changesPaid, values),
			...(isGift && grossGrosz > 0 ? [fillText(texts.differenceGiven, values)] : []),
			...(left === null ? [] : [fillText(texts.left, { to: better.name, count: left - 1 })]),
			...(added.length > 0 ? [fillText(texts.gained, { rows: joined(added) })] : []),
			...(lost.length > 0 ? [fillText(texts.lost, { rows: joined(lost) })] : []),
			fillText(isGift ? texts.giftEmail : texts.orderEmail, values),
		],
		figures: [
			{ label: texts.netDifference, grosz: netGrosz },
			{ label: texts.grossDifference, grosz: grossGrosz },
			...(isGift ? [] : [{ label: texts.due, grosz: grossGrosz }]),
		],
		emails: 1,
		basis: { ticketId, from: own.code, to: better.code, netGrosz, grossGrosz, isGift, email, lost },
	};
}
