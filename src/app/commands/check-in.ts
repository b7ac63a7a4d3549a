import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { checkInTicket } from "../../features/checkin/server/check-in.ts";
import { checkInsAt } from "../../features/checkin/server/store.ts";
import { existingCalendar, existingEvent } from "../../features/event/server/store.ts";
import { ticketNumber } from "../../features/tickets/rules.ts";
import { Failure } from "../../kit/http/failure.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { checkedMoment, neededText, textOf } from "./arguments.ts";
import { type CommandDeps, CommandFailure, defineCommand } from "./command.ts";
import { defineEventList } from "./event-list.ts";
import { momentOf, tableOf } from "./show.ts";

const ACTOR = "command:check-in";

/** `at` is in the event's zone; null for now. */
const scan = z.object({ code: z.string(), at: z.nullable(z.string()) });
type Scan = z.output<typeof scan>;

function momentIn(typed: string, what: string): string {
	const moment = checkedMoment(typed, what);
	if (moment?.length === 16) return moment;
	throw new CommandFailure(`${what} is "${typed}", but must be a moment, 2025-06-07T08:30.`);
}

/** Each line has a ticket, and optionally a comma or semicolon and the time. */
export function scansIn(text: string): Scan[] {
	const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
	return lines.flatMap((line, index) => {
		const [code = "", at = ""] = line.split(/[,;]/).map((part) => part.replaceAll('"', "").trim());
		if (code === "") return [];
		return [{ code, at: at === "" ? null : momentIn(at, `the time in line ${index + 1}`) }];
	});
}

function listed(path: string): Scan[] {
	try {
		return scansIn(readFileSync(path, "utf8"));
	} catch (error) {
		if (error instanceof CommandFailure) throw error;
		throw new CommandFailure(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
	}
}

export const checkInCommand = defineCommand({
	name: "check-in tickets",
	usage: "[TICKET …] --event CODE --day DAY [--room NAME] [--at MOMENT] [--list FILE]",
	about: `Checks tickets in, by the number or the QR code's content of each. A ticket that is scanned twice counts once; the output
shows the time of the first scan. Cancelled and unpaid tickets, and tickets for another day or event, are refused with the
reason; the others are checked in.
--day DAY       the day by its code, as "events" and the agenda show it
--room NAME     in a lecture's hall, as the agenda names it: the current lecture, or one that begins within half an hour
--at MOMENT     the time of the scan, 2025-06-07T08:30 in the event's time zone; now by default
--list FILE     a file with a ticket per line, each optionally followed by a comma and its time`,
	options: {
		event: { type: "string" },
		day: { type: "string" },
		room: { type: "string" },
		at: { type: "string" },
		list: { type: "string" },
	},
	input: z.object({
		eventCode: z.string(),
		day: z.string(),
		room: z.nullable(z.string()),
		at: z.nullable(z.string()),
		scans: z.array(scan),
	}),
	read(typed) {
		const eventCode = neededText(typed, "event", "MSTS25");
		const day = neededText(typed, "day", "DAY");
		const at = textOf(typed, "at");
		const list = textOf(typed, "list");
		const scans = [...typed.positionals.map((code) => ({ code, at: null })), ...(list ? listed(list) : [])];
		if (scans.length === 0) throw new CommandFailure("Give tickets, or a file of them with --list FILE.");
		return { eventCode, day, room: textOf(typed, "room") ?? null, at: at ? momentIn(at, "--at") : null, scans };
	},
	async run(deps, { eventCode, day: dayCode, room, at, scans }) {
		const event = await existingEvent(deps.db, eventCode);
		const day = await existingCalendar(deps.db, event.id, dayCode);
		const now = deps.clock.now();
		const momentOfScan = (one: Scan) => {
			const moment = one.at ?? at;
			if (moment !== null) return instantOf(moment, event.timeZone);
			if (day.endsAt > now) return now;
			throw new CommandFailure(`${day.code} is over. Give the time of the scan with --at 2025-06-07T08:30.`);
		};
		const moments = scans.map(momentOfScan);
		const done: CheckInResult[] = [];
		for (const [index, { code }] of scans.entries()) {
			const wanted = { event, day, code, at: moments[index] ?? now, room: room ?? undefined };
			done.push(await scanned(deps, wanted));
		}
		const rows = done.map((one) => [
			one.ticket,
			STATES[one.state],
			one.holder,
			one.at ? momentOf(one.at, event.timeZone) : one.reason,
		]);
		const data = done.map((one) => ({ ...one, at: one.at?.toISOString() ?? null }));
		return { text: tableOf(["TICKET", "STATE", "WHO", "SINCE"], rows), data, isWrong: done.some((one) => !one.at) };
	},
});

const STATES = { new: "in", again: "in already", refused: "refused" };

type CheckInResult = { ticket: string; state: keyof typeof STATES; holder: string; at: Date | null; reason: string };

async function scanned(deps: CommandDeps, wanted: Parameters<typeof checkInTicket>[1]): Promise<CheckInResult> {
	try {
		const { registrationId, holder, at, isNew } = await checkInTicket(deps, wanted, ACTOR);
		return { ticket: ticketNumber(registrationId), state: isNew ? "new" : "again", holder, at, reason: "" };
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const ticket = wanted.code.length > 12 ? `${wanted.code.slice(0, 11)}…` : wanted.code;
		return { ticket, state: "refused", holder: "", at: null, reason: error.title.en };
	}
}

export const checkInsCommand = defineEventList({
	name: "check-in list",
	about: "Lists every scanned ticket: the person, place, time and scanner.",
	head: ["TICKET", "WHO", "PACKAGE", "DAY", "ROOM", "AT", "BY"],
	async *pages({ db }, event) {
		for await (const found of checkInsAt(db, event.id)) {
			const rows = found.map((one) => [
				ticketNumber(one.registrationId),
				one.holder,
				one.packageCode,
				one.calendarCode,
				one.room ?? "",
				momentOf(one.at, event.timeZone),
				one.scannedBy,
			]);
			yield { rows, data: found.map((one) => ({ ...one, at: one.at.toISOString() })) };
		}
	},
	nothing: (eventCode) => `Nobody was checked in at ${eventCode}.`,
});
