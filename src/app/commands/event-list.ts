import * as z from "zod/mini";
import { type EventRecord, existingEvent } from "../../features/event/server/store.ts";
import { csvText } from "../../kit/csv/csv.ts";
import { neededText, none } from "./arguments.ts";
import { type CommandDeps, defineCommand } from "./command.ts";
import { listOf } from "./show.ts";

type EventList = {
	name: string;
	about: string;
	head: string[];
	/** The rows for people, and the same for programs. */
	list(deps: CommandDeps, event: EventRecord): Promise<{ rows: string[][]; data: unknown }>;
	/** What is said of an event that has none. */
	nothing(eventCode: string): string;
};

/** A command that lists something of an event, as a table or as a file for spreadsheets. */
export function defineEventList({ name, about, head, list, nothing }: EventList) {
	return defineCommand({
		name,
		usage: "--event CODE [--csv]",
		about: `${about}\n--csv          as a file for spreadsheets`,
		options: { event: { type: "string" }, csv: { type: "boolean" } },
		input: z.object({ eventCode: z.string(), csv: z.boolean() }),
		read(typed) {
			none(typed);
			return { eventCode: neededText(typed, "event", "CODE"), csv: typed.values["csv"] === true };
		},
		async run(deps, { eventCode, csv }) {
			const event = await existingEvent(deps.db, eventCode);
			const { rows, data } = await list(deps, event);
			if (csv) return { text: csvText([head, ...rows]), data };
			return { text: listOf(head, rows, nothing(event.code)), data };
		},
	});
}
