import type { Lamp, Score, Topic } from "./contract.ts";

/** A lecture's chosen topics, as indices into the list of topics. */
export function topicsInCommon({ topics }: Pick<Lamp, "topics">, chosen: ReadonlySet<number>): number[] {
	return topics.filter((one) => chosen.has(one));
}

/** How many lectures have at least one chosen topic. */
export function litTotal({ days }: Pick<Score, "days">, chosen: ReadonlySet<number>): number {
	return lampsOf(days).filter(({ lamp }) => topicsInCommon(lamp, chosen).length > 0).length;
}

type DayLamp = { date: string; lamp: Lamp };
const lampsOf = (days: Score["days"]): DayLamp[] =>
	days.flatMap(({ date, lines }) => lines.flatMap((one) => one.lamps.map((lamp) => ({ date, lamp }))));

const isAtOnce = (one: DayLamp, other: DayLamp) =>
	one.date === other.date && one.lamp.from < other.lamp.to && other.lamp.from < one.lamp.to;

/**
 * Plans lectures with chosen topics without overlaps: first by number of topics, then HOT lectures. `collected`
 * lectures stay. Returns the lectures to add, by time, and the number left out.
 */
export function planOf(
	{ days }: Pick<Score, "days">,
	chosen: ReadonlySet<number>,
	collected: readonly number[],
): { added: number[]; leftOut: number } {
	const all = lampsOf(days);
	const collectedLamps = all.filter(({ lamp }) => collected.includes(lamp.objectId));
	const weight = ({ lamp }: DayLamp) => topicsInCommon(lamp, chosen).length * 2 + Number(lamp.isHot);
	const wanted = all
		.filter((one) => topicsInCommon(one.lamp, chosen).length > 0 && !collectedLamps.includes(one))
		.sort((a, b) => weight(b) - weight(a));
	const added: DayLamp[] = [];
	for (const one of wanted) if (![...collectedLamps, ...added].some((other) => isAtOnce(one, other))) added.push(one);
	const byTime = all.filter((one) => added.includes(one)).map((one) => one.lamp.objectId);
	return { added: byTime, leftOut: wanted.length - added.length };
}

/** The agenda filter that shows the same lectures. */
export function filterOfTopics(
	topics: readonly Topic[],
	chosen: ReadonlySet<number>,
): { tags: string[]; tracks: number[] } {
	const own = topics.filter((_, place) => chosen.has(place));
	return {
		tags: own.flatMap(({ tag }) => tag ?? []),
		tracks: own.flatMap(({ trackId }) => trackId ?? []),
	};
}
