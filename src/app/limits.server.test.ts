import { afterAll, beforeAll, expect, test } from "vitest";
import { shop } from "../../tests/harness/buying.ts";
import { otherProcess } from "../../tests/harness/server.ts";

let one: Awaited<ReturnType<typeof shop>>;
let other: Awaited<ReturnType<typeof otherProcess>>;
let secret: string;
beforeAll(async () => {
	one = await shop();
	other = await otherProcess(one.server);
	secret = (await one.buy()).json().order.secret;
});
afterAll(() => other.close());

const waiting = "/api/event/MSTS25/packages/BASIC-ONLINE/waitingList";
const ofPerson = (n: number) => `p${n}@firma.example`;
const always = () => "ola@firma.example";
const activation = () => "/api/account/resendActivation";
const password = () => "/api/auth/request-password-reset";
/** `times` of them may come within the window; `isJudged`: no address is refused, and that is not counted. */
test.each([
	{ what: "waiting list", times: 20, url: () => waiting, emailOf: ofPerson, status: 409, isJudged: true },
	{ what: "activation again", times: 10, url: activation, emailOf: ofPerson, status: 200, isJudged: false },
	{ what: "activation again, one address", times: 3, url: activation, emailOf: always, status: 200, isJudged: false },
	{ what: "new password", times: 10, url: password, emailOf: ofPerson, status: 200, isJudged: true },
	{ what: "new password, one address", times: 3, url: password, emailOf: always, status: 200, isJudged: true },
	{
		...{ what: "team's code", times: 60, url: () => `/api/payment/${secret}/codes/1/send`, emailOf: always },
		...{ status: 404, isJudged: true },
	},
])("letters are limited for all processes together: $what", async ({ what, times, url, emailOf, status, isJudged }) => {
	const ask = (app: typeof other, email: string) =>
		app.inject({
			method: "POST",
			url: url(),
			payload: { firstName: "Ewa", email },
			remoteAddress: `10.0.0.${what.length}`,
		});
	const apps = [one.server.app, other];
	if (isJudged) {
		const wrong = await Promise.all(apps.map((app) => ask(app, "nobody")));
		expect(wrong.map((it) => it.statusCode)).toEqual([400, 400]);
	}
	const counted = await Promise.all(Array.from({ length: times }, (_, n) => ask(apps[n % 2]!, emailOf(n))));
	expect(new Set(counted.map((it) => it.statusCode))).toEqual(new Set([status]));
	const refused = await Promise.all(apps.map((app) => ask(app, emailOf(0))));
	expect(refused.map((it) => [it.statusCode, Number(it.headers["retry-after"]) > 0])).toEqual([
		[429, true],
		[429, true],
	]);
});
