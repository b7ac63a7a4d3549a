import { beforeAll, beforeEach, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { confirmInWaitingList, readPayload } from "../../../../tests/harness/registering.ts";
import { stockDifferences } from "../../../../tests/harness/stock.ts";
import { insertAll } from "../../../kit/db/insert-all.ts";
import { emails } from "../../../kit/mail/store.ts";
import { placeTaking } from "../../packages/server/stock-store.ts";
import { packageHold, ticketPackage, waitingEntry } from "../../packages/server/tables.ts";
import { expireHolds } from "./hold.ts";
import { register } from "./register.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(async () => {
	await one.empty();
	await one.db.delete(packageHold);
	await one.db.delete(waitingEntry);
	await one.db.update(ticketPackage).set({ capacity: 1 });
});

/** A registration in the password queue. `go` resolves its hash, `fail` rejects it. */
function inQueue(email: string, more: object = {}) {
	const queue = Promise.withResolvers<string>();
	const passwords = { ...one.people.passwords, hash: () => queue.promise };
	const paying = { packageCode: "BASIC-ONLINE", paymentMethod: "card" as const, expectedGrossGrosz: GROSS };
	const payload = readPayload({ ...paying, ...more, email });
	const answer = register({ ...one.people, passwords }, payload, { lang: "en", accountId: undefined });
	answer.catch(() => {}); // awaited later
	return { answer, go: () => queue.resolve("$argon2id$"), fail: () => queue.reject(new Error("no memory")) };
}
const waits = (email: string) =>
	one.server.app.inject({
		method: "POST",
		url: "/api/event/msts25/packages/basic-online/waitinglist?lang=en",
		payload: { email, firstName: "Ewa" },
	});
const holds = () => one.db.select().from(packageHold).orderBy(packageHold.id);

test("the next person is refused while the last place's buyer still waits for the password", async () => {
	const first = inQueue("first@firma.example");
	await expect.poll(holds).toHaveLength(1);
	expect(await stockDifferences(one.db)).toEqual([]);
	const second = await one.buy({ email: "second@firma.example" });
	expect([second.statusCode, second.json().message]).toEqual([409, expect.stringContaining("no places left")]);
	expect((await waits("second@firma.example")).json()).toMatchObject({ position: 1 });
	first.go();
	expect(await first.answer).toMatchObject({ packageCode: "BASIC-ONLINE" });
	expect([await one.taken(), await holds(), await one.statuses()]).toEqual([1, [], ["reserved"]]);
});

test("a failed registration's place goes to the queue or back to the stock", async () => {
	const first = inQueue("first@firma.example");
	await expect.poll(holds).toHaveLength(1);
	await waits("second@firma.example");
	await confirmInWaitingList(one.server, "second@firma.example");
	first.fail();
	await expect(first.answer).rejects.toThrow("no memory");
	const { rows } = await emails(one.db, 1, 1);
	expect(rows[0]).toMatchObject({ recipient: "second@firma.example", kind: "waiting-offered" });
	expect([await one.taken(), await holds()]).toEqual([1, []]);

	await one.db.update(ticketPackage).set({ capacity: 2 });
	const third = inQueue("third@firma.example");
	await expect.poll(() => one.taken()).toBe(2);
	third.fail();
	await expect(third.answer).rejects.toThrow("no memory");
	expect(await one.taken()).toBe(1);
	expect(await stockDifferences(one.db)).toEqual([]);
});

test("a dead process's hold ends after two minutes; a late retry needs a new place", async () => {
	const first = inQueue("first@firma.example");
	await expect.poll(holds).toHaveLength(1);
	one.later(1);
	expect(await expireHolds(one.people)).toBe(0);
	one.later(1);
	expect(await expireHolds(one.people)).toBe(1);
	expect([await one.taken(), await holds()]).toEqual([0, []]);
	expect((await one.buy({ email: "second@firma.example" })).statusCode).toBe(200);
	first.go();
	await expect(first.answer).rejects.toMatchObject({ status: 409 });
	expect([await one.taken(), await one.statuses()]).toEqual([1, ["reserved"]]);
});

const FREE = { packageCode: "EXPO", paymentMethod: null, expectedGrossGrosz: null };

test("a free registration keeps its place in one statement", async () => {
	const first = inQueue("ewa@firma.example", FREE);
	await expect.poll(() => one.db.$count(packageHold)).toBe(1);
	first.go();
	expect(await first.answer).toMatchObject({ packageCode: "EXPO", order: null });
	expect([await one.db.$count(packageHold), await one.taken(), await one.statuses()]).toEqual([0, 1, ["confirmed"]]);
	await expect(inQueue("jan@firma.example", FREE).answer).rejects.toMatchObject({ status: 409 });
});

test.each([false, true])(
	"a registration whose hold ended takes another place; somebody was quicker: %s",
	async (isGone) => {
		const first = inQueue("ewa@firma.example", FREE);
		await expect.poll(() => one.db.$count(packageHold)).toBe(1);
		one.later(3);
		expect(await expireHolds(one.people)).toBe(1);
		const other = isGone ? inQueue("jan@firma.example", FREE) : undefined;
		other?.go();
		await other?.answer;
		first.go();
		if (isGone) await expect(first.answer).rejects.toMatchObject({ status: 409 });
		else await first.answer;
		expect([await one.taken(), await one.statuses()]).toEqual([1, ["confirmed"]]);
		expect(await stockDifferences(one.db)).toEqual([]);
	},
);

test("the statement respects the first place of an exhausted package", async () => {
	const rows = await one.db.select().from(ticketPackage).orderBy(ticketPackage.id);
	const none = { id: rows[0]!.id, capacity: 0 };
	expect([await insertAll(one.db, [], placeTaking(one.db, none)), await one.taken()]).toEqual([false, 0]);
	expect(await insertAll(one.db, [], placeTaking(one.db, { ...none, capacity: 1 }))).toBe(true);
	expect(await one.taken()).toBe(1);
});
