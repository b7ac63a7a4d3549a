import type { Readable } from "node:stream";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import type { PrivateFiles } from "../../../kit/files/private-files.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { safeName } from "../rules.ts";
import { lookAtFile } from "./look-at-file.ts";
import { type CvFileRecord, exchangeCvFile, existingCvs } from "./store.ts";

export type CvDeps = { db: NodePgDatabase; clock: Clock; privateFiles: PrivateFiles };

const FOLDER = "cvs";

/** Throws 400 for an invalid file; nothing changes, and the upload is deleted. */
export async function saveCv(
	deps: CvDeps,
	accountId: string,
	{ file, name }: { file: Readable; name: string },
): Promise<CvFileRecord> {
	const incoming = await deps.privateFiles.receive(file);
	try {
		const kind = await lookAtFile(incoming.path);
		const storedName = await incoming.keep(`${FOLDER}/${accountId}.${kind}`);
		const record = {
			file: storedName,
			name: safeName(name, kind),
			kind,
			size: incoming.size,
			uploadedAt: deps.clock.now(),
		};
		await exchange(deps, accountId, record);
		return record;
	} finally {
		await incoming.discard();
	}
}

export async function removeCv(deps: CvDeps, accountId: string): Promise<void> {
	await exchange(deps, accountId, null);
}

async function exchange(
	{ db, clock, privateFiles }: CvDeps,
	accountId: string,
	record: CvFileRecord | null,
): Promise<void> {
	const now = clock.now();
	const before = await db.transaction(async (tx) => {
		const replaced = await exchangeCvFile(tx, accountId, record);
		const action = record ? "cv.file-saved" : "cv.file-removed";
		if (record || replaced)
			await addAuditEntry(tx, { at: now, actor: accountId, action, subject: `account:${accountId}` });
		return replaced;
	});
	if (before && before.file !== record?.file) await privateFiles.remove(before.file);
}

/** Deletes files without a CV: of deleted accounts and interrupted uploads. */
export async function removeStrayCvs({
	db,
	privateFiles,
}: {
	db: Database;
	privateFiles: PrivateFiles;
}): Promise<void> {
	for (const name of await privateFiles.strays(FOLDER, (names) => existingCvs(db, names)))
		await privateFiles.remove(name);
}
