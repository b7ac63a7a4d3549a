import type { FastifyInstance } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { attachmentNamed } from "../../../kit/http/attachment-name.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { schemaOf, serve } from "../../../kit/http/serve.ts";
import { ignoringClientAbort } from "../../../kit/http/serve-folder.ts";
import { serveUpload } from "../../../kit/http/serve-upload.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { safeName } from "../../cvs/rules.ts";
import { eventById } from "../../event/server/store.ts";
import * as calls from "../editor-contract.ts";
import { wrongOfMaterial, wrongOfName } from "../editor-judge.ts";
import { MAX_FILE_BYTES, MOST_MATERIALS } from "../editor-rules.ts";
import { editorRefusals as refusals } from "../editor-texts.ts";
import { changeStand } from "./change-stand.ts";
import { editedStand, refuse } from "./edited-stand.ts";
import { addMaterial } from "./editor-store.ts";
import { workplace } from "./inbox.ts";
import { addFile, type FileDeps, takeAway } from "./material-file.ts";
import { visitorAt } from "./stand-visitor.ts";
import { materialsOf, staffOf, standOf } from "./store.ts";

/** Routes for a stand's materials: links and downloads. */
export function materialRoutes(app: FastifyInstance, deps: FileDeps): void {
	const { db } = deps;
	serve(app, calls.addMaterial, async ({ accountId, params: { id: exhibitorId }, body }) =>
		changeStand(deps, { exhibitorId, accountId }, async (tx) => {
			refuse(wrongOfMaterial(body));
			const before = await materialsOf(tx, exhibitorId);
			if (before.length >= MOST_MATERIALS) throw new Failure(409, refusals.tooManyMaterials);
			await addMaterial(tx, exhibitorId, body);
			return editedStand(tx, exhibitorId);
		}),
	);

	const limits = { maxBytes: MAX_FILE_BYTES, tooLarge: refusals.fileTooLarge };
	serveUpload(app, calls.addMaterialFile, limits, async ({ accountId, params, query: { name, nameEn }, file }) => {
		const who = { exhibitorId: params.id, accountId };
		await db.transaction((tx) => workplace(tx, who.exhibitorId, accountId)); // no upload is read without access
		refuse(wrongOfName({ name }));
		await addFile(deps, who, { file, name, nameEn });
		return editedStand(db, params.id);
	});

	serve(app, calls.removeMaterial, async ({ accountId, params: { id: exhibitorId, materialId } }) => {
		await takeAway(deps, { exhibitorId, accountId }, materialId);
		return editedStand(db, exhibitorId);
	});

	fileRoute(app, deps);
}

/** A material's file for people who may see the stand. Throws 404 for others. */
async function fileFor(deps: FileDeps, accountId: string, { id, materialId }: { id: number; materialId: number }) {
	const stand = await standOf(deps.db, id);
	const found = (await materialsOf(deps.db, id)).find((one) => one.id === materialId);
	const file = found?.file && (await deps.privateFiles.open(found.file));
	if (!stand || !found || !file) throw notFound(refusals.noFile);
	const isStaff = (await staffOf(deps.db, id)).has(accountId);
	const event = await eventById(deps.db, stand.eventId);
	if (!isStaff) await visitorAt(deps, { event, accountId, params: { id } }, "look");
	return { file, name: found.name, nameEn: found.nameEn };
}

/** Files are served as downloads, so that none opens as a page of the site. */
function fileRoute(app: FastifyInstance, deps: FileDeps): void {
	const { method, path: url } = calls.getMaterialFile;
	const authorize = gateOf(app, calls.getMaterialFile);
	app.route({
		method,
		url,
		schema: { ...schemaOf(calls.getMaterialFile), response: fileAnswers("The file", "application/pdf") },
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId = "" } = await authorize(request);
			const which = request.params as ParamsOf<typeof calls.getMaterialFile>;
			const { file, name, nameEn } = await fileFor(deps, accountId, which);
			const called = localized(requestLang(request, app.defaultLang), name, nameEn);
			const bytes = await file.read();
			reply.headers({
				"content-type": "application/pdf",
				"content-length": file.size,
				"content-disposition": attachmentNamed(safeName(called, "pdf", "material")),
				"content-security-policy": "sandbox; default-src 'none'",
				"cache-control": "no-store",
			});
			return reply.send(bytes);
		},
		errorHandler: ignoringClientAbort(app),
	});
}
