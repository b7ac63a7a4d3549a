import type { FastifyInstance } from "fastify";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { requestLang } from "../../../kit/http/request-lang.ts";
import { serveFile } from "../../../kit/http/serve-file.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { existingEvent } from "../../event/server/store.ts";
import { checkPage } from "../addresses.ts";
import { getCertificateFile, getOwnCertificate, issueCertificate } from "../contract.ts";
import { notIssued, refusals } from "../texts.ts";
import { type CertificatePdfDeps, certificatePdf } from "./certificate-pdf.ts";
import { type CertificateDeps, issue, ownStanding } from "./certificates.ts";
import { ownShape } from "./shapes.ts";
import { certificateOf } from "./store.ts";

export function certificatesRoutes(app: FastifyInstance, deps: CertificateDeps & CertificatePdfDeps): void {
	const ownCertificate = async (lang: Lang, event: EventRecord, accountId: string) => {
		const standing = await ownStanding(deps, { accountId, event });
		return ownShape(event, standing, (number) => deps.pageAddress(lang, event, checkPage(number)));
	};

	serveEvent(app, deps, getOwnCertificate, ({ event, accountId, lang }) => ownCertificate(lang, event, accountId));

	serveEvent(app, deps, issueCertificate, async ({ event, accountId, lang }) => {
		await issue(deps, { accountId, event });
		return ownCertificate(lang, event, accountId);
	});

	const file = { description: "The certificate", types: ["application/pdf"] };
	serveFile(app, getCertificateFile, file, async ({ params, accountId, request }) => {
		const event = await existingEvent(deps.db, params.eventCode);
		const wording = await certificateOf(deps.db, { accountId, eventId: event.id });
		if (!wording) throw notFound(notIssued);
		if (wording.withdrawnAt) throw new Failure(409, refusals.withdrawn);
		const lang = requestLang(request, app.defaultLang);
		const pdf = await certificatePdf(deps, { event, wording, lang });
		const name = `${lang === "pl" ? "certyfikat" : "certificate"}-${event.code}-${wording.number}.pdf`;
		return { type: "application/pdf", name, bytes: Buffer.from(pdf), isOpened: true };
	});
}
