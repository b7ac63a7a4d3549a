import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import type { PrivateFiles } from "../../../kit/files/private-files.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { readPhoto } from "./read-photo.ts";
import { exchangePhoto, existingPhotos, type StoredPhoto } from "./store.ts";

export type PhotoDeps = { db: NodePgDatabase; clock: Clock; privateFiles: PrivateFiles };

const FOLDER = "photos";

/** Throws 400 for an invalid picture and changes nothing. */
export async function savePhotoOf(deps: PhotoDeps, accountId: string, file: Readable): Promise<StoredPhoto> {
	const { large, small } = await readPhoto(await buffer(file));
	const save = (size: string, bytes: Buffer) => deps.privateFiles.save(`${FOLDER}/${accountId}-${size}.webp`, bytes);
	const photo = { large: await save("large", large), small: await save("small", small) };
	await exchange(deps, accountId, photo);
	return photo;
}

export async function removePhotoOf(deps: PhotoDeps, accountId: string): Promise<void> {
	await exchange(deps, accountId, null);
}

async function exchange(deps: PhotoDeps, accountId: string, photo: StoredPhoto | null): Promise<void> {
	const { db, clock, privateFiles } = deps;
	const now = clock.now();
	const before = await db.transaction(async (tx: Tx) => {
		const replaced = await exchangePhoto(tx, { accountId, photo, now });
		const action = photo ? "profile.photo-saved" : "profile.photo-removed";
		if (photo || replaced)
			await addAuditEntry(tx, { at: now, actor: accountId, action, subject: `account:${accountId}` });
		return replaced;
	});
	const currentFiles = photo ? [photo.large, photo.small] : [];
	for (const name of before ? [before.large, before.small] : []) {
		if (!currentFiles.includes(name)) await privateFiles.remove(name);
	}
}

/** Removes photos of deleted accounts and of interrupted uploads. */
export async function removeStrayPhotos({
	db,
	privateFiles,
}: {
	db: Database;
	privateFiles: PrivateFiles;
}): Promise<void> {
	for (const name of await privateFiles.strays(FOLDER, (names) => existingPhotos(db, names))) {
		await privateFiles.remove(name);
	}
}
