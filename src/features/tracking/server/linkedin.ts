import type { ConversionName } from "../rules.ts";
import { posted, refusalOf } from "./delivery.ts";
import { hashedEmail } from "./hashed.ts";
import type { ConversionRecord, NetworkAdapter } from "./network-adapter.ts";

export type LinkedinSettings = { accessToken: string; apiUrl: string; version: string };

function userIdsOf({ visitor, person }: ConversionRecord): { idType: string; idValue: string }[] {
	return [
		...(visitor.liFatId ? [{ idType: "LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID", idValue: visitor.liFatId }] : []),
		...(person ? [{ idType: "SHA256_EMAIL", idValue: hashedEmail(person.email) }] : []),
	];
}

/** `POST {api}/rest/conversionEvents`, only for people whom LinkedIn can identify. */
export function linkedinAdapter({ accessToken, apiUrl, version }: LinkedinSettings): NetworkAdapter {
	return {
		requestOf(record, { linkedinConversions }) {
			const rule = linkedinConversions[record.name as ConversionName];
			const userIds = userIdsOf(record);
			if (!rule || userIds.length === 0) return undefined;
			const body = {
				conversion: `urn:lla:llaPartnerConversion:${rule}`,
				conversionHappenedAt: record.at.getTime(),
				user: { userIds },
				eventId: record.eventKey,
			};
			return { target: rule, body };
		},
		async send({ body }) {
			const answer = await posted(`${apiUrl}/rest/conversionEvents`, {
				headers: {
					authorization: `Bearer ${accessToken}`,
					"linkedin-version": version,
					"x-restli-protocol-version": "2.0.0",
				},
				body,
			});
			if (answer.status !== 201 && answer.status !== 200) throw refusalOf(answer);
		},
	};
}
