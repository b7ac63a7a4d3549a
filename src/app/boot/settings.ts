import { readFileSync } from "node:fs";
import { z } from "zod";
import { StartFailure } from "../../kit/db/start-failure.ts";
import { trustedProxy } from "../../kit/http/proxies.ts";

export type Env = Record<string, string | undefined>;

type Setting = {
	/** Parses the value; its messages complete the sentence "NAME is "…", but …". */
	schema: z.ZodType<unknown, string>;
	usual?: string;
	/** The default that docs/operating.md shows for an unset value. */
	unset?: string;
	/** The description in docs/operating.md. */
	says: string;
	/** Error messages do not repeat the value. */
	isSecret?: true;
};

const text = z.string();
const secret = { schema: text, isSecret: true } as const;
const onOff = z.stringbool({ truthy: ["on"], falsy: ["off"], error: "it must be on or off." });

function url(...protocols: string[]) {
	const error = `it must be an address that begins with ${protocols.map((one) => `${one}://`).join(" or ")}.`;
	return z
		.url({ protocol: new RegExp(`^(?:${protocols.join("|")})$`), error })
		.transform((at) => at.replace(/\/+$/, ""));
}

function like(shape: RegExp, error: string) {
	return text.regex(shape, error);
}

const PORT_RULE = "it must be a whole number from 0 to 65535, such as 3000.";
const port = like(/^\d+$/, PORT_RULE).transform(Number).pipe(z.number().max(65_535, PORT_RULE));

const RATIO_RULE = "it must be a number from 0 to 1, such as 0.1.";

const MOMENT_RULE = "it must be now or a date-time with its zone, such as 2025-04-30T12:00:00+02:00.";
/** `now`, or an instant with its zone, with or without seconds. */
const moment = z
	.union(
		[z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 }), z.literal("now")],
		MOMENT_RULE,
	)
	.transform((at) => (at === "now" ? at : new Date(at)));

/** Null for no proxies. */
const proxies = text.transform((value, context) => {
	const trusted = trustedProxy(value);
	if (trusted !== undefined) return trusted;
	context.addIssue(
		"it must be off, the number of proxies in front of the site, such as 1, or their addresses, such as 10.0.0.0/8, 192.0.2.7.",
	);
	return z.NEVER;
});

