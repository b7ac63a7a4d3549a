import { access, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Database } from "../../../kit/db/database.ts";
import type { Files } from "../../../kit/files/files.ts";
import type { Engraving } from "../../../kit/svg/engraving.ts";
import type { ScenePictures } from "../pictures.ts";
import { allScenePictures, scenePicturesOf } from "./store.ts";

const ADDRESS = "/files/";
const FOLDER = "scenes";
/** Cached pages still refer to old files. */
const GRACE_MS = 7 * 24 * 3_600_000;

const addressesOf = (pictures: ScenePictures): string[] =>
	Object.values(pictures)
		.flatMap((one) => (typeof one === "string" ? [one] : [one.avif, one.webp]))
		.filter((one) => one.startsWith(ADDRESS));

export const pathOf = ({ folder }: Files, address: string): string => join(folder, address.slice(ADDRESS.length));

/** A restored database may refer to missing files. */
export async function areFilesStored(files: Files, pictures: ScenePictures): Promise<boolean> {
	try {
		await Promise.all(addressesOf(pictures).map((address) => access(pathOf(files, address))));
		return true;
	} catch {
		return false;
	}
}

/** Starts the grace period, before a new drawing replaces the files. */
export async function retireFiles(files: Files, pictures: ScenePictures): Promise<void> {
	const now = new Date();
	// missing files need none
	await Promise.all(addressesOf(pictures).map((one) => utimes(pathOf(files, one), now, now).catch(() => undefined)));
}

/** Deletes old files that no event uses and whose grace period is over at `now`, the machine's time. */
export async function forgetScenes({ db, files }: { db: Database; files: Files }, now: Date): Promise<void> {
	const folder = join(files.folder, FOLDER);
	const names = await readdir(folder).catch(() => []);
	const usedAddresses = new Set((await allScenePictures(db)).flatMap(({ pictures }) => addressesOf(pictures)));
	for (const name of names.filter((one) => !usedAddresses.has(`${ADDRESS}${FOLDER}/${one}`))) {
		const path = join(folder, name);
		const { mtimeMs } = await stat(path);
		if (now.getTime() - mtimeMs > GRACE_MS) await rm(path, { force: true });
	}
}

/** An event's scene for badges, a JPEG of 800 × 400; null before it is drawn. */
export async function sceneCard(
	{ db, files }: { db: Database; files: Files },
	eventId: number,
): Promise<Buffer | null> {
	const [scene] = await scenePicturesOf(db, eventId);
	const address = scene?.pictures.card?.webp;
	if (!address) return null;
	const webp = await readFile(pathOf(files, address)).catch(() => null);
	return webp && sharp(webp).jpeg({ quality: 88 }).toBuffer();
}

/** An event's scene for certificates (JPEG) and tickets; null before it is drawn. */
export async function scenePictures(
	{ db, files }: { db: Database; files: Files },
	eventId: number,
): Promise<{ tall: Buffer; engraving: Engraving } | null> {
	const [scene] = await scenePicturesOf(db, eventId);
	const { tall, engraving } = scene?.pictures ?? {};
	if (!tall || !engraving) return null;
	try {
		return {
			tall: await readFile(pathOf(files, tall)),
			engraving: JSON.parse(await readFile(pathOf(files, engraving), "utf8")) as Engraving,
		};
	} catch {
		return null; // the hourly job redraws missing files
	}
}
