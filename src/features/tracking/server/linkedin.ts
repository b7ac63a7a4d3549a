import type { ConversionName } from "../rules.ts";
import { posted, refusalOf } from "./delivery.ts";
import type { ConversionFacts, NetworkDoor } from "./facts.ts";
import { hashedEmail } from "./hashed.ts";

export type LinkedinSettings = { accessToken: string; apiUrl: string; version: string };

function userIdsOf({ visitor, person }: ConversionFacts): { idType: string; idValue: string }[] {
	return [
		...(visitor.liFatId ? [{ idType: "LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID", idValue: visitor.liFatId }] : []),
		...(person ? [{ idType: "SHA256_EMAIL", idValue: hashedEmail(person.email) }] : []),
	];
}

/** LinkedIn's Conversions API: `POST {api}/rest/conversionEvents`. Of whom it could not know, it is told nothing. */
export function linkedinDoor({ accessToken, apiUrl, version }: LinkedinSettings): NetworkDoor {
	return {
		requestOf(facts, { linkedinConversions }) {
			const rule = linkedinConversions[facts.name as ConversionName];
			const userIds = userIdsOf(facts);
			if (!rule || userIds.length === 0) return undefined;
			const body = {
				conversion: `urn:lla:llaPartnerConversion:${rule}`,
				conversionHappenedAt: facts.at.getTime(),
				user: { userIds },
				eventId: facts.eventKey,
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
