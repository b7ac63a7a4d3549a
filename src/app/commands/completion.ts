import type { Command } from "./command.ts";

export const SHELLS = ["bash", "zsh", "fish"] as const;

/** First words, second words and options. */
type Table = {
	words: string[];
	actions: [word: string, actions: string[]][];
	options: [name: string, options: string[]][];
};

/**
 * Returns a standalone shell script. It starts no process while typing and never executes input. Without a match the
 * shell offers files.
 */
export function completionOf(
	{ all, words }: { all: readonly Command[]; words: Record<string, string> },
	shell: (typeof SHELLS)[number],
): string {
	const own = (word: string) => all.filter(({ name }) => name.startsWith(`${word} `));
	const table: Table = {
		words: [...Object.keys(words), "completion"],
		actions: [
			...Object.keys(words).map((word): [string, string[]] => [
				word,
				own(word).map(({ name }) => name.slice(word.length + 1)),
			]),
			["completion", [...SHELLS]],
		],
		options: all.map(({ name, options }) => [name, [...Object.keys(options), "json", "help"].map((one) => `--${one}`)]),
	};
	return { bash, zsh, fish }[shell](table);
}

const bash = (table: Table) => `_estrada() {
	local offered=""
	case "$COMP_CWORD \${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${cases(table, 1)}
	esac
	COMPREPLY=($(compgen -W "$offered" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _estrada estrada
`;

const zsh = (table: Table) => `#compdef estrada
_estrada() {
	local offered=""
	case "$CURRENT $words[2] $words[3]" in
${cases(table, 2)}
	esac
	compadd -- \${=offered} || _files
}
compdef _estrada estrada
`;

/** `first` is the shell's index of the first word after "estrada". */
function cases({ words, actions, options }: Table, first: number): string {
	return [
		`\t"${first} "*) offered="${words.join(" ")}" ;;`,
		...actions.map(([word, some]) => `\t"${first + 1} ${word} "*) offered="${some.join(" ")}" ;;`),
		...options.map(([name, some]) => `\t*" ${name}") offered="${some.join(" ")}" ;;`),
	].join("\n");
}

const fish = ({ words, actions, options }: Table) =>
	[
		"function __estrada_typed",
		'\tset -l typed (string join " " -- (commandline -opc)[2..-1])',
		'\ttest "$typed" = "$argv[1]"; or begin; test -n "$argv[2]"; and string match -q -- "$argv[1] *" "$typed"; end',
		"end",
		`complete -c estrada -f -n '__estrada_typed ""' -a '${words.join(" ")}'`,
		...actions.map(([word, some]) => `complete -c estrada -f -n '__estrada_typed ${word}' -a '${some.join(" ")}'`),
		...options.map(([name, some]) => `complete -c estrada -n '__estrada_typed "${name}" more' -a '${some.join(" ")}'`),
		"",
	].join("\n");
