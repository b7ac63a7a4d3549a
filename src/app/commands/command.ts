import * as z from "zod/mini";
import { ImportFailure } from "../../features/schedule-import/contract.ts";
import { isDiskFull } from "../../kit/http/disk.ts";
import { Failure } from "../../kit/http/failure.ts";
import type { WorkDeps } from "../boot/deps.ts";
import type { emailSettingsOf } from "../boot/email-settings.ts";
import { BundleFailure } from "../bundle/contract.ts";

export type CommandDeps = WorkDeps & ReturnType<typeof emailSettingsOf>;

const progress = z.object({ step: z.string(), done: z.int(), total: z.int() });
/** `total` is 0 if the number of steps is unknown. */
export type Progress = z.output<typeof progress>;
export type Say = (progress: Progress) => void;
/** Writes a part of the output. Resolves when the reader can take more. */
export type Out = (text: string) => Promise<void>;

const result = z.object({
	/** The result for people. */
	text: z.string(),
	/** The result for programs (`--json`): instants in ISO 8601, money in grosz. */
	data: z.unknown(),
	isWrong: z.optional(z.boolean()),
	file: z.optional(z.object({ name: z.string(), base64: z.string() })),
	/** If true, `text` is a preview that awaits confirmation. */
	isUnconfirmed: z.optional(z.boolean()),
	/** If true, the output was already streamed and `text` is empty. */
	isStreamed: z.optional(z.boolean()),
});
export type Result = z.output<typeof result>;

/** Confirms a preview by its exact text, or in advance (`--yes`). */
const confirmation = z.union([z.literal(true), z.string()]);
type Confirmation = z.output<typeof confirmation>;

export const request = z.object({
	command: z.string(),
	input: z.unknown(),
	confirmed: z.optional(confirmation),
});

export const line = z.union([
	z.object({ progress }),
	z.object({ part: z.string() }),
	z.object({ result }),
	z.object({ failure: z.string() }),
]);
export type Line = z.output<typeof line>;

export type ParsedArguments = {
	values: Record<string, string | boolean | string[]>;
	positionals: string[];
	asJson: boolean;
};

/** A command runs in this process or in the running site. */
export type Command<Input = unknown> = {
	name: string;
	usage: string;
	about: string;
	options: Record<string, { type: "string" | "boolean"; multiple?: boolean }>;
	input: z.ZodMiniType<Input>;
	/** Throws `CommandFailure`. */
	read(typed: ParsedArguments): Input | Promise<Input>;
	/** Returns the lines and sum to confirm. Throws the errors of `run`. */
	preview?(deps: CommandDeps, input: Input): Promise<string>;
	/** Throws `CommandFailure` or `Failure` if it changed nothing. */
	run(deps: CommandDeps, input: Input, say: Say, out: Out): Promise<Result>;
	write?(file: Buffer, typed: ParsedArguments): Promise<string>;
};

export function defineCommand<Input>(command: Command<Input>): Command {
	if (!command.preview) return command as unknown as Command;
	const { usage, about, options } = command;
	return {
		...command,
		usage: `${usage} [--yes]`,
		about: `${about}
Shows the lines and the sum and asks for confirmation; --yes confirms in advance, for scripts.`,
		options: { ...options, yes: { type: "boolean" } },
	} as unknown as Command;
}

export type CommandRun = { command: Command; input: unknown; confirmed?: Confirmation | undefined };

/** Runs a command. A command with a preview needs its confirmation. */
export async function perform(
	deps: CommandDeps,
	{ command, input, confirmed }: CommandRun,
	say: Say,
	out: Out,
): Promise<Result> {
	if (!command.preview || confirmed === true) return command.run(deps, input, say, out);
	const preview = await command.preview(deps, input);
	if (preview === confirmed) return command.run(deps, input, say, out);
	return { text: preview, data: { isUnconfirmed: true, preview }, isUnconfirmed: true, isWrong: true };
}

/** The command changed nothing; its message goes to the command line. */
export class CommandFailure extends Error {}

/** These messages are written for the command line. */
const FAILURES = [CommandFailure, ImportFailure, BundleFailure];

const DISK_FULL = "The disk is full. The command's file was not written: free some space and try again.";

/** Returns undefined for unexpected errors. */
export function sentenceOf(error: unknown): string | undefined {
	if (FAILURES.some((kind) => error instanceof kind)) return (error as Error).message;
	if (isDiskFull(error)) return DISK_FULL;
	if (!(error instanceof Failure)) return undefined;
	const fields = Object.values(error.fields ?? {}).flat();
	const texts = fields.length > 0 ? fields : [error.sentence ?? error.title];
	return [...new Set(texts.map((text) => text.en))].join(" ");
}
