import * as z from "zod/mini";
import { existingEvent } from "../../features/event/server/store.ts";
import type { EventTags } from "../../features/tracking/contract.ts";
import { CONVERSION_NAMES, TAG_FORMS } from "../../features/tracking/rules.ts";
import { changeTags } from "../../features/tracking/server/change-tags.ts";
import { conversionCounts, conversionsGivenUp, tagsOf } from "../../features/tracking/server/store.ts";
import { neededText, none, textOf, textsOf } from "./arguments.ts";
import type { ParsedArguments } from "./command.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { listOf, momentOf, tableOf } from "./show.ts";

const NONE = "none";

const EXAMPLES: Record<keyof typeof TAG_FORMS, string> = {
	google: "GTM-ABC1234 or G-ABC1234567",
	meta: "123456789012345",
	linkedin: "1234567",
	linkedinConversion: "12345678",
	googleConversion: "1234567890/987654321",
};

function idOf(typed: string, form: keyof typeof TAG_FORMS, option: string): string | null {
	if (typed.toLowerCase() === NONE) return null;
	const value = form === "google" ? typed.toUpperCase() : typed;
	if (TAG_FORMS[form].test(value)) return value;
	throw new CommandFailure(`${option} is "${typed}", but must be a value such as ${EXAMPLES[form]}, or none.`);
}

function conversionsIn(typed: ParsedArguments, option: string, form: "linkedinConversion" | "googleConversion") {
	const typedConversions = textsOf(typed, option).map((text) => {
		const [name = "", id = ""] = text.split("=");
		const conversionName = CONVERSION_NAMES.find((one) => one.toLowerCase() === name.toLowerCase());
		if (!conversionName)
			throw new CommandFailure(`--${option} names "${name}", but must name one of ${CONVERSION_NAMES.join(", ")}.`);
		return [conversionName, idOf(id, form, `--${option} ${conversionName}`)] as const;
	});
	return typedConversions.length > 0 ? Object.fromEntries(typedConversions) : undefined;
}

const id = z.optional(z.nullable(z.string()));
const ids = z.optional(z.record(z.string(), z.nullable(z.string())));

export const setTagsCommand = defineCommand({
	name: "tags set",
	usage: "--event CODE [--gtm ID] [--meta ID] [--linkedin ID] …",
	about: `Sets the advertising tags of an event. They run only after consent, and never on payment pages. Omitted values stay
unchanged; none removes a tag.
--gtm ID                      a Google Tag Manager container, GTM-…, or a GA4 measurement id, G-…
--meta ID                     Meta's pixel; the server reports conversions too (META_ACCESS_TOKEN)
--linkedin ID                 the partner id of LinkedIn's Insight Tag
--linkedin-conversion NAME=ID LinkedIn's conversion rule of a conversion (LINKEDIN_ACCESS_TOKEN)
--google-conversion NAME=ID   the Google Ads account and conversion action, 1234567890/987654321 (GOOGLE_ADS_…)
NAME is one of ${CONVERSION_NAMES.join(", ")}.`,
	options: {
		event: { type: "string" },
		gtm: { type: "string" },
		meta: { type: "string" },
		linkedin: { type: "string" },
		"linkedin-conversion": { type: "string", multiple: true },
		"google-conversion": { type: "string", multiple: true },
	},
	input: z.object({
		event: z.string(),
		google: id,
		meta: id,
		linkedin: id,
		linkedinConversions: ids,
		googleConversions: ids,
	}),
	read(typed) {
		none(typed);
		const event = neededText(typed, "event", "MSTS25");
		const one = (option: string, form: "google" | "meta" | "linkedin") => {
			const text = textOf(typed, option);
			return text === undefined ? undefined : { [form]: idOf(text, form, `--${option}`) };
		};
		const linkedinConversions = conversionsIn(typed, "linkedin-conversion", "linkedinConversion");
		const googleConversions = conversionsIn(typed, "google-conversion", "googleConversion");
		const change = {
			...one("gtm", "google"),
			...one("meta", "meta"),
			...one("linkedin", "linkedin"),
			...(linkedinConversions && { linkedinConversions }),
			...(googleConversions && { googleConversions }),
		};
		if (Object.keys(change).length === 0) throw new CommandFailure("Give a value to set, such as --gtm GTM-ABC1234.");
		return { event, ...change };
	},
	async run(deps, { event: code, ...change }) {
		const event = await existingEvent(deps.db, code);
		const tags = await changeTags(deps, event.id, change, "command:tags");
		return { text: linesOf(event.code, tags), data: tags };
	},
});

export const showTagsCommand = defineCommand({
	name: "tags show",
	usage: "--event CODE",
	about: "Shows the tags of an event, and the number of conversions sent to each network.",
	options: { event: { type: "string" } },
	input: z.object({ event: z.string() }),
	read(typed) {
		none(typed);
		return { event: neededText(typed, "event", "MSTS25") };
	},
	async run(deps, { event: code }) {
		const event = await existingEvent(deps.db, code);
		const tags = await tagsOf(deps.db, event.id);
		const counts = await conversionCounts(deps.db, event.id);
		const result = counts.map(({ network, state, count }) => [network, state, count]);
		const table = result.length > 0 ? `\n\n${tableOf(["NETWORK", "STATE", "CONVERSIONS"], result)}` : "";
		return { text: `${linesOf(event.code, tags)}${table}`, data: { ...tags, counts } };
	},
});

export const failedConversionsCommand = defineCommand({
	name: "tags failed",
	usage: "[--event CODE]",
	about: "Lists the failed conversions, newest first, with the network's last response.",
	options: { event: { type: "string" } },
	input: z.object({ event: z.nullable(z.string()) }),
	read(typed) {
		none(typed);
		return { event: textOf(typed, "event") ?? null };
	},
	async run(deps, { event: code }) {
		const event = code === null ? undefined : await existingEvent(deps.db, code);
		const failed = await conversionsGivenUp(deps.db, event?.id);
		const rows = failed.map((one) => [
			momentOf(one.createdAt, "UTC"),
			one.eventCode,
			one.network,
			one.name,
			one.tries,
			(one.lastError ?? "").replace(/\s+/g, " "),
		]);
		return {
			text: listOf(
				["HAPPENED (UTC)", "EVENT", "NETWORK", "NAME", "TRIES", "ANSWER"],
				rows,
				"No conversion has failed.",
			),
			data: failed.map(({ createdAt, ...one }) => ({ ...one, createdDate: createdAt.toISOString() })),
		};
	},
});

function linesOf(eventCode: string, tags: EventTags): string {
	const conversions = (names: Record<string, string>) =>
		Object.entries(names).map(([name, value]) => `${name}=${value}`);
	const result = [
		`Google    ${tags.google ?? NONE}`,
		`Meta      ${tags.meta ?? NONE}`,
		`LinkedIn  ${tags.linkedin ?? NONE}`,
		...conversions(tags.linkedinConversions).map((one) => `LinkedIn conversion  ${one}`),
		...conversions(tags.googleConversions).map((one) => `Google conversion    ${one}`),
	];
	return `Tags of ${eventCode}:\n${result.map((line) => `  ${line}`).join("\n")}`;
}