/** Every setting, in the order of docs/operating.md; a test compares both. */
export const SETTINGS = {
	PORT: { schema: port, usual: "3000", says: "the port on which the server listens" },
	HOST: {
		schema: text,
		usual: "127.0.0.1",
		says: "the address on which the server listens; `0.0.0.0` for all addresses of the machine",
	},
	PUBLIC_URL: {
		schema: url("http", "https"),
		unset: "`http://localhost:PORT`",
		says: "the address that visitors use, the base of links, e-mails and the sitemap. If it is this machine, the site is a trial",
	},
	HSTS_SUBDOMAINS: {
		schema: onOff,
		usual: "off",
		says: "`on` if every subdomain of an https `PUBLIC_URL` serves https too: HSTS then includes subdomains",
	},
	TRUST_PROXY: {
		schema: proxies,
		usual: "off",
		says: "the proxies in front of the site whose forwarded headers (visitor's address and host) are trusted: their addresses (`10.0.0.0/8, 192.0.2.7`, `loopback`), or their number if visitors cannot bypass them",
	},
	DATA_DIR: {
		schema: text,
		usual: "data",
		says: "the folder of database and files; a relative path starts at the working directory",
	},
	DATABASE_URL: {
		schema: url("postgres", "postgresql"),
		unset: "none: PGlite in `DATA_DIR`",
		says: "`postgres://…`: PostgreSQL 15 or newer, for any number of processes, which share `DATA_DIR/files` and, without `S3_URL`, `DATA_DIR/private`",
	},
	DRAIN_SECONDS: {
		schema: like(/^\d{1,3}$/, "it must be a number of seconds, such as 5.").transform(Number),
		usual: "5",
		says: "the seconds that a process on PostgreSQL keeps serving after SIGTERM, while `/readyz` answers 503 and a load balancer switches to another process",
	},
	DEFAULT_EVENT: {
		schema: like(
			/^[A-Za-z0-9-]{1,40}$/,
			"an event code has letters, digits and dashes only, at most 40, such as MSTS25.",
		),
		usual: "MSTS25",
		says: "the event at `/`",
	},
	DEFAULT_LANG: {
		schema: z
			.string()
			.toLowerCase()
			.pipe(z.enum(["pl", "en"], "it must be pl or en.")),
		usual: "pl",
		says: "`pl` or `en`",
	},
	SMTP_URL: {
		schema: url("smtp", "smtps").refine(
			(value) => URL.parse(value)?.hostname,
			"it must name a mail server, such as smtps://name:password@mail.example.com.",
		),
		unset: "none: no e-mail is sent",
		says: "`smtps://name:password@mail.example.com` or `smtp://…`: the mail server that sends e-mails",
	},
	OUTBOX: {
		schema: onOff,
		unset: "`on` in a trial without proxy",
		says: "`on` shows e-mails with their links at `/outbox` to browsers that open the site as `localhost`; not allowed with `SMTP_URL`",
	},
	MAIL_FROM: {
		schema: like(
			/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
			"it must be one mail address, such as Estrada <hello@example.com>.",
		),
		unset: "`Estrada <no-reply@HOST>`",
		says: "the sender of e-mails if the event has none; HOST is the host of `PUBLIC_URL`",
	},
	MAIL_BOUNCES: {
		schema: like(/^[^\s<>@]+@[^\s<>@]+$/, "it must be a bare mail address, such as bounces@example.com."),
		unset: "the sender's address",
		says: "the envelope sender, to which mail servers send delivery reports; `npx estrada emails bounced` reads them",
	},
	STRIPE_SECRET_KEY: {
		schema: like(/^[sr]k_\S+$/, "it must be a secret key of Stripe, such as sk_live_…."),
		unset: "none: no payment by card, except in a trial",
		says: "Stripe's secret key; with `STRIPE_WEBHOOK_SECRET` it turns on payments by card, BLIK and Przelewy24",
		isSecret: true,
	},
	STRIPE_WEBHOOK_SECRET: {
		schema: like(/^whsec_\S+$/, "it must be the signing secret of the webhook at Stripe, such as whsec_…."),
		unset: "none",
		says: "the signing secret of the Stripe webhook to `PUBLIC_URL/api/payment/stripe/webhook` (events `checkout.session.*`, `charge.refunded`, `refund.*`). After 3 minutes without a webhook the site requests the payment's state from Stripe",
		isSecret: true,
	},
	TEST_GATEWAY: {
		schema: onOff,
		unset: "`on` in a trial without Stripe",
		says: "`on` lets anybody confirm an order without paying, on a page that says so; not allowed with Stripe ([decision 28](decisions/0028-trial-only-features.md))",
	},
	STRIPE_API_URL: {
		schema: url("http", "https"),
		unset: "Stripe's own",
		says: "the address of a mock of Stripe's API, for tests",
	},
	META_ACCESS_TOKEN: {
		...secret,
		unset: "none: no conversions to Meta",
		says: "an access token of Meta's Conversions API",
	},
	META_API_URL: {
		schema: url("https", "http"),
		usual: "https://graph.facebook.com/v24.0",
		says: "the address of Meta's API, with its version",
	},
	LINKEDIN_ACCESS_TOKEN: {
		...secret,
		unset: "none: no conversions to LinkedIn",
		says: "an access token with the scope `rw_conversions`",
	},
	LINKEDIN_API_VERSION: {
		schema: like(/^\d{6}$/, "it must be a year and a month, such as 202603."),
		usual: "202603",
		says: "the version of LinkedIn's API",
	},
	LINKEDIN_API_URL: {
		schema: url("https", "http"),
		usual: "https://api.linkedin.com",
		says: "the address of LinkedIn's API",
	},
	GOOGLE_ADS_DEVELOPER_TOKEN: {
		...secret,
		unset: "none: no conversions to Google Ads",
		says: "the developer token; with the next three settings it turns on offline conversions",
	},
	GOOGLE_ADS_CLIENT_ID: { schema: text, unset: "none", says: "the id of the OAuth client" },
	GOOGLE_ADS_CLIENT_SECRET: { ...secret, unset: "none", says: "the secret of the OAuth client" },
	GOOGLE_ADS_REFRESH_TOKEN: { ...secret, unset: "none", says: "the refresh token of the OAuth client" },
	GOOGLE_ADS_LOGIN_CUSTOMER_ID: {
		schema: text
			.transform((value) => value.replaceAll("-", ""))
			.pipe(like(/^\d+$/, "it must be a number, such as 123-456-7890.")),
		unset: "none",
		says: "the number of the manager account, if there is one",
	},
	GOOGLE_ADS_API_URL: {
		schema: url("https", "http"),
		usual: "https://googleads.googleapis.com/v23",
		says: "the address of the Google Ads API, with its version",
	},
	GOOGLE_TOKEN_URL: {
		schema: url("https", "http"),
		usual: "https://oauth2.googleapis.com/token",
		says: "the address of Google's token endpoint",
	},
	S3_URL: {
		schema: url("https", "http").refine((value) => new URL(value).pathname.length > 1, {
			error: "it must name the bucket as well, such as https://s3.eu-central-1.amazonaws.com/estrada.",
		}),
		unset: "none: private files are stored in `DATA_DIR/private`",
		says: "an S3-compatible object store with its bucket, `https://s3.example.com/estrada`, for films, photos and CVs",
	},
	S3_REGION: {
		schema: text,
		usual: "auto",
		says: "the region of the object store; Amazon requires it, such as `eu-central-1`",
	},
	S3_ACCESS_KEY_ID: {
		schema: text,
		unset: "none",
		says: "an access key with permission to read, write, list and delete",
	},
	S3_SECRET_ACCESS_KEY: { ...secret, unset: "none", says: "the secret of the access key" },
	MEETING_ROOMS_URL: {
		schema: url("https", "http"),
		usual: "https://meet.jit.si",
		says: "the provider of video rooms for online meetings, such as a self-hosted Jitsi; a link opens the room, and pages load nothing from the provider",
	},
	METRICS_PORT: {
		schema: port,
		unset: "none: no metrics",
		says: "the port of `/metrics` in Prometheus format, at the address of `HOST`; not to be forwarded by the proxy",
	},
	HEARTBEAT_URL: {
		schema: url("https", "http"),
		unset: "none: no heartbeat",
		says: "an address that is requested every 5 minutes while jobs run: a dead man's switch, whose monitor raises an alarm when the requests stop",
	},
	SENTRY_DSN: {
		schema: like(
			/^https?:\/\/[\w-]+@[^\s/@]+(?:\/[\w-]+)+$/,
			"it must be a DSN, such as https://KEY@errors.example.com/PROJECT.",
		),
		unset: "none: errors are logged only",
		says: "the DSN of a service that accepts Sentry envelopes (Sentry, GlitchTip, Bugsink): each logged error is reported there, without personal data",
		isSecret: true,
	},
	OTEL_EXPORTER_OTLP_ENDPOINT: {
		schema: url("http", "https"),
		unset: "none: no traces",
		says: "an OpenTelemetry collector (OTLP over HTTP), such as `http://localhost:4318`, for traces of requests, queries and jobs, without personal data; `OTEL_EXPORTER_OTLP_HEADERS` and `…_TIMEOUT` apply too",
	},
	OTEL_SERVICE_NAME: { schema: text, usual: "estrada", says: "the service's name in traces" },
	OTEL_TRACES_SAMPLER_ARG: {
		schema: like(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, RATIO_RULE).transform(Number),
		usual: "1",
		says: "the fraction of traces that is sampled, from 0 to 1",
	},
	SECURITY_CONTACT: {
		schema: like(
			/^(?:https:\/\/\S+|(?:mailto:)?[^\s<>@:]+@[^\s<>@]+)$/,
			"it must be a mail address or an address that begins with https://, such as security@example.com.",
		),
		unset: "none: no `security.txt`",
		says: "the contact for security reports, an e-mail address or an `https://` page, published in `/.well-known/security.txt`",
	},
	SITE_CLOCK: {
		schema: moment,
		unset: "the real time, except in a trial",
		says: "the start time of the site's clock, or `now` for the real time. By default, the clock of a trial with the demonstration starts at 30 April 2025, 12:00 in Warsaw, and runs from the first start on ([decision 28](decisions/0028-trial-only-features.md))",
	},
	DEMO: { schema: onOff, usual: "on", says: "`off` starts an empty database without the demonstration" },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

export type Settings = {
	[N in SettingName]:
		| z.output<(typeof SETTINGS)[N]["schema"]>
		| ((typeof SETTINGS)[N] extends { usual: string } ? never : undefined);
};

/** The message never repeats secrets. */
export function wrongSetting(name: SettingName, value: string, rule: string): StartFailure {
	const { isSecret }: Setting = SETTINGS[name];
	const redactedValue = isSecret && value ? "…" : value.replace(/:\/\/.*@/, "://…@");
	return new StartFailure(`${name} is "${redactedValue}", but ${rule}`);
}

export function readSetting<N extends SettingName>(name: N, value: string): z.output<(typeof SETTINGS)[N]["schema"]> {
	const read = SETTINGS[name].schema.safeParse(value);
	if (!read.success) throw wrongSetting(name, value, read.error.issues[0]?.message ?? "");
	return read.data as z.output<(typeof SETTINGS)[N]["schema"]>;
}

/** Also reads `NAME_FILE` (container secrets). */
function textFrom(env: Env, name: SettingName): string | undefined {
	const path = env[`${name}_FILE`];
	if (!path) return env[name] || undefined;
	if (env[name]) throw new StartFailure(`Both ${name} and ${name}_FILE are set. Set one of them.`);
	try {
		return readFileSync(path, "utf8").trim() || undefined;
	} catch (error) {
		const reason = (error as NodeJS.ErrnoException).code;
		throw new StartFailure(`${name}_FILE is "${path}", but that file cannot be read (${reason}).`);
	}
}

/** Empty means unset. Throws `StartFailure` for the first invalid setting. */
export function readSettings(env: Env): Settings {
	const names = Object.keys(SETTINGS) as SettingName[];
	const read = names.map((name) => {
		const { usual }: Setting = SETTINGS[name];
		const value = textFrom(env, name) ?? usual;
		return [name, value === undefined ? undefined : readSetting(name, value)];
	});
	return Object.fromEntries(read) as Settings;
}

export function settingsTable(): [name: string, unset: string, says: string][] {
	return Object.entries<Setting>(SETTINGS).map(([name, { usual, unset, says }]) => [
		`\`${name}\``,
		unset ?? `\`${usual}\``,
		says,
	]);
}
