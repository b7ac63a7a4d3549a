import { createInterface } from "node:readline/promises";
import * as z from "zod/mini";
import { eventByCode } from "../../features/event/server/store.ts";
import { groszOf } from "../../kit/money/amounts.ts";
import { knownZone } from "../../kit/time/known-zone.ts";
import { EVENT_CODE } from "../bundle/contract.ts";
import { bundleOf, filesOf } from "../bundle/format.ts";
import { importBundle } from "../bundle/import-bundle.ts";
import { daysOf, type NewEvent, newEventBundle } from "../bundle/new-event.ts";
import { checkedMoment, onlyOne, parseWholeNumber, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";

const MAX_DAYS = 31;

/** Terminal prompts for missing flags. */
const QUESTIONS = {
	name: "The event's name in Polish? ",
	from: "Its first day, such as 2026-06-05? ",
	city: "Its city? ",
	place: "Its place (an address or the name of the building)? ",
} as const;
type QuestionName = keyof typeof QUESTIONS;

async function answered(typed: ParsedArguments): Promise<Record<QuestionName, string>> {
	const found: [QuestionName, string][] = [];
	const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stderr }) : undefined;
	try {
		const missing: string[] = [];
		for (const name of Object.keys(QUESTIONS) as QuestionName[]) {
			const value = textOf(typed, name) ?? (await terminal?.question(QUESTIONS[name]));
			if (value?.trim()) found.push([name, value.trim()]);
			else missing.push(`--${name}`);
		}
		if (missing.length > 0) throw new CommandFailure(`Give ${listText(missing)}. See npx estrada event new --help.`);
	} finally {
		terminal?.close();
	}
	return Object.fromEntries(found) as Record<QuestionName, string>;
}

/** "--from, --city and --place". */
function listText(words: readonly string[]): string {
	return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" and ");
}

function day(typed: string, what: string): string {
	const checked = checkedMoment(typed, what);
	if (checked?.length === 10) return checked;
	throw new CommandFailure(`${what} is "${typed}", but must be a day, 2026-06-05.`);
}

async function parseAnswers(typed: ParsedArguments): Promise<NewEvent> {
	const code = onlyOne(typed, "event CODE");
	if (!EVENT_CODE.test(code)) {
		throw new CommandFailure(`"${code}" is not an event code: use letters, digits and dashes, such as MSTS26.`);
	}
	const timeZone = textOf(typed, "zone") ?? "Europe/Warsaw";
	if (knownZone(timeZone) === null)
		throw new CommandFailure(`--zone is "${timeZone}", but must be a time zone such as Europe/Warsaw.`);
	const { name, city, place, ...asked } = await answered(typed);
	const from = day(asked.from, "--from");
	const to = day(textOf(typed, "to") ?? from, "--to");
	if (to < from) throw new CommandFailure("--to is before --from.");
	if (daysOf({ from, to }).length > MAX_DAYS) throw new CommandFailure(`An event has at most ${MAX_DAYS} days.`);
	const isOnline = typed.values["online"] === true;
	const price = textOf(typed, "price");
	return {
		code,
		name,
		nameEn: textOf(typed, "name-en") ?? name,
		from,
		to,
		city,
		place,
		timeZone,
		isOnline,
		isOnsite: !isOnline || typed.values["onsite"] === true,
		netGrosz: price === undefined ? 0 : priceOf(price),
		capacity: parseWholeNumber(textOf(typed, "capacity"), "--capacity") ?? null,
		isOpen: typed.values["open"] === true,
	};
}

function priceOf(typed: string): number {
	const grosz = groszOf(typed);
	if (grosz === undefined) throw new CommandFailure(`--price is "${typed}", but must be an amount such as 749.00.`);
	return grosz;
}

const text = z.string();

export const newEventCommand = defineCommand({
	name: "event new",
	usage: "CODE --name TEXT --from DAY --city TEXT --place TEXT [--to DAY] [--price 749.00] …",
	about: `Creates an event: its days, one package and the consents that a registration needs. At a terminal the command asks for
missing values of the first line. Everything else is added with npx estrada event export and import, and import schedule.
--name-en TEXT  the English name; the Polish one by default
--to DAY        the last day; the first by default
--zone ZONE     the time zone; Europe/Warsaw by default
--online        the event takes place online; with --onsite too, both
--price AMOUNT  the package's net price; free by default
--capacity N    the package's places; unlimited by default
--open          opens registration at once`,
	options: {
		name: { type: "string" },
		"name-en": { type: "string" },
		from: { type: "string" },
		to: { type: "string" },
		city: { type: "string" },
		place: { type: "string" },
		zone: { type: "string" },
		price: { type: "string" },
		capacity: { type: "string" },
		online: { type: "boolean" },
		onsite: { type: "boolean" },
		open: { type: "boolean" },
	},
	input: z.object({
		code: text,
		name: text,
		nameEn: text,
		from: text,
		to: text,
		city: text,
		place: text,
		timeZone: text,
		isOnline: z.boolean(),
		isOnsite: z.boolean(),
		netGrosz: z.int(),
		capacity: z.nullable(z.int()),
		isOpen: z.boolean(),
	}),
	read: parseAnswers,
	async run(deps, answers) {
		if (await eventByCode(deps.db, answers.code)) {
			throw new CommandFailure(`The event ${answers.code} already exists. Nothing was changed.`);
		}
		// validated like any other bundle
		const bundle = bundleOf(filesOf(newEventBundle(answers)));
		const { code } = await importBundle(deps, bundle, new Map(), "command:event");
		const isDefault = code === deps.config.defaultEvent;
		const url = deps.config.publicUrl + (isDefault ? "/" : `/e/${code}`);
		const next = [
			`${code} is created: ${url}`,
			...(answers.isOpen
				? []
				: ["Registration is closed. Set allowRegistration in event.json of its bundle to open it."]),
			`Texts, colours and packages: npx estrada event export ${code}, edit the files, npx estrada event import ${code}`,
			`Schedule: npx estrada import schedule --event ${code} FILE`,
			...(isDefault ? [] : [`To show it at /, start the site with DEFAULT_EVENT=${code}`]),
		];
		return { text: next.join("\n"), data: { code, url } };
	},
});
