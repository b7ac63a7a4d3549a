import { expect, test } from "vitest";
import { organiserRows } from "../../../tests/harness/written.ts";
import { COMMANDS } from "./all.ts";
import { orderOf } from "./parse.ts";

const outputText = (args: string[]) => {
	const order = orderOf(COMMANDS, args);
	return "shown" in order ? order.shown : "a command, not a text";
};

test("the help explains exactly the first words of all commands", () => {
	const words = new Set(COMMANDS.all.map(({ name }) => name.split(" ")[0]));
	expect(Object.keys(COMMANDS.words).sort()).toEqual([...words].sort());
});

test.each([
	["", "npx estrada order list|show|"],
	["--help", "npx estrada completion bash|zsh|fish"],
	["order", "npx estrada order refund NUMBER"],
	["order refund --help", "--elsewhere"],
])("%j shows help", (typed, part) => expect(outputText(typed.split(" ").filter(Boolean))).toContain(part));

test.each([
	["zebra list", 'There is no "zebra". See npx estrada --help.'],
	["order lst", 'There is no "order lst". Did you mean list? See npx estrada order --help.'],
	["events new X", 'There is no "events new". Did you mean event new? See npx estrada event new --help.'],
	["order list --evnt A", "Unknown option '--evnt'. Did you mean --event? See npx estrada order --help."],
	["order list --event", "Option '--event <value>' argument missing. See npx estrada order --help."],
	["order list --event --attention", "The value of --event may not begin with a dash. See npx estrada order --help."],
	["completion", "Missing required argument 'shell'. See npx estrada completion --help."],
])("%s is refused", (typed, sentence) => {
	expect(() => orderOf(COMMANDS, typed.split(" "))).toThrow(sentence);
});

test.each([
	["order list --event=-A --json", { event: "-A" }, [], true],
	[
		"tags set --google-conversion a=1 --event A --google-conversion b=2",
		{ "google-conversion": ["a=1", "b=2"], event: "A" },
		[],
		false,
	],
	["order paid X --amount 1 -- --amount", { amount: "1" }, ["X", "--amount"], false],
])("%s is read", (typed, values, positionals, asJson) => {
	expect(orderOf(COMMANDS, typed.split(" "))).toMatchObject({ typed: { values, positionals, asJson } });
});

test("the help of commands covers the organiser's table", () => {
	const rows = organiserRows();
	expect(new Set(rows.map(({ word }) => word)).size).toBeGreaterThan(10);
	for (const { word, row } of rows) {
		const help = outputText([word, "--help"]);
		const spans = [...row.matchAll(/`([^`]+)`/g)].map(([, span]) => (span ?? "").replaceAll("\\|", "|"));
		const options = spans.flatMap((span) => span.match(/--[a-z][a-z-]+/g) ?? []);
		const actions = spans.flatMap((span) => /^([a-z][a-z-]+) (?:--|[A-Z])/.exec(span)?.[1] ?? []);
		const named = [...options, ...actions.map((action) => `npx estrada ${word} ${action}`)];
		expect(
			named.filter((one) => !help.includes(one)),
			row,
		).toEqual([]);
	}
});
