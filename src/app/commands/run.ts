import { once } from "node:events";
import { statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { StartFailure } from "../../kit/db/start-failure.ts";
import { readConfig } from "../boot/config.ts";
import type { Demonstration } from "../boot/demonstration.ts";
import { COMMANDS } from "./all.ts";
import { textOf } from "./arguments.ts";
import { type Command, CommandFailure, type ParsedArguments, type Result, sentenceOf } from "./command.ts";
import { progressLines } from "./import-report.ts";
import { orderOf } from "./parse.ts";

async function exitCodeOf(args: string[], demonstration: Demonstration): Promise<number> {
	const order = orderOf(COMMANDS, args);
	if ("shown" in order) {
		console.log(order.shown);
		return 0;
	}
	const { runHereOrInSite: done } = await import("./ask.ts");
	const config = readConfig(process.env);
	// A program may read stdout.
	const lines = progressLines(process.stderr);
	try {
		const showing = { say: lines.say, out: writeOutput, note: (text: string) => console.error(text) };
		const { command, typed } = order;
		const request = {
			command,
			input: await command.read(typed),
			confirmed: isYes(typed) ? (true as const) : undefined,
		};
		let result = await done(config, demonstration, request, showing);
		while (result.isUnconfirmed && (await isConfirmed(result, typed))) {
			result = await done(config, demonstration, { ...request, confirmed: result.text }, showing);
		}
		lines.end();
		if (result.isUnconfirmed && !typed.asJson) return 1;
		if (result.isStreamed) return result.isWrong ? 1 : 0;
		const text = result.file ? await saved(result.file, order) : result.text;
		const output = order.typed.asJson ? JSON.stringify(result.data, null, 2) : text;
		process.stdout.write(output.endsWith("\n") ? output : `${output}\n`);
		return result.isWrong ? 1 : 0;
	} finally {
		lines.end();
	}
}

const isYes = (typed: ParsedArguments) => typed.values["yes"] === true;

/** Asks for confirmation; false without a terminal. */
async function isConfirmed({ text }: Result, { asJson }: ParsedArguments): Promise<boolean> {
	if (asJson) return false;
	console.log(text);
	if (!process.stdin.isTTY) {
		console.error("Nothing was changed. Add --yes to confirm.");
		return false;
	}
	const line = createInterface({ input: process.stdin, output: process.stdout });
	const answer = await line.question("Do this? [y/N] ");
	line.close();
	const isAgreed = /^(y|yes|t|tak)$/i.test(answer.trim());
	if (!isAgreed) console.log("Nothing was changed.");
	return isAgreed;
}

type ParsedCommand = { command: Command; typed: ParsedArguments };

async function saved(file: NonNullable<Result["file"]>, { command, typed }: ParsedCommand): Promise<string> {
	const bytes = Buffer.from(file.base64, "base64");
	if (command.write) return command.write(bytes, typed);
	const out = resolve(textOf(typed, "out") ?? ".");
	const isFolder = statSync(out, { throwIfNoEntry: false })?.isDirectory();
	const path = isFolder ? join(out, file.name) : out;
	try {
		writeFileSync(path, bytes);
	} catch (error) {
		throw new CommandFailure(`${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
	}
	return `Written to ${path}.`;
}

/** Ends quietly if the reader has closed the pipe. */
async function writeOutput(part: string): Promise<void> {
	if (!process.stdout.write(part)) await once(process.stdout, "drain").catch(() => {});
}

/** A failed query's message contains data, so only its cause is shown. */
function unforeseenSentence(error: unknown): string {
	const { cause, message } = error as Error;
	const reason = cause instanceof Error ? cause.message : message;
	return `The command failed (${reason}). Check the current state, then try again.`;
}

/** Runs `npx estrada` with its arguments. Sets the exit code. */
export async function runCommand(args: string[], demonstration: Demonstration): Promise<void> {
	process.stdout.on("error", () => {}); // a closed pipe does not stop the command
	try {
		process.exitCode = await exitCodeOf(args, demonstration);
	} catch (error) {
		const sentence = error instanceof StartFailure ? error.message : sentenceOf(error);
		console.error(sentence ?? unforeseenSentence(error));
		process.exitCode = 1;
	}
}
