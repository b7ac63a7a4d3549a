import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Conference, conference, participant } from "../../../../tests/harness/attending.ts";
import { forgetPeople, goodPayload } from "../../../../tests/harness/registering.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { account } from "../../account/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { isRecommendation } from "../addresses.ts";
import { forgetRecommended } from "./recommend.ts";
import { recommendation, recommendedAddress } from "./tables.ts";

let one: Conference;
beforeAll(async () => {
	one = await conference();
});
beforeEach(async () => {
	await forgetPeople(one.server);
	await one.server.deps.db.delete(recommendedAddress);
	one.server.clock.set("2025-06-01T10:00:00Z");
});

type Someone = Awaited<ReturnType<typeof participant>>;
const recommend = ({ cookie, accountId }: Pick<Someone, "cookie" | "accountId">, emails: string[], more: object = {}) =>
	one.server.app.inject({
		method: "POST",
		url: `/api/user/${accountId}/recommendation?lang=en`,
		headers: { cookie },
		payload: { eventCode: "MSTS25", name: "Anna Wójcik", emails, ...more },
	});
const standing = async ({ cookie, accountId }: Someone) =>
	(
		await one.server.app.inject({
			url: `/api/user/${accountId}/recommendation?eventCode=msts25`,
			headers: { cookie },
		})
	).json();
const written = async () =>
	(await one.server.deps.db.select().from(emailMessage).orderBy(emailMessage.id)).filter(
		(it) => it.kind === "recommendation",
	);

test("each friend gets an e-mail with the sender's name and an opt-out; only a hash of the address is stored", async () => {
	const anna = await participant(one, "anna@firma.example");
	const answer = await recommend(anna, ["ewa@inna.example, JAN@inna.example"], { phoneNumbers: ["+48601999888"] });
	expect(answer.json()).toEqual({
		refusal: null,
		invited: 2,
		came: 0,
		leftToday: 8,
		message: "Thank you, the invitations are on their way.",
	});
	const letters = await written();
	expect(letters.map((it) => it.recipient).toSorted()).toEqual(["ewa@inna.example", "jan@inna.example"]);
	const [letter] = letters;
	expect([letter!.subject, letter!.replyTo]).toEqual(["Anna Wójcik invites you to Trial", "anna@firma.example"]);
	expect(letter!.text).toContain("This is the only such message");
	expect(isRecommendation(letter!.unsubscribeUrl!)).toBe(true);
	await one.server.deps.db
		.update(emailMessage)
		.set({ status: "sent" })
		.where(eq(emailMessage.recipient, "ewa@inna.example"));
	await forgetRecommended(one.server.deps);
	expect((await written()).map((it) => it.recipient)).toEqual(["jan@inna.example"]);
	one.server.clock.set("2025-06-09T10:00:00Z");
	await forgetRecommended(one.server.deps);
	const storedJson = JSON.stringify([
		await one.server.deps.db.select().from(recommendation),
		await one.server.deps.db.select().from(recommendedAddress),
		await one.server.deps.db.select().from(emailMessage).orderBy(emailMessage.id),
	]);
	expect(storedJson).not.toMatch(/inna\.example|601999888/);
});

test("an address gets one ever, from any sender; accounts get none; the response does not say", async () => {
	const anna = await participant(one, "anna@firma.example");
	const ewa = await participant(one, "ewa@firma.example");
	const toNew = await recommend(anna, ["nowy@inna.example"]);
	const toKnown = await recommend(anna, ["ewa@firma.example"]);
	const again = await recommend(anna, ["nowy@inna.example"]);
	for (const [n, answer] of [toNew, toKnown, again].entries()) {
		expect([answer.statusCode, answer.json()]).toEqual([200, { ...toNew.json(), invited: n + 1, leftToday: 9 - n }]);
	}
	expect((await recommend(ewa, ["nowy@inna.example"])).statusCode).toBe(200);
	expect((await written()).map((it) => it.recipient)).toEqual(["nowy@inna.example"]);
});

test("two simultaneous senders of one address cause one e-mail", async () => {
	const people = [await participant(one, "anna@firma.example"), await participant(one, "ewa@firma.example")];
	const addresses = ["b@inna.example", "a@inna.example", "c@inna.example"];
	const answers = await Promise.all(
		people.map((person, n) => recommend(person, n === 0 ? addresses : addresses.toReversed())),
	);
	expect(answers.map((it) => it.statusCode)).toEqual([200, 200]);
	expect((await written()).map((it) => it.recipient).toSorted()).toEqual(addresses.toSorted());
});

