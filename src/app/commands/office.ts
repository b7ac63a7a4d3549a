import * as z from "zod/mini";
import { isNormalizedEmail, normalizedEmail } from "../../features/account/rules.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { invitationOutcome } from "../../features/invitations/rules.ts";
import { ROLES, type Role, roleNames } from "../../features/organisers/rights.ts";
import { changeOrganiserRoles } from "../../features/organisers/server/change-roles.ts";
import { openInvitations } from "../../features/organisers/server/invitation-store.ts";
import { inviteOrganiser, uninviteOrganiser } from "../../features/organisers/server/invite.ts";
import { rolesIn } from "../../features/organisers/server/role-store.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { none, onlyOne, parseWord, textOf } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { listOf, momentOf } from "./show.ts";

const ACTOR = "command:office";
const LANGS = ["pl", "en"] as const;
const which = { email: z.string(), event: z.optional(z.string()), role: z.optional(z.enum(ROLES)) };
const options = { event: { type: "string" }, role: { type: "string" } } as const;

function readWhich(typed: ParsedArguments) {
	const address = onlyOne(typed, "person by their EMAIL");
	const email = normalizedEmail(address);
	if (!isNormalizedEmail(email)) throw new CommandFailure(`"${address}" is not an e-mail address.`);
	return { email, event: textOf(typed, "event"), role: parseWord(textOf(typed, "role"), ROLES, "--role") };
}

const eventOf = async ({ db }: CommandDeps, code: string | undefined) =>
	code === undefined ? undefined : existingEvent(db, code);
const placeOf = (event: { code: string } | undefined) => event?.code ?? "all events";
/** Times are shown in the event's zone; all events use the installation's. */
const zoneOf = (event: { timeZone: string } | undefined) => event?.timeZone ?? "Europe/Warsaw";

export const inviteCommand = defineCommand({
	name: "office invite",
	usage: "EMAIL [--event CODE] [--role ROLE] [--lang pl|en]",
	about: `Invites an organiser by an e-mail with a link, which works once and for 14 days. The person logs in with that address,
or sets a password for it. A new invitation to the same place ends the previous link.
--event        an event; all events by default
--role         owner (by default), editor, sales, host or viewer
--lang         language of the e-mail; that of the account, or the installation's default`,
	options: { ...options, lang: { type: "string" } },
	input: z.object({ ...which, lang: z.optional(z.enum(LANGS)) }),
	read: (typed) => ({ ...readWhich(typed), lang: parseWord(textOf(typed, "lang"), LANGS, "--lang") }),
	async run(deps: CommandDeps, { email, event: code, role = "owner", lang }) {
		const event = await eventOf(deps, code);
		const until = await inviteOrganiser(deps, { event, email, role, lang, actor: ACTOR });
		const text = `${email} is invited as ${roleNames[role].en} of ${placeOf(event)}, until ${momentOf(until, zoneOf(event))}.`;
		return { text, data: { email, eventCode: event?.code ?? null, role, untilDate: until.toISOString() } };
	},
});

const STATES = { open: "invited", expired: "invitation ended", used: "", unknown: "" };

export const listCommand = defineCommand({
	name: "office list",
	usage: "[--event CODE]",
	about: `Lists organisers with their roles, and invitations that were not accepted.
--event        the organisers of an event; those of all events by default`,
	options: { event: { type: "string" } },
	input: z.object({ event: z.optional(z.string()) }),
	read(typed) {
		none(typed);
		return { event: textOf(typed, "event") };
	},
	async run(deps: CommandDeps, { event: code }) {
		const event = await eventOf(deps, code);
		const eventId = event?.id ?? null;
		const now = deps.clock.now();
		const currentRoles = (await rolesIn(deps.db, eventId)).map(({ email, firstName, lastName, role, grantedAt }) => ({
			email,
			name: `${firstName} ${lastName}`,
			role,
			state: "organiser",
			since: grantedAt,
		}));
		const invited = (await openInvitations(deps.db, eventId)).map((one) => ({
			email: one.email,
			name: "",
			role: one.role,
			state: STATES[invitationOutcome(one, now)],
			since: one.invitedAt,
		}));
		const all = [...currentRoles, ...invited];
		const rows = all.map((one) => [one.email, one.name, one.role, one.state, momentOf(one.since, zoneOf(event))]);
		return {
			text: listOf(["E-MAIL", "PERSON", "ROLE", "STATE", "SINCE"], rows, `Nobody organises ${placeOf(event)} yet.`),
			data: all.map(({ since, ...one }) => ({ ...one, sinceDate: since.toISOString() })),
		};
	},
});

export const removeCommand = defineCommand({
	name: "office remove",
	usage: "EMAIL [--event CODE] [--role ROLE]",
	about: `Removes an organiser's roles, or withdraws their invitation. Their next call is refused.
--event        an event; all events by default
--role         only this role`,
	options,
	input: z.object(which),
	read: readWhich,
	async run(deps: CommandDeps, { email, event: code, role }) {
		const event = await eventOf(deps, code);
		const place = placeOf(event);
		const currentRoles = (await rolesIn(deps.db, event?.id ?? null)).filter((one) => one.email === email);
		if (currentRoles.length === 0) {
			const wasOpen = await uninviteOrganiser(deps, { event, email, actor: ACTOR });
			if (!wasOpen) throw new CommandFailure(`${email} is no organiser of ${place}, and is not invited.`);
			return { text: `The invitation of ${email} to ${place} is withdrawn.`, data: { email, roles: [] } };
		}
		if (role && !currentRoles.some((one) => one.role === role))
			throw new CommandFailure(`${email} is no ${roleNames[role].en} of ${place}.`);
		const roles = leftRoles(currentRoles, role);
		const { accountId } = invariant(currentRoles[0], "a role");
		await changeOrganiserRoles(deps, { accountId, eventId: event?.id ?? null, roles, actor: ACTOR });
		const left = roles.length > 0 ? `keeps at ${place}: ${roles.join(", ")}` : `no longer organises ${place}`;
		return { text: `${email} ${left}.`, data: { email, roles } };
	},
});

const leftRoles = (currentRoles: { role: Role }[], removed: Role | undefined): Role[] =>
	removed === undefined ? [] : currentRoles.flatMap(({ role }) => (role === removed ? [] : [role]));
