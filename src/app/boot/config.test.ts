import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { settingsTable } from "./settings.ts";

test("docs/operating.md lists every setting", () => {
	const manual = readFileSync(join(import.meta.dirname, "../../../docs/operating.md"), "utf8");
	const [, section = ""] = /^## Settings$([\s\S]*?)^## /m.exec(manual) ?? [];
	const cells = (line: string) =>
		line
			.slice(1, -1)
			.split("|")
			.map((cell) => cell.trim());
	const [_head, _line, ...rows] = section
		.split("\n")
		.filter((line) => line.startsWith("|"))
		.map(cells);
	expect(rows).toEqual(settingsTable());
});

test.each([
	[{ PORT: "65536" }, 'PORT is "65536", but it must be a whole number from 0 to 65535, such as 3000.'],
	[{ PORT: "eighty" }, 'PORT is "eighty", but it must be a whole number'],
	[{ PORT: "1e3" }, 'PORT is "1e3", but it must be a whole number'],
	[{ DEFAULT_LANG: "de" }, 'DEFAULT_LANG is "de", but it must be pl or en.'],
	[{ DEFAULT_EVENT: "MSTS 25" }, 'DEFAULT_EVENT is "MSTS 25", but an event code has letters, digits and dashes only'],
	[{ PUBLIC_URL: "estrada.example" }, "it must be an address that begins with http:// or https://."],
	[{ DATABASE_URL: "mysql://u:secret@host/x" }, 'DATABASE_URL is "mysql://…@host/x", but it must be an address that'],
	[
		{ SITE_CLOCK: "2025-04-30T12:00:00" },
		"it must be now or a date-time with its zone, such as 2025-04-30T12:00:00+02:00.",
	],
	[{ SITE_CLOCK: "tomorrow" }, 'SITE_CLOCK is "tomorrow", but it must be now or a date-time with its zone'],
	[{ DEMO: "maybe" }, 'DEMO is "maybe", but it must be on or off'],
	[{ SITE_CLOCK: "2025-02-30T12:00:00Z" }, "it must be now or a date-time with its zone"],
	[{ GOOGLE_ADS_LOGIN_CUSTOMER_ID: "me" }, "it must be a number, such as 123-456-7890."],
])("%o is refused with a sentence", (env, sentence) => expect(() => readConfig(env)).toThrow(sentence));

describe("a setting from a file", () => {
	const folder = mkdtempSync(join(tmpdir(), "estrada-secrets-"));
	afterAll(() => rmSync(folder, { recursive: true }));
	const path = join(folder, "database_url");
	writeFileSync(path, "postgres://u:p@db/estrada\n");

	test("is read without its trailing newline", () =>
		expect(readConfig({ DATABASE_URL_FILE: path }).databaseUrl).toBe("postgres://u:p@db/estrada"));

	test.each([
		[{ DATABASE_URL_FILE: path, DATABASE_URL: "postgres://x/y" }, "Both DATABASE_URL and DATABASE_URL_FILE are set."],
		[{ SMTP_URL_FILE: "/nowhere/smtp" }, 'SMTP_URL_FILE is "/nowhere/smtp", but that file cannot be read (ENOENT).'],
	])("%o is refused with a sentence", (env, sentence) => expect(() => readConfig(env)).toThrow(sentence));
});

test("an instant may omit seconds", () =>
	expect(readConfig({ SITE_CLOCK: "2025-04-30T12:00+02:00" }).siteClock).toEqual(new Date("2025-04-30T10:00:00Z")));

test("letter case and a trailing slash do not matter", () =>
	expect(readConfig({ DEFAULT_LANG: "EN", DEMO: "Off", PUBLIC_URL: "https://estrada.example//" })).toMatchObject({
		defaultLang: "en",
		demo: false,
		publicUrl: "https://estrada.example",
	}));

describe("DATA_DIR", () => {
	test.each([
		[undefined, resolve("data")],
		["", resolve("data")],
		["elsewhere/data", resolve("elsewhere/data")],
		["/srv/estrada", "/srv/estrada"],
	])("%j is an absolute folder", (DATA_DIR, folder) => expect(readConfig({ DATA_DIR }).dataDir).toBe(folder));
});

describe("TRUST_PROXY", () => {
	test.each([{}, { TRUST_PROXY: "" }, { TRUST_PROXY: "off" }])("%o trusts nobody", (env) =>
		expect(readConfig(env).isTrustedProxy).toBeUndefined(),
	);
	test.each(["1", "10.0.0.0/8, 192.0.2.7", "loopback"])("%s trusts", (value) =>
		expect(readConfig({ TRUST_PROXY: value }).isTrustedProxy).toBeTypeOf("function"),
	);
	test.each(["on", "10.0.0.0/40", "nginx"])("%s is refused with a sentence", (value) =>
		expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
			`TRUST_PROXY is "${value}", but it must be off, the number of proxies in front of the site, such as 1, or their addresses, such as 10.0.0.0/8, 192.0.2.7.`,
		),
	);
});