test("one press unsubscribes for good from all senders; opening the link does not", async () => {
	const { db } = one.server.deps;
	const anna = await participant(one, "anna@firma.example");
	await recommend(anna, ["nowy@inna.example"]);
	const url = new URL((await written())[0]!.unsubscribeUrl!).pathname;
	const opened = await one.server.app.inject({ url });
	expect([opened.statusCode, opened.headers.location]).toEqual([303, expect.stringContaining("/recommended.html?id=")]);
	expect((await db.select().from(recommendedAddress))[0]!.leftAt).toBeNull();
	const form = { method: "POST" as const, url, payload: "List-Unsubscribe=One-Click" };
	const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
	expect((await one.server.app.inject({ ...form, headers })).statusCode).toBe(200);
	expect((await db.select().from(recommendedAddress))[0]!.leftAt).not.toBeNull();
	const browser = await one.server.app.inject({ ...form, headers: { ...headers, accept: "text/html" } });
	expect([browser.statusCode, browser.headers.location]).toEqual([
		303,
		expect.stringContaining("recommended.html?left=1"),
	]);
	await recommend(anna, ["nowy@inna.example"]);
	expect(await written()).toHaveLength(1);
	const unknown = await one.server.app.inject({ ...form, url: "/api/recommendations/none/unsubscribe", headers });
	expect(unknown.statusCode).toBe(404);
});

test("the panel counts invited people with a place at the event", async () => {
	const anna = await participant(one, "anna@firma.example");
	await recommend(anna, ["nowy@inna.example", "inny@inna.example"]);
	one.server.clock.set("2025-06-02T10:00:00Z");
	const post = (email: string) =>
		one.server.app.inject({ method: "POST", url: "/api/account/registerUser", payload: { ...goodPayload, email } });
	expect((await post("nowy@inna.example")).statusCode).toBe(200);
	expect((await post("obcy@inna.example")).statusCode).toBe(200);
	await one.server.deps.db.update(registration).set({ status: "confirmed" });
	expect(await standing(anna)).toMatchObject({ invited: 2, came: 1 });
	await one.server.deps.db.delete(account).where(eq(account.email, "nowy@inna.example"));
	expect(await standing(anna)).toMatchObject({ invited: 2, came: 0 });
});

test("ten a day, thirty in all; requests above the limit send nothing, also simultaneous ones", async () => {
	const anna = await participant(one, "anna@firma.example");
	const some = (from: number, count: number) => Array.from({ length: count }, (_, n) => `p${from + n}@inna.example`);
	expect((await recommend(anna, some(0, 6))).statusCode).toBe(200);
	const both = await Promise.all([recommend(anna, some(10, 4)), recommend(anna, some(20, 4))]);
	expect(both.map((it) => it.statusCode).toSorted()).toEqual([200, 429]);
	const refused = both.find((it) => it.statusCode === 429)!;
	expect(refused.json().message).toBe("You can invite 10 people a day. Invite the others tomorrow.");
	expect([(await written()).length, (await standing(anna)).leftToday]).toEqual([10, 0]);
	for (const [day, from] of [
		["02", 30],
		["03", 40],
	] as const) {
		one.server.clock.set(`2025-06-${day}T10:00:00Z`);
		expect((await recommend(anna, some(from, 10))).statusCode).toBe(200);
	}
	one.server.clock.set("2025-06-04T10:00:00Z");
	expect((await standing(anna)).leftToday).toBe(0);
	const last = await recommend(anna, ["ostatni@inna.example"]);
	expect([last.statusCode, last.json().message]).toEqual([409, "You can invite 30 people in all."]);
	expect((await written()).length).toBe(30);
});

test("refuses: no log-in, a stranger, no confirmed place, after the event, an invalid name", async () => {
	const { db } = one.server.deps;
	const anna = await participant(one, "anna@firma.example");
	const ewa = await participant(one, "ewa@firma.example", { status: "reserved" });
	const to = ["nowy@inna.example"];
	expect((await recommend({ ...anna, cookie: "" }, to)).statusCode).toBe(401);
	expect((await recommend({ ...anna, cookie: ewa.cookie }, to)).statusCode).toBe(404);
	expect([(await recommend(ewa, to)).statusCode, (await standing(ewa)).refusal]).toEqual([409, "noPlace"]);
	const link = await recommend(anna, to, { name: "zly.example wygraj" });
	expect([link.statusCode, link.json().modelState.name]).toEqual([
		400,
		["Sign with your name: letters only, up to 60 characters."],
	]);
	await db.update(account).set({ emailVerified: false });
	expect((await recommend(anna, to)).statusCode).toBe(409);
	await db.update(account).set({ emailVerified: true });
	one.server.clock.set("2025-06-07T16:00:00Z");
	expect([(await recommend(anna, to)).statusCode, (await standing(anna)).refusal]).toEqual([409, "over"]);
	expect(await written()).toEqual([]);
});
