import * as z from "zod/mini";
import { importSchedule } from "../../features/schedule-import/server/import-schedule.ts";
import { scheduleText } from "../../features/schedule-import/server/schedule-text.ts";
import { onlyOne, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { reportText } from "./import-report.ts";

export const importCommand = defineCommand({
	name: "import schedule",
	usage: "--event CODE FILE|URL [--create] [--zone ZONE] [--dry-run] [--yes]",
	about: `Imports a published schedule into an event's agenda.
FILE|URL       frab or pretalx schedule.xml, pretalx schedule.json, or Sessionize's "All" JSON
--event CODE   the event whose agenda is updated
--create       creates the event from the schedule if it does not exist
--zone ZONE    the time zone of a created event, such as Europe/Warsaw, if the file has none
--dry-run      shows the changes without making them
--yes          deletes lectures that are no longer in the file, without asking
--source NAME  identifies the publication, if the file has no short name or a changed one
A second run with the same file changes nothing; a changed file changes only what changed. Lectures created by the
organiser and those of another publication are never changed.`,
	options: {
		event: { type: "string" },
		create: { type: "boolean" },
		zone: { type: "string" },
		source: { type: "string" },
		"dry-run": { type: "boolean" },
		yes: { type: "boolean" },
	},
	input: z.object({
		event: z.string().check(z.maxLength(40)),
		text: z.string(),
		create: z.boolean(),
		timeZone: z.nullable(z.string()),
		source: z.nullable(
			z.string().check(z.regex(/^[\w.-]{1,60}$/, "--source is a name of letters, digits, dots and dashes")),
		),
		yes: z.boolean(),
		dryRun: z.boolean(),
	}),
	async read(typed) {
		const source = onlyOne(typed, "file or address");
		const event = textOf(typed, "event");
		if (!event) throw new CommandFailure("Give the event with --event CODE. See npx estrada import --help.");
		return {
			event,
			text: await scheduleText(source),
			create: typed.values["create"] === true,
			timeZone: textOf(typed, "zone") ?? null,
			source: textOf(typed, "source") ?? null,
			yes: typed.values["yes"] === true,
			dryRun: typed.values["dry-run"] === true,
		};
	},
	async run(deps, input, say) {
		const startedAt = performance.now();
		const report = await importSchedule(deps, input, say);
		return { text: reportText(report, performance.now() - startedAt), data: report };
	},
});
