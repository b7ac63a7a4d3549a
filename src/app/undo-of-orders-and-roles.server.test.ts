import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shop } from "../../tests/harness/buying.ts";
import { addEvent } from "../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { company } from "../../tests/harness/registering.ts";
import { deleteAccount } from "../features/account/server/store.ts";
import { type JournalEntry, listFoundationJournal, listJournal, undoChange } from "../features/journal/contract.ts";
import { changeOrderPayer, extendDeadline, previewExtension } from "../features/order-office/command-contract.ts";
import { getOfficeOrder } from "../features/order-office/contract.ts";
import { salesOrder } from "../features/orders/server/tables.ts";
import { changeRoles } from "../features/organisers/manage-contract.ts";
import { NEEDS_PROOF } from "../features/organisers/proof.ts";
import type { Role } from "../features/organisers/rights.ts";
import { rolesOfAccount } from "../features/organisers/server/role-store.ts";
import { auditEntry } from "../kit/audit/tables.ts";

const EVENT = { eventCode: "MSTS25" };
const DAY_MS = 24 * 3_600_000;

let one: Awaited<ReturnType<typeof shop>>;
let sales: TestOrganiser;
let owner: TestOrganiser;
beforeAll(async () => {
	one = await shop();
	await addEvent(one.server.deps, { code: "NYC25", name: "Inne" });
});
beforeEach(async () => {
	await one.anew();
	await one.db.delete(auditEntry);
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
	owner = await organiserOf(one.server, { role: "owner", eventCode: "MSTS25" });
});

const newest = async (by = sales): Promise<JournalEntry> =>
	(await by.ask(listJournal, { params: EVENT })).json().rows[0];
const undo = async (id: number, by = sales, eventCode = "MSTS25") => {
	const answer = await by.ask(undoChange, { params: { eventCode, id } });
	return {
		status: answer.statusCode,
		sentence: answer.json().sentence ?? answer.json().detail,
		type: answer.json().type,
	};
};
const statusOf = async (...args: Parameters<typeof undo>) => (await undo(...args)).status;

describe("a longer deadline", () => {
	const byTransfer = (more: object = {}) =>
		one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer", ...more });
	const endOf = async (id: number) => (await one.orderNow(id)).holdsUntil!.getTime();
	/** Extends by three days; returns the entry. */
	async function extended(number: string): Promise<JournalEntry> {
		const params = { ...EVENT, number };
		const { fingerprint } = (await sales.ask(previewExtension, { params, body: { days: 3 } })).json();
		const headers = { "idempotency-key": `${number}-${fingerprint}` };
		const answer = await sales.ask(extendDeadline, { params, body: { days: 3, fingerprint }, headers });
		expect(answer.statusCode, answer.body).toBe(200);
		return newest();
	}

	test("goes back once, and the journal says to when", async () => {
		const { id, number } = await byTransfer();
		const other = await byTransfer({ email: "inna@firma.example" });
		const [before, others] = [await endOf(id), await endOf(other.id)];
		const entry = await extended(number);
		expect(await endOf(id)).toBe(before + 3 * DAY_MS);
		expect(entry).toMatchObject({ action: "order.extended", obstacle: null });
		expect(entry.undo).toMatch(/^The deadline of the order goes back to \d+ \w+ 2025, \d\d:\d\d\.$/);
		expect(await undo(entry.id)).toMatchObject({ status: 200, sentence: entry.undo });
		expect([await endOf(id), await endOf(other.id)]).toEqual([before, others]);
		expect(await newest()).toMatchObject({ action: "order.deadline-restored", subject: `order:${id}`, undo: null });
		expect(await undo(entry.id)).toMatchObject({
			status: 409,
			sentence: "The deadline of this order has changed since.",
		});
	});

	test("stays after a later extension, until that one is undone", async () => {
		const { id, number } = await byTransfer();
		const before = await endOf(id);
		const first = await extended(number);
		const second = await extended(number);
		expect(await statusOf(first.id)).toBe(409);
		expect([await statusOf(second.id), await statusOf(first.id)]).toEqual([200, 200]);
		expect(await endOf(id)).toBe(before);
	});

	test.each<[string, (order: { id: number }) => Promise<unknown>, RegExp]>([
		[
			"after a reminder",
			({ id }) => one.db.update(salesOrder).set({ notices: 1 }).where(eq(salesOrder.id, id)),
			/has a reminder with the later deadline/,
		],
		["after the money came", ({ id }) => one.receive(id, { provider: "transfer" }), /cannot change/],
		[
			"after the earlier one has passed",
			async ({ id }) => one.server.clock.set(new Date((await endOf(id)) - 2 * DAY_MS).toISOString()),
			/has passed/,
		],
	])("stays %s", async (_, happen, sentence) => {
		const order = await byTransfer();
		const entry = await extended(order.number);
		await happen(order);
		const before = await one.orderNow(order.id);
		const answer = await undo(entry.id);
		expect(answer).toMatchObject({ status: 409, sentence: expect.stringMatching(sentence) });
		expect(await one.orderNow(order.id)).toEqual(before);
	});

	test("is not undone by another role, nor from another event", async () => {
		const entry = await extended((await byTransfer()).number);
		const editor = await organiserOf(one.server, { role: "editor", eventCode: "MSTS25" });
		const abroad = await organiserOf(one.server, { role: "owner", eventCode: "NYC25" });
		const everywhere = await organiserOf(one.server, { role: "owner", eventCode: null });
		const seen = await newest(editor);
		expect([seen.undo, seen.obstacle]).toEqual([null, expect.stringMatching(/^A person who may make this change/)]);
		expect(await undo(entry.id, editor)).toMatchObject({ status: 403, sentence: seen.obstacle });
		expect(await statusOf(entry.id, abroad)).toBe(404);
		expect(await statusOf(entry.id, abroad, "NYC25")).toBe(404);
		expect(await statusOf(entry.id, everywhere, "NYC25")).toBe(404);
		expect(await statusOf(entry.id, everywhere)).toBe(200);
	});
});

