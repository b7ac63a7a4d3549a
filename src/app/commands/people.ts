import * as z from "zod/mini";
import { normalizedEmail } from "../../features/account/rules.ts";
import { accountByEmail } from "../../features/account/server/store.ts";
import { existingEvent } from "../../features/event/server/store.ts";
import { decideReport } from "../../features/matchmaking/server/decide-report.ts";
import { reportsAt } from "../../features/matchmaking/server/report-store.ts";
import { ban } from "../../features/matchmaking/server/separate.ts";
import { reportReasons } from "../../features/matchmaking/texts.ts";
import { parseWholeNumber } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { listOf, momentOf } from "./show.ts";

export const reportsCommand = defineCommand({
	name: "people reports",
	usage: "[EVENT]",
	about: "Lists the reports about participants and stands, of one event or of all, newest first.",
	options: {},
	input: z.object({ event: z.optional(z.string()) }),
	read({ positionals: [event, ...more] }) {
		if (more.length > 0) throw new CommandFailure("Give one EVENT or none.");
		return event === undefined ? {} : { event };
	},
	async run({ db }, { event: code }) {
		const event = code === undefined ? undefined : await existingEvent(db, code);
		const reports = await reportsAt(db, event?.id);
		const rows = reports.map((one) => [
			String(one.id),
			momentOf(one.reportedAt, one.timeZone),
			one.eventCode,
			one.reportedEmail === null ? `stand of ${one.reported}` : `${one.reported} <${one.reportedEmail}>`,
			reportReasons[one.reason].en,
			one.words.replace(/\s+/g, " "),
			`${one.reporter} <${one.reporterEmail}>`,
			one.isBanned ? "banned" : (one.outcome ?? ""),
		]);
		return {
			text: listOf(
				["NUMBER", "WHEN", "EVENT", "REPORTED", "REASON", "WORDS", "BY", "NOW"],
				rows,
				"There are no reports.",
			),
			data: reports.map(({ reportedAt, reportedId: _, ...one }) => ({
				...one,
				reportedDate: reportedAt.toISOString(),
			})),
		};
	},
});

export const reportCommand = defineCommand({
	name: "people report",
	usage: "hide EVENT NUMBER | dismiss EVENT NUMBER",
	about: `Decides a report, by its number in the list of reports, as the event's moderators do in the account. hide removes the
person from the people of the event (people ban); dismiss closes the report.`,
	options: {},
	input: z.object({ does: z.enum(["hide", "dismiss"]), event: z.string(), reportId: z.int() }),
	read({ positionals: [does, event, number, ...more] }) {
		if ((does !== "hide" && does !== "dismiss") || !event || !number || more.length > 0)
			throw new CommandFailure("Give hide or dismiss, then an EVENT and the NUMBER of a report.");
		return { does, event, reportId: parseWholeNumber(number, "NUMBER") };
	},
	async run(deps, { does, event: code, reportId }) {
		const event = await existingEvent(deps.db, code);
		const outcome = does === "hide" ? "hidden" : "dismissed";
		const report = await decideReport(deps, { event, reportId, outcome, moderatorId: null });
		const text = `Report ${report.id} of ${report.reported} at ${event.code} is ${outcome}.`;
		return { text, data: { eventCode: event.code, reportId, outcome } };
	},
});

const input = z.object({ email: z.string(), event: z.string() });

function read({ positionals: [email, event, ...more] }: ParsedArguments) {
	if (email === undefined || event === undefined || more.length > 0)
		throw new CommandFailure("Give a person by their EMAIL, then an EVENT.");
	return { email, event };
}

function changing(isBanned: boolean) {
	return async (deps: CommandDeps, typed: z.output<typeof input>) => {
		const event = await existingEvent(deps.db, typed.event);
		const account = await accountByEmail(deps.db, normalizedEmail(typed.email));
		if (!account) throw new CommandFailure("No account has this address.");
		const banning = { eventId: event.id, accountId: account.id, isBanned, actor: "command:people" };
		const isChanged = await deps.db.transaction((tx) => ban(tx, deps, banning));
		const [now, before] = isBanned
			? ["is banned from the people of", "was already banned"]
			: ["may meet the people of", "was not banned"];
		const text = `${account.email} ${now} ${event.code}${isChanged ? "" : ` (${before})`}.`;
		return { text, data: { eventCode: event.code, isBanned, isChanged } };
	};
}

export const banCommand = defineCommand({
	name: "people ban",
	usage: "EMAIL EVENT",
	about: `Bans a person from the people of an event. Their profile is hidden there, their connections are closed, and they leave
the queues of full lectures. They cannot search, invite, write to stands, apply for jobs or arrange meetings. Nobody is
notified; the ticket and reserved seats stay valid.`,
	options: {},
	input,
	read,
	run: changing(true),
});

export const unbanCommand = defineCommand({
	name: "people unban",
	usage: "EMAIL EVENT",
	about: "Lifts a person's ban from the people of an event. Closed connections stay closed.",
	options: {},
	input,
	read,
	run: changing(false),
});
