import type { Command } from "./command.ts";

export function helpOf(commands: readonly Command[]): string {
	const parts = commands.map(({ name, usage, about }) => entry(`${name} ${usage}`, about));
	return `${parts.join("\n\n")}\n\nEvery command works with the site stopped or running. --json prints JSON, with amounts in grosz and times in UTC.`;
}

export function overviewOf({ all, words }: { all: readonly Command[]; words: Record<string, string> }): string {
	const parts = Object.entries(words).map(([word, about]) => {
		const own = all.filter(({ name }) => name.startsWith(`${word} `)).map(({ name }) => name.slice(word.length + 1));
		return entry(`${word} ${own.join("|")}`, about);
	});
	const completion = entry(
		"completion bash|zsh|fish",
		"Prints a shell's completion script: source <(estrada completion bash)",
	);
	return `${[...parts, completion].join("\n\n")}\n\nnpx estrada WORD --help describes the commands of a word.`;
}

function entry(typed: string, about: string): string {
	return `  ${`npx estrada ${typed}`.trimEnd()}\n${about.replace(/^/gm, "      ")}`;
}
