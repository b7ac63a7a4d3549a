import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { impatient } from "../../../../tests/harness/impatient.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { onceCommitted } from "../../../kit/http/idempotency.ts";
import { emails } from "../../../kit/mail/store.ts";
import { event } from "../../event/server/tables.ts";
import { orderBySecret } from "../../orders/server/store.ts";
import { paymentsOf, refundsOf } from "../../payments/server/store.ts";
import { refundBought } from "../contract.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(async () => {
	await one.empty();
	await one.db.execute(sql`delete from idempotent_request`);
	await one.db.update(event).set({ startsAt: new Date(one.server.clock.now().getTime() + 60 * 86_400_000) });
});

const FOUR_GROSS = 147_108;
const order = (payload: object = {}) =>
	one.buy({
		...company,
		packageCode: undefined,
		tickets: [{ packageCode: "BASIC-ONLINE", quantity: 4 }],
		expectedGrossGrosz: FOUR_GROSS,
		...payload,
	});

async function paidFour(reference = "r1", email = "anna@firma.example") {
	const { secret } = (await order({ email })).json().order;
	const { id } = (await orderBySecret(one.db, hashOf(secret)))!;
	expect(await one.receive(id, { amountGrosz: FOUR_GROSS, reference })).toBe("paid");
	return { secret, id };
}
const post = (path: string, payload?: object, key?: string) =>
	one.server.app.inject({
		method: "POST",
		url: `/api/payment/${path}`,
		...(payload && { payload }),
		headers: key === undefined ? {} : { "idempotency-key": key },
	});
/** A return of one ticket of four. */
const SINGLE = { tickets: [{ position: 0, quantity: 1 }], expectedGrosz: GROSS };
const giveBack = (secret: string, key?: string, body: object = SINGLE) => post(`${secret}/refund`, body, key);
const back = async (id: number) => (await refundsOf(one.db, id)).map((it) => it.amountGrosz);

describe("a refund under a key", () => {
	test("runs once and repeats its response; without or with another key it is a second one", async () => {
		const { secret, id } = await paidFour();
		const [first, again] = [await giveBack(secret, "k-1"), await giveBack(secret, "k-1")];
		expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
		expect(again.json()).toEqual(first.json());
		expect([await back(id), await one.taken()]).toEqual([[GROSS], 3]);
		expect((await giveBack(secret, "k-2")).statusCode).toBe(200);
		expect((await giveBack(secret)).statusCode).toBe(200);
		expect([await back(id), await one.taken()]).toEqual([[GROSS, GROSS, GROSS], 1]);
	});

	test("with another body is a 422; a refused one can be corrected", async () => {
		const { secret, id } = await paidFour();
		expect((await giveBack(secret, "k-1", { ...SINGLE, expectedGrosz: 1 })).statusCode).toBe(409);
		expect((await giveBack(secret, "k-1")).statusCode).toBe(200);
		const two = { tickets: [{ position: 0, quantity: 2 }], expectedGrosz: 2 * GROSS };
		expect((await giveBack(secret, "k-1", two)).statusCode).toBe(422);
		expect((await giveBack(secret, "k 1")).statusCode).toBe(400);
		expect(await back(id)).toEqual([GROSS]);
	});

	test("that still runs is a 409 with Retry-After", async () => {
		const { secret, id } = await paidFour();
		await giveBack(secret, "k-1");
		await one.db.execute(sql`update idempotent_request set is_answered = 0`);
		const second = await impatient(() => giveBack(secret, "k-1"));
		expect([second.statusCode, second.headers["retry-after"]]).toEqual([409, "1"]);
		expect(await back(id)).toEqual([GROSS]);
	});

	test("requested twice at once runs once; without keys (negative control) it runs twice", async () => {
		const { secret, id } = await paidFour();
		const answers = await Promise.all([giveBack(secret, "k-1"), giveBack(secret, "k-1")]);
		// the second comes during or after the first
		for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
		expect(answers.map((it) => it.statusCode)).toContain(200);
		expect([await back(id), await one.taken()]).toEqual([[GROSS], 3]);
		await Promise.all([giveBack(secret), giveBack(secret)]);
		expect([await back(id), await one.taken()]).toEqual([[GROSS, GROSS, GROSS], 1]);
	});

	test("of one order does not answer for another", async () => {
		const [first, second] = [await paidFour(), await paidFour("r2", "ewa@firma.example")];
		for (const { secret } of [first, second]) expect((await giveBack(secret, "k-1")).statusCode).toBe(200);
		expect([await back(first.id), await back(second.id)]).toEqual([[GROSS], [GROSS]]);
		expect((await giveBack("unknown", "k-1")).statusCode).toBe(404);
	});

	test("that counted as dead, with a quicker successor, changes nothing", async () => {
		const named = { request: { headers: { "idempotency-key": "k-1" } } as never, call: refundBought, body: {} };
		const answer = { status: "confirmed" as const, refundedGrosz: 0 };
		const refused = onceCommitted(one.server.deps, named, async (tx) => {
			await tx.update(event).set({ refundDays: 1 });
			await tx.execute(sql`update idempotent_request set is_answered = 1`);
			return answer;
		});
		await expect(refused).rejects.toMatchObject({ status: 409 });
		expect((await one.db.select().from(event)).map((it) => it.refundDays)).not.toContain(1);
	});
});

test("a payment starts once per key", async () => {
	const { secret } = (await order()).json().order;
	const { id } = (await orderBySecret(one.db, hashOf(secret)))!;
	const pay = (method: string, key?: string) => post(`${secret}/url`, { method }, key);
	const first = await pay("card", "k-1");
	expect((await pay("card", "k-1")).json()).toEqual(first.json());
	expect((await pay("transfer", "k-1")).statusCode).toBe(422);
	expect(await paymentsOf(one.db, id)).toHaveLength(1);
	expect((await pay("card")).json().url).not.toBe(first.json().url);
	expect(await paymentsOf(one.db, id)).toHaveLength(2);
});

test("a team's code is sent once and replaced once per key", async () => {
	const { secret } = await paidFour();
	const codes = async () => (await one.server.app.inject(`/api/payment/${secret}/codes`)).json().codes;
	const [first, second] = await codes();
	await one.confirm();
	const send = (id: number, email: string) => post(`${secret}/codes/${id}/send`, { email }, "k-1");
	const sent = await send(first.objectId, "Ewa@firma.example");
	expect((await send(first.objectId, "ewa@firma.example")).json()).toEqual(sent.json());
	expect((await send(first.objectId, "jan@firma.example")).statusCode).toBe(422);
	expect((await send(second.objectId, "ewa@firma.example")).statusCode).toBe(422);
	expect((await emails(one.db, 1, 9)).rows.filter((it) => it.kind === "team-code")).toHaveLength(1);
	const reissue = (id: number) => post(`${secret}/codes/${id}/reissue`, undefined, "k-1");
	const issued = await reissue(first.objectId);
	expect([issued.statusCode, (await reissue(first.objectId)).json()]).toEqual([200, issued.json()]);
	expect((await reissue(second.objectId)).statusCode).toBe(422);
	expect(await codes()).toHaveLength(5);
});
