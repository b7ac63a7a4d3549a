import { withoutUnseen } from "../../kit/contract/unseen.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { lectureWays } from "../packages/rules.ts";
import { type Scope, ticketStateOf, type Viewer } from "../recordings/rules.ts";
import type { LiveState, Stream } from "./contract.ts";

const MINUTE_MS = 60_000;

/** Time before and after a lecture during which its stream is open: an overrunning lecture is not cut off. */
export const OPEN_AROUND_MS = 15 * MINUTE_MS;

/** All when a package covers both parts, the online part when it is online only. */
export function liveScope(includes: Pick<PackageIncludes, "lectures">): Scope {
	const { online, onsite } = lectureWays(includes);
	if (!online) return "none";
	return onsite ? "all" : "online";
}

/** All or none. */
export function onsiteScope(includes: Pick<PackageIncludes, "lectures">): Scope {
	return lectureWays(includes).onsite ? "all" : "none";
}

/** Whether tickets open lectures on site, of any day: a day ticket opens its day. */
export function onsiteAccess(tickets: readonly Pick<Viewer, "status" | "opens">[]): "open" | "unpaid" | "locked" {
	return ticketStateOf(
		{ calendarId: 0, isOnlinePart: false },
		tickets.map((one) => ({ ...one, calendarId: null })),
	);
}

export type StreamedLecture = { startsAt: Date; endsAt: Date; calendarId: number; isOnlinePart: boolean };

/** Start and end of access to a lecture's stream. */
export function openSpan({ startsAt, endsAt }: Pick<StreamedLecture, "startsAt" | "endsAt">): { from: Date; to: Date } {
	return { from: new Date(startsAt.getTime() - OPEN_AROUND_MS), to: new Date(endsAt.getTime() + OPEN_AROUND_MS) };
}

/** Whether the holder of tickets for the event may watch a lecture now. */
export function liveStateOf(one: StreamedLecture, viewers: readonly Viewer[], now: Date): LiveState {
	const { from, to } = openSpan(one);
	if (now >= to) return "over";
	const state = ticketStateOf(one, viewers);
	return state === "open" && now < from ? "early" : state;
}

export const STREAM_FORMS = {
	youtube: /^[\w-]{11}$/,
	/** With the key of an unlisted video: "76979871/8272103f6e". */
	vimeo: /^\d{5,12}(\/[0-9a-f]{6,20})?$/,
	/** One of the site's private files. */
	loop: /^[\w-]+([./][\w-]+)*\.mp4$/,
	host: /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:\d{2,5})?$/,
} as const;

/** `source`: an address (hls), an id (youtube, vimeo) or a private file to loop. */
export type StoredStream = {
	kind: "hls" | "youtube" | "vimeo" | "loop";
	source: string;
	/** Further hosts of an HLS stream, besides that of its address. */
	hosts: string[];
};

/** Whether an HLS address can be loaded by a page with https: https, a host name, no credentials. */
export function isStreamAddress(address: string): boolean {
	if (!URL.canParse(address) || address.length > 2000) return false;
	const { protocol, host, username, password } = new URL(address);
	return protocol === "https:" && STREAM_FORMS.host.test(host) && username === "" && password === "";
}

/** `loopUrl`: address of a looping video. */
export function streamShape({ kind, source }: StoredStream, loopUrl: string): Stream {
	if (kind === "youtube") return { kind, id: source };
	if (kind === "vimeo") {
		const [id = "", key = null] = source.split("/");
		return { kind, id, key };
	}
	return { kind: "hls", url: kind === "loop" ? loopUrl : source };
}

/** Content security policy sources of an event's streams, by directive, besides the site itself. */
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
		// hls.js passes blobs to the browser
		media: has("hls", "loop") ? ["blob:", ...connect] : [],
		frame: [
			...(has("youtube") ? ["https://www.youtube-nocookie.com"] : []),
			...(has("vimeo") ? ["https://player.vimeo.com"] : []),
		],
	};
}

/** Interval of heartbeats while watching. */
export const BEAT_MS = 30_000;
/** Longer gaps count nothing. */
export const LONGEST_GAP_MS = 75_000;
/** Part of a lecture that counts as attendance, as with recordings. */
export const ATTENDED_PART = 0.8;

export type Presence = { countedMs: number; lastAt: Date };

/**
 * Counts the time since the last heartbeat, if the gap is short, within the lecture. Only the server's clock counts, so
 * that clients cannot claim more time than passed; two tabs count once.
 */
export function afterBeat(
	before: Presence | undefined,
	{ startsAt, endsAt }: Pick<StreamedLecture, "startsAt" | "endsAt">,
	now: Date,
): Presence {
	if (!before) return { countedMs: 0, lastAt: now };
	const gap = now.getTime() - before.lastAt.getTime();
	// another process may lag behind
	if (gap <= 0) return before;
	if (gap > LONGEST_GAP_MS) return { ...before, lastAt: now };
	const from = Math.max(before.lastAt.getTime(), startsAt.getTime());
	const to = Math.min(now.getTime(), endsAt.getTime());
	return { countedMs: before.countedMs + Math.max(0, to - from), lastAt: now };
}

export function isAttended(
	countedMs: number,
	{ startsAt, endsAt }: Pick<StreamedLecture, "startsAt" | "endsAt">,
): boolean {
	const length = endsAt.getTime() - startsAt.getTime();
	return length > 0 && countedMs >= ATTENDED_PART * length;
}

/** Order of questions: by votes, then by age; answered ones last. */
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

/** One line of plain text; undefined when empty. */
export function questionText(typed: string): string | undefined {
	const text = withoutUnseen(typed)
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
	return text === "" ? undefined : text;
}
