import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addCalendar, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { impatient } from "../../../../tests/harness/impatient.ts";
import {
	addOpenEvent,
	addRounds,
	forgetPeople,
	goodPayload,
	loggedIn,
	peopleCounts,
} from "../../../../tests/harness/registering.ts";
import { countingQueries, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { packagePrice } from "../../packages/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";

let server: TestServer;
let content: Awaited<ReturnType<typeof addOpenEvent>>;
const post = (payload: object, headers: Record<string, string> = {}) =>
	server.app.inject({ method: "POST", url: "/api/account/registerUser", payload, headers });

beforeAll(async () => {
	server = await freshServer();
	content = await addOpenEvent(server);
	await addRounds(server, content.event);
});
beforeEach(() => forgetPeople(server));

describe("Idempotency-Key", () => {
	const withKey = (payload: object, key = "k-1") => post(payload, { "idempotency-key": key });

	test("the same key and body give the stored answer, another body is a 422", async () => {
		const first = await withKey(goodPayload);
		const again = await withKey(goodPayload);
		expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
		expect(again.json()).toEqual(first.json());
		expect((await withKey({ ...goodPayload, firstName: "Ewa" })).statusCode).toBe(422);
		expect((await server.deps.db.select().from(account)).length).toBe(1);
	});

	test("repeats a response with an order's secret only with the password, and limits guesses", async () => {
		const again = (headers: object = {}, more: object = {}) =>
			post({ ...paid, ...more }, { "idempotency-key": "k-1", ...headers });
		const paid = { ...goodPayload, packageCode: "STANDARD", paymentMethod: "card", expectedGrossGrosz: 92_127 };
		const first = await again();
		expect(first.json().order.secret).toBeTruthy();
		const guessed = { password: "other-password", confirmPassword: "other-password" };
		const stranger = await again({}, guessed);
		expect([stranger.statusCode, stranger.body]).toEqual([422, expect.not.stringContaining("secret")]);
		expect((await again()).json()).toEqual(first.json());
		expect((await again({ cookie: await loggedIn(server, "ewa@firma.example") })).statusCode).not.toBe(200);
		const guesses = await Promise.all(Array.from({ length: 25 }, () => again({}, guessed)));
		expect(guesses.map((one) => one.statusCode)).toContain(429);
	});

	test("of a logged-in person answers only them", async () => {
		const payload = { ...goodPayload, email: undefined, password: undefined, confirmPassword: undefined };
		const cookies = [await loggedIn(server), await loggedIn(server, "ewa@firma.example")];
		const event = await addEvent(server.deps, { code: "ONE25", allowRegistration: true, freePackageCode: "EXPO" });
		const expo = await addPackage(server.deps, event);
		await server.deps.db.insert(packagePrice).values({ packageId: expo.id, roundId: null, netGrosz: 0 });
		for (const cookie of [cookies[0]!, cookies[1]!, cookies[0]!]) {
			const answer = await post({ ...payload, eventCode: "ONE25" }, { "idempotency-key": "k-1", cookie });
			expect(answer.statusCode).toBe(200);
		}
		const { rows } = await server.deps.db.execute(sql`select 1 from registration where event_id = ${event.id}`);
		expect(rows).toHaveLength(2);
	});

	test("six simultaneous requests make one registration and get six equal responses", async () => {
		const answers = await Promise.all(Array.from({ length: 6 }, () => withKey(goodPayload)));
		expect(answers.map((one) => one.statusCode)).toEqual(Array(6).fill(200));
		expect(new Set(answers.map((one) => one.body)).size).toBe(1);
		expect((await peopleCounts(server)).registrations).toBe(1);
	});

	test("a request runs after the earlier one is refused", async () => {
		const failed = Promise.withResolvers<string>();
		const hash = vi.spyOn(server.deps.passwords, "hash").mockReturnValueOnce(failed.promise);
		const first = withKey(goodPayload);
		await expect.poll(() => hash.mock.calls).toHaveLength(1);
		const second = withKey(goodPayload);
		failed.reject(new Error("no more memory"));
		expect([(await first).statusCode, (await second).statusCode]).toEqual([500, 200]);
		hash.mockRestore();
	});

	test("a running request causes a 409 with Retry-After; a dead one is taken over", async () => {
		const hashed = Promise.withResolvers<string>();
		const hash = vi.spyOn(server.deps.passwords, "hash").mockReturnValueOnce(hashed.promise);
		const first = withKey(goodPayload);
		await expect.poll(() => hash.mock.calls).toHaveLength(1);
		const second = await impatient(() => withKey(goodPayload));
		expect([second.statusCode, second.headers["retry-after"]]).toEqual([409, "1"]);
		hashed.resolve("$argon2id$");
		expect((await first).statusCode).toBe(200);
		hash.mockRestore();
		await server.deps.db.execute(sql`update idempotent_request set is_answered = 0`);
		server.clock.set(new Date(server.clock.now().getTime() + 61_000).toISOString());
		expect((await withKey(goodPayload)).json().message).toBe("Posiadasz już konto - zaloguj sie");
	});

	test("a refused request can be corrected and sent again; an invalid key is a 400", async () => {
		expect((await withKey({ ...goodPayload, firstName: "" })).statusCode).toBe(400);
		expect((await withKey(goodPayload)).statusCode).toBe(200);
		expect(Object.keys((await withKey(goodPayload, "a b")).json().modelState)).toEqual(["Idempotency-Key"]);
	});
});

describe("two simultaneous submissions", () => {
	/** Both find the address free before either writes. */
	async function both() {
		const { passwords } = server.deps;
		const hash = passwords.hash.bind(passwords);
		const arrived = Promise.withResolvers<void>();
		let waiting = 0;
		const gate = vi.spyOn(passwords, "hash").mockImplementation(async (password) => {
			if (++waiting === 2) arrived.resolve();
			await arrived.promise;
			return hash(password);
		});
		try {
			return await Promise.all([1, 2].map(() => post(goodPayload)));
		} finally {
			gate.mockRestore();
		}
	}

	test("make one account", async () => {
		const answers = await both();
		expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
		expect(answers.find((answer) => answer.statusCode === 409)!.json().message).toBe(
			"Posiadasz już konto - zaloguj sie",
		);
		expect(await peopleCounts(server)).toEqual({ accounts: 1, registrations: 1, links: 1, emails: 1 });
	});

	test("as a negative control, without the unique address they make two", async () => {
		const { db } = server.deps;
		await db.execute(sql`drop index account_email`);
		try {
			let accounts = 0;
			// retried until both writes overlap
			for (let tries = 0; accounts < 2 && tries < 10; tries++) {
				await db.execute(sql`truncate account cascade`);
				await both();
				({ accounts } = await peopleCounts(server));
			}
			expect(accounts).toBe(2);
		} finally {
			await db.execute(sql`truncate account cascade`);
			await db.execute(sql`create unique index account_email on account (email)`);
		}
	});
});

describe("me", () => {
	test("is a 401 without log-in", async () =>
		expect((await server.app.inject("/api/account/me")).statusCode).toBe(401));

	test("shows a person's registrations with the ticket's days, in the same number of queries", async () => {
		const cookie = await loggedIn(server);
		await addCalendar(server.deps, content.event, { code: "D1", isOnsite: false });
		await addCalendar(server.deps, content.event, { code: "D2", name: "Piątek 07.06", isOnline: false });
		const ask = () => server.app.inject({ url: "/api/account/me", headers: { cookie } });
		const answer = await ask();
		expect(answer.statusCode).toBe(200);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.json()).toMatchObject({
			email: "anna@firma.example",
			firstName: "Anna",
			lang: "pl",
			registrations: [
				{
					eventCode: "MSTS25",
					packageCode: "EXPO",
					status: "confirmed",
					startDate: "2025-06-06T07:00:00.000Z",
					days: [
						{ name: "Czwartek 06.06", isOnsite: false },
						{ name: "Piątek 07.06", isOnsite: true },
					],
				},
			],
		});
		const one = await countingQueries(ask);
		const [first] = await server.deps.db.select().from(registration).orderBy(registration.id);
		for (const code of ["A25", "B25"]) {
			const { id: eventId } = await addEvent(server.deps, { code });
			const { id: _, ...rest } = first!;
			await server.deps.db.insert(registration).values({ ...rest, eventId });
		}
		expect((await ask()).json().registrations).toHaveLength(3);
		expect(await countingQueries(ask)).toBe(one);
	});
});
