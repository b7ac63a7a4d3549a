import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { statusesOf, visitors } from "./load.ts";
import { type Shop, visitorPayload } from "./shop.ts";

/** Prefix of addresses of accounts created before measuring. */
export const PARTICIPANTS = "participant";
export const LOG_IN = "/api/auth/sign-in/email";

/** Registers and activates people. PostgreSQL only. */
export async function activated(shop: Shop, count: number): Promise<void> {
	const ask = { people: PARTICIPANTS, payload: visitorPayload };
	const answers = await visitors({ urls: shop.urls, ask, pace: { perSecond: 60, count } });
	if (answers.some((one) => one.status !== 200))
		throw new Error(`not all are registered: ${JSON.stringify(statusesOf(answers))}`);
	await shop.ask("with done as (update account set email_verified = true returning 1) select count(*) from done");
}

async function sessionOf(origin: string, n: number): Promise<string> {
	const response = await fetch(origin + LOG_IN, {
		method: "POST",
		headers: { "content-type": "application/json", origin, "x-forwarded-for": `10.1.${n >> 8}.${n & 255}` },
		body: JSON.stringify({ email: `${PARTICIPANTS}-${n}@firma.example`, password: visitorPayload.password }),
	});
	if (!response.ok) throw new Error(`no log-in: ${response.status} ${await response.text()}`);
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

/** Logs them all in. Returns a file of their cookies, one per line. */
export async function loggedIn(shop: Shop, folder: string, count: number): Promise<string> {
	await activated(shop, count);
	const cookies: string[] = [];
	while (cookies.length < count) {
		const some = Array.from({ length: Math.min(20, count - cookies.length) }, (_, n) => cookies.length + n);
		cookies.push(...(await Promise.all(some.map((n) => sessionOf(shop.programs[0]!.url, n)))));
	}
	const file = join(folder, "cookies");
	writeFileSync(file, cookies.join("\n"));
	return file;
}
