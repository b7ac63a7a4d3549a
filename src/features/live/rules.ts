import { withoutUnseen } from "../../kit/contract/unseen.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { lectureWays } from "../packages/rules.ts";
import { type Scope, ticketStateOf, type Viewer } from "../recordings/rules.ts";
import type { LiveState, Stream } from "./contract.ts";

const MINUTE_MS = 60_000;

/** A stream is open this long before and after its lecture, so that a late end is not cut off. */
export const OPEN_AROUND_MS = 15 * MINUTE_MS;

/** All lectures if the package covers both parts, the online part if it covers only that. */
export function liveScope(includes: Pick<PackageIncludes, "lectures">): Scope {
	const { online, onsite } = lectureWays(includes);
	if (!online) return "none";
	return onsite ? "all" : "online";
}

/** All or none. */
export function onsiteScope(includes: Pick<PackageIncludes, "lectures">): Scope {
	return lectureWays(includes).onsite ? "all" : "none";
}

/** Says whether tickets open lectures on site. The day does not matter: a day ticket opens its own day. */
export function onsiteAccess(tickets: readonly Pick<Viewer, "status" | "opens">[]): "open" | "unpaid" | "locked" {
	return ticketStateOf(
		{ calendarId: 0, isOnlinePart: false },
		tickets.map((one) => ({ ...one, calendarId: null })),
	);
}

export type StreamedLecture = { startsAt: Date; endsAt: Date; calendarId: number; isOnlinePart: boolean };

export function openSpan({ startsAt, endsAt }: Pick<StreamedLecture, "startsAt" | "endsAt">): { from: Date; to: Date } {
	return { from: new Date(startsAt.getTime() - OPEN_AROUND_MS), to: new Date(endsAt.getTime() + OPEN_AROUND_MS) };
}

export function liveStateOf(one: StreamedLecture, viewers: readonly Viewer[], now: Date): LiveState {
	const { from, to } = openSpan(one);
	if (now >= to) return "over";
	const state = ticketStateOf(one, viewers);
	return state === "open" && now < from ? "early" : state;
}

export const STREAM_FORMS = {
	youtube: /^[\w-]{11}$/,
	/** An unlisted video has a key: "76979871/8272103f6e". */
	vimeo: /^\d{5,12}(\/[0-9a-f]{6,20})?$/,
	loop: /^[\w-]+([./][\w-]+)*\.mp4$/,
	host: /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:\d{2,5})?$/,
} as const;

/** `source` is an address (hls), an id (youtube, vimeo) or a private file that loops. */
export type StoredStream = {
	kind: "hls" | "youtube" | "vimeo" | "loop";
	source: string;
	/** More hosts of an HLS stream, besides the one in its address. */
	hosts: string[];
};

/** True for an https address with a host name and without credentials. */
export function isStreamAddress(address: string): boolean {
	if (!URL.canParse(address) || address.length > 2000) return false;
	const { protocol, host, username, password } = new URL(address);
	return protocol === "https:" && STREAM_FORMS.host.test(host) && username === "" && password === "";
}

export function streamShape({ kind, source }: StoredStream, loopUrl: string): Stream {
	if (kind === "youtube") return { kind, id: source };
	if (kind === "vimeo") {
		const [id = "", key = null] = source.split("/");
		return { kind, id, key };
	}
	return { kind: "hls", url: kind === "loop" ? loopUrl : source };
}

/** Sources for the Content-Security-Policy, by directive, besides the site itself. */
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
		// hls.js passes blobs to the browser.
		media: has("hls", "loop") ? ["blob:", ...connect] : [],
		frame: [
			...(has("youtube") ? ["https://www.youtube-nocookie.com"] : []),
			...(has("vimeo") ? ["https://player.vimeo.com"] : []),
		],
	};
}

/** Interval of heartbeats. */
export const BEAT_MS = 30_000;
/** A longer gap counts nothing. */
export const LONGEST_GAP_MS = 75_000;
/** This part of a lecture counts as attendance, as for recordings. */
export const ATTENDED_PART = 0.8;

export type Presence = { countedMs: number; lastAt: Date };

/**
 * Adds the time since the last heartbeat, if the gap is short, within the lecture. Only the server's clock counts, so
 * that nobody can claim more; two tabs count once.
 */
export function afterBeat(
	before: Presence | undefined,
	{ startsAt, endsAt }: Pick<StreamedLecture, "startsAt" | "endsAt">,
	now: Date,
): Presence {
	if (!before) return { countedMs: 0, lastAt: now };
	const gap = now.getTime() - before.lastAt.getTime();
	// Another process may be late.
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

/** Sorts questions by votes, then by age; answered ones come last. */
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

/** Returns one line of plain text; undefined if nothing is left. */
export function questionText(typed: string): string | undefined {
	const text = withoutUnseen(typed)
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
	return text === "" ? undefined : text;
}
