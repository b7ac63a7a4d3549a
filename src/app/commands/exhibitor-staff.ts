import * as z from "zod/mini";
import { normalizedEmail } from "../../features/account/rules.ts";
import { accountByEmail } from "../../features/account/server/store.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { changeStaff } from "../../features/exhibitors/server/change-staff.ts";
import { staffAt } from "../../features/exhibitors/server/staff-store.ts";
import { platesOf } from "../../features/exhibitors/server/store.ts";
import { neededText, none, onlyOne } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { listOf, momentOf } from "./show.ts";

const options = { event: { type: "string" }, exhibitor: { type: "string" } } as const;
const input = z.object({ email: z.string(), event: z.string(), exhibitor: z.string() });
const read = (typed: ParsedArguments) => ({
	email: onlyOne(typed, "person by their EMAIL"),
	event: neededText(typed, "event", "MSTS25"),
	exhibitor: neededText(typed, "exhibitor", "NAME"),
});

/** Finds an event's exhibitor by name or number. */
export async function findExhibitor(
	{ db }: CommandDeps,
	{ event: code, exhibitor: name }: Record<"event" | "exhibitor", string>,
) {
	const event = await existingEvent(db, code);
	const all = await platesOf(db, event.id);
	const found = all.filter((one) => String(one.id) === name || one.name.toLowerCase() === name.toLowerCase());
	const [exhibitor, second] = found;
	if (!exhibitor) throw new CommandFailure(`${event.code} has no exhibitor called "${name}".`);
	if (second)
		throw new CommandFailure(
			`Several exhibitors have this name. Give a number: ${found.map(({ id }) => id).join(", ")}.`,
		);
	return { event, exhibitor };
}

async function meant(deps: CommandDeps, { email, ...which }: z.output<typeof input>) {
	const account = await accountByEmail(deps.db, normalizedEmail(email));
	const { event, exhibitor } = await findExhibitor(deps, which);
	if (!account) throw new CommandFailure("No account has this address. Invite the person with exhibitors invite.");
	return { event, exhibitor, account };
}

function changing(isStaff: boolean) {
	return async (deps: CommandDeps, typed: z.output<typeof input>) => {
		const { event, exhibitor, account } = await meant(deps, typed);
		const change = { exhibitorId: exhibitor.id, eventId: event.id, accountId: account.id, isStaff };
		const isChanged = await changeStaff(deps, { ...change, actor: "command:exhibitors" });
		const [now, before] = isStaff
			? ["works for", "already worked for it"]
			: ["no longer works for", "did not work for it"];
		const text = `${account.email} ${now} ${exhibitor.name} at ${event.code}${isChanged ? "" : ` (${before})`}.`;
		return { text, data: { exhibitorId: exhibitor.id, eventCode: event.code, isStaff, isChanged } };
	};
}

export const addStaffCommand = defineCommand({
	name: "exhibitors staff-add",
	usage: "EMAIL --event CODE --exhibitor NAME",
	about: `Adds an account to an exhibitor's staff at an event. If the exhibitor recruits, its staff may fetch the CVs of people with
a recruitment consent for the event; each fetch is recorded and shown to the person.
--exhibitor     the exhibitor's name or number`,
	options,
	input,
	read,
	run: changing(true),
});

export const removeStaffCommand = defineCommand({
	name: "exhibitors staff-remove",
	usage: "EMAIL --event CODE --exhibitor NAME",
	about: "Removes an account from an exhibitor's staff. From then on it can fetch no CVs.",
	options,
	input,
	read,
	run: changing(false),
});

export const listStaffCommand = defineCommand({
	name: "exhibitors staff",
	usage: "--event CODE",
	about: "Lists the staff of an event's exhibitors.",
	options: { event: { type: "string" } },
	input: z.object({ event: z.string() }),
	read(typed) {
		none(typed);
		return { event: neededText(typed, "event", "MSTS25") };
	},
	async run({ db }, { event: code }) {
		const event = await existingEvent(db, code);
		const staff = await staffAt(db, event.id);
		const rows = staff.map((one) => [
			one.exhibitor,
			`${one.firstName} ${one.lastName}`,
			one.email,
			momentOf(one.grantedAt, event.timeZone),
		]);
		return {
			text: listOf(["EXHIBITOR", "PERSON", "E-MAIL", "SINCE"], rows, `No exhibitor of ${event.code} has staff yet.`),
			data: staff.map(({ grantedAt, ...one }) => ({ ...one, grantedDate: grantedAt.toISOString() })),
		};
	},
});
