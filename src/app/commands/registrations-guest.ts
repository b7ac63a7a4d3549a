import * as z from "zod/mini";
import { parseGuest } from "../../features/guests/server/parse-guest.ts";
import { GUEST_MODES } from "../../features/registration/guest.ts";
import { prepareGuest, registerGuest } from "../../features/registration/server/register-guest.ts";
import { ticketNumber } from "../../features/tickets/rules.ts";
import { neededText, onlyOne, parseWord, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";

const text = { type: "string" } as const;

export const registerGuestCommand = defineCommand({
	name: "registrations guest",
	usage: "EMAIL --event CODE --package CODE --first-name TEXT --last-name TEXT …",
	about: `Registers a guest free of charge, on your word. The place is one of the package's. The guest gets the ticket by e-mail,
and without an account a link to activate one. An account keeps its own name and language.
--lang pl|en          the language of e-mails, pl by default
--calendar CODE       the edition, for a meetup
--mode onsite|online  the attendance, on site by default
--company TEXT, --position TEXT`,
	options: {
		event: text,
		package: text,
		"first-name": text,
		"last-name": text,
		lang: text,
		calendar: text,
		mode: text,
		company: text,
		position: text,
	},
	input: z.object({
		event: z.string(),
		guest: z.object({
			firstName: z.string(),
			lastName: z.string(),
			email: z.string(),
			lang: z.enum(["pl", "en"]),
			companyName: z.string(),
			companyPosition: z.string(),
			packageCode: z.string(),
			calendarCode: z.string(),
			mode: z.enum(GUEST_MODES),
		}),
	}),
	read: (typed) => ({
		event: neededText(typed, "event", "MSTS25"),
		guest: {
			firstName: neededText(typed, "first-name", "TEXT"),
			lastName: neededText(typed, "last-name", "TEXT"),
			email: onlyOne(typed, "guest by their EMAIL"),
			lang: parseWord(textOf(typed, "lang") ?? "pl", ["pl", "en"], "--lang"),
			companyName: textOf(typed, "company") ?? "",
			companyPosition: textOf(typed, "position") ?? "",
			packageCode: neededText(typed, "package", "CODE"),
			calendarCode: textOf(typed, "calendar") ?? "",
			mode: parseWord(textOf(typed, "mode"), ["onsite", "online"] as const, "--mode") ?? ("" as const),
		},
	}),
	async run(deps, { event, guest }) {
		const prepared = await prepareGuest(deps, event, parseGuest(guest));
		const done = await deps.db.transaction((tx) => registerGuest(tx, deps, prepared, "command:registrations"));
		const ticket = ticketNumber(done.registrationId);
		if (done.outcome === "already") throw new CommandFailure(`This person has a place already, ticket ${ticket}.`);
		const data = { registrationId: done.registrationId, ticket, packageCode: prepared.offer.chosen.code };
		return { text: `Registered with ticket ${ticket}. The e-mail with the ticket is on its way.`, data };
	},
});
