import { Argument, CommanderError, Option, Command as Parser } from "commander";
import { type Command, CommandFailure, type ParsedArguments } from "./command.ts";
import { completionOf, SHELLS } from "./completion.ts";
import { helpOf, overviewOf } from "./help.ts";

export type Order = { command: Command; typed: ParsedArguments } | { shown: string };

export type Commands = { all: readonly Command[]; words: Record<string, string> };

/** Throws `CommandFailure`. */
export function orderOf(commands: Commands, args: readonly string[]): Order {
	let order: Order | undefined;
	let help = "";
	const program = silent(new Parser("estrada"), (text) => {
		help += text;
	});
	program.helpCommand(false).configureHelp({ formatHelp: () => overviewOf(commands) });
	const take = (given: Order) => {
		order = given;
	};
	for (const word of Object.keys(commands.words)) addWord(program, commands.all, word, { args, take });
	addCompletion(program, commands, take);
	try {
		program.parse(args, { from: "user" });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		if (!error.code.startsWith("commander.help")) throw new CommandFailure(sentenceOf(error, args, commands.all));
	}
	return order ?? { shown: help };
}

/** Makes the parser throw instead of exiting, and passes its output to `write`. */
function silent(parser: Parser, write: (text: string) => void): Parser {
	return parser.exitOverride().configureOutput({ writeOut: write, writeErr: write, outputError: () => {} });
}

type ArgumentReader = { args: readonly string[]; take(order: Order): void };

function addWord(program: Parser, all: readonly Command[], word: string, reading: ArgumentReader): void {
	const own = all.filter((one) => one.name.startsWith(`${word} `));
	const group = program
		.command(word)
		.helpCommand(false)
		.configureHelp({ formatHelp: () => helpOf(own) });
	for (const command of own) {
		const parser = group.command(command.name.slice(word.length + 1)).argument("[words...]");
		parser.configureHelp({ formatHelp: () => helpOf([command]) });
		const options = Object.entries(command.options).map(([name, kind]) => ({
			name,
			option: optionOf(name, kind, reading),
		}));
		for (const { option } of options) parser.addOption(option);
		parser.option("--json").action((positionals: string[]) => {
			const typed = options.map(({ name, option }) => [name, parser.getOptionValue(option.attributeName())] as const);
			const values = Object.fromEntries(typed.filter(([, value]) => value !== undefined));
			const asJson = parser.getOptionValue("json") === true;
			reading.take({ command, typed: { values, positionals, asJson } });
		});
	}
}

function optionOf(name: string, { type, multiple }: Command["options"][string], { args }: ArgumentReader): Option {
	if (type === "boolean") return new Option(`--${name}`);
	return new Option(`--${name} <value>`).argParser<string | string[]>((value, before) => {
		// The value was probably forgotten, and this is the next option.
		if (value.startsWith("-") && args.includes(value)) {
			throw new CommandFailure(`The value of --${name} may not begin with a dash. ${hintOf(args)}`);
		}
		return multiple ? [before ?? [], value].flat() : value;
	});
}

function addCompletion(program: Parser, commands: Commands, take: ArgumentReader["take"]): void {
	const shell = new Argument("<shell>").choices(SHELLS);
	const completion = program.command("completion").addArgument(shell);
	completion.configureHelp({ formatHelp: () => overviewOf(commands) });
	completion.action((name: (typeof SHELLS)[number]) => take({ shown: completionOf(commands, name) }));
}

function sentenceOf({ code, message }: CommanderError, args: readonly string[], all: readonly Command[]): string {
	const [found = "", guess] = message.replace("error: ", "").split("\n");
	const sentence =
		code === "commander.unknownCommand"
			? `There is no "${args.slice(0, args.findIndex((one) => found.endsWith(`'${one}'`)) + 1).join(" ")}"`
			: found.charAt(0).toUpperCase() + found.slice(1).replace(/\.$/, "");
	const isWord = !found.endsWith(`'${args[0]}'`);
	const sibling = code === "commander.unknownCommand" && !guess ? siblingOf(args, all) : undefined;
	const meant = guess ? [guess.slice(1, -1)] : sibling ? [`Did you mean ${sibling.name}?`] : [];
	return [`${sentence}.`, ...meant, hintOf(sibling ? [sibling.name] : isWord ? args : [])].join(" ");
}

/** Finds the singular or plural of the typed word: "events new", "event new". */
function siblingOf([word = "", second]: readonly string[], all: readonly Command[]): Command | undefined {
	return all.find(({ name }) => {
		const [other = "", ...rest] = name.split(" ");
		return rest.join(" ") === second && (`${other}s` === word || `${word}s` === other);
	});
}

function hintOf([word = ""]: readonly string[]): string {
	return `See npx estrada ${`${word} --help`.trim()}.`;
}
