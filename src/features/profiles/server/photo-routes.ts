import type { FastifyInstance } from "fastify";
import type { ParamsOf, QueryOf } from "../../../kit/contract/call.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { assertOwner } from "../../../kit/http/assert-owner.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { sendKept } from "../../../kit/http/send-kept.ts";
import { schemaOf, serve } from "../../../kit/http/serve.ts";
import { ignoringClientAbort } from "../../../kit/http/serve-folder.ts";
import { serveUpload } from "../../../kit/http/serve-upload.ts";
import { getPhoto, removePhoto, savePhoto } from "../contract.ts";
import { PHOTO } from "../rules.ts";
import { refusals } from "../texts.ts";
import { type PhotoDeps, removePhotoOf, savePhotoOf } from "./save-photo.ts";
import { photoUrlOf } from "./shapes.ts";
import { photoOf } from "./store.ts";
import { type ProfileReads, visibleAmong } from "./visible-people.ts";

/** How long a browser may cache a photo without revalidation. */
const SHOWN_SECONDS = 600;

export function photoRoutes(app: FastifyInstance, deps: PhotoDeps & { profileReads: ProfileReads }): void {
	const { db } = deps;
	const upload = { maxBytes: PHOTO.maxBytes, tooLarge: refusals.photoTooLarge };
	serveUpload(app, savePhoto, upload, async ({ accountId, params, file }) => {
		assertOwner(accountId, params.id, refusals.notYours);
		return { photoUrl: photoUrlOf(accountId, await savePhotoOf(deps, accountId, file)) };
	});

	serve(app, removePhoto, async ({ accountId, params }) => {
		assertOwner(accountId, params.id, refusals.notYours);
		await removePhotoOf(deps, accountId);
		return { photoUrl: null };
	});

	const authorize = gateOf(app, getPhoto);
	app.route({
		method: getPhoto.method,
		url: getPhoto.path,
		schema: { ...schemaOf(getPhoto), response: fileAnswers("The photo", "image/webp") },
		handler: async (request, reply) => {
			const { accountId = "" } = await authorize(request);
			const { id } = request.params as ParamsOf<typeof getPhoto>;
			const { size } = request.query as QueryOf<typeof getPhoto>;
			const photo = (await visibleAmong(deps, accountId, [id])).has(id) && (await photoOf(db, id));
			if (!photo) throw notFound(refusals.noPhoto);
			reply.headers({
				"cache-control": `private, max-age=${SHOWN_SECONDS}`,
				"content-disposition": "inline",
				"content-security-policy": "sandbox; default-src 'none'",
			});
			const path = size === "small" ? photo.small : photo.large;
			return sendKept(request, reply, deps.privateFiles, path);
		},
		errorHandler: ignoringClientAbort(app),
	});
}
