import { resolve } from "node:path";
import type { CardPayments } from "../../features/orders/rules.ts";
import type { NetworkSettings } from "../../features/tracking/server/networks.ts";
import { StartFailure } from "../../kit/db/start-failure.ts";
import { type TrustedProxy, trustedProxy } from "../../kit/http/proxies.ts";
import { type Lang, langOf } from "../../kit/i18n/lang.ts";
import { networkSettings } from "./network-settings.ts";

/** The settings of the program; docs/operating.md lists them. */
export type Config = {
	port: number;
	host: string;
	/** Without a slash at the end. */
	publicUrl: string;
	/** Whose word about the visitor's address and host counts; undefined where there is no proxy. */
	isTrustedProxy: TrustedProxy | undefined;
	/** Absolute, whatever the setting says. */
	dataDir: string;
	databaseUrl: string | undefined;
	defaultEvent: string;
	defaultLang: Lang;
	/** The mail server's address; undefined where letters stay in the outbox. */
	smtpUrl: string | undefined;
	/** Who letters come from where the event names nobody: `Name <address>`. */
	mailFrom: string;
	/** Whether letters are shown at `/outbox` to this machine. */
	outbox: boolean;
	/** Who takes payments by card: Stripe, the built-in test gateway, or nobody. */
	cardPayments: CardPayments;
	/** Payments through Stripe; undefined where it is not configured. */
	stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined;
	/** The advertising networks that are told of conversions. */
	networks: NetworkSettings;
	/** The moment at which the site's clock starts, or undefined for the real time. */
	siteClock: Date | undefined;
	demo: boolean;
};

type Env = Record<string, string | undefined>;

function wrong(name: string, value: string, rule: string): StartFailure {
	return new StartFailure(`${name} is "${value}", but ${rule}`);
}

/** A switch; `fallback` where it is not set. */
function isOn(env: Env, name: string, fallback: boolean): boolean {
	const value = env[name] || (fallback ? "on" : "off");
	if (!/^(on|off)$/i.test(value)) throw wrong(name, value, "it must be on or off.");
	return value.toLowerCase() === "on";
}

function portOf(env: Env): number {
	const value = env["PORT"] || "3000";
	const port = Number(value);
	if (!/^\d+$/.test(value) || port > 65535)
		throw wrong("PORT", value, "it must be a whole number from 0 to 65535, such as 3000.");
	return port;
}

