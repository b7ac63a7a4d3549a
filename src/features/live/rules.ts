import { withoutUnseen } from "../../kit/contract/unseen.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { lectureWays } from "../packages/rules.ts";
import { type Scope, ticketStateOf, type Viewer } from "../recordings/rules.ts";
import type { LiveState, Stream } from "./contract.ts";

const MINUTE_MS = 60_000;

/** How long before its lecture a stream is given out, and for how long after the end: a lecture that overruns is not cut off. */
export const OPEN_AROUND_MS = 15 * MINUTE_MS;

/** What of an event's streams a package opens: whoever may come to both parts sees all, who is online the online part. */
export function liveScope(includes: Pick<PackageIncludes, "lectures">): Scope {
	const { online, onsite } = lectureWays(includes);
	if (!online) return "none";
	return onsite ? "all" : "online";
}

/** What of an event's lectures on site a package opens: all or nothing. */
export function onsiteScope(includes: Pick<PackageIncludes, "lectures">): Scope {
	return lectureWays(includes).onsite ? "all" : "none";
}

/** Whether some tickets open the lectures on site: of any day, for a ticket of one day opens that day. */
export function onsiteAccess(tickets: readonly Pick<Viewer, "status" | "opens">[]): "open" | "unpaid" | "locked" {
	return ticketStateOf(
		{ calendarId: 0, isOnlinePart: false },
		tickets.map((one) => ({ ...one, calendarId: null })),
	);
}

/** A streamed lecture, as far as rights and time go. */
export type Streamed = { startsAt: Date; endsAt: Date; calendarId: number; isOnlinePart: boolean };

/** From when until when the stream of a lecture is given out. */
export function openSpan({ startsAt, endsAt }: Pick<Streamed, "startsAt" | "endsAt">): { from: Date; to: Date } {
	return { from: new Date(startsAt.getTime() - OPEN_AROUND_MS), to: new Date(endsAt.getTime() + OPEN_AROUND_MS) };
}

/** Whether the holder of some tickets for its event may watch a lecture at a moment. */
export function liveStateOf(one: Streamed, viewers: readonly Viewer[], now: Date): LiveState {
	const { from, to } = openSpan(one);
	if (now >= to) return "over";
	const state = ticketStateOf(one, viewers);
	return state === "open" && now < from ? "early" : state;
}

/** What the sources of streams look like. */
export const STREAM_FORMS = {
	youtube: /^[\w-]{11}$/,
	/** Of a film that is not listed with its key: "76979871/8272103f6e". */
	vimeo: /^\d{5,12}(\/[0-9a-f]{6,20})?$/,
	/** Among the private files of the site. */
	loop: /^[\w-]+([./][\w-]+)*\.mp4$/,
	host: /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:\d{2,5})?$/,
} as const;

/** How a stream is kept: `source` is an address (hls), an id (youtube, vimeo) or a private file that runs in a loop. */
export type StoredStream = {
	kind: "hls" | "youtube" | "vimeo" | "loop";
	source: string;
	/** From which hosts besides that of the address an HLS stream is fetched. */
	hosts: string[];
};

/** Whether an address is one of HLS that a page with https may fetch: https, a host by name, nobody's password. */
export function isStreamAddress(address: string): boolean {
	if (!URL.canParse(address) || address.length > 2000) return false;
	const { protocol, host, username, password } = new URL(address);
	return protocol === "https:" && STREAM_FORMS.host.test(host) && username === "" && password === "";
}

/** A stream as a person who may watch is told it; `loopUrl` is where a film in a loop is fetched from. */
export function streamShape({ kind, source }: StoredStream, loopUrl: string): Stream {
	if (kind === "youtube") return { kind, id: source };
	if (kind === "vimeo") {
		const [id = "", key = null] = source.split("/");
		return { kind, id, key };
	}
	return { kind: "hls", url: kind === "loop" ? loopUrl : source };
}

/** Where the pages of an event fetch its streams from besides the site itself, by directives of their policy. */
export function sourcesOfStreams(streams: readonly StoredStream[]): {
	connect: string[];
	media: string[];
	frame: string[];
} {
	const hosts = streams.flatMap(({ kind, source, hosts: more }) =>
		kind === "hls" ? [new URL(source).host, ...more].map((host) => `https://${host}`) : [],
	);
	const connect = [...new Set(hosts)].toSorted();
	const has = (...kinds: StoredStream["kind"][]) => streams.some(({ kind }) => kinds.includes(kind));
	return {
		connect,
		// what hls.js hands to the browser piece by piece is a blob
		media: has("hls", "loop") ? ["blob:", ...connect] : [],
		frame: [
			...(has("youtube") ? ["https://www.youtube-nocookie.com"] : []),
			...(has("vimeo") ? ["https://player.vimeo.com"] : []),
		],
	};
}

/** How often a page says that somebody is watching. */
export const BEAT_MS = 30_000;
/** Two such words further apart than this say nothing of what was between them. */
export const LONGEST_GAP_MS = 75_000;
/** Which part of a lecture counts as attended (as with recordings). */
export const ATTENDED_PART = 0.8;

/** How long somebody has been there, and when they last said so. */
export type Presence = { countedMs: number; lastAt: Date };

/**
 * What is counted after another word that somebody is watching: the time since the last one, where the two are close,
 * as far as it lies within the lecture. Nothing that the browser says enters it, so that nobody can claim more than has
 * passed; two tabs say the same twice.
 */
export function afterBeat(
	before: Presence | undefined,
	{ startsAt, endsAt }: Pick<Streamed, "startsAt" | "endsAt">,
	now: Date,
): Presence {
	if (!before) return { countedMs: 0, lastAt: now };
	const gap = now.getTime() - before.lastAt.getTime();
	// another process may be a moment behind
	if (gap <= 0) return before;
	if (gap > LONGEST_GAP_MS) return { ...before, lastAt: now };
	const from = Math.max(before.lastAt.getTime(), startsAt.getTime());
	const to = Math.min(now.getTime(), endsAt.getTime());
	return { countedMs: before.countedMs + Math.max(0, to - from), lastAt: now };
}

/** Whether a lecture counts as attended by who was there for some of it. */
export function isAttended(countedMs: number, { startsAt, endsAt }: Pick<Streamed, "startsAt" | "endsAt">): boolean {
	const length = endsAt.getTime() - startsAt.getTime();
	return length > 0 && countedMs >= ATTENDED_PART * length;
}

/** The order of questions: those with most votes first, then the older; what is answered comes last. */
export function inOrder<Q extends { isAnswered: boolean; votes: number; askedAt: Date; id: number }>(
	questions: readonly Q[],
): Q[] {
	return questions.toSorted(
		(a, b) =>
			Number(a.isAnswered) - Number(b.isAnswered) ||
			b.votes - a.votes ||
			a.askedAt.getTime() - b.askedAt.getTime() ||
			a.id - b.id,
	);
}

/** A question as it is kept: plain text in one line; undefined where nothing is left of it. */
export function questionText(typed: string): string | undefined {
	const text = withoutUnseen(typed)
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
	return text === "" ? undefined : text;
}
