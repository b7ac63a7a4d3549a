import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { Database } from "../../../kit/db/database.ts";
import { pdfState } from "../../../kit/files/pdf-state.ts";
import type { IncomingFile, PrivateFiles } from "../../../kit/files/private-files.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { addMaterial, knownMaterials, removeMaterial } from "../../stands/server/editor-store.ts";
import { materialsOf } from "../../stands/server/store.ts";
import { MOST_FILES, MOST_MATERIALS } from "../rules.ts";
import { editorRefusals as refusals } from "../texts.ts";
import { type ChangeDeps, changeStand } from "./change-stand.ts";

export type FileDeps = ChangeDeps & { privateFiles: PrivateFiles };

type Who = { exhibitorId: number; accountId: string };

const FOLDER = "materials";

const PDF_REFUSALS = { none: "noPdf", broken: "brokenPdf", active: "activePdf" } as const;

/** Stores an uploaded file for a stand. Throws 400 if it is no PDF, and then keeps nothing. */
export async function addFile(
	deps: FileDeps,
	who: Who,
	{ file, ...named }: { file: Readable; name: string; nameEn: string },
): Promise<void> {
	const { privateFiles } = deps;
	const incoming = await privateFiles.receive(file);
	try {
		const state = await pdfState(incoming.path);
		if (state !== "whole") throw new Failure(400, refusals[PDF_REFUSALS[state]]);
		await keepFile(deps, who, { incoming, ...named });
	} finally {
		await incoming.discard();
	}
}

type NewMaterial = { incoming: IncomingFile; name: string; nameEn: string };

/** Gives each upload its own name, so that deleting one of two equal files keeps the other. */
async function keepFile(deps: FileDeps, who: Who, { incoming, ...named }: NewMaterial): Promise<void> {
	const storedFile = await incoming.keep(`${FOLDER}/${randomUUID()}.pdf`);
	try {
		await changeStand(deps, who, async (tx) => {
			const before = await materialsOf(tx, who.exhibitorId);
			if (before.length >= MOST_MATERIALS) throw new Failure(409, refusals.tooManyMaterials);
			if (before.filter((one) => one.file !== null).length >= MOST_FILES) throw new Failure(409, refusals.tooManyFiles);
			await addMaterial(tx, who.exhibitorId, { ...named, file: storedFile, fileSize: incoming.size });
		});
	} catch (error) {
		await deps.privateFiles.remove(storedFile);
		throw error;
	}
}

export async function takeAway(deps: FileDeps, who: Who, id: number): Promise<void> {
	const gone = await changeStand(deps, who, (tx) => removeMaterial(tx, { exhibitorId: who.exhibitorId, id }));
	if (gone) await deps.privateFiles.remove(gone);
}

/** Deletes files of deleted exhibitors and of interrupted uploads. */
export async function removeStrayMaterials({
	db,
	privateFiles,
}: {
	db: Database;
	privateFiles: PrivateFiles;
}): Promise<void> {
	const strays = await privateFiles.strays(FOLDER, (names) => knownMaterials(db, names));
	for (const name of strays) await privateFiles.remove(name);
}
