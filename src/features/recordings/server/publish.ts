import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { type ContentVersions, changeContent } from "../../../kit/content/version.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { PrivateFiles } from "../../../kit/files/private-files.ts";
import { Failure, notFound, wrongInput } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { existingEvent } from "../../event/server/store.ts";
import { chaptersOf } from "../chapters.ts";
import { filmRefusals, wrongChapters } from "../texts.ts";
import { lectureSubject, saveRecording, storedRecording } from "./store.ts";

type Deps = { db: Database; versions: ContentVersions; clock: Clock; privateFiles: PrivateFiles };

/** Null keeps the stored value. */
export type WantedRecording = {
	eventCode: string;
	lectureId: number;
	/** A film on this machine, which is copied. */
	path: string | null;
	chapters: string | null;
	/** WebVTT. */
	captions: string | null;
	captionsEn: string | null;
	/** Null means now, or keeps the earlier time. */
	publishedAt: Date | null;
};

export type PublishedRecording = { subject: string; seconds: number; publishedAt: Date };

/**
 * Publishes a recording and deletes its previous film. Throws `Failure` and changes nothing for an unknown event or
 * lecture (404) and for invalid input (400).
 */
export async function publishRecording(
	deps: Deps,
	wanted: WantedRecording,
	actor: string,
): Promise<PublishedRecording> {
	const { db, clock, privateFiles } = deps;
	const event = await existingEvent(db, wanted.eventCode);
	const subject = await lectureSubject(db, event.id, wanted.lectureId);
	if (subject === undefined) throw notFound(filmRefusals.noLecture);
	const before = await storedRecording(db, wanted.lectureId);
	const film = wanted.path === null ? undefined : await filmAt(wanted.path);
	const seconds = film?.seconds ?? before?.seconds;
	if (seconds === undefined) throw wrongInput({ film: [filmRefusals.noFilm] });
	const parts = partsAfter(wanted, before, seconds);
	const now = clock.now();
	const publishedAt = wanted.publishedAt ?? before?.publishedAt ?? now;
	const file = film ? await storeFilm(privateFiles, wanted.lectureId, film) : (before?.file ?? "");
	try {
		await changeContent(deps, async (tx) => {
			await saveRecording(tx, { lectureId: wanted.lectureId, file, seconds, ...parts, publishedAt });
			const detail = { lectureId: wanted.lectureId, seconds, publishedAt: publishedAt.toISOString() };
			const entry = { action: "recording.published", subject: `lecture:${wanted.lectureId}` };
			await addAuditEntry(tx, { at: now, actor, ...entry, eventId: event.id, detail });
		});
	} catch (error) {
		if (film && file !== before?.file) await privateFiles.remove(file);
		throw error;
	}
	if (before && before.file !== file) await privateFiles.remove(before.file);
	return { subject, seconds, publishedAt };
}

/** Null keeps the stored parts. Throws 400 for invalid parts. */
function partsAfter(
	{ chapters, captions, captionsEn }: WantedRecording,
	before: Awaited<ReturnType<typeof storedRecording>>,
	seconds: number,
) {
	return {
		chapters: chapters === null ? (before?.chapters ?? []) : goodChapters(chapters, seconds),
		captions: goodCaptions(captions) ?? before?.captions ?? null,
		captionsEn: goodCaptions(captionsEn) ?? before?.captionsEn ?? null,
	};
}

/** Withdraws a recording until it is published again. */
export async function withdrawRecording(
	deps: Deps,
	{ eventCode, lectureId }: { eventCode: string; lectureId: number },
	actor: string,
): Promise<string> {
	const { db, clock } = deps;
	const event = await existingEvent(db, eventCode);
	const subject = await lectureSubject(db, event.id, lectureId);
	const before = await storedRecording(db, lectureId);
	if (subject === undefined || !before) throw notFound(filmRefusals.noLecture);
	await changeContent(deps, async (tx) => {
		await saveRecording(tx, { ...before, publishedAt: null });
		const entry = { action: "recording.withdrawn", subject: `lecture:${lectureId}` };
		await addAuditEntry(tx, { at: clock.now(), actor, ...entry, eventId: event.id });
	});
	return subject;
}

type Film = { path: string; seconds: number; ending: "webm" | "mp4" };

/** A film that browsers can play, recognised by its bytes. */
async function filmAt(path: string): Promise<Film> {
	const wrong = (reason: keyof typeof filmRefusals) => wrongInput({ film: [filmRefusals[reason]] });
	const beginning = await beginningOf(path).catch(() => {
		throw wrong("missing");
	});
	const isWebm = beginning.readUInt32BE(0) === 0x1a45dfa3;
	if (!isWebm && beginning.toString("latin1", 4, 8) !== "ftyp") throw wrong("kind");
	const { parseFile } = await import("music-metadata"); // only an organiser's command needs it
	const { format } = await parseFile(path, { duration: true, skipCovers: true }).catch(() => {
		throw wrong("kind");
	});
	const seconds = Math.floor(format.duration ?? 0);
	if (seconds < 1) throw wrong("length");
	return { path, seconds, ending: isWebm ? "webm" : "mp4" };
}

async function beginningOf(path: string): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
		return buffer;
	} finally {
		await file.close();
	}
}

async function storeFilm(files: PrivateFiles, lectureId: number, { path, ending }: Film): Promise<string> {
	const incoming = await files.receive(createReadStream(path));
	return incoming.keep(`films/lecture-${lectureId}.${ending}`);
}

function goodChapters(text: string, seconds: number) {
	const read = chaptersOf(text, seconds);
	if ("chapters" in read) return read.chapters;
	const { line, reason } = read.wrong;
	const { pl, en } = wrongChapters[reason];
	const message = { pl: fill(pl, line), en: fill(en, line) };
	throw wrongInput({ chapters: [message] });
}

const CAPTIONS_MAX = 1_000_000;

function goodCaptions(text: string | null): string | null {
	if (text === null) return null;
	const plain = text.replace(/^\uFEFF/, "");
	if (/^WEBVTT(?:[ \t\r\n]|$)/.test(plain) && plain.length <= CAPTIONS_MAX) return plain;
	throw new Failure(400, filmRefusals.captions, { fields: { captions: [filmRefusals.captions] } });
}
