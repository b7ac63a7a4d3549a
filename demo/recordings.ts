import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { ROOT } from "../src/app/boot/root.ts";
import { bundleKey } from "../src/features/event/server/tables.ts";
import { addRecordings } from "../src/features/recordings/server/store.ts";
import type { Tx } from "../src/kit/db/database.ts";
import type { PrivateFiles } from "../src/kit/files/private-files.ts";
import { invariant } from "../src/kit/invariant/invariant.ts";
import { captionsOf, chaptersOf, FILMS, secondsOf } from "./films/films.ts";

/** The event that has films of its on-demand lectures. */
const CODE = "MSTS25";

/** Stores the films. Returns their names by lecture key; empty without films. */
export async function keepFilms(files: PrivateFiles, code: string): Promise<ReadonlyMap<string, string>> {
	const pathByLecture = new Map<string, string>();
	if (code !== CODE) return pathByLecture;
	for (const { lecture } of FILMS) {
		const bytes = await readFile(join(ROOT, "demo/films", `${lecture}.webm`));
		pathByLecture.set(lecture, await files.save(`films/${lecture}.webm`, bytes));
	}
	return pathByLecture;
}

export async function publishFilms(
	tx: Tx,
	eventId: number,
	kept: ReadonlyMap<string, string>,
	publishedAt: Date,
): Promise<void> {
	if (kept.size === 0) return;
	const rows = await tx
		.select({ id: bundleKey.rowId, key: bundleKey.key })
		.from(bundleKey)
		.where(and(eq(bundleKey.eventId, eventId), eq(bundleKey.list, "lectures")));
	const ids = new Map(rows.map(({ id, key }) => [key, id]));
	const published = FILMS.map((film) => ({
		lectureId: invariant(ids.get(film.lecture), "the lecture of a film"),
		file: invariant(kept.get(film.lecture), "a kept film"),
		seconds: secondsOf(film),
		chapters: chaptersOf(film),
		publishedAt,
		captions: captionsOf(film, "pl"),
		captionsEn: captionsOf(film, "en"),
	}));
	await addRecordings(tx, published);
}
