import type { EventRecord } from "../../event/server/columns.ts";
import { certificatePdfPath } from "../addresses.ts";
import type { OwnCertificate } from "../contract.ts";
import { isOutdated, type OwnStanding } from "./certificates.ts";

/** `checkUrl` returns the URL of a number's public page. */
export function ownShape(
	event: EventRecord,
	standing: OwnStanding,
	checkUrl: (number: string) => string,
): OwnCertificate {
	const { attendance, lectures, refusal, hasRecordings, issued } = standing;
	return {
		eventCode: event.code,
		timeZone: event.timeZone,
		endDate: event.endsAt.toISOString(),
		refusal: refusal ?? null,
		hasRecordings,
		attendance,
		lectures: lectures.map(({ id, subject, subjectPl, subjectEn, language, fact }) => ({
			objectId: id,
			subject,
			subjectPl,
			subjectEn,
			language,
			source: fact.source,
			minutes: fact.minutes,
		})),
		certificate:
			issued && refusal !== "withdrawn"
				? {
						number: issued.number,
						holder: issued.holder,
						attendance: issued.attendance,
						issuedDate: issued.issuedAt.toISOString(),
						checkUrl: checkUrl(issued.number),
						pdfUrl: certificatePdfPath(event.code),
						organisation: issued.issuer?.name ?? "",
						isOutdated: refusal === undefined && isOutdated(standing),
					}
				: null,
	};
}
