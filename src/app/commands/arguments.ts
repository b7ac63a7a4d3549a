import { parseArgs } from "node:util";
import { type Command, CommandFailure, type Typed } from "./command.ts";

const EVERYWHERE = {
	json: { type: "boolean" },
	help: { type: "boolean", short: "h" },
} as const;

/** What was typed: a command to be done, or a text to be shown. */
export type Order = { command: Command; typed: Typed; asJson: boolean } | { help: string };

/**
 * Reads what was typed: `word` names the commands ("order"), `args` is what follows. Throws a `CommandFailure` that says
 * what is wrong.
 */
export function orderOf(all: readonly Command[], word: string, args: readonly string[]): Order {
	const own = all.filter((one) => one.name.startsWith(`${word} `));
	if (args.length === 0 || args[0] === "--help" || args[0] === "-h") return { help: helpOf(word, own) };
	const command = own.find((one) => one.name === `${word} ${args[0]}`);
	const hint = `See npm run ${word} -- --help.`;
	if (!command) throw new CommandFailure(`There is no "${word} ${args[0]}". ${hint}`);
	let parsed: { values: Typed["values"]; positionals: string[] };
	try {
		const options = { ...command.options, ...EVERYWHERE };
		parsed = parseArgs({ args: args.slice(1), options, allowPositionals: true });
	} catch (error) {
		throw new CommandFailure(`${sentenceOf(error as Error)}. ${hint}`);
	}
	const { json, help, ...values } = parsed.values;
	if (help) return { help: helpOf(word, [command]) };
	return { command, typed: { values, positionals: parsed.positionals }, asJson: json === true };
}

/** What parseArgs found wrong, in one sentence. */
function sentenceOf({ message }: Error): string {
	const dashed = /^Option '(--[\w-]+)' argument is ambiguous/.exec(message)?.[1];
	return dashed ? `What follows ${dashed} may not begin with a dash` : message.split(". ")[0]!;
}

function helpOf(word: string, commands: readonly Command[]): string {
	const parts = commands.map(({ name, usage, about }) => {
		const typed = `  npm run ${word} -- ${name.slice(word.length + 1)} ${usage}`.trimEnd();
		return `${typed}\n${about.replace(/^/gm, "      ")}`;
	});
	return `${parts.join("\n\n")}\n\nEverything works with the site stopped or running. --json tells it for programs, in grosz and UTC.`;
}

/** The only thing that may stand after a command: "NUMBER". Throws a `CommandFailure` for none or several. */
export function onlyOne({ positionals }: Typed, what: string): string {
	if (positionals.length === 1) return positionals[0]!;
	throw new CommandFailure(`Give one ${what}.`);
}

/** Where nothing may stand after a command but options. */
export function none({ positionals }: Typed): void {
	if (positionals.length > 0) throw new CommandFailure(`"${positionals[0]}" is not expected here.`);
}

/** An option with a text; undefined where it was not typed. */
export function textOf({ values }: Typed, option: string): string | undefined {
	const value = values[option];
	return typeof value === "string" ? value : undefined;
}

/** An option that must be typed. */
export function neededText(typed: Typed, option: string, example: string): string {
	const value = textOf(typed, option);
	if (value === undefined) throw new CommandFailure(`Say --${option} ${example}.`);
	return value;
}

/** An option that may be typed several times. */
export function textsOf({ values }: Typed, option: string): string[] {
	return ((values[option] ?? []) as string[]).flatMap((value) => value.split(",")).map((value) => value.trim());
}

/** A whole number from 1; undefined where it was not typed. */
export function wholeOf(typed: string | undefined, what: string): number | undefined {
	if (typed === undefined) return undefined;
	if (!/^[1-9]\d{0,8}$/.test(typed))
		throw new CommandFailure(`${what} is "${typed}", but must be a whole number from 1.`);
	return Number(typed);
}

/** One of several words, in any letter case; undefined where none was typed. */
export function wordOf<Word extends string>(
	typed: string | undefined,
	words: readonly Word[],
	what: string,
): Word | undefined {
	if (typed === undefined) return undefined;
	const found = words.find((word) => word === typed.toLowerCase());
	if (!found) throw new CommandFailure(`${what} is "${typed}", but must be one of ${words.join(", ")}.`);
	return found;
}