describe("the roles of an organiser", () => {
	let host: TestOrganiser;
	let viewer: TestOrganiser;
	beforeEach(async () => {
		host = await organiserOf(one.server, { role: "host", eventCode: "MSTS25" });
		viewer = await organiserOf(one.server, { role: "viewer", eventCode: "MSTS25" });
	});
	const rolesOf = async ({ accountId }: TestOrganiser) =>
		(await rolesOfAccount(one.db, accountId)).map(({ role }) => role).sort();
	async function changed(who: TestOrganiser, before: Role[], roles: Role[]): Promise<JournalEntry> {
		const params = { ...EVENT, accountId: who.accountId };
		const answer = await owner.ask(changeRoles, { params, body: { isOfFoundation: false, before, roles } });
		expect(answer.statusCode, answer.body).toBe(200);
		return newest(owner);
	}

	test("go back, also after a removal, but not over a later change", async () => {
		const entry = await changed(host, ["host"], ["sales", "viewer"]);
		expect(entry.undo).toBe("This person has these roles here again: host.");
		expect(await statusOf(entry.id, owner)).toBe(200);
		expect([await rolesOf(host), await rolesOf(viewer)]).toEqual([["host"], ["viewer"]]);
		const removed = await changed(host, ["host"], []);
		expect(removed).toMatchObject({ action: "organiser.removed", undo: entry.undo });
		expect(await rolesOf(host)).toEqual([]);
		expect(await statusOf(removed.id, owner)).toBe(200);
		expect(await rolesOf(host)).toEqual(["host"]);
		expect(await undo(entry.id, owner)).toMatchObject({
			status: 409,
			sentence: expect.stringMatching(/They now have: host/),
		});
		expect(await statusOf(removed.id, owner)).toBe(409);
	});

	test("need the right to manage organisers, and its proof", async () => {
		const { id } = await changed(host, ["host"], ["viewer"]);
		expect((await newest(sales)).undo).toBeNull();
		expect(await statusOf(id, sales)).toBe(403);
		const unproved = await organiserOf(one.server, { role: "owner", eventCode: "MSTS25", isProved: false });
		expect(await undo(id, unproved)).toMatchObject({ status: 403, type: NEEDS_PROOF });
		expect(await rolesOf(host)).toEqual(["viewer"]);
		const abroad = await organiserOf(one.server, { role: "owner", eventCode: "NYC25" });
		expect(await statusOf(id, abroad, "NYC25")).toBe(404);
		await unproved.prove();
		expect(await statusOf(id, unproved)).toBe(200);
	});

	test("are not given to a deleted account", async () => {
		const { id } = await changed(host, ["host"], []);
		await one.db.transaction((tx) => deleteAccount(tx, host.accountId));
		expect(await statusOf(id, owner)).toBe(404);
	});
});

test("personal data stays, and the journal says why and where it is corrected", async () => {
	const { number, id } = await one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer" });
	const params = { ...EVENT, number };
	const { payer, version } = (await sales.ask(getOfficeOrder, { params })).json();
	const { comments: _, ...typed } = payer;
	await sales.ask(changeOrderPayer, { params, body: { ...typed, name: "Nowa Nazwa SA", version } });
	const entry = await newest();
	expect(entry).toMatchObject({ action: "order.payer-changed", undo: null, detail: { fields: ["name"] } });
	expect(entry.obstacle).toMatch(/holds no personal data.*at the order/);
	expect(await undo(entry.id)).toMatchObject({ status: 403, sentence: entry.obstacle });
	expect((await one.orderNow(id)).payer.name).toBe("Nowa Nazwa SA");
	const everywhere = await organiserOf(one.server, { role: "owner", eventCode: null });
	const [foundations] = (await everywhere.ask(listFoundationJournal)).json().rows;
	expect(foundations).toMatchObject({ id: entry.id, undo: null, obstacle: null });
});
