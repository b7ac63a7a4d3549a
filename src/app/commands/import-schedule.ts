import * as z from "zod/mini";
import { importSchedule } from "../../features/schedule-import/server/import-schedule.ts";
import { scheduleText } from "../../features/schedule-import/server/schedule-text.ts";
import { onlyOne, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { reportText } from "./import-report.ts";

export const importCommand = defineCommand({
	name: "import schedule",
	usage: "--event CODE FILE|URL [--create] [--zone ZONE] [--dry-run] [--yes]",
	about: `Reads a published schedule into an event's agenda.
FILE|URL       frab or pretalx schedule.xml, pretalx schedule.json, or Sessionize's "All" JSON
--event CODE   the event whose agenda takes it in
--create       creates the event from the schedule where there is none with this code
--zone ZONE    time zone of a created event, such as Europe/Warsaw, where the file names none
--dry-run      shows what the file would change, and changes nothing
--yes          removes lectures that the file no longer has, without asking
--source NAME  names the publication, where a file has no short name or another one than before
A second run with the same file changes nothing; a changed file changes only what changed. Lectures that the
organiser made, and those of another publication, are never touched.`,
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
		if (!event) throw new CommandFailure("Say which event with --event CODE. See npx estrada import --help.");
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
