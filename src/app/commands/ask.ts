import { request as httpRequest } from "node:http";
import { createInterface } from "node:readline";
import pino from "pino";
import type { OpenDatabase } from "../../kit/db/database.ts";
import { FolderHeld, StartFailure } from "../../kit/db/start-failure.ts";
import { noopPublisher } from "../../kit/live/live.ts";
import type { Config } from "../boot/config.ts";
import type { Demonstration } from "../boot/demonstration.ts";
import { emailSettingsOf } from "../boot/email-settings.ts";
import { FOLDER_WAIT_MS, openPrepared } from "../boot/first-start.ts";
import { CommandFailure, type CommandRun, line, type Out, perform, type Result, type Say } from "./command.ts";
import { controlSocketOf } from "./control.ts";

const RETRY_MS = 500;

type CommandOutputs = { say: Say; out: Out; note(line: string): void };

/**
 * Runs the command here, or in the site that holds the data folder. Throws `StartFailure`, the command's own error, or
 * a `CommandFailure` with the running site's message.
 */
export async function runHereOrInSite(
	config: Config,
	demonstration: Demonstration,
	asked: CommandRun,
	showing: CommandOutputs,
): Promise<Result> {
	for (const limit = Date.now() + FOLDER_WAIT_MS; ; await new Promise((done) => setTimeout(done, RETRY_MS))) {
		const opened = await openDatabaseHere(config, demonstration, showing);
		if (!(opened instanceof StartFailure)) return runHere(config, opened, asked, showing);
		const result = await runInSite(config, { ...asked, command: asked.command.name }, showing);
		if (result) return result;
		// A site that holds the folder without listening is starting or was killed.
		if (!(opened instanceof FolderHeld) || Date.now() > limit) throw opened;
	}
}

async function openDatabaseHere(
	config: Config,
	demonstration: Demonstration,
	{ note }: CommandOutputs,
): Promise<OpenDatabase | StartFailure> {
	try {
		return await openPrepared(config, demonstration, { say: note });
	} catch (error) {
		if (error instanceof StartFailure) return error;
		throw error;
	}
}

async function runHere(
	config: Config,
	opened: OpenDatabase,
	asked: CommandRun,
	{ say, out }: CommandOutputs,
): Promise<Result> {
	try {
		const { buildDeps } = await import("../boot/main.ts"); // a running site has loaded it already
		const deps = await buildDeps(config, opened, pino({ enabled: false }));
		try {
			return await perform({ ...deps, ...emailSettingsOf(config), live: noopPublisher }, asked, say, out);
		} finally {
			await deps.pdfRenderer.close();
		}
	} finally {
		await opened.close();
	}
}

/** Returns undefined if no site listens. */
function runInSite(config: Config, input: object, { say, out }: CommandOutputs): Promise<Result | undefined> {
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
			} catch {}
			failed(
				new CommandFailure("The running site stopped before it answered. Check the current state, then try again."),
			);
		});
		sent.on("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "ENOENT" || error.code === "ECONNREFUSED") result(undefined);
			else failed(new CommandFailure(`The running site does not answer (${error.message}).`));
		});
		sent.end(JSON.stringify(input));
	});
}
