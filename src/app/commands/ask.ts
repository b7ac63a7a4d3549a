import { request as httpRequest } from "node:http";
import { createInterface } from "node:readline";
import pino from "pino";
import type { OpenDatabase } from "../../kit/db/database.ts";
import { StartFailure } from "../../kit/db/start-failure.ts";
import { TO_NOBODY } from "../../kit/live/live.ts";
import type { Config } from "../boot/config.ts";
import { emailSettingsOf } from "../boot/email-settings.ts";
import { openPrepared } from "../boot/first-start.ts";
import { buildDeps } from "../boot/main.ts";
import { type Command, CommandFailure, line, type Out, type Result, type Say } from "./command.ts";
import { controlSocketOf } from "./control.ts";

/** Where a command shows its progress, its long output, and what a first start prepares. */
type Showing = { say: Say; out: Out; note(line: string): void };

/**
 * Does a command: in this process, or, where a running site holds the data folder, in that one. Throws what the command
 * throws, a `CommandFailure` with the running site's sentence, or a `StartFailure`.
 */
export async function done(config: Config, command: Command, input: unknown, showing: Showing): Promise<Result> {
	const opened = await openedHere(config, showing);
	return opened instanceof StartFailure
		? doneThere(config, opened, { command: command.name, input }, showing)
		: doneHere(config, opened, command, input, showing);
}

/** Opens the database, or gives why a running site has to be asked instead. */
async function openedHere(config: Config, { note }: Showing): Promise<OpenDatabase | StartFailure> {
	try {
		return await openPrepared(config, { say: note });
	} catch (error) {
		if (error instanceof StartFailure) return error;
		throw error;
	}
}

async function doneHere(
	config: Config,
	opened: OpenDatabase,
	command: Command,
	input: unknown,
	{ say, out }: Showing,
): Promise<Result> {
	try {
		const deps = await buildDeps(config, opened, pino({ enabled: false }));
		try {
			return await command.run({ ...deps, ...emailSettingsOf(config), live: TO_NOBODY }, input, say, out);
		} finally {
			await deps.pdfRenderer.close();
		}
	} finally {
		await opened.close();
	}
}

/** Asks the running site; `held` is why this process cannot do it itself. */
function doneThere(config: Config, held: StartFailure, input: object, { say, out }: Showing): Promise<Result> {
	return new Promise((result, failed) => {
		const socketPath = controlSocketOf(config.dataDir);
		const sent = httpRequest({ socketPath, method: "POST", path: "/command" }, async (response) => {
			try {
				for await (const text of createInterface({ input: response })) {
					const answer = line.parse(JSON.parse(text));
					if ("progress" in answer) say(answer.progress);
					else if ("part" in answer) await out(answer.part);
					else if ("result" in answer) return result(answer.result);
					else return failed(new CommandFailure(answer.failure));
				}
			} catch {} // a broken answer is the same as none
			failed(new CommandFailure("The running site stopped before it answered. Look at what stands, then try again."));
		});
		sent.on("error", (error: NodeJS.ErrnoException) => {
			const isNobody = error.code === "ENOENT" || error.code === "ECONNREFUSED";
			failed(isNobody ? held : new CommandFailure(`The running site does not answer (${error.message}).`));
		});
		sent.end(JSON.stringify(input));
	});
}
