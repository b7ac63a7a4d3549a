import type { NetworkSettings } from "../../features/tracking/server/networks.ts";
import { StartFailure } from "../../kit/db/start-failure.ts";
import type { Settings } from "./settings.ts";

const GOOGLE_NEEDS = [
	"GOOGLE_ADS_DEVELOPER_TOKEN",
	"GOOGLE_ADS_CLIENT_ID",
	"GOOGLE_ADS_CLIENT_SECRET",
	"GOOGLE_ADS_REFRESH_TOKEN",
] as const;

/** Throws `StartFailure`. */
export function networkSettings(set: Settings): NetworkSettings {
	const [meta, linkedin] = [set.META_ACCESS_TOKEN, set.LINKEDIN_ACCESS_TOKEN];
	return {
		meta: meta ? { accessToken: meta, apiUrl: set.META_API_URL } : undefined,
		linkedin: linkedin
			? { accessToken: linkedin, apiUrl: set.LINKEDIN_API_URL, version: set.LINKEDIN_API_VERSION }
			: undefined,
		google: googleOf(set),
	};
}

function googleOf(set: Settings): NetworkSettings["google"] {
	const developerToken = set.GOOGLE_ADS_DEVELOPER_TOKEN;
	const [clientId, clientSecret] = [set.GOOGLE_ADS_CLIENT_ID, set.GOOGLE_ADS_CLIENT_SECRET];
	const refreshToken = set.GOOGLE_ADS_REFRESH_TOKEN;
	if (developerToken && clientId && clientSecret && refreshToken) {
		return {
			developerToken,
			clientId,
			clientSecret,
			refreshToken,
			loginCustomerId: set.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
			apiUrl: set.GOOGLE_ADS_API_URL,
			tokenUrl: set.GOOGLE_TOKEN_URL,
		};
	}
	const missing = GOOGLE_NEEDS.filter((name) => !set[name]);
	if (missing.length === GOOGLE_NEEDS.length) return undefined;
	throw new StartFailure(
		`Google Ads conversions need all of ${GOOGLE_NEEDS.join(", ")}: set ${missing.join(", ")}, or none.`,
	);
}
