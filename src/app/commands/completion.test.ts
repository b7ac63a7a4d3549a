import { execFileSync, spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "./all.ts";
import { orderOf } from "./parse.ts";

const outputText = (...args: string[]) => {
	const order = orderOf(COMMANDS, args);
	if ("shown" in order) return order.shown;
	throw new Error("a command, not a text");
};

const OFFERED: Record<string, (line: string, script: string) => string> = {
	bash: (line, script) => `${script}
COMP_WORDS=(${line.replace(/ $/, " ''")}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _estrada
printf '%s\\n' "\${COMPREPLY[@]}"`,
	// Prints zsh's completions. zsh itself drops those that do not match the last word.
	zsh: (line, script) => `compdef() {}; compadd() { shift; print -l -- \${(M)@:#$words[-1]*}; }
${script}
words=(${line.replace(/ $/, " ''")}); CURRENT=$#words; _estrada`,
	fish: (line, script) => `${script}
complete -C '${line}'`,
};

const isHere = (shell: string) => spawnSync(shell, ["-c", ":"]).status === 0;

describe.each(Object.keys(OFFERED).filter(isHere))("the completion of %s", (shell) => {
	const offered = (line: string) => {
		const typed = OFFERED[shell]!(line, outputText("completion", shell));
		return execFileSync(shell, ["-c", typed], { encoding: "utf8", cwd: "/" }).trim().split(/\s+/);
	};

	test.each([
		["estrada ", ["order", "import", "completion"], "list"],
		["estrada or", ["order"], "options"],
		["estrada order ", ["list", "refund-payment"], "--json"],
		["estrada order refund", ["refund", "refunded", "refund-payment"], "list"],
		["estrada order list --", ["--attention", "--json", "--help"], "--month"],
		["estrada order list --attention --j", ["--json"], "--attention"],
		["estrada tags set --event MSTS25 --g", ["--gtm", "--google-conversion"], "--meta"],
		["estrada completion ", ["bash", "zsh", "fish"], "list"],
	])("%j", (line, words, other) => {
		expect(offered(line)).toEqual(expect.arrayContaining(words));
		expect(offered(line)).not.toContain(other);
	});
});
