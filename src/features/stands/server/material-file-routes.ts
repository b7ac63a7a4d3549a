import type { FastifyInstance } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import type { PrivateFiles } from "../../../kit/files/private-files.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { attachmentNamed } from "../../../kit/http/attachment-name.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { schemaOf } from "../../../kit/http/serve.ts";
import { ignoringClientAbort } from "../../../kit/http/serve-folder.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { safeName } from "../../cvs/rules.ts";
import { eventById } from "../../event/server/store.ts";
import { getMaterialFile } from "../contract.ts";
import { refusals } from "../texts.ts";
import { type StandDeps, visitorAt } from "./stand-visitor.ts";
import { materialsOf, staffOf, standOf } from "./store.ts";

type FileDeps = Pick<StandDeps, "db" | "clock"> & { privateFiles: PrivateFiles };

/** A material's file, for viewers of the stand. Throws 404 for others. */
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

/** Serves files as downloads, so that none opens as a page of the site. */
export function materialFileRoutes(app: FastifyInstance, deps: FileDeps): void {
	const { method, path: url } = getMaterialFile;
	const authorize = gateOf(app, getMaterialFile);
	app.route({
		method,
		url,
		schema: { ...schemaOf(getMaterialFile), response: fileAnswers("The file", "application/pdf") },
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId = "" } = await authorize(request);
			const which = request.params as ParamsOf<typeof getMaterialFile>;
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
