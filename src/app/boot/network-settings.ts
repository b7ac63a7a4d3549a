import type { NetworkSettings } from "../../features/tracking/server/networks.ts";
import { StartFailure } from "../../kit/db/start-failure.ts";

type Env = Record<string, string | undefined>;

/** Meta's and Google's addresses carry the version of the API. */
const META_API = "https://graph.facebook.com/v24.0";
const LINKEDIN_API = "https://api.linkedin.com";
const LINKEDIN_VERSION = "202603";
const GOOGLE_ADS_API = "https://googleads.googleapis.com/v23";
const GOOGLE_TOKENS = "https://oauth2.googleapis.com/token";

const GOOGLE_NEEDS = [
	"GOOGLE_ADS_DEVELOPER_TOKEN",
	"GOOGLE_ADS_CLIENT_ID",
	"GOOGLE_ADS_CLIENT_SECRET",
	"GOOGLE_ADS_REFRESH_TOKEN",
] as const;

function addressOf(env: Env, name: string, usual: string): string {
	const value = env[name] || usual;
	if (/^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value.replace(/\/+$/, "");
	throw new StartFailure(`${name} is "${value}", but it must be an address that begins with https:// or http://.`);
}

/** What forwarding conversions needs of the environment. Throws `StartFailure` with a sentence; it repeats no secret. */
export function networkSettings(env: Env): NetworkSettings {
	const meta = env["META_ACCESS_TOKEN"];
	const linkedin = env["LINKEDIN_ACCESS_TOKEN"];
	const version = env["LINKEDIN_API_VERSION"] || LINKEDIN_VERSION;
	if (!/^\d{6}$/.test(version)) {
		throw new StartFailure(`LINKEDIN_API_VERSION is "${version}", but it must be a year and a month, such as 202603.`);
	}
	return {
		meta: meta ? { accessToken: meta, apiUrl: addressOf(env, "META_API_URL", META_API) } : undefined,
		linkedin: linkedin
			? { accessToken: linkedin, apiUrl: addressOf(env, "LINKEDIN_API_URL", LINKEDIN_API), version }
			: undefined,
		google: googleOf(env),
	};
}

function googleOf(env: Env): NetworkSettings["google"] {
	const missing = GOOGLE_NEEDS.filter((name) => !env[name]);
	if (missing.length === GOOGLE_NEEDS.length) return undefined;
	if (missing.length > 0) {
		throw new StartFailure(
			`Conversions are told to Google Ads only with all of ${GOOGLE_NEEDS.join(", ")}: set ${missing.join(", ")}, or none.`,
		);
	}
	const login = env["GOOGLE_ADS_LOGIN_CUSTOMER_ID"]?.replaceAll("-", "") || undefined;
	if (login && !/^\d+$/.test(login)) {
		throw new StartFailure(
			`GOOGLE_ADS_LOGIN_CUSTOMER_ID is "${login}", but it must be a number, such as 123-456-7890.`,
		);
	}
	const [developerToken, clientId, clientSecret, refreshToken] = GOOGLE_NEEDS.map((name) => env[name]!) as [
		string,
		string,
		string,
		string,
	];
	return {
		...{ developerToken, clientId, clientSecret, refreshToken, loginCustomerId: login },
		apiUrl: addressOf(env, "GOOGLE_ADS_API_URL", GOOGLE_ADS_API),
		tokenUrl: addressOf(env, "GOOGLE_TOKEN_URL", GOOGLE_TOKENS),
	};
}
