import { CommandFailure, type ParsedArguments } from "./command.ts";

/** Throws `CommandFailure` for none or several. */
export function onlyOne({ positionals }: ParsedArguments, what: string): string {
	const [one, ...more] = positionals;
	if (one !== undefined && more.length === 0) return one;
	throw new CommandFailure(`Give one ${what}.`);
}

/** Throws `CommandFailure` if there are positional arguments. */
export function none({ positionals }: ParsedArguments): void {
	if (positionals.length > 0) throw new CommandFailure(`Unexpected argument "${positionals[0]}".`);
}

export function textOf({ values }: ParsedArguments, option: string): string | undefined {
	const value = values[option];
	return typeof value === "string" ? value : undefined;
}

export function neededText(typed: ParsedArguments, option: string, example: string): string {
	const value = textOf(typed, option);
	if (value === undefined) throw new CommandFailure(`Give --${option} ${example}.`);
	return value;
}

export function textsOf({ values }: ParsedArguments, option: string): string[] {
	return ((values[option] ?? []) as string[]).flatMap((value) => value.split(",")).map((value) => value.trim());
}

/** Parses a whole number from 1; undefined if not given. */
export function parseWholeNumber(typed: string, what: string): number;
export function parseWholeNumber(typed: string | undefined, what: string): number | undefined;
export function parseWholeNumber(typed: string | undefined, what: string): number | undefined {
	if (typed === undefined) return undefined;
	if (!/^[1-9]\d{0,8}$/.test(typed))
		throw new CommandFailure(`${what} is "${typed}", but must be a whole number of at least 1.`);
	return Number(typed);
}

export function parseWord<Word extends string>(typed: string, words: readonly Word[], what: string): Word;
export function parseWord<Word extends string>(
	typed: string | undefined,
	words: readonly Word[],
	what: string,
): Word | undefined;
export function parseWord<Word extends string>(
	typed: string | undefined,
	words: readonly Word[],
	what: string,
): Word | undefined {
	if (typed === undefined) return undefined;
	const found = words.find((word) => word === typed.toLowerCase());
	if (!found) throw new CommandFailure(`${what} is "${typed}", but must be one of ${words.join(", ")}.`);
	return found;
}

export function checkedMoment(typed: string | undefined, what: string): string | null {
	if (typed === undefined) return null;
	const local = typed.length === 10 ? `${typed}T00:00` : typed;
	const parsed = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? new Date(`${local}Z`) : undefined;
	// JavaScript would parse 31 June as 1 July
	if (parsed && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(local)) return typed;
	throw new CommandFailure(`${what} is "${typed}", but must be a day, 2025-05-01, or a moment, 2025-05-01T12:00.`);
}
