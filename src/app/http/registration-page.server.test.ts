import { beforeAll, describe, expect, test } from "vitest";
import { addOpenEvent } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { addCode } from "../../features/codes/server/store.ts";
import { promoBar } from "../../features/promo/server/tables.ts";
import type { RegistrationForm } from "../../features/registration-page/form.ts";
import { SESSION_HINT } from "../../kit/contract/session-hint.ts";
import type { Page } from "../site/frame.ts";
import { buildServer } from "./server.ts";

let server: TestServer;
let site: Awaited<ReturnType<typeof buildServer>>;
const made: Page[] = [];

beforeAll(async () => {
	server = await freshServer();
	const { event } = await addOpenEvent(server);
	const { db } = server.deps;
	await db.transaction((tx) =>
		addCode(tx, {
			eventId: event.id,
			code: "FINALCALL",
			kind: "discount",
			percent: 20,
			packageIds: [],
			createdAt: server.clock.now(),
		}),
	);
	await db.insert(promoBar).values({ eventId: event.id, text: "Ostatni dzwonek", promoCode: "FINALCALL" });
	const renderer = {
		async render(page: Page) {
			made.push(page);
			return { html: JSON.stringify(page.data), islands: [] };
		},
		assets: () => ({ script: "", styles: [], fonts: [] }),
	};
	site = await buildServer(server.deps, { renderer });
});

/** `form` is undefined if the response was cached. */
async function madeFor(path: string, cookie = ""): Promise<{ form: RegistrationForm | undefined; cache: string }> {
	made.length = 0;
	const answer = await site.inject({ method: "GET", url: path, headers: { cookie } });
	expect(answer.statusCode, path).toBe(200);
	return { form: made[0]?.data as RegistrationForm | undefined, cache: String(answer.headers["cache-control"]) };
}

describe("the registration page", () => {
	test("is rendered with the choices of its URL", async () => {
		const { form } = await madeFor("/registration.html?package=basic-online&type=online&step=data");
		expect(form!.address).toMatchObject({ packageCode: "BASIC-ONLINE", isOnline: true, step: "data", code: null });
		expect((await madeFor("/en/registration.html?package=GOLD")).form!.address.packageCode).toBe("?");
	});

	test("with a code is rendered for its holder; a public code changes it, and a secret one cannot be guessed", async () => {
		const pageWithCode = await madeFor("/registration.html?package=BASIC-ONLINE&code=finalcall");
		expect(pageWithCode.form!.knownCode).toMatchObject({ code: "FINALCALL", answer: { isValid: true, percent: 20 } });
		expect(pageWithCode.cache).toBe("private, no-store");
		const { form } = await madeFor("/registration.html?code=TAJNY");
		expect(form!.address.code).toBe("TAJNY");
		expect(form!.knownCode).toBeNull();
		expect((await madeFor("/registration.html?code=TAJNY")).form).toBeDefined(); // not cached
		expect((await madeFor("/registration.html?offer=geheim")).cache).toBe("private, no-store");
	});

	test("differs for a visitor logged in on this device", async () => {
		expect((await madeFor("/registration.html?package=EXPO")).form!.address.isHinted).toBe(false);
		expect((await madeFor("/registration.html?package=EXPO", `${SESSION_HINT}=1`)).form!.address.isHinted).toBe(true);
		expect((await madeFor("/registration.html?package=EXPO")).form).toBeUndefined(); // cached
	});

	test("fills the cache with one page only, for any URL", async () => {
		await madeFor("/registration.html?package=NONE");
		const before = server.deps.cache.count();
		for (let index = 0; index < 40; index++) {
			const { form } = await madeFor(`/registration.html?package=N${index}&utm=${index}&step=s${index}&type=t${index}`);
			expect(form, String(index)).toBeUndefined(); // all of them share one cached page
			await madeFor(`/registration.html?code=C${index}&offer=O${index}`);
			await madeFor(`/user.html?x=${index}`);
		}
		expect(server.deps.cache.count() - before).toBeLessThanOrEqual(1); // the account's own code
	});
});
