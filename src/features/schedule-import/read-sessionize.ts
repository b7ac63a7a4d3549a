import { languageCode } from "./languages.ts";
import { asFields, asLine, asList, asText, webAddress } from "./loose-values.ts";
import {
	type Break,
	BrokenSchedule,
	type Link,
	type Person,
	type Schedule,
	type SkippedItem,
	type Talk,
} from "./schedule.ts";
import { daysOfStarts, momentOf } from "./times.ts";

const TRACK_TITLE = /^(?:tracks?|session tracks?|ścieżka|ścieżki|themen?)$/i;
const LANGUAGE_TITLE = /language|język|sprache/i;

type Category = { isTrack: boolean; isLanguage: boolean; name: string; sort: number };
/** A session with valid times. */
type TimedSession = { fields: Record<string, unknown>; key: string; title: string; startsAt: Date; endsAt: Date };

/** Category items by id, in the organiser's order. */
function categoriesOf(json: Record<string, unknown>): Map<string, Category> {
	const items = asList(json["categories"]).flatMap((category) => {
		const { title, items } = asFields(category);
		const isTrack = TRACK_TITLE.test(asLine(title));
		const isLanguage = LANGUAGE_TITLE.test(asLine(title));
		return asList(items).map((item) => {
			const { id, name, sort } = asFields(item);
			return [asLine(id), { isTrack, isLanguage, name: asLine(name), sort: Number(sort) || 0 }] as const;
		});
	});
	return new Map(items);
}

function linksOf(value: unknown): Link[] {
	return asList(value).flatMap((link) => {
		const url = webAddress(asLine(asFields(link)["url"]));
		return url ? [{ title: asLine(asFields(link)["title"]), url }] : [];
	});
}

function personOf(speaker: unknown): Person | undefined {
	const fields = asFields(speaker);
	const [firstName, lastName] = [asLine(fields["firstName"]), asLine(fields["lastName"])];
	const name = asLine(fields["fullName"]) || `${firstName} ${lastName}`.trim();
	const key = asLine(fields["id"]);
	if (!key || !name) return undefined;
	return {
		key,
		name,
		firstName: firstName && lastName ? firstName : null,
		lastName: firstName && lastName ? lastName : null,
		tagLine: asLine(fields["tagLine"]),
		biography: asText(fields["bio"]),
		links: linksOf(fields["links"]),
	};
}

function whyNot(timed: Partial<TimedSession>, seen: ReadonlySet<string>): string | undefined {
	const { key, title, startsAt, endsAt } = timed;
	if (!key) return "it has no id";
	if (!title) return "it has no title";
	if (!startsAt) return "its start time is missing or invalid";
	if (!endsAt) return "its end time is missing or invalid";
	if (endsAt <= startsAt) return "its end is not after its start";
	return seen.has(key) ? `its id ${key} occurs twice in the file` : undefined;
}

function timedSessions(json: Record<string, unknown>, zone: string, skipped: SkippedItem[]): TimedSession[] {
	const seen = new Set<string>();
	return asList(json["sessions"]).flatMap((session, index) => {
		const fields = asFields(session);
		const [key, title] = [asLine(fields["id"]), asLine(fields["title"])];
		const [startsAt, endsAt] = [fields["startsAt"], fields["endsAt"]].map((value) => momentOf(asLine(value), zone));
		const why = whyNot({ key, title, ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) }, seen);
		if (why || !startsAt || !endsAt) {
			const place = `sessions[${index}]`;
			skipped.push({ what: title ? `"${title}" (${place})` : place, why: why ?? "it has no time" });
			return [];
		}
		seen.add(key);
		return [{ fields, key, title, startsAt, endsAt }];
	});
}