function urlOf(name: string, value: string, protocols: string[]): string {
	const parsed = URL.parse(value);
	if (!parsed || !protocols.includes(parsed.protocol)) {
		throw wrong(
			name,
			value.replace(/:\/\/.*@/, "://…@"),
			`it must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
		);
	}
	return value.replace(/\/+$/, "");
}

function clockOf(env: Env): Date | undefined {
	const value = env["SITE_CLOCK"];
	if (!value) return undefined;
	const moment = new Date(value);
	if (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d\d:\d\d)$/.test(value)) {
		throw wrong("SITE_CLOCK", value, "it must be a date-time with its zone, such as 2025-04-30T12:00:00+02:00.");
	}
	return moment;
}

function proxyOf(env: Env): TrustedProxy | undefined {
	const value = env["TRUST_PROXY"] || "off";
	const trusted = trustedProxy(value);
	if (trusted === undefined) {
		throw wrong(
			"TRUST_PROXY",
			value,
			"it must be off, the number of proxies in front of the site, such as 1, or their addresses, such as 10.0.0.0/8, 192.0.2.7.",
		);
	}
	return trusted ?? undefined;
}

function smtpOf(env: Env): string | undefined {
	const value = env["SMTP_URL"];
	if (!value) return undefined;
	const url = urlOf("SMTP_URL", value, ["smtp:", "smtps:"]);
	if (!URL.parse(url)!.hostname) {
		throw wrong("SMTP_URL", value, "it must name a mail server, such as smtps://name:password@mail.example.com.");
	}
	return url;
}

function mailFromOf(env: Env, publicUrl: string): string {
	const value = env["MAIL_FROM"] || `Estrada <no-reply@${new URL(publicUrl).hostname}>`;
	if (!/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) {
		throw wrong("MAIL_FROM", value, "it must be one mail address, such as Estrada <hello@example.com>.");
	}
	return value;
}

function stripeOf(env: Env): Config["stripe"] {
	const secretKey = env["STRIPE_SECRET_KEY"] || undefined;
	const webhookSecret = env["STRIPE_WEBHOOK_SECRET"] || undefined;
	if (!secretKey && !webhookSecret) return undefined;
	// the values are secrets: a sentence about them does not repeat them
	if (!secretKey || !/^[sr]k_\S+$/.test(secretKey)) {
		throw wrong("STRIPE_SECRET_KEY", secretKey ? "…" : "", "it must be a secret key of Stripe, such as sk_live_….");
	}
	if (!webhookSecret || !/^whsec_\S+$/.test(webhookSecret)) {
		throw wrong(
			"STRIPE_WEBHOOK_SECRET",
			webhookSecret ? "…" : "",
			"it must be the signing secret of the webhook at Stripe, such as whsec_….",
		);
	}
	const apiUrl = env["STRIPE_API_URL"]
		? urlOf("STRIPE_API_URL", env["STRIPE_API_URL"], ["http:", "https:"])
		: undefined;
	return { secretKey, webhookSecret, apiUrl };
}

/** Whether an address leads to this machine itself, so that nobody else can be meant by it. */
export function isThisMachine(url: string): boolean {
	const { hostname } = new URL(url);
	return hostname === "[::1]" || /^(?:.+\.)?localhost$/.test(hostname) || /^127(?:\.\d+){3}$/.test(hostname);
}

/**
 * What may pretend and show: the test gateway confirms orders without money, and the outbox holds links that open
 * accounts. Both exist by themselves only where the site is this machine's own (docs/decisions/0028).
 */
function trialsOf(env: Env, publicUrl: string, isBehindProxy: boolean) {
	const stripe = stripeOf(env);
	const isTrial = isThisMachine(publicUrl);
	const isGateway = isOn(env, "TEST_GATEWAY", isTrial && !stripe);
	if (isGateway && stripe)
		throw wrong("TEST_GATEWAY", "on", "Stripe is configured: real payments are never pretended.");
	const hasMailServer = Boolean(env["SMTP_URL"]);
	const outbox = isOn(env, "OUTBOX", isTrial && !isBehindProxy && !hasMailServer);
	if (outbox && hasMailServer) throw wrong("OUTBOX", "on", "SMTP_URL names a mail server, which takes the letters.");
	const cardPayments: CardPayments = stripe ? "stripe" : isGateway ? "test" : "none";
	return { stripe, outbox, cardPayments };
}

/** Reads and checks the environment, all in one place. Throws `StartFailure` with a sentence for the first wrong setting. */
export function readConfig(env: Env): Config {
	const port = portOf(env);
	const host = env["HOST"] || "127.0.0.1";
	const lang = env["DEFAULT_LANG"] || "pl";
	if (!/^(pl|en)$/i.test(lang)) throw wrong("DEFAULT_LANG", lang, "it must be pl or en.");
	const defaultEvent = env["DEFAULT_EVENT"] || "MSTS25";
	if (!/^[A-Za-z0-9-]{1,40}$/.test(defaultEvent)) {
		throw wrong("DEFAULT_EVENT", defaultEvent, "an event code has letters, digits and dashes only, such as MSTS25.");
	}
	const publicUrl = env["PUBLIC_URL"]
		? urlOf("PUBLIC_URL", env["PUBLIC_URL"], ["http:", "https:"])
		: `http://localhost:${port}`;
	const isTrustedProxy = proxyOf(env);
	return {
		port,
		host,
		publicUrl,
		isTrustedProxy,
		dataDir: resolve(env["DATA_DIR"] || "data"),
		databaseUrl: env["DATABASE_URL"]
			? urlOf("DATABASE_URL", env["DATABASE_URL"], ["postgres:", "postgresql:"])
			: undefined,
		defaultEvent,
		defaultLang: langOf(lang),
		smtpUrl: smtpOf(env),
		mailFrom: mailFromOf(env, publicUrl),
		...trialsOf(env, publicUrl, isTrustedProxy !== undefined),
		networks: networkSettings(env),
		siteClock: clockOf(env),
		demo: isOn(env, "DEMO", true),
	};
}
