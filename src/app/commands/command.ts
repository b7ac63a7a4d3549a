import * as z from "zod/mini";
import { ImportFailure } from "../../features/schedule-import/contract.ts";
import { isDiskFull } from "../../kit/http/disk.ts";
import { Failure } from "../../kit/http/failure.ts";
import type { WorkDeps } from "../boot/deps.ts";
import type { emailSettingsOf } from "../boot/email-settings.ts";
import { BundleFailure } from "../bundle/contract.ts";

/** What a command needs: everything that the server's parts need. */
export type CommandDeps = WorkDeps & ReturnType<typeof emailSettingsOf>;

const progress = z.object({ step: z.string(), done: z.int(), total: z.int() });
/** How far a command has come; `total` is 0 for a step that is not counted. */
export type Progress = z.output<typeof progress>;
export type Say = (progress: Progress) => void;
/** Writes a part of a long output at once; resolves when more may be written. */
export type Out = (text: string) => Promise<void>;

const result = z.object({
	/** For people. */
	text: z.string(),
	/** The same for programs (`--json`): instants in ISO 8601, money in grosz. */
	data: z.unknown(),
	/** Something is not as it should be: exit code 1. */
	isWrong: z.optional(z.boolean()),
	/** A file that goes with it. */
	file: z.optional(z.object({ name: z.string(), base64: z.string() })),
	/** Nothing was done yet: `text` says what would be, and waits for a yes. */
	isUnconfirmed: z.optional(z.boolean()),
	/** The whole output was written in parts before, also under `--json`: `text` is empty. */
	isStreamed: z.optional(z.boolean()),
});
/** What a command tells when it is done. */
export type Result = z.output<typeof result>;

/** The yes to a command that asks first: to what it said it would do, or in advance (`--yes`). */
const confirmation = z.union([z.literal(true), z.string()]);
type Confirmation = z.output<typeof confirmation>;

/** What a running site is asked to do. */
export const request = z.object({
	command: z.string(),
	input: z.unknown(),
	confirmed: z.optional(confirmation),
});

/** One line of a running site's answer; the last one is what it tells, or why it did not do it. */
export const line = z.union([
	z.object({ progress }),
	z.object({ part: z.string() }),
	z.object({ result }),
	z.object({ failure: z.string() }),
]);
export type Line = z.output<typeof line>;

/** What was typed after a command's name. */
export type Typed = {
	values: Record<string, string | boolean | string[]>;
	positionals: string[];
	/** Whether the output is for a program. */
	asJson: boolean;
};

/** A command of the organiser: how it is typed, and what it does, in this process or in the running site. */
export type Command<Input = unknown> = {
	/** As it is typed: "order paid". */
	name: string;
	/** What is typed after it: "NUMBER --amount 367.77". */
	usage: string;
	/** What it does, in a line or several, for `--help`. */
	about: string;
	/** What may be typed with two dashes: a text, or nothing but its name; `multiple` where it may be typed several times. */
	options: Record<string, { type: "string" | "boolean"; multiple?: boolean }>;
	/** What it is asked, as it travels. */
	input: z.ZodMiniType<Input>;
	/** What was typed, as the command is asked it. Throws a `CommandFailure`. */
	read(typed: Typed): Input | Promise<Input>;
	/**
	 * Of a command that moves money: its lines and sum, which the person confirms before anything is done. Throws as `run`
	 * does where it cannot be done.
	 */
	preview?(deps: CommandDeps, input: Input): Promise<string>;
	/** Throws a `CommandFailure` or `Failure` where nothing was changed. */
	run(deps: CommandDeps, input: Input, say: Say, out: Out): Promise<Result>;
	/** Writes the file of what was told in another way than as it is; gives the line about it. */
	write?(file: Buffer, typed: Typed): Promise<string>;
};

/** Declares a command; what it is asked is whatever its schema says. */
export function defineCommand<Input>(command: Command<Input>): Command {
	if (!command.preview) return command as unknown as Command;
	const { usage, about, options } = command;
	return {
		...command,
		usage: `${usage} [--yes]`,
		about: `${about}
It shows the lines and the sum first and asks; --yes answers in advance, for scripts.`,
		options: { ...options, yes: { type: "boolean" } },
	} as unknown as Command;
}

/** A command with what it is asked, and the yes to it where there is one. */
export type Asked = { command: Command; input: unknown; confirmed?: Confirmation | undefined };

/** Runs a command; one with a preview only if that very preview, or any, is confirmed. */
export async function perform(
	deps: CommandDeps,
	{ command, input, confirmed }: Asked,
	say: Say,
	out: Out,
): Promise<Result> {
	if (!command.preview || confirmed === true) return command.run(deps, input, say, out);
	const preview = await command.preview(deps, input);
	if (preview === confirmed) return command.run(deps, input, say, out);
	return { text: preview, data: { isUnconfirmed: true, preview }, isUnconfirmed: true, isWrong: true };
}

/** A command that did nothing; the message is a sentence for the person at the command line. */
export class CommandFailure extends Error {}

/** What slices refuse in words for the person at the command line. */
const FAILURES = [CommandFailure, ImportFailure, BundleFailure];

const DISK_FULL = "The disk is full. What this command was writing was not written: free some space and try again.";

/** The sentence of a refusal; undefined for an error that nobody foresaw. */
export function sentenceOf(error: unknown): string | undefined {
	if (FAILURES.some((kind) => error instanceof kind)) return (error as Error).message;
	if (isDiskFull(error)) return DISK_FULL;
	if (!(error instanceof Failure)) return undefined;
	const fields = Object.values(error.fields ?? {}).flat();
	const texts = fields.length > 0 ? fields : [error.sentence ?? error.title];
	return [...new Set(texts.map((text) => text.en))].join(" ");
}
