import * as z from "zod/mini";
import { isNormalizedEmail, normalizedEmail } from "../../features/account/rules.ts";
import { accountByEmail } from "../../features/account/server/store.ts";
import { invitationsAt } from "../../features/exhibitors/server/invitation-store.ts";
import { inviteStaff, uninviteStaff } from "../../features/exhibitors/server/invite.ts";
import { staffAt } from "../../features/exhibitors/server/staff-store.ts";
import { invitationOutcome } from "../../features/invitations/rules.ts";
import { parseWord, textOf } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { defineEventList } from "./event-list.ts";
import { findExhibitor } from "./exhibitor-staff.ts";
import { momentOf } from "./show.ts";

const ACTOR = "command:exhibitors";
const LANGS = ["pl", "en"] as const;
const which = { event: z.string(), exhibitor: z.string(), email: z.string() };

function whichOf({ positionals: [event, exhibitor, typed, ...more] }: ParsedArguments) {
	if (event === undefined || exhibitor === undefined || typed === undefined || more.length > 0)
		throw new CommandFailure("Give an EVENT, an exhibitor by its name or number, and an EMAIL.");
	const email = normalizedEmail(typed);
	if (!isNormalizedEmail(email)) throw new CommandFailure(`"${typed}" is not an e-mail address.`);
	return { event, exhibitor, email };
}

export const inviteStaffCommand = defineCommand({
	name: "exhibitors invite",
	usage: "EVENT EXHIBITOR EMAIL [--lang pl|en]",
	about: `Invites a person to an exhibitor's staff by an e-mail with a link, which works once and for 14 days. The person logs in
with that address, or sets a password for it, and joins the staff. A new invitation ends the previous link.
--lang         language of the e-mail; that of the account, or the installation's default`,
	options: { lang: { type: "string" } },
	input: z.object({ ...which, lang: z.optional(z.enum(LANGS)) }),
	read: (typed) => ({ ...whichOf(typed), lang: parseWord(textOf(typed, "lang"), LANGS, "--lang") }),
	async run(deps: CommandDeps, { email, lang, ...names }) {
		const { event, exhibitor } = await findExhibitor(deps, names);
		const staff = await staffAt(deps.db, event.id);
		if (staff.some((one) => one.exhibitorId === exhibitor.id && one.email === email))
			throw new CommandFailure(`${email} already works for ${exhibitor.name}.`);
		const existingAccount = await accountByEmail(deps.db, email);
		const to = { email, lang: lang ?? existingAccount?.lang ?? deps.config.defaultLang };
		const until = await inviteStaff(deps, { event, exhibitor, ...to, actor: ACTOR });
		const text = `${email} is invited to ${exhibitor.name} at ${event.code}, until ${momentOf(until, event.timeZone)}.`;
		return { text, data: { exhibitorId: exhibitor.id, eventCode: event.code, email, untilDate: until.toISOString() } };
	},
});

export const uninviteStaffCommand = defineCommand({
	name: "exhibitors uninvite",
	usage: "EVENT EXHIBITOR EMAIL",
	about: "Withdraws an open invitation; its link stops working.",
	options: {},
	input: z.object(which),
	read: whichOf,
	async run(deps: CommandDeps, { email, ...names }) {
		const { event, exhibitor } = await findExhibitor(deps, names);
		const wasOpen = await uninviteStaff(deps, { event, exhibitor, email, actor: ACTOR });
		if (!wasOpen) throw new CommandFailure(`There is no open invitation of ${email} to ${exhibitor.name}.`);
		return { text: `The invitation of ${email} to ${exhibitor.name} is withdrawn.`, data: { email } };
	},
});

const STATES = { open: "waits", used: "accepted", expired: "ended", unknown: "" };

export const listInvitationsCommand = defineEventList({
	name: "exhibitors invitations",
	about: "Lists the invitations to the staff of an event's exhibitors, and whether they were accepted.",
	head: ["EXHIBITOR", "E-MAIL", "STATE", "INVITED", "UNTIL"],
	async *pages({ db, clock }, event) {
		const found = await invitationsAt(db, event.id);
		const state = (one: (typeof found)[number]) => STATES[invitationOutcome(one, clock.now())];
		const moment = (instant: Date) => momentOf(instant, event.timeZone);
		const rows = found.map((one) => [
			one.exhibitorName,
			one.email,
			state(one),
			moment(one.invitedAt),
			moment(one.expiresAt),
		]);
		const data = found.map((one) => ({
			exhibitor: one.exhibitorName,
			email: one.email,
			state: state(one),
			invitedDate: one.invitedAt.toISOString(),
			untilDate: one.expiresAt.toISOString(),
		}));
		yield { rows, data };
	},
	nothing: (eventCode) => `Nobody was invited to the exhibitors of ${eventCode}.`,
});