function talkOf(
	timed: TimedSession,
	day: string,
	rooms: Map<string, string>,
	categories: Map<string, Category>,
): Omit<Talk, "personKeys"> {
	const { fields, key, title, startsAt, endsAt } = timed;
	const chosen = asList(fields["categoryItems"]).flatMap((id) => categories.get(asLine(id)) ?? []);
	const named = chosen.map((one) => one.name).filter(Boolean);
	const language = chosen.find((one) => one.isLanguage && languageCode(one.name));
	const track = chosen.find((one) => one.isTrack)?.name || null;
	const links = [
		{ title: "Nagranie / Recording", url: webAddress(asLine(fields["recordingUrl"])) },
		{ title: "Transmisja / Live stream", url: webAddress(asLine(fields["liveUrl"])) },
	].filter((link): link is Link => link.url !== undefined);
	return {
		key,
		day,
		title,
		subtitle: "",
		abstract: "",
		description: asText(fields["description"]),
		room: rooms.get(asLine(fields["roomId"])) ?? asLine(fields["room"]),
		track,
		tags: named.filter((name) => name !== track && name !== language?.name),
		language: language?.name ?? "",
		startsAt,
		endsAt,
		links,
	};
}

/** Merges a break that several rooms announce. */
function once(breaks: Break[]): Break[] {
	const seen = new Map(breaks.map((one) => [`${one.startsAt.getTime()} ${one.endsAt.getTime()} ${one.name}`, one]));
	return [...seen.values()];
}

/** Reports unknown speakers in `skipped`. */
function speakersOf(
	{ fields, title }: TimedSession,
	known: ReadonlyMap<string, Person>,
	skipped: SkippedItem[],
): string[] {
	const keys = new Set(asList(fields["speakers"]).map((one) => asLine(asFields(one)["id"]) || asLine(one)));
	return [...keys].filter((key) => {
		if (!known.has(key)) skipped.push({ what: `a speaker of "${title}"`, why: `the file has no speaker ${key}` });
		return known.has(key);
	});
}

/** Tracks in use, in the organiser's order. */
function tracksOf(categories: Map<string, Category>, talks: Talk[]): string[] {
	const inUse = new Set(talks.flatMap((talk) => talk.track ?? []));
	const tracks = [...categories.values()].filter((one) => one.isTrack && inUse.has(one.name));
	return [...new Set(tracks.sort((a, b) => a.sort - b.sort).map((one) => one.name))];
}

function roomsOf(json: Record<string, unknown>): Map<string, string> {
	return new Map(asList(json["rooms"]).map((room) => [asLine(asFields(room)["id"]), asLine(asFields(room)["name"])]));
}

/**
 * Reads the parsed JSON of the "All" view. Times are local in `zone`. Service sessions without speakers are breaks.
 * Throws
 * `BrokenSchedule` with the missing part.
 */
export function readSessionize(json: unknown, zone: string): Schedule {
	const root = asFields(json);
	if (!Array.isArray(root["sessions"])) throw new BrokenSchedule("The JSON has no list of sessions.");
	const skipped: SkippedItem[] = [];
	const categories = categoriesOf(root);
	const rooms = roomsOf(root);
	const speakers = asList(root["speakers"]).flatMap((one) => personOf(one) ?? []);
	const speakersByKey = new Map(speakers.map((person) => [person.key, person]));
	const sessions = timedSessions(root, zone, skipped);
	const starts = sessions.map((one) => one.startsAt);
	const dayOfStart = daysOfStarts(starts, zone);
	const breaks: Break[] = [];
	const talks: Talk[] = [];
	for (const timed of sessions) {
		const { key, title, startsAt, endsAt, fields } = timed;
		const day = dayOfStart(startsAt);
		const personKeys = speakersOf(timed, speakersByKey, skipped);
		const isBreak = fields["isServiceSession"] === true && personKeys.length === 0;
		if (isBreak) breaks.push({ key, day, name: title, startsAt, endsAt });
		else talks.push({ ...talkOf(timed, day, rooms, categories), personKeys });
	}
	if (talks.length === 0) {
		throw new BrokenSchedule("The schedule has no talk with a time: publish it in Sessionize first.");
	}
	const speaking = new Set(talks.flatMap((talk) => talk.personKeys));
	const persons = [...speakersByKey.values()].filter((person) => speaking.has(person.key));
	const tracks = tracksOf(categories, talks);
	const unknown = { title: "", timeZone: null, offset: null, venue: "", city: "" };
	return {
		format: "sessionize",
		isOwn: false,
		source: "sessionize",
		...unknown,
		tracks,
		persons,
		talks,
		breaks: once(breaks),
		skipped,
	};
}
