import * as z from "zod/mini";
import { eventById, existingEvent } from "../../features/event/server/store.ts";
import { tellMeeting } from "../../features/meetings/server/broadcast.ts";
import { meetingsWithEvent, slotsOfEvent } from "../../features/meetings/server/list-store.ts";
import { publish } from "../../features/meetings/server/publish.ts";
import { exhibitorById } from "../../features/meetings/server/slot-store.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { checkedMoment, neededText, onlyOne, parseWholeNumber, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { listOf, momentOf } from "./show.ts";

function tableTyped(typed: ParsedArguments): string | null {
	const table = textOf(typed, "table")?.trim();
	const isOnline = typed.values["online"] === true;
	if (isOnline === (table !== undefined)) throw new CommandFailure("Give --table NAME or --online.");
	if (table !== undefined && (table === "" || table.length > 40))
		throw new CommandFailure("--table must have 1 to 40 characters.");
	return table ?? null;
}

function neededMoment(typed: ParsedArguments, option: string): string {
	return checkedMoment(neededText(typed, option, "2025-06-06T10:00"), `--${option}`) ?? "";
}

export const slotsCommand = defineCommand({
	name: "meetings slots",
	usage: "EXHIBITOR --from MOMENT --to MOMENT --minutes N --table NAME | --online",
	about: `Publishes meeting slots of an exhibitor, given by its number: as many consecutive slots as fit between two times in the
event's time zone. A table has one slot at a time.`,
	options: {
		from: { type: "string" },
		to: { type: "string" },
		minutes: { type: "string" },
		table: { type: "string" },
		online: { type: "boolean" },
	},
	input: z.object({
		exhibitorId: z.int(),
		from: z.string(),
		to: z.string(),
		minutes: z.int(),
		table: z.nullable(z.string()),
	}),
	read: (typed) => ({
		exhibitorId: parseWholeNumber(onlyOne(typed, "EXHIBITOR by its number"), "The exhibitor's number"),
		from: neededMoment(typed, "from"),
		to: neededMoment(typed, "to"),
		minutes: parseWholeNumber(neededText(typed, "minutes", "20"), "--minutes"),
		table: tableTyped(typed),
	}),
	async run({ db, clock, live }, { exhibitorId, from, to, minutes, table }) {
		const exhibitor = await exhibitorById(db, exhibitorId);
		if (!exhibitor) throw new CommandFailure(`There is no exhibitor ${exhibitorId}.`);
		const { timeZone } = await eventById(db, exhibitor.eventId);
		const moment = (local: string) => instantOf(local.length === 10 ? `${local}T00:00` : local, timeZone);
		const span = { startsAt: moment(from), endsAt: moment(to) };
		const wanted = { exhibitorId, ...span, minutes, tableName: table, actor: "command:meetings", now: clock.now() };
		const published = await db.transaction((tx) => publish(tx, wanted));
		tellMeeting(live, { exhibitorId, accountId: null });
		const where = table === null ? "online" : `at table ${table}`;
		return {
			text: `${exhibitor.name} has ${published} more slots of ${minutes} minutes, ${where}.`,
			data: { exhibitorId, published },
		};
	},
});

export const listMeetingsCommand = defineCommand({
	name: "meetings list",
	usage: "EVENT",
	about: "Lists the exhibitors of an event that offer meetings, with their numbers, slots and booked meetings.",
	options: {},
	input: z.object({ event: z.string() }),
	read: (typed) => ({ event: onlyOne(typed, "EVENT by its code") }),
	async run({ db }, { event: code }) {
		const event = await existingEvent(db, code);
		const exhibitors = await slotsOfEvent(db, event.id);
		const meetings = await meetingsWithEvent(db, event.id);
		const offered = exhibitors.map((one) => [one.exhibitorId, one.exhibitor, one.slots]);
		const meetingRows = meetings.map((one) => [
			one.exhibitor,
			momentOf(one.startsAt, event.timeZone),
			one.table ?? "online",
			`${one.firstName} ${one.lastName}`,
			one.isMove ? "move requested" : one.state,
		]);
		const lists = [
			listOf(["NUMBER", "EXHIBITOR", "SLOTS"], offered, `No exhibitor of ${event.code} offers meetings.`),
			listOf(["EXHIBITOR", "WHEN", "WHERE", "WHO", "STATE"], meetingRows, "Nobody has requested a meeting yet."),
		];
		return {
			text: lists.join("\n\n"),
			data: {
				exhibitors,
				meetings: meetings.map(({ startsAt, ...one }) => ({ ...one, startDate: startsAt.toISOString() })),
			},
		};
	},
});
