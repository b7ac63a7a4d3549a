import type { ConversionName } from "../rules.ts";
import { type Answer, posted, refusalOf } from "./delivery.ts";
import { hashedEmailForGoogle, hashedPhoneForGoogle } from "./hashed.ts";
import type { ConversionRecord, NetworkAdapter } from "./network-adapter.ts";

export type GoogleSettings = {
	developerToken: string;
	clientId: string;
	clientSecret: string;
	refreshToken: string;
	/** Undefined if the account acts for itself. */
	loginCustomerId: string | undefined;
	apiUrl: string;
	tokenUrl: string;
};

/** Tokens are renewed this long before they expire. */
const EARLY_MS = 60_000;
/** A duplicate counts as success. */
const KNOWN_ALREADY = /CLICK_CONVERSION_ALREADY_EXISTS|ORDER_ID_ALREADY_IN_USE|DUPLICATE_ORDER_ID/;

/** "2025-04-30 10:00:00+00:00". */
function momentOf(at: Date): string {
	return `${at.toISOString().slice(0, 19).replace("T", " ")}+00:00`;
}

function bodyOf({ visitor, person, at, eventKey }: ConversionRecord, customer: string, action: string): object {
	const phone = person && hashedPhoneForGoogle(person.phoneNo);
	const userIdentifiers = [
		...(person ? [{ hashedEmail: hashedEmailForGoogle(person.email) }] : []),
		...(phone ? [{ hashedPhoneNumber: phone }] : []),
	];
	return {
		conversions: [
			{
				conversionAction: `customers/${customer}/conversionActions/${action}`,
				conversionDateTime: momentOf(at),
				gclid: visitor.gclid,
				orderId: eventKey,
				...(userIdentifiers.length > 0 && { userIdentifiers }),
				consent: { adUserData: "GRANTED", adPersonalization: "GRANTED" },
			},
		],
		partialFailure: true,
	};
}

/** Throws if a response with status 200 contains a refusal. */
function judge(answer: Answer): void {
	if (answer.status !== 200) throw refusalOf(answer);
	const failure = (answer.body as { partialFailureError?: object } | undefined)?.partialFailureError;
	if (failure && !KNOWN_ALREADY.test(answer.text)) throw refusalOf(answer, true);
}

/** Gets access tokens by the refresh token, and caches them until they expire. */
function accessTokens({ clientId, clientSecret, refreshToken, tokenUrl }: GoogleSettings) {
	let cachedToken: { token: string; until: number } | undefined;
	return {
		async current(): Promise<string> {
			if (cachedToken && cachedToken.until > Date.now()) return cachedToken.token;
			const grant = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
			const body = new URLSearchParams({ grant_type: "refresh_token", ...grant });
			const answer = await posted(tokenUrl, { headers: {}, body });
			const { access_token: token, expires_in: seconds = 0 } = (answer.body ?? {}) as Record<string, never>;
			if (answer.status !== 200 || !token) throw refusalOf({ ...answer, text: "no access token" }, false);
			cachedToken = { token, until: Date.now() + Number(seconds) * 1000 - EARLY_MS };
			return token;
		},
		forget: () => {
			cachedToken = undefined;
		},
	};
}

/** `POST {api}/customers/{account}:uploadClickConversions`, only after a click on the ad. */
export function googleAdapter(settings: GoogleSettings): NetworkAdapter {
	const tokens = accessTokens(settings);
	return {
		requestOf(record, { googleConversions }) {
			const [customer, action] = googleConversions[record.name as ConversionName]?.split("/") ?? [];
			if (!customer || !action || !record.visitor.gclid) return undefined;
			return { target: customer, body: bodyOf(record, customer, action) };
		},
		async send({ target, body }) {
			const answer = await posted(`${settings.apiUrl}/customers/${target}:uploadClickConversions`, {
				headers: {
					authorization: `Bearer ${await tokens.current()}`,
					"developer-token": settings.developerToken,
					...(settings.loginCustomerId && { "login-customer-id": settings.loginCustomerId }),
				},
				body,
			});
			if (answer.status === 401) tokens.forget();
			judge(answer);
		},
	};
}
