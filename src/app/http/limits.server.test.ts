import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { otherProcess } from "../../../tests/harness/server.ts";
import { ANNA, EVENT_ID, view } from "../../../tests/harness/tracking.ts";

let one: Awaited<ReturnType<typeof shop>>;
let other: Awaited<ReturnType<typeof otherProcess>>;
let secret: string;
beforeAll(async () => {
	one = await shop();
	other = await otherProcess(one.server);
	secret = (await one.buy()).json().order.secret;
	await one.confirm();
});
afterAll(() => other.close());

type Form = {
	form: string;
	/** The limit within the window. */
	times: number;
	url: () => string;
	payload: (email: string) => object;
	emailOf: (n: number) => string;
	status: number;
	/** True if an invalid address is refused without being counted. */
	isJudged: boolean;
};
const ofPerson = (n: number) => `p${n}@firma.example`;
const always = () => "ola@firma.example";
const named = (email: string) => ({ firstName: "Ewa", email });
const enquiry = { eventCode: "MSTS25", modalType: 1, name: "Ewa Nowak", phoneNo: "+48 601 234 567" };
const FORMS: Form[] = [
	{
		form: "enquiry",
		times: 30,
		emailOf: ofPerson,
		status: 200,
		isJudged: true,
		url: () => "/api/event/MSTS25/modal",
		payload: (email) => ({ ...enquiry, email }),
	},
	{
		form: "newsletter",
		times: 20,
		emailOf: ofPerson,
		status: 200,
		isJudged: true,
		url: () => "/api/event/MSTS25/subscription",
		payload: (email) => ({ email, typeId: 0, gdprs: { marketing: true } }),
	},
	{
		form: "reminder",
		times: 20,
		emailOf: ofPerson,
		status: 200,
		isJudged: true,
		url: () => "/api/event/MSTS25/reminder",
		payload: (email) => ({ email, date: "2025-05-20", time: "12:00" }),
	},
	{
		form: "waiting-list",
		times: 20,
		payload: named,
		emailOf: ofPerson,
		status: 409,
		isJudged: true,
		url: () => "/api/event/MSTS25/packages/BASIC-ONLINE/waitingList",
	},
	{
		form: "waiting-list-to",
		times: 3,
		payload: named,
		emailOf: always,
		status: 409,
		isJudged: true,
		url: () => "/api/event/MSTS25/packages/BASIC-ONLINE/waitingList",
	},
	{
		form: "activation",
		times: 10,
		payload: named,
		emailOf: ofPerson,
		status: 200,
		isJudged: false,
		url: () => "/api/account/resendActivation",
	},
	{
		form: "activation-to",
		times: 3,
		payload: named,
		emailOf: always,
		status: 200,
		isJudged: false,
		url: () => "/api/account/resendActivation",
	},
	{
		form: "password",
		times: 10,
		payload: named,
		emailOf: ofPerson,
		status: 200,
		isJudged: true,
		url: () => "/api/auth/request-password-reset",
	},
	{
		form: "password-to",
		times: 3,
		payload: named,
		emailOf: always,
		status: 200,
		isJudged: true,
		url: () => "/api/auth/request-password-reset",
	},
	{
		form: "log-in",
		times: 10,
		emailOf: always,
		status: 401,
		isJudged: false,
		url: () => "/api/auth/sign-in/email",
		payload: (email) => ({ email, password: "niedobre1" }),
	},
	{
		form: "team-code",
		times: 100,
		payload: named,
		emailOf: always,
		status: 404,
		isJudged: true,
		url: () => `/api/payment/${secret}/codes/1/send`,
	},
	{
		form: "consent",
		times: 30,
		emailOf: always,
		status: 200,
		isJudged: false,
		url: () => "/api/user/MSTS25/consent",
		payload: () => ({ externalId: ANNA, consentMode: false }),
	},
	{
		form: "conversion",
		times: 120,
		emailOf: always,
		status: 200,
		isJudged: false,
		url: () => "/api/user/MSTS25/conversions/v2",
		payload: () => view({}, EVENT_ID),
	},
];
/**
 * Other tests cover these: `log-in-limits.test.ts`, `once-and-me.test.ts`, `team.test.ts` (`team-code-to`),
 * `strangers.server.test.ts`; for a person's account `access.test.ts`, `address.test.ts`,
 * `personal-data.server.test.ts`; for codes after a password `guessing-codes.test.ts`; for requests without an e-mail
 * `put-back.test.ts`; and slices for limits per logged-in person.
 */
const ELSEWHERE = [
	"enquiry-letter",
	"log-in-account",
	"log-in-browser",
	"replayed-registration",
	"team-code-to",
	"code",
	"register",
	"order-later",
	"order-team",
	"cv-fetch",
	"person-export",
	"ticket-hand-over",
	"lead-scan",
	"live-question",
	"log-in-code",
	"log-in-code-day",
	"recommendation",
	"own-password",
	"address-change",
	"address-change-to",
	"own-data",
	"activation-nobody",
	"password-nobody",
];

describe("all processes share the limit of a form, and a refusal explains it", () => {
	test.each(FORMS)("$form", async ({ form, times, url, payload, emailOf, status, isJudged }) => {
		const ask = (app: typeof other, email: string) =>
			app.inject({
				method: "POST",
				url: `${url()}?lang=en`,
				payload: payload(email),
				remoteAddress: `10.0.0.${FORMS.findIndex((it) => it.form === form)}`,
			});
		const apps = [one.server.app, other];
		if (isJudged) {
			const wrong = await Promise.all(apps.map((app) => ask(app, "nobody")));
			expect(wrong.map((it) => it.statusCode)).toEqual([400, 400]);
		}
		const counted = await Promise.all(Array.from({ length: times }, (_, n) => ask(apps[n % 2]!, emailOf(n))));
		expect(new Set(counted.map((it) => it.statusCode))).toEqual(new Set([status]));
		const refused = await Promise.all(apps.map((app) => ask(app, emailOf(0))));
		for (const answer of refused) {
			expect([answer.statusCode, Number(answer.headers["retry-after"]) > 0]).toEqual([429, true]);
			expect(answer.json().message).toMatch(/^Too many attempts\. .*try again/i);
		}
	});

	test("and the tests cover every limit", () => {
		const sources = globSync("src/**/*.ts", { cwd: join(import.meta.dirname, "../../.."), exclude: ["**/*.test.ts"] });
		const found = sources.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(/\bform: "([\w-]+)",(?=[^{}]*(?:windowSeconds|CODE_EMAILS))/g)].map(
				([, form]) => form!,
			),
		);
		expect(found.toSorted()).toEqual([...FORMS.map(({ form }) => form), ...ELSEWHERE].toSorted());
	});
});
