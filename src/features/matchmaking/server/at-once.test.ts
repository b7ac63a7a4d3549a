import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addParticipant, meets } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { invitation } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let ewa: TestPerson;
let others: TestPerson[];
beforeAll(async () => {
	site = await meeting();
	anna = await addParticipant(site, "anna", "standard");
	ewa = await addParticipant(site, "ewa", "standard");
	others = [];
	for (const name of ["a", "b", "c", "d"]) others.push(await addParticipant(site, name, "basic"));
}, 60_000);
beforeEach(async () => {
	await site.deps.db.delete(invitation);
	await site.deps.db.delete(emailMessage);
	site.server.clock.set(new Date(site.server.clock.now().getTime() + 2 * 3_600_000).toISOString());
});

const rows = () => site.deps.db.select().from(invitation);
const kinds = async () =>
	(await site.deps.db.select().from(emailMessage).orderBy(emailMessage.id)).map((it) => it.kind).toSorted();

/** Repetitions make races likely. */
const TRIES = 6;
const again = async (once: () => Promise<void>) => {
	for (let n = 0; n < TRIES; n++) {
		await site.deps.db.delete(invitation);
		await site.deps.db.delete(emailMessage);
		site.server.clock.set(new Date(site.server.clock.now().getTime() + 2 * 3_600_000).toISOString());
		await once();
	}
};

describe("concurrent requests", () => {
	test("two people who invite each other have one connection, and one e-mail each", async () => {
		await again(async () => {
			const answers = await Promise.all([meets.invite(anna, ewa), meets.invite(ewa, anna)]);
			expect(answers.map((it) => it.statusCode)).toEqual([200, 200]);
			expect(await rows()).toMatchObject([{ state: "accepted" }]);
			expect(await kinds()).toEqual(["person-accepted", "person-invited"]);
		});
	});

	test("an invitation is accepted or withdrawn, never both", async () => {
		await again(async () => {
			const id: number = (await meets.invite(anna, ewa)).json().invitationId;
			const [accepted, withdrawn] = await Promise.all([meets.answer(ewa, id, true), meets.withdraw(anna, id)]);
			const [row] = await rows();
			expect([200, 409]).toContain(accepted.statusCode);
			expect(row!.state).toBe(accepted.statusCode === 200 ? "accepted" : "withdrawn");
			expect(withdrawn.statusCode).toBe(accepted.statusCode === 200 ? 409 : 200);
			expect((await kinds()).includes("person-accepted")).toBe(accepted.statusCode === 200);
		});
	});

	test("accepting twice connects once, with one e-mail", async () => {
		await again(async () => {
			const id: number = (await meets.invite(anna, ewa)).json().invitationId;
			const answers = await Promise.all([1, 2, 3].map(() => meets.answer(ewa, id, true)));
			expect(answers.map((it) => it.statusCode)).toEqual([200, 200, 200]);
			expect(await kinds()).toEqual(["person-accepted", "person-invited"]);
		});
	});

	test.each([
		["invitation", () => meets.invite(anna, ewa)],
		["acceptance", (id: number) => meets.answer(ewa, id, true)],
		["refusal", (id: number) => meets.answer(ewa, id, false)],
		["withdrawal", (id: number) => meets.withdraw(anna, id)],
	] as const)("the same %s twice is published once", async (name, act) => {
		const id: number = name === "invitation" ? 0 : (await meets.invite(anna, ewa)).json().invitationId;
		const publishSpy = vi.spyOn(site.deps.live, "publish");
		const answers = [await act(id), await act(id)];
		expect(answers.map((it) => it.statusCode)).toEqual([200, 200]);
		expect(publishSpy.mock.calls.filter(([fact]) => fact === "people-changed")).toHaveLength(1);
		publishSpy.mockRestore();
	});

	test("the same invitation three times is sent once, and all three calls succeed", async () => {
		await again(async () => {
			const answers = await Promise.all([1, 2, 3].map(() => meets.invite(anna, ewa, " Kawa? ")));
			expect(answers.map((it) => it.json().tie)).toEqual(["sent", "sent", "sent"]);
			expect((await rows()).map((it) => it.sentence)).toEqual(["Kawa?"]);
			expect(await kinds()).toEqual(["person-invited"]);
			expect((await meets.invite(anna, ewa, "Herbata?")).json().message).toContain("already waiting");
		});
	});

	test("of four invitations after eight in an hour, two are sent", async () => {
		await again(async () => {
			const sentAt = site.server.clock.now();
			const before = { accountId: anna.id, invitedId: ewa.id, sentence: "x", state: "closed" as const, sentAt };
			await site.deps.db
				.insert(invitation)
				.values(Array.from({ length: 8 }, () => ({ ...before, eventId: site.event.id })));
			const answers = await Promise.all(others.map((one) => meets.invite(anna, one)));
			expect(answers.map((it) => it.statusCode).toSorted()).toEqual([200, 200, 409, 409]);
			expect((await rows()).filter((it) => it.state === "open")).toHaveLength(2);
		});
	});

	test("a block and an acceptance: the blocker receives nothing, the other notices nothing", async () => {
		await again(async () => {
			const id: number = (await meets.invite(anna, ewa)).json().invitationId;
			await Promise.all([meets.answer(ewa, id, true), meets.block(anna, ewa)]);
			const isClosed = async (who: TestPerson) =>
				(await who.ask("/api/chat/conversations")).json().conversations[0].isClosed;
			expect([await isClosed(anna), await isClosed(ewa)]).toEqual([true, false]);
			await meets.block(anna, ewa, false);
		});
	});
});
