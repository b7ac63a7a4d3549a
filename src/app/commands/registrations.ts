import * as z from "zod/mini";
import { normalizedEmail } from "../../features/account/rules.ts";
import { accountByEmail } from "../../features/account/server/store.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { cancelRegistration } from "../../features/ticket-holders/server/cancel-registration.ts";
import { registrationsAt } from "../../features/ticket-holders/server/store.ts";
import { neededText, onlyOne, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";

export const cancelRegistrationCommand = defineCommand({
	name: "registrations cancel",
	usage: "EMAIL --event CODE [--calendar CODE]",
	about: `Cancels a person's free registration, or one made with an invitation or a team's code. Place, seats and options are
released, the code can be used again (a team's place stays with its code), the next person in the queue is served, and the
person gets an e-mail. Paid registrations are refunded with npx estrada order refund NUMBER.
--calendar     the edition, for a meetup`,
	options: { event: { type: "string" }, calendar: { type: "string" } },
	input: z.object({ email: z.string(), event: z.string(), calendar: z.nullable(z.string()) }),
	read: (typed) => ({
		email: onlyOne(typed, "person by their EMAIL"),
		event: neededText(typed, "event", "MSTS25"),
		calendar: textOf(typed, "calendar") ?? null,
	}),
	async run(deps, { email, event: code, calendar }) {
		const event = await existingEvent(deps.db, code);
		const account = await accountByEmail(deps.db, normalizedEmail(email));
		const all = account ? await registrationsAt(deps.db, account.id, event.id) : [];
		const meant = all.filter(({ scope }) => calendar === null || scope.toLowerCase() === calendar.toLowerCase());
		const standing = meant.filter((one) => one.status !== "cancelled");
		if (standing.length > 1) {
			const editions = standing.map((one) => one.scope).join(", ");
			throw new CommandFailure(`The person is registered for several editions: ${editions}. Give one with --calendar.`);
		}
		const [one] = standing;
		if (!one) {
			throw new CommandFailure(
				meant.length > 0
					? "This registration is already cancelled."
					: `No registration at ${event.code} has this address.`,
			);
		}
		await cancelRegistration(deps, one, "command:registrations");
		const data = { registrationId: one.id, eventCode: event.code, packageCode: one.packageCode, status: "cancelled" };
		return { text: `The registration for ${event.code}, ${one.packageCode}, is cancelled.`, data };
	},
});
