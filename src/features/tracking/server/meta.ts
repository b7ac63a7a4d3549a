import { hashOf } from "../../../kit/hash/hash.ts";
import { type Answer, posted, refusalOf } from "./delivery.ts";
import { hashedEmail, hashedPhone } from "./hashed.ts";
import type { ConversionRecord, NetworkAdapter } from "./network-adapter.ts";

export type MetaSettings = { accessToken: string; apiUrl: string };

/** This error is permanent. Others (token, rate, outage) are temporary. */
const INVALID_PARAMETER = 100;

function bodyOf({ name, eventKey, at, sourceUrl, visitor, person }: ConversionRecord): object {
	const phone = person && hashedPhone(person.phoneNo);
	return {
		data: [
			{
				event_name: name,
				event_time: Math.floor(at.getTime() / 1000),
				event_id: eventKey,
				event_source_url: sourceUrl,
				action_source: "website",
				user_data: {
					external_id: [hashOf(visitor.id)],
					...(visitor.userAgent && { client_user_agent: visitor.userAgent }),
					...(visitor.fbc && { fbc: visitor.fbc }),
					...(visitor.fbp && { fbp: visitor.fbp }),
					...(person && { em: [hashedEmail(person.email)] }),
					...(phone && { ph: [phone] }),
				},
			},
		],
	};
}

function isFinal({ status, body }: Answer): boolean {
	return status === 400 && (body as { error?: { code?: number } })?.error?.code === INVALID_PARAMETER;
}

/** `POST {api}/{pixel}/events`. The browser's pixel sends the same event id. */
export function metaAdapter({ accessToken, apiUrl }: MetaSettings): NetworkAdapter {
	return {
		requestOf: (record, tags) => (tags.meta ? { target: tags.meta, body: bodyOf(record) } : undefined),
		async send({ target, body }) {
			const answer = await posted(`${apiUrl}/${encodeURIComponent(target)}/events`, {
				headers: { authorization: `Bearer ${accessToken}` },
				body,
			});
			if (answer.status !== 200) throw refusalOf(answer, isFinal(answer));
		},
	};
}
