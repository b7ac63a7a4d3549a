import type { FastifyInstance } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { assertOwner } from "../../../kit/http/assert-owner.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { schemaOf, serve } from "../../../kit/http/serve.ts";
import { ignoringClientAbort } from "../../../kit/http/serve-folder.ts";
import { serveUpload } from "../../../kit/http/serve-upload.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { Live } from "../../../kit/live/live.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { findExhibitorRecord } from "../../exhibitors/server/store.ts";
import { endShareWithCompany } from "../company-contract.ts";
import * as calls from "../contract.ts";
import { CV_TYPES, EMPTY_FORM } from "../rules.ts";
import { refusals } from "../texts.ts";
import { deliverCvs, tellCvs } from "./broadcast.ts";
import type { OpenCvDeps } from "./open-cvs.ts";
import { type CvDeps, removeCv, saveCv } from "./save-cv.ts";
import { sendCv } from "./send-cv.ts";
import { changeSharing, sharingsOf } from "./share-cv.ts";
import { sharesOf } from "./share-store.ts";
import { endCompanyShare } from "./share-with-company.ts";
import { staffRoutes } from "./staff-routes.ts";
import { type CvFileRecord, cvFileOf, cvFormOf, fetchesOf, storeCvForm } from "./store.ts";

export function cvsRoutes(app: FastifyInstance, deps: OpenCvDeps & { live: Live }): void {
	deliverCvs(deps);
	fileRoutes(app, deps);
	formRoutes(app, deps);
	sharingRoutes(app, deps);
	staffRoutes(app, deps);
}

const assertOwnCv = (accountId: string, { id }: { id: string }) => assertOwner(accountId, id, refusals.notYours);

function infoShape(record: CvFileRecord | undefined): calls.CvFileInfo {
	const maxBytes = calls.MAX_CV_BYTES;
	if (!record) return { file: null, maxBytes };
	const { name, kind, size, uploadedAt } = record;
	return { file: { name, kind, size, uploadedDate: uploadedAt.toISOString() }, maxBytes };
}

function fileRoutes(app: FastifyInstance, deps: CvDeps): void {
	const { db, privateFiles } = deps;
	serve(app, calls.getCvFileInfo, async ({ accountId, params }) => {
		assertOwnCv(accountId, params);
		return infoShape(await cvFileOf(db, accountId));
	});

	const upload = { maxBytes: calls.MAX_CV_BYTES, tooLarge: refusals.tooLarge };
	serveUpload(app, calls.saveCvFile, upload, async ({ accountId, params, file, name }) => {
		assertOwnCv(accountId, params);
		return infoShape(await saveCv(deps, accountId, { file, name }));
	});

	serve(app, calls.removeCvFile, async ({ accountId, params }) => {
		assertOwnCv(accountId, params);
		await removeCv(deps, accountId);
		return infoShape(undefined);
	});

	const authorize = gateOf(app, calls.getCvFile);
	app.route({
		method: calls.getCvFile.method,
		url: calls.getCvFile.path,
		schema: { ...schemaOf(calls.getCvFile), response: fileAnswers("The CV", ...Object.values(CV_TYPES)) },
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId = "" } = await authorize(request);
			assertOwnCv(accountId, request.params as ParamsOf<typeof calls.getCvFile>);
			const record = await cvFileOf(db, accountId);
			const file = record && (await privateFiles.open(record.file));
			if (!file) throw notFound(refusals.notYours);
			return sendCv(reply, record, file);
		},
		errorHandler: ignoringClientAbort(app),
	});
}

function formRoutes(app: FastifyInstance, { db, clock }: CvDeps): void {
	serve(app, calls.getCvForm, async ({ accountId, params }) => {
		assertOwnCv(accountId, params);
		const saved = await cvFormOf(db, accountId);
		return { form: saved?.form ?? EMPTY_FORM, savedDate: saved?.savedAt.toISOString() ?? null };
	});

	serve(app, calls.saveCvForm, async ({ accountId, params, body }) => {
		assertOwnCv(accountId, params);
		const now = clock.now();
		await storeCvForm(db, accountId, body, now);
		return { savedDate: now.toISOString() };
	});
}

function sharingRoutes(app: FastifyInstance, deps: CvDeps & { live: Live }): void {
	serve(app, calls.getCvSharing, async ({ accountId, params, lang }) => {
		assertOwnCv(accountId, params);
		const shares = (await sharesOf(deps.db, accountId)).filter((one) => !one.withdrawnAt);
		const companies = shares.map((one) => ({
			exhibitorId: one.exhibitorId,
			name: one.exhibitor,
			sinceDate: one.givenAt.toISOString(),
			eventName: localized(lang, one.eventName, one.eventNameEn),
			timeZone: one.timeZone,
		}));
		return { events: await sharingsOf(deps, accountId, lang), companies };
	});

	serve(app, endShareWithCompany, async ({ accountId, params: { id } }) => {
		const company = await findExhibitorRecord(deps.db, id);
		if (!company) throw notFound(refusals.notNamed);
		const ending = { accountId, company, now: deps.clock.now() };
		if (await deps.db.transaction((tx) => endCompanyShare(tx, ending))) tellCvs(deps.live, id);
		return { isShared: false };
	});

	serveEvent(app, deps, calls.shareCv, async ({ event, accountId, body, lang }) => {
		const { isShared, objectId: textId } = body;
		await changeSharing(deps, { accountId, event, isShared, textId, lang });
		return { isShared };
	});

	serve(app, calls.getCvFetches, async ({ accountId, params, lang }) => {
		assertOwnCv(accountId, params);
		const fetches = (await fetchesOf(deps.db, accountId)).map(({ exhibitorName, what, fetchedAt, ...of }) => ({
			exhibitorName,
			what,
			fetchedDate: fetchedAt.toISOString(),
			eventName: localized(lang, of.eventName ?? "", of.eventNameEn),
			timeZone: of.timeZone ?? "Europe/Warsaw",
		}));
		return { fetches };
	});
}
