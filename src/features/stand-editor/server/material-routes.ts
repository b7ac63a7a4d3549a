import type { FastifyInstance } from "fastify";
import { assertNoErrors, Failure } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { serveUpload } from "../../../kit/http/serve-upload.ts";
import { addMaterial } from "../../stands/server/editor-store.ts";
import { workplace } from "../../stands/server/inbox.ts";
import { materialsOf } from "../../stands/server/store.ts";
import * as calls from "../contract.ts";
import { wrongOfMaterial, wrongOfName } from "../form-errors.ts";
import { MAX_FILE_BYTES, MOST_MATERIALS } from "../rules.ts";
import { editorRefusals as refusals } from "../texts.ts";
import { changeStand } from "./change-stand.ts";
import { editedStand } from "./edited-stand.ts";
import { addFile, type FileDeps, takeAway } from "./material-file.ts";

export function materialRoutes(app: FastifyInstance, deps: FileDeps): void {
	const { db } = deps;
	serve(app, calls.addMaterial, async ({ accountId, params: { id: exhibitorId }, body }) =>
		changeStand(deps, { exhibitorId, accountId }, async (tx) => {
			assertNoErrors(wrongOfMaterial(body));
			const before = await materialsOf(tx, exhibitorId);
			if (before.length >= MOST_MATERIALS) throw new Failure(409, refusals.tooManyMaterials);
			await addMaterial(tx, exhibitorId, body);
			return editedStand(tx, exhibitorId);
		}),
	);

	const limits = { maxBytes: MAX_FILE_BYTES, tooLarge: refusals.fileTooLarge };
	serveUpload(app, calls.addMaterialFile, limits, async ({ accountId, params, query: { name, nameEn }, file }) => {
		const who = { exhibitorId: params.id, accountId };
		await db.transaction((tx) => workplace(tx, who.exhibitorId, accountId)); // refuses before reading the upload
		assertNoErrors(wrongOfName({ name }));
		await addFile(deps, who, { file, name, nameEn });
		return editedStand(db, params.id);
	});

	serve(app, calls.removeMaterial, async ({ accountId, params: { id: exhibitorId, materialId } }) => {
		await takeAway(deps, { exhibitorId, accountId }, materialId);
		return editedStand(db, exhibitorId);
	});
}
