import type { ResponseOf } from "../../kit/contract/call.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { dayOf } from "../../kit/time/zone.ts";
import type { listOrganisers } from "./manage-contract.ts";

/** In the name of the file. */
export const fileWord: Text = { pl: "organizatorzy", en: "organisers" };

const columns = [
	{ pl: "Nazwisko", en: "Last name" },
	{ pl: "Imię", en: "First name" },
	{ pl: "E-mail", en: "E-mail" },
	{ pl: "Rola", en: "Role" },
	{ pl: "Gdzie", en: "Where" },
	{ pl: "Stan", en: "State" },
	{ pl: "Od", en: "Since" },
	{ pl: "Zaproszenie ważne do", en: "Invitation valid until" },
	{ pl: "Drugi składnik", en: "Second factor" },
	{ pl: "Otwarte sesje", en: "Open sessions" },
	{ pl: "Ostatnie użycie", en: "Last used" },
] as const satisfies Text[];

const words = {
	here: { pl: "to wydarzenie", en: "this event" },
	everywhere: { pl: "wszystkie wydarzenia", en: "all events" },
	active: { pl: "aktywna", en: "active" },
	invited: { pl: "zaproszenie", en: "invited" },
	expired: { pl: "zaproszenie wygasło", en: "invitation expired" },
	yes: { pl: "tak", en: "yes" },
	no: { pl: "nie", en: "no" },
} as const satisfies Record<string, Text>;

export function fileHead(lang: Lang): string[] {
	return columns.map((one) => one[lang]);
}

type Team = Pick<ResponseOf<typeof listOrganisers>, "organisers" | "invitations">;

/** A row per role and per open invitation; days are in `zone`. */
export function fileRowsOf(lang: Lang, { organisers, invitations }: Team, zone: string): string[][] {
	const day = (instant: string | null) => (instant === null ? "" : dayOf(new Date(instant), zone));
	const place = (isOfFoundation: boolean) => words[isOfFoundation ? "everywhere" : "here"][lang];
	const ofRoles = organisers.flatMap((one) =>
		one.roles.map((role) => [
			one.lastName,
			one.firstName,
			one.email,
			role.name,
			place(role.isOfFoundation),
			words.active[lang],
			day(role.sinceDate),
			"",
			words[one.hasSecondFactor ? "yes" : "no"][lang],
			String(one.sessionCount),
			day(one.lastUsedDate),
		]),
	);
	const ofInvitations = invitations.map((one) => [
		"",
		"",
		one.email,
		one.name,
		place(one.isOfFoundation),
		words[one.isExpired ? "expired" : "invited"][lang],
		day(one.invitedDate),
		day(one.untilDate),
		"",
		"",
		"",
	]);
	return [...ofRoles, ...ofInvitations];
}
