import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../src/app/boot/root.ts";
import { calendarsOf } from "../src/features/event/server/store.ts";
import { putStream } from "../src/features/live/server/store.ts";
import type { Tx } from "../src/kit/db/database.ts";
import type { PrivateFiles } from "../src/kit/files/private-files.ts";
import { invariant } from "../src/kit/invariant/invariant.ts";
import { isLiveCode } from "./bundles.ts";
import { STUDIO_FILM } from "./films/studio-film.ts";

/** The studio with a film as its live stream. */
const STUDIO = "Studio 1";

/** Stores the studio's film. Returns its name among the private files, or undefined. */
export async function keepStudioFilm(files: PrivateFiles, code: string): Promise<string | undefined> {
	if (!isLiveCode(code)) return undefined;
	const name = `${STUDIO_FILM.lecture}.mp4`;
	return files.save(`films/${name}`, await readFile(join(ROOT, "demo/films", name)));
}

/** Streams the stored film in the studio on the online day. */
export async function openStudio(tx: Tx, eventId: number, film: string | undefined): Promise<void> {
	if (film === undefined) return;
	const days = await calendarsOf(tx, eventId);
	const day = invariant(
		days.find((one) => one.isOnline),
		"the online day",
	);
	await putStream(tx, eventId, { calendarId: day.id, place: STUDIO }, { kind: "loop", source: film, hosts: [] });
}
