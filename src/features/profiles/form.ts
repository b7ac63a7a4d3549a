import * as z from "zod/mini";
import { fullLink, isWebLink } from "../../kit/address/web-link.ts";
import { longer } from "../../kit/contract/longer.ts";
import { refine } from "../../kit/contract/refine.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { SPOKEN } from "../../kit/i18n/spoken.ts";
import { GOALS } from "./goals.ts";
import { topicKey } from "./rules.ts";
import { profileErrors as errors } from "./texts.ts";

/** Limits in characters, or in items of a list. */
export const PROFILE_LIMITS = {
	headline: 80,
	company: 150,
	about: 300,
	sentence: 160,
	topic: 40,
	link: 200,
	topics: 8,
	goals: 4,
	languages: 8,
	links: 5,
};

const text = (limit: number) => z.string().check(refine((value) => longer(value, limit)));

/** The distinct items, without empty ones. */
function distinct(items: readonly string[]): string[] {
	const seen = new Set([""]);
	return items.filter((item) => {
		const key = topicKey(item);
		return !seen.has(key) && seen.add(key);
	});
}

/** A list of distinct, normalised and validated items. */
function listOf(max: number, normal: (item: string) => string, judge: (item: string) => Text | undefined) {
	const judgeAll = (items: string[]) =>
		items.length > max ? errors.tooMany(max) : items.map(judge).find((said) => said !== undefined);
	return z.pipe(
		z.pipe(
			z.array(z.string()),
			z.transform((items) => distinct(items.map(normal))),
		),
		z.array(z.string()).check(refine(judgeAll)),
	);
}

const topics = listOf(
	PROFILE_LIMITS.topics,
	(item) => item.trim().replace(/\s+/g, " "),
	(item) => longer(item, PROFILE_LIMITS.topic),
).check(refine((items) => (items.length === 0 ? errors.noTopic : undefined)));

const among = (all: readonly string[], max: number) =>
	listOf(
		max,
		(item) => item,
		(item) => (all.includes(item) ? undefined : errors.unknown),
	);

export function linkError(link: string): Text | undefined {
	return isWebLink(link) ? longer(link, PROFILE_LIMITS.link) : errors.link;
}

const links = listOf(PROFILE_LIMITS.links, fullLink, linkError);

/** A valid profile; it needs an occupation and a topic. */
export const rightProfile = z.object({
	headline: z
		.string()
		.check(refine((value) => (value === "" ? errors.headline : longer(value, PROFILE_LIMITS.headline)))),
	company: text(PROFILE_LIMITS.company),
	about: text(PROFILE_LIMITS.about),
	topics,
	lookingFor: among(GOALS, PROFILE_LIMITS.goals),
	lookingForText: text(PROFILE_LIMITS.sentence),
	offering: among(GOALS, PROFILE_LIMITS.goals),
	offeringText: text(PROFILE_LIMITS.sentence),
	languages: among(SPOKEN, PROFILE_LIMITS.languages),
	links,
});
export type ParsedProfile = z.output<typeof rightProfile>;
