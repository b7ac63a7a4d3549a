import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { existingEvent } from "../../features/event/server/store.ts";
import { publishRecording, withdrawRecording } from "../../features/recordings/server/publish.ts";
import { lectureFilms } from "../../features/recordings/server/store.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { checkedMoment, neededText, onlyOne, parseWholeNumber, textOf } from "./arguments.ts";
import { CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";
import { defineEventList } from "./event-list.ts";
import { momentOf } from "./show.ts";

const ACTOR = "command:recordings";

async function textAt(typed: ParsedArguments, option: string): Promise<string | null> {
	const path = textOf(typed, option);
	if (path === undefined) return null;
	return readFile(resolve(path), "utf8").catch(() => {
		throw new CommandFailure(`--${option} is "${path}", which cannot be read.`);
	});
}

/** "1:02:03". */
function lengthOf(seconds: number): string {
	const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
	return `${Math.floor(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

export const publishCommand = defineCommand({
	name: "recordings publish",
	usage: "--event CODE --lecture N [FILE] [--from MOMENT] [--chapters FILE] …",
	about: `Publishes the recording of a lecture. People whose package includes it may watch it for three months from then on. A
repeated call changes the given values, including a better film; the viewers' watch progress is kept.
FILE                 a WebM or MP4 film on the site's machine, which is copied
--lecture N          the lecture's number, shown by recordings list
--from MOMENT        available from 2025-06-18T12:00 in the event's time zone; now by default
--chapters FILE      one chapter per line: 12:30 Klucze | Keys
--captions-pl FILE   captions in Polish, WebVTT
--captions-en FILE   captions in English`,
	options: {
		event: { type: "string" },
		lecture: { type: "string" },
		from: { type: "string" },
		chapters: { type: "string" },
		"captions-pl": { type: "string" },
		"captions-en": { type: "string" },
	},
	input: z.object({
		eventCode: z.string(),
		lectureId: z.int(),
		path: z.nullable(z.string()),
		from: z.nullable(z.string()),
		chapters: z.nullable(z.string()),
		captions: z.nullable(z.string()),
		captionsEn: z.nullable(z.string()),
	}),
	async read(typed) {
		return {
			eventCode: neededText(typed, "event", "CODE"),
			lectureId: parseWholeNumber(neededText(typed, "lecture", "N"), "--lecture"),
			// the running site may have another working directory
			path: typed.positionals.length > 0 ? resolve(onlyOne(typed, "film")) : null,
			from: checkedMoment(textOf(typed, "from"), "--from"),
			chapters: await textAt(typed, "chapters"),
			captions: await textAt(typed, "captions-pl"),
			captionsEn: await textAt(typed, "captions-en"),
		};
	},
	async run(deps, { from, ...wanted }) {
		const { timeZone } = await existingEvent(deps.db, wanted.eventCode);
		const publishedAt = from === null ? null : instantOf(from.length === 10 ? `${from}T00:00` : from, timeZone);
		const { subject, seconds, ...published } = await publishRecording(deps, { ...wanted, publishedAt }, ACTOR);
		const when = momentOf(published.publishedAt, timeZone);
		return {
			text: `"${subject}" (${lengthOf(seconds)}) may be watched from ${when} on.`,
			data: { lectureId: wanted.lectureId, seconds, publishedAt: published.publishedAt },
		};
	},
});

export const withdrawCommand = defineCommand({
	name: "recordings withdraw",
	usage: "--event CODE --lecture N",
	about: "Unpublishes a recording. Its film is kept: recordings publish without a FILE publishes it again.",
	options: { event: { type: "string" }, lecture: { type: "string" } },
	input: z.object({ eventCode: z.string(), lectureId: z.int() }),
	read: (typed) => ({
		eventCode: neededText(typed, "event", "CODE"),
		lectureId: parseWholeNumber(neededText(typed, "lecture", "N"), "--lecture"),
	}),
	async run(deps, input) {
		const subject = await withdrawRecording(deps, input, ACTOR);
		return { text: `"${subject}" can no longer be watched.`, data: { lectureId: input.lectureId } };
	},
});

export const filmsCommand = defineEventList({
	name: "recordings list",
	about: "Lists the lectures of an event by start time, with their numbers and the state of their recordings.",
	head: ["LECTURE", "LENGTH", "PUBLISHED", "SUBJECT"],
	async *pages({ db }, event) {
		const films = await lectureFilms(db, event.id);
		const rows = films.map(({ lectureId, seconds, publishedAt, subject }) => [
			String(lectureId),
			seconds === null ? "" : lengthOf(seconds),
			momentOf(publishedAt, event.timeZone),
			subject,
		]);
		yield { rows, data: films };
	},
	nothing: (eventCode) => `${eventCode} has no lectures.`,
});
