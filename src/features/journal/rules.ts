import { compareText } from "../../kit/i18n/compare-text.ts";
import { type Lang, localized, type Text } from "../../kit/i18n/lang.ts";
import { isDay } from "../../kit/time/day.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { addDays } from "../../kit/time/zone.ts";
import { actionSentences, kindNames, programNames } from "./texts.ts";

/** An unknown action stays as it is. */
export function sentenceOf(action: string, lang: Lang): string {
	const sentence = actionSentences[action];
	return sentence ? localized(lang, sentence.pl, sentence.en) : action;
}

/** All kinds with their names, in the order of the names. */
export function namedKinds(lang: Lang): { kind: string; name: string }[] {
	const kinds = Object.entries(kindNames).map(([kind, name]: [string, Text]) => ({ kind, name: name[lang] }));
	return kinds.toSorted((one, other) => compareText(lang, one.name, other.name));
}

/** "command:order" → "estrada order", as it was typed; other programs by their kind. */
export function programName(actor: string, lang: Lang): string {
	const [kind = "", name = ""] = actor.split(":");
	return kind === "command" ? `estrada ${name}` : (programNames[kind]?.[lang] ?? actor);
}

/** Accounts have UUIDs; programs have a kind, and most a name after a colon. */
export const isProgram = (actor: string): boolean => actor.includes(":") || actor in programNames;

const ACCOUNT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** "order:7" → order 7. An account's id alone is an account. */
export function subjectParts(subject: string): { kind: string; id: string } {
	const [kind = "", ...id] = subject.split(":");
	if (id.length > 0) return { kind, id: id.join(":") };
	return { kind: ACCOUNT_ID.test(subject) ? "account" : subject, id: subject };
}

/** The query of the call from the list's address, whose days are in a time zone. */
export function journalQueryOf(address: Readonly<Record<string, string>>, zone: string): Record<string, string> {
	const { from, to, ...query } = address;
	const start = (day: string) => instantOf(`${day}T00:00`, zone).toISOString();
	return {
		...query,
		...(from && isDay(from) && { from: start(from) }),
		...(to && isDay(to) && { to: start(addDays(to, 1)) }),
	};
}