describe("SMTP_URL", () => {
	test("is unset by default, and e-mails come from the site's own name", () =>
		expect(readConfig({ PUBLIC_URL: "https://estrada.example" })).toMatchObject({
			smtpUrl: undefined,
			mailFrom: "Estrada <no-reply@estrada.example>",
		}));
	test.each(["smtp://mail.example.com", "smtps://name:p%40ss@mail.example.com:465", "smtp://127.0.0.1:2525"])(
		"%s is accepted",
		(value) => expect(readConfig({ SMTP_URL: value }).smtpUrl).toBe(value),
	);
	test.each([
		[
			"mail.example.com",
			'SMTP_URL is "mail.example.com", but it must be an address that begins with smtp:// or smtps://.',
		],
		["https://u:secret@mail.example.com", 'SMTP_URL is "https://…@mail.example.com", but it must be an address that'],
		[
			"smtp://",
			'SMTP_URL is "smtp://", but it must name a mail server, such as smtps://name:password@mail.example.com.',
		],
	])("%s is refused with a sentence", (value, sentence) =>
		expect(() => readConfig({ SMTP_URL: value })).toThrow(sentence),
	);
});

const own = [undefined, "http://localhost:4000", "http://127.0.0.1:3000", "http://[::1]:3000", "http://msts.localhost"];
const reached = [
	"https://estrada.example",
	"http://192.168.1.5:3000",
	"http://localhost.example",
	"http://127.example",
];

describe("the test gateway", () => {
	const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
	test.each(own)("accepts card payments at %s", (PUBLIC_URL) =>
		expect(readConfig({ PUBLIC_URL }).cardPayments).toBe("test"),
	);
	test.each(reached)("accepts none at %s, where only Stripe does", (PUBLIC_URL) => {
		expect(readConfig({ PUBLIC_URL }).cardPayments).toBe("none");
		expect(readConfig({ PUBLIC_URL, ...stripe }).cardPayments).toBe("stripe");
	});
	test("is set by TEST_GATEWAY, and is always off beside Stripe", () => {
		expect(readConfig({ PUBLIC_URL: reached[0], TEST_GATEWAY: "on" }).cardPayments).toBe("test");
		expect(readConfig({ TEST_GATEWAY: "off" }).cardPayments).toBe("none");
		expect(() => readConfig({ ...stripe, TEST_GATEWAY: "on" })).toThrow(
			'TEST_GATEWAY is "on", but Stripe is configured: a site with real payments cannot have the test gateway.',
		);
		expect(() => readConfig({ TEST_GATEWAY: "yes" })).toThrow('TEST_GATEWAY is "yes", but it must be on or off.');
	});
});

describe("the outbox", () => {
	test.each(own)("is on at %s", (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).outbox).toBe(true));
	test.each(reached)("is off at %s", (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).outbox).toBe(false));
	test("is off behind a proxy or with a mail server", () => {
		expect(readConfig({ TRUST_PROXY: "loopback" }).outbox).toBe(false);
		expect(readConfig({ SMTP_URL: "smtp://127.0.0.1:25" }).outbox).toBe(false);
	});
	test("is set by OUTBOX, and is always off with a mail server", () => {
		expect(readConfig({ PUBLIC_URL: reached[0], TRUST_PROXY: "1", OUTBOX: "on" }).outbox).toBe(true);
		expect(readConfig({ OUTBOX: "off" }).outbox).toBe(false);
		expect(() => readConfig({ OUTBOX: "on", SMTP_URL: "smtp://127.0.0.1:25" })).toThrow(
			'OUTBOX is "on", but SMTP_URL is set: a site with a mail server cannot have the outbox.',
		);
	});
});

describe("demonstration log-in", () => {
	test.each(own)("is offered at %s", (PUBLIC_URL) => expect(readConfig({ PUBLIC_URL }).enterAs).toBe(true));
	test.each(reached)("is not offered at %s, even with the outbox on", (PUBLIC_URL) =>
		expect(readConfig({ PUBLIC_URL, OUTBOX: "on" }).enterAs).toBe(false),
	);
	test.each([{ TRUST_PROXY: "loopback" }, { SMTP_URL: "smtp://127.0.0.1:25" }, { OUTBOX: "off" }, { DEMO: "off" }])(
		"is not offered with %o",
		(env) => expect(readConfig(env as Record<string, string>).enterAs).toBe(false),
	);
});

