import type { FastifyInstance } from "fastify";
import type { ParamsOf } from "../../../kit/contract/call.ts";
import { fileAnswers } from "../../../kit/http/answers.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { gateOf } from "../../../kit/http/gate.ts";
import { schemaOf, serve } from "../../../kit/http/serve.ts";
import { ignoringClientAbort } from "../../../kit/http/serve-folder.ts";
import { phoneText } from "../../../kit/phone/phone.ts";
import { accountById } from "../../account/server/store.ts";
import { fetchCvFile, fetchCvForm, getOpenCvs } from "../contract.ts";
import { CV_TYPES, isFilledIn, readForm } from "../rules.ts";
import { refusals } from "../texts.ts";
import { recordFetch } from "./fetch-cv.ts";
import { type OpenCvDeps, openCvsOf } from "./open-cvs.ts";
import { sendCv } from "./send-cv.ts";
import { cvFileOf, cvFormOf } from "./store.ts";

/** Each fetch is recorded before the CV is sent. */
export function staffRoutes(app: FastifyInstance, deps: OpenCvDeps): void {
	const { db, privateFiles } = deps;
	serve(app, getOpenCvs, async ({ accountId, lang }) => ({ exhibitors: await openCvsOf(deps, accountId, lang) }));

	serve(app, fetchCvForm, async ({ accountId, params }) => {
		const { id: exhibitorId, personId } = params;
		const person = await accountById(db, personId);
		const saved = await cvFormOf(db, personId);
		if (!person || !saved || !isFilledIn(saved.form)) throw notFound(refusals.notYours);
		await recordFetch(deps, { exhibitorId, staffId: accountId, personId, what: "form" });
		const { firstName, lastName, email, phoneNo } = person;
		return { firstName, lastName, email, phoneNo, phoneText: phoneText(phoneNo ?? ""), form: readForm(saved.form) };
	});

	const { response: _, ...schema } = schemaOf(fetchCvFile);
	const authorize = gateOf(app, fetchCvFile);
	app.route({
		method: fetchCvFile.method,
		url: fetchCvFile.path,
		schema: { ...schema, body: fetchCvForm.body, response: fileAnswers("The CV", ...Object.values(CV_TYPES)) },
		config: { isNeverCached: true },
		handler: async (request, reply) => {
			const { accountId = "" } = await authorize(request);
			const { id: exhibitorId, personId } = request.params as ParamsOf<typeof fetchCvFile>;
			const record = await cvFileOf(db, personId);
			const file = record && (await privateFiles.open(record.file));
			if (!file) throw notFound(refusals.notYours);
			await recordFetch(deps, { exhibitorId, staffId: accountId, personId, what: "file" });
			return sendCv(reply, record, file);
		},
		errorHandler: ignoringClientAbort(app),
	});
}
