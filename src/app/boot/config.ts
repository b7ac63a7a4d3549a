import { resolve } from "node:path";
import type { CardPayments } from "../../features/orders/rules.ts";
import type { NetworkSettings } from "../../features/tracking/server/networks.ts";
import type { S3Settings } from "../../kit/files/s3-files.ts";
import type { TrustedProxy } from "../../kit/http/proxies.ts";
import { isThisMachine } from "../../kit/http/this-machine.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { networkSettings } from "./network-settings.ts";
import { type Env, readSetting, readSettings, type Settings, wrongSetting } from "./settings.ts";
import { storageSettings } from "./storage-settings.ts";

export type Config = {
	port: number;
	host: string;
	/** It has no trailing slash. */
	publicUrl: string;
	/** The proxies whose forwarded address and host are trusted; undefined without a proxy. */
	isTrustedProxy: TrustedProxy | undefined;
	/** An absolute path. */
	dataDir: string;
	databaseUrl: string | undefined;
	defaultEvent: string;
	defaultLang: Lang;
	/** Undefined keeps e-mails in the outbox. */
	smtpUrl: string | undefined;
	/** `Name <address>`. */
	mailFrom: string;
	sentryDsn: string | undefined;
	traces: { endpoint: string; serviceName: string; sampledRatio: number } | undefined;
	/** Defaults to the sender's address. */
	bounceAddress: string | undefined;
	/** How long the process keeps answering after SIGTERM if other instances run. */
	drainSeconds: number;
	/** The postal address in e-mail footers, read at process start. */
	organiserAddress?: string | undefined;
	hasSecureSubdomains: boolean;
	/** If false, e-mails are sent in the seller's name. */
	isMailFromSet: boolean;
	isTrial: boolean;
	/** Whether e-mails are shown at `/outbox` to this machine. */
	outbox: boolean;
	/** Whether visitors on this machine may log in as demonstration people without a password. */
	enterAs: boolean;
	cardPayments: CardPayments;
	stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | undefined;
	/** The ad networks that receive conversions. */
	networks: NetworkSettings;
	s3: S3Settings | undefined;
	/** Base URL of online meeting rooms, without a trailing slash. */
	meetingRoomsUrl: string;
	metricsPort: number | undefined;
	heartbeatUrl: string | undefined;
	/** A mail address or a page's URL. */
	securityContact: string | undefined;
	/** An instant, the machine's time, or a trial's stored clock (site-clock.ts). */
	siteClock: Date | "now" | "trial";
	demo: boolean;
};

function stripeOf(set: Settings): Config["stripe"] {
	if (!set.STRIPE_SECRET_KEY && !set.STRIPE_WEBHOOK_SECRET) return undefined;
	return {
		secretKey: set.STRIPE_SECRET_KEY ?? readSetting("STRIPE_SECRET_KEY", ""),
		webhookSecret: set.STRIPE_WEBHOOK_SECRET ?? readSetting("STRIPE_WEBHOOK_SECRET", ""),
		apiUrl: set.STRIPE_API_URL,
	};
}

/**
 * Trial features: the test gateway confirms orders without money, and the outbox shows links that open accounts. Only a
 * site on this machine has them by default (docs/decisions/0028).
 */
function trialsOf(set: Settings, publicUrl: string) {
	const stripe = stripeOf(set);
	const isTrial = isThisMachine(publicUrl);
	const isGateway = set.TEST_GATEWAY ?? (isTrial && !stripe);
	if (isGateway && stripe)
		throw wrongSetting(
			"TEST_GATEWAY",
			"on",
			"Stripe is configured: a site with real payments cannot have the test gateway.",
		);
	const outbox = set.OUTBOX ?? (isTrial && !set.TRUST_PROXY && !set.SMTP_URL);
	if (outbox && set.SMTP_URL)
		throw wrongSetting("OUTBOX", "on", "SMTP_URL is set: a site with a mail server cannot have the outbox.");
	const cardPayments: CardPayments = stripe ? "stripe" : isGateway ? "test" : "none";
	// Readers of the outbox can open every account anyway. A public site allows no such log-in.
	const enterAs = set.DEMO && isTrial && outbox;
	return { stripe, outbox, cardPayments, enterAs };
}

/** Throws `StartFailure` for the first wrong setting. */
function tracesOf(set: Settings): Config["traces"] {
	const endpoint = set.OTEL_EXPORTER_OTLP_ENDPOINT;
	if (!endpoint) return undefined;
	return { endpoint, serviceName: set.OTEL_SERVICE_NAME, sampledRatio: set.OTEL_TRACES_SAMPLER_ARG };
}

export function readConfig(env: Env): Config {
	const set = readSettings(env);
	const publicUrl = set.PUBLIC_URL ?? `http://localhost:${set.PORT}`;
	const hasTrialClock = set.DEMO && isThisMachine(publicUrl);
	return {
		port: set.PORT,
		host: set.HOST,
		publicUrl,
		isTrustedProxy: set.TRUST_PROXY ?? undefined,
		dataDir: resolve(set.DATA_DIR),
		databaseUrl: set.DATABASE_URL,
		defaultEvent: set.DEFAULT_EVENT,
		defaultLang: set.DEFAULT_LANG,
		smtpUrl: set.SMTP_URL,
		mailFrom: set.MAIL_FROM ?? `Estrada <no-reply@${new URL(publicUrl).hostname}>`,
		sentryDsn: set.SENTRY_DSN,
		traces: tracesOf(set),
		bounceAddress: set.MAIL_BOUNCES,
		drainSeconds: set.DRAIN_SECONDS,
		hasSecureSubdomains: set.HSTS_SUBDOMAINS,
		isMailFromSet: set.MAIL_FROM !== undefined,
		isTrial: isThisMachine(publicUrl),
		...trialsOf(set, publicUrl),
		networks: networkSettings(set),
		s3: storageSettings(set),
		meetingRoomsUrl: set.MEETING_ROOMS_URL,
		metricsPort: set.METRICS_PORT,
		heartbeatUrl: set.HEARTBEAT_URL,
		securityContact: set.SECURITY_CONTACT,
		siteClock: set.SITE_CLOCK ?? (hasTrialClock ? "trial" : "now"),
		demo: set.DEMO,
	};
}