describe("MAIL_FROM", () => {
	test.each(["Fundacja Estrada <biuro@estrada.example>", "biuro@estrada.example"])("%s is accepted", (value) =>
		expect(readConfig({ MAIL_FROM: value }).mailFrom).toBe(value),
	);
	test.each(["biuro", "A <a@b.example>, B <b@b.example>", "A <a@b.example>\r\nBcc: x@y.example"])(
		"%j is refused",
		(value) =>
			expect(() => readConfig({ MAIL_FROM: value })).toThrow(
				"it must be one mail address, such as Estrada <hello@example.com>.",
			),
	);
});

describe("S3_URL and its keys", () => {
	const all = { S3_URL: "https://s3.example.com/estrada/", S3_ACCESS_KEY_ID: "AKIA", S3_SECRET_ACCESS_KEY: "geheim" };

	test("configure an object store together", () => {
		expect(readConfig({}).s3).toBeUndefined();
		const keys = { accessKeyId: "AKIA", secretAccessKey: "geheim" };
		expect(readConfig(all).s3).toEqual({ url: "https://s3.example.com/estrada", region: "auto", ...keys });
		expect(readConfig({ ...all, S3_REGION: "eu-central-1" }).s3).toMatchObject({ region: "eu-central-1" });
	});

	test.each([
		["no bucket", { ...all, S3_URL: "https://s3.example.com/" }, /^S3_URL is "https:.*it must name the bucket/],
		["no secret", { ...all, S3_SECRET_ACCESS_KEY: "" }, /set S3_SECRET_ACCESS_KEY, or none/],
		["a secret alone", { S3_SECRET_ACCESS_KEY: "geheim" }, /set S3_URL, S3_ACCESS_KEY_ID, or none/],
	])("%s: is refused with a sentence", (_what, env, sentence) => {
		expect(() => readConfig(env)).toThrow(sentence);
	});
});

describe("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET", () => {
	const both = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
	test("switch Stripe on together", () => {
		expect(readConfig({}).stripe).toBeUndefined();
		expect(readConfig(both).stripe).toEqual({ secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: undefined });
		const stripe = readConfig({ ...both, STRIPE_API_URL: "http://127.0.0.1:4242/" }).stripe;
		expect(stripe?.apiUrl).toBe("http://127.0.0.1:4242");
	});
	test.each([
		["one alone", { STRIPE_SECRET_KEY: "sk_test_1" }, /^STRIPE_WEBHOOK_SECRET .* such as whsec_/],
		["the other alone", { STRIPE_WEBHOOK_SECRET: "whsec_1" }, /^STRIPE_SECRET_KEY .* such as sk_live_/],
		["a public key", { ...both, STRIPE_SECRET_KEY: "pk_live_geheim" }, /^STRIPE_SECRET_KEY is "…"/],
		["no address", { ...both, STRIPE_API_URL: "localhost" }, /^STRIPE_API_URL is "localhost"/],
	])("%s is refused with a sentence that repeats no secret", (_, env, sentence) => {
		expect(() => readConfig(env)).toThrow(sentence);
		expect(() => readConfig(env)).not.toThrow("geheim");
	});
});

describe("conversion settings", () => {
	const google = {
		GOOGLE_ADS_DEVELOPER_TOKEN: "d",
		GOOGLE_ADS_CLIENT_ID: "i",
		GOOGLE_ADS_CLIENT_SECRET: "s",
		GOOGLE_ADS_REFRESH_TOKEN: "r",
	};
	test("are empty by default", () =>
		expect(readConfig({}).networks).toEqual({ meta: undefined, linkedin: undefined, google: undefined }));
	test("need one token for Meta and LinkedIn, four values for Google", () =>
		expect(readConfig({ META_ACCESS_TOKEN: "m", LINKEDIN_ACCESS_TOKEN: "l", ...google }).networks).toMatchObject({
			meta: { accessToken: "m", apiUrl: "https://graph.facebook.com/v24.0" },
			linkedin: { accessToken: "l", apiUrl: "https://api.linkedin.com", version: "202603" },
			google: { loginCustomerId: undefined, apiUrl: "https://googleads.googleapis.com/v23" },
		}));
	test.each([
		[{ ...google, GOOGLE_ADS_CLIENT_ID: "" }, "set GOOGLE_ADS_CLIENT_ID, or none."],
		[{ META_ACCESS_TOKEN: "m", META_API_URL: "graph" }, 'META_API_URL is "graph", but it must be an address'],
		[{ LINKEDIN_API_VERSION: "v2" }, 'LINKEDIN_API_VERSION is "v2", but it must be a year and a month'],
	])("%o is refused with a sentence", (env, sentence) => expect(() => readConfig(env)).toThrow(sentence));
});
