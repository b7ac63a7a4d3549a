import { request as httpRequest } from "node:http";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import pino from "pino";
import {
	ImportFailure,
	type ImportProgress,
	type ImportReport,
	type ImportRequest,
	importLine,
} from "../features/schedule-import/contract.ts";
import { importSchedule } from "../features/schedule-import/server/import-schedule.ts";
import { scheduleText } from "../features/schedule-import/server/schedule-text.ts";
import type { OpenDatabase } from "../kit/db/database.ts";
import { StartFailure } from "../kit/db/start-failure.ts";
import { type Config, readConfig } from "./config.ts";
import { controlSocketOf } from "./control.ts";
import { openPrepared } from "./first-start.ts";
import { progressLines, reportText } from "./import-report.ts";
import { buildDeps } from "./main.ts";

const HELP = `Reads a published schedule into an event's agenda.

  npm run import -- schedule --event CODE FILE|URL [--create] [--zone ZONE]

  FILE|URL       frab or pretalx schedule.xml, pretalx schedule.json, or Sessionize's "All" JSON
  --event CODE   the event whose agenda takes it in
  --create       creates the event from the schedule where there is none with this code
  --zone ZONE    time zone of a created event, such as Europe/Warsaw, where the file names none

A second run with the same file changes nothing; a changed file changes only what changed. Lectures that the
organiser made are never touched. It works with the site stopped or running.`;

type Command = ImportRequest & { source: string };

/** What the arguments ask for; undefined for help. Throws `ImportFailure` with a sentence. */
export function commandOf(args: string[]): Omit<Command, "text"> | undefined {
	const options = {
		event: { type: "string" },
		create: { type: "boolean" },
		zone: { type: "string" },
		help: { type: "boolean", short: "h" },
	} as const;
	let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
	try {
		parsed = parseArgs({ args, options, allowPositionals: true });
	} catch (error) {
		throw new ImportFailure(`${(error as Error).message.split(". ")[0]}. See npm run import -- --help.`);
	}
	const { values, positionals } = parsed;
	if (values.help || args.length === 0) return undefined;
	const [what, source, ...more] = positionals;
	if (what !== "schedule")
		throw new ImportFailure(`"${what ?? ""}" cannot be imported, only "schedule". See npm run import -- --help.`);
	if (!source || more.length > 0) throw new ImportFailure("Give one file or address. See npm run import -- --help.");
	if (!values.event) throw new ImportFailure("Say which event with --event CODE. See npm run import -- --help.");
	return {
		command: "import-schedule",
		source,
		event: values.event,
		create: values.create ?? false,
		timeZone: values.zone ?? null,
	};
}

/** Opens the database, or gives undefined where a running site holds it and may be asked instead. */
async function openedHere(config: Config): Promise<OpenDatabase | StartFailure> {
	try {
		return await openPrepared(config, { say: (line) => console.log(line) });
	} catch (error) {
		if (error instanceof StartFailure) return error;
		throw error;
	}
}

type Say = (progress: ImportProgress) => void;

async function importHere(
	config: Config,
	opened: OpenDatabase,
	request: ImportRequest,
	say: Say,
): Promise<ImportReport> {
	try {
		const deps = await buildDeps(config, opened, pino({ enabled: false }));
		return await importSchedule(deps, request, say);
	} finally {
		await opened.close();
	}
}

/** Asks the running site to import; `held` is why this process cannot do it itself. */
function importThere(config: Config, held: StartFailure, request: ImportRequest, say: Say): Promise<ImportReport> {
	return new Promise((done, failed) => {
		const socketPath = controlSocketOf(config.dataDir);
		const asked = httpRequest({ socketPath, method: "POST", path: "/import" }, async (response) => {
			try {
				for await (const text of createInterface({ input: response })) {
					const line = importLine.parse(JSON.parse(text));
					if ("progress" in line) say(line.progress);
					else if ("report" in line) return done(line.report);
					else return failed(new ImportFailure(line.failure));
				}
			} catch {} // a broken answer is the same as none
			failed(
				new ImportFailure("The running site stopped before it answered. Run the import again to see what stands."),
			);
		});
		asked.on("error", (error: NodeJS.ErrnoException) => {
			const isNobody = error.code === "ENOENT" || error.code === "ECONNREFUSED";
			failed(isNobody ? held : new ImportFailure(`The running site does not answer (${error.message}).`));
		});
		asked.end(JSON.stringify(request));
	});
}

async function run(args: string[]): Promise<void> {
	const command = commandOf(args);
	if (!command) return console.log(HELP);
	const config = readConfig(process.env);
	const lines = progressLines(process.stdout);
	const startedAt = performance.now();
	try {
		const { source, ...rest } = command;
		lines.say({ step: `${/^https?:/i.test(source) ? "Fetching" : "Opening"} ${source}`, done: 0, total: 0 });
		const request = { ...rest, text: await scheduleText(source) };
		const opened = await openedHere(config);
		const report =
			opened instanceof StartFailure
				? await importThere(config, opened, request, lines.say)
				: await importHere(config, opened, request, lines.say);
		lines.end();
		console.log(reportText(report, performance.now() - startedAt));
	} catch (error) {
		lines.end();
		throw error;
	}
}

if (import.meta.main) {
	process.stdout.on("error", () => {}); // whoever read the output may have left; the import goes on
	try {
		await run(process.argv.slice(2));
	} catch (error) {
		const isExpected = error instanceof ImportFailure || error instanceof StartFailure;
		console.error(isExpected ? error.message : error);
		process.exit(1);
	}
}
