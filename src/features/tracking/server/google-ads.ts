import type { ConversionName } from "../rules.ts";
import { type Answer, posted, refusalOf } from "./delivery.ts";
import { hashedEmailForGoogle, hashedPhoneForGoogle } from "./hashed.ts";
import type { ConversionRecord, NetworkAdapter } from "./network-adapter.ts";

export type GoogleSettings = {
	developerToken: string;
	clientId: string;
	clientSecret: string;
	refreshToken: string;
	/** The manager account in whose name is asked; undefined where the account asks itself. */
	loginCustomerId: string | undefined;
	apiUrl: string;
	tokenUrl: string;
};

/** A token is asked for anew so long before its end. */
const EARLY_MS = 60_000;
/** What Google says of a conversion that it has already: it is there, so all is well. */
const KNOWN_ALREADY = /CLICK_CONVERSION_ALREADY_EXISTS|ORDER_ID_ALREADY_IN_USE|DUPLICATE_ORDER_ID/;

/** "2025-04-30 10:00:00+00:00", as Google writes moments. */
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

/** Throws unless the conversion is there: an answer of 200 may tell of a refusal too. */
function judge(answer: Answer): void {
	if (answer.status !== 200) throw refusalOf(answer);
	const failure = (answer.body as { partialFailureError?: object } | undefined)?.partialFailureError;
	if (failure && !KNOWN_ALREADY.test(answer.text)) throw refusalOf(answer, true);
}

/** Gives access tokens for the refresh token, one for as long as it lasts. */
function accessTokens({ clientId, clientSecret, refreshToken, tokenUrl }: GoogleSettings) {
	let known: { token: string; until: number } | undefined;
	return {
		async current(): Promise<string> {
			if (known && known.until > Date.now()) return known.token;
			const grant = { client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken };
			const body = new URLSearchParams({ grant_type: "refresh_token", ...grant });
			const answer = await posted(tokenUrl, { headers: {}, body });
			const { access_token: token, expires_in: seconds = 0 } = (answer.body ?? {}) as Record<string, never>;
			if (answer.status !== 200 || !token) throw refusalOf({ ...answer, text: "no access token" }, false);
			known = { token, until: Date.now() + Number(seconds) * 1000 - EARLY_MS };
			return token;
		},
		forget: () => {
			known = undefined;
		},
	};
}

/** Google Ads' offline conversions: `POST {api}/customers/{account}:uploadClickConversions`. Only of who clicked an ad there. */
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
