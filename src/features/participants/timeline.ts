import { fill } from "../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { moneyText } from "../../kit/money/amounts.ts";
import { dateText } from "../../kit/time/zone.ts";
import type { TimelineEntry, TimelineKind } from "./person-contract.ts";
import { emailStates, timelineTexts as texts } from "./texts.ts";

/** Facts about a person, of any age and order. */
export type TimelineFacts = {
	registrations: { packageName: string; eventCode: string; createdDate: string }[];
	checkIns: { date: string; day: string; hall: string | null; eventCode: string }[];
	orders: { number: string; eventCode: string; grossGrosz: number; createdDate: string }[];
	consents: {
		name: string | null;
		version: number;
		isGiven: boolean;
		givenDate: string;
		withdrawnDate: string | null;
	}[];
	emails: { subject: string; status: keyof typeof emailStates; createdAt: Date }[];
	audit: { at: Date; action: string; actor: string }[];
};

type Context = { lang: Lang; zone: string; personId: string; names: ReadonlyMap<string, string> };

/** Actions of the journal that a timeline shows beside the facts. */
const ACTIONS: Record<string, { kind: TimelineKind; title: Text }> = {
	"registration.guest": { kind: "ticket", title: texts.guest },
	"registration.answered": { kind: "ticket", title: texts.answered },
	"registration.cancelled": { kind: "ticket", title: texts.cancelled },
	"package.change-ordered": { kind: "ticket", title: texts.packageChanged },
	"package.change-given": { kind: "ticket", title: texts.packageGiven },
	"ticket.handed-over": { kind: "ticket", title: texts.handedOver },
	"options.added": { kind: "ticket", title: texts.optionsAdded },
	"order.refunded": { kind: "order", title: texts.refunded },
	"account.person-changed": { kind: "change", title: texts.dataChanged },
	"account.activated": { kind: "change", title: texts.activated },
	"account.address-changed": { kind: "change", title: texts.addressChanged },
};

export const VIEWED = "person.viewed";

/** The entries of a person's history in one language, newest first. */
export function timelineOf(facts: TimelineFacts, context: Context): TimelineEntry[] {
	const entries = [
		...ofTickets(facts, context.lang),
		...ofOrders(facts, context.lang),
		...facts.consents.map((one) => ofConsent(one, context)),
		...facts.emails.map((one) => ofEmail(one, context.lang)),
		...facts.audit.flatMap((one) => ofAudit(one, context)),
	];
	return entries.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}

const entry = (kind: TimelineKind, date: string, title: string, note = ""): TimelineEntry => ({
	kind,
	date,
	title,
	note,
	isWarning: false,
});

function ofTickets({ registrations, checkIns }: TimelineFacts, lang: Lang): TimelineEntry[] {
	const registered = registrations.map((one) =>
		entry("ticket", one.createdDate, fill(texts.registered[lang], { package: one.packageName }), one.eventCode),
	);
	const scanned = checkIns.map(({ date, day, hall, eventCode }) => {
		const title = hall === null ? fill(texts.scanned[lang], { day }) : fill(texts.scannedHall[lang], { hall });
		return entry("scan", date, title, eventCode);
	});
	return [...registered, ...scanned];
}

function ofOrders({ orders }: TimelineFacts, lang: Lang): TimelineEntry[] {
	return orders.map(({ number, createdDate, grossGrosz, eventCode }) =>
		entry("order", createdDate, fill(texts.ordered[lang], { number }), `${moneyText(lang, grossGrosz)}, ${eventCode}`),
	);
}

function ofConsent(one: TimelineFacts["consents"][number], { lang, zone }: Context): TimelineEntry {
	const { name, version, isGiven, givenDate, withdrawnDate } = one;
	const title = name === null ? fill(texts.terms[lang], { version }) : fill(texts.consent[lang], { name, version });
	const day = withdrawnDate === null ? "" : dateText(lang, new Date(withdrawnDate), zone);
	const note =
		withdrawnDate === null ? texts[isGiven ? "given" : "notGiven"][lang] : fill(texts.withdrawn[lang], { day });
	return entry("consent", givenDate, title, note);
}

const FAILED = new Set(["failed", "bounced", "returned"]);

function ofEmail({ subject, status, createdAt }: TimelineFacts["emails"][number], lang: Lang): TimelineEntry {
	const sent = entry("email", createdAt.toISOString(), subject, emailStates[status][lang]);
	return { ...sent, isWarning: FAILED.has(status) };
}

function ofAudit({ at, action, actor }: TimelineFacts["audit"][number], { lang, personId, names }: Context) {
	const name = names.get(actor) ?? actor;
	if (action === VIEWED) return [entry("view", at.toISOString(), fill(texts.viewed[lang], { name }))];
	const shownAction = ACTIONS[action];
	if (!shownAction) return [];
	const note = actor === personId ? texts.byPerson[lang] : fill(texts.by[lang], { name });
	return [entry(shownAction.kind, at.toISOString(), shownAction.title[lang], note)];
}
