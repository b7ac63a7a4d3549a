import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { officePeople } from "../../../../tests/harness/office-people.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { account } from "../../account/server/tables.ts";
import { codesPage } from "../../codes/server/list-store.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { getOfficeOrders } from "../../order-office/contract.ts";
import { getParticipants } from "../../participants/contract.ts";
import { changeView, getSavedViews, removeView, type SavedView, saveView } from "../contract.ts";
import { MAX_ADDRESS, MAX_VIEWS, type ViewList } from "../rules.ts";
import { forgetViewsAbout } from "./store.ts";
import { savedView } from "./tables.ts";

let one: Awaited<ReturnType<typeof officePeople>>;
let anna: TestOrganiser;
let jan: TestOrganiser;
let owner: TestOrganiser;
beforeAll(async () => {
	one = await officePeople();
});
beforeEach(async () => {
	await one.db.delete(savedView);
	await one.db.delete(auditEntry);
	anna = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
	jan = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
	owner = await organiserOf(one.server, { role: "owner", eventCode: null });
});

type Where = { list?: ViewList; eventCode?: string };
const at = ({ list = "orders", eventCode = "MSTS25" }: Where) => ({ list, eventCode });
const overdue = { name: "Po terminie", address: "state=overdue", isShared: false };

async function viewsOf(organiser: TestOrganiser, where: Where = {}): Promise<SavedView[]> {
	const answer = await organiser.ask(getSavedViews, { params: at(where) });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json().views;
}
const namesOf = async (organiser: TestOrganiser, where: Where = {}) =>
	(await viewsOf(organiser, where)).map(({ name }) => name);
const save = (organiser: TestOrganiser, view: Partial<typeof overdue> = {}, where: Where = {}) =>
	organiser.ask(saveView, { params: at(where), body: { ...overdue, ...view } });
async function saved(
	organiser: TestOrganiser,
	view: Partial<typeof overdue> = {},
	where: Where = {},
): Promise<SavedView> {
	const answer = await save(organiser, view, where);
	expect(answer.statusCode, answer.body).toBe(200);
	const found = (await viewsOf(organiser, where)).find((each) => each.objectId === answer.json().objectId);
	return found!;
}
type Change = Partial<typeof overdue & { version: string }>;
const change = (
	organiser: TestOrganiser,
	view: SavedView,
	{ version = view.version, ...words }: Change,
	where: Where = {},
) =>
	organiser.ask(changeView, {
		params: { ...at(where), viewId: view.objectId },
		body: { name: view.name, address: view.address, isShared: view.isShared, ...words, version },
	});
const remove = (organiser: TestOrganiser, view: SavedView, where: Where = {}) =>
	organiser.ask(removeView, { params: { ...at(where), viewId: view.objectId } });
const journal = async () => {
	const entries = await one.db.select().from(auditEntry);
	return entries.map(({ action, actor, eventId, detail }) => ({ action, actor, eventId, detail }));
};

describe("a view of one's own", () => {
	test("is seen by its owner alone, at every event, in its list", async () => {
		await saved(owner, { name: "Moje" });
		expect(await namesOf(owner)).toEqual(["Moje"]);
		expect(await namesOf(owner, { eventCode: "NYC25" })).toEqual(["Moje"]);
		expect(await namesOf(owner, { list: "participants" })).toEqual([]);
		expect(await namesOf(anna)).toEqual([]);
		expect(await journal()).toEqual([]);
	});

	test("stores filters, sort and columns, and no search", async () => {
		const view = await saved(anna, { address: "q=Kowalska&sort=-gross&state=paid&hide=nip,buyer&after=7.x&open=7" });
		expect(view).toMatchObject({
			address: "hide=buyer%2Cnip&sort=-gross&state=paid",
			isShared: false,
			ownerName: null,
			can: { change: true, remove: true },
		});
	});

	test("is the same one when the call is repeated", async () => {
		const ids = [];
		for (const call of [save(anna), save(anna)]) ids.push((await call).json().objectId);
		expect(new Set(ids).size).toBe(1);
		await saved(anna, { address: "state=paid" });
		await saved(jan);
		expect(await namesOf(anna)).toEqual(["Po terminie", "Po terminie"]);
	});

	test("is changed and removed by its owner only", async () => {
		const view = await saved(anna);
		for (const other of [jan, owner]) {
			expect((await change(other, view, { name: "Cudze" })).statusCode).toBe(404);
			expect((await remove(other, view)).statusCode).toBe(404);
		}
		expect((await change(anna, view, { name: "Zaległe", address: "state=overdue&q=x" })).statusCode).toBe(200);
		expect(await viewsOf(anna)).toMatchObject([{ objectId: view.objectId, name: "Zaległe", address: "state=overdue" }]);
		expect((await remove(anna, view)).statusCode).toBe(200);
		expect((await remove(anna, view)).statusCode).toBe(404);
		expect(await namesOf(anna)).toEqual([]);
	});

	test("is not changed over a change from another window, nor into one that exists", async () => {
		const view = await saved(anna);
		await change(anna, view, { name: "Zaległe" });
		const late = await change(anna, view, { name: "Spóźnione" });
		expect([late.statusCode, late.json().type]).toEqual([409, "office/version-changed"]);
		const second = await saved(anna);
		const same = await change(anna, second, { name: "Zaległe" });
		expect([same.statusCode, same.json().detail]).toEqual([409, "You have the same view of this name already."]);
	});
});

describe("a shared view", () => {
	test("is seen by the organisers of its event, and copied by them", async () => {
		const view = await saved(anna, { isShared: true });
		await saved(jan, { name: "Jana" });
		const [own, shared] = await viewsOf(jan);
		expect(own).toMatchObject({ name: "Jana", isShared: false });
		expect(shared).toMatchObject({
			objectId: view.objectId,
			isShared: true,
			ownerName: expect.stringMatching(/^Olga Organizatorka/),
			can: { change: false, remove: false },
		});
		await saved(owner, { name: "Fundacji", isShared: true });
		expect(await namesOf(owner, { eventCode: "NYC25" })).toEqual([]);
		await saved(jan, { name: shared!.name, address: shared!.address });
		expect(await namesOf(jan)).toEqual(["Jana", "Po terminie", "Po terminie", "Fundacji"]);
	});

	test("is changed by its owner alone, and removed also by an owner of the event", async () => {
		const view = await saved(anna, { isShared: true });
		expect((await change(jan, view, { name: "Cudze" })).statusCode).toBe(404);
		expect((await remove(jan, view)).statusCode).toBe(404);
		expect((await change(owner, view, { name: "Cudze" })).statusCode).toBe(404);
		expect((await remove(owner, view, { eventCode: "NYC25" })).statusCode).toBe(404);
		expect((await remove(owner, view, { list: "codes" })).statusCode).toBe(404);
		expect((await viewsOf(owner))[0]!.can).toEqual({ change: false, remove: true });
		expect((await remove(owner, view)).statusCode).toBe(200);
		expect(await namesOf(anna)).toEqual([]);
	});

	test("leaves the team when its owner ends that, and the journal says so", async () => {
		const view = await saved(anna);
		await change(anna, view, { isShared: true });
		expect(await namesOf(jan)).toEqual(["Po terminie"]);
		await change(anna, (await viewsOf(anna))[0]!, { isShared: false });
		expect(await namesOf(jan)).toEqual([]);
		expect(await namesOf(anna)).toEqual(["Po terminie"]);
		const entry = { actor: anna.accountId, eventId: one.event.id, detail: { list: "orders" } };
		expect(await journal()).toEqual([
			{ action: "view.shared", ...entry },
			{ action: "view.unshared", ...entry },
		]);
	});
});

describe("limits", () => {
	test("of a name and an address hold", async () => {
		expect((await save(anna, { name: "a".repeat(40) })).statusCode).toBe(200);
		for (const view of [{ name: "a".repeat(41) }, { name: "  " }, { address: "a=".padEnd(MAX_ADDRESS + 1, "b") }])
			expect((await save(anna, view)).statusCode).toBe(400);
		expect((await save(anna, { name: "b", address: "a=".padEnd(MAX_ADDRESS, "b") })).statusCode).toBe(200);
	});

	test("of own and of shared views hold, also when saved at the same time", async () => {
		const many = (organiser: TestOrganiser, isShared: boolean) =>
			Promise.all(
				Array.from({ length: MAX_VIEWS + 2 }, (_, n) => save(organiser, { name: `${isShared} ${n}`, isShared })),
			);
		const statuses = async (answers: ReturnType<typeof many>) => (await answers).map(({ statusCode }) => statusCode);
		const refused = (all: number[]) => all.filter((status) => status === 409).length;
		expect(refused(await statuses(many(anna, false)))).toBe(2);
		expect(refused(await statuses(many(anna, true)))).toBe(2);
		const full = await save(jan, { isShared: true });
		expect(full.json().detail).toMatch(/^The team shares 12 views/);
		// other lists, other people and other events have room
		expect((await save(jan)).statusCode).toBe(200);
		expect((await save(anna, {}, { list: "codes" })).statusCode).toBe(200);
		expect((await save(owner, { isShared: true }, { eventCode: "NYC25" })).statusCode).toBe(200);
		const view = (await viewsOf(jan)).find(({ can }) => can.change)!;
		expect((await change(jan, view, { isShared: true })).statusCode).toBe(409);
	});
});

describe("an erased account", () => {
	test("takes its views along, and those whose filter names it", async () => {
		const gone = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
		await saved(gone, { isShared: true });
		await saved(anna, { name: "O niej", address: `actor=${gone.accountId}` }, { list: "journal" });
		await saved(anna, { name: "O kimś", address: `actor=${jan.accountId}` }, { list: "journal" });
		await one.db.transaction((tx) => forgetViewsAbout(tx, gone.accountId));
		await one.db.delete(account).where(eq(account.id, gone.accountId));
		expect(await namesOf(anna, { list: "journal" })).toEqual(["O kimś"]);
		expect(await namesOf(anna)).toEqual([]);
	});
});

describe("rights", () => {
	test("a list opens by its own right, and another event not at all", async () => {
		const host = await organiserOf(one.server, { role: "host", eventCode: "MSTS25" });
		const statuses = async (organiser: TestOrganiser, where: Where) => {
			const answers = [await organiser.ask(getSavedViews, { params: at(where) }), await save(organiser, {}, where)];
			return answers.map(({ statusCode }) => statusCode);
		};
		expect(await statuses(host, { list: "orders" })).toEqual([403, 403]);
		expect(await statuses(host, { list: "journal" })).toEqual([403, 403]);
		expect(await statuses(host, { list: "participants" })).toEqual([200, 200]);
		expect(await statuses(host, { list: "codes" })).toEqual([200, 200]);
		expect(await statuses(anna, { eventCode: "NYC25" })).toEqual([404, 404]);
		const view = await saved(anna, { isShared: true });
		expect((await change(host, view, { name: "x" })).statusCode).toBe(403);
		expect((await remove(host, view)).statusCode).toBe(403);
	});
});

describe("live counts", () => {
	const counts = async (list: ViewList, addresses: string[], by = anna, eventCode = "MSTS25") => {
		for (const [n, address] of addresses.entries()) await saved(by, { name: `${n}`, address }, { list, eventCode });
		return (await viewsOf(by, { list, eventCode })).map(({ count }) => count);
	};

	test("are the rows of the list, at each event", async () => {
		const ordersAt = async (organiser: TestOrganiser, eventCode: string) =>
			(await organiser.ask(getOfficeOrders, { params: { eventCode } })).json().rows.length;
		const peopleAt = async (organiser: TestOrganiser, eventCode: string) =>
			(await organiser.ask(getParticipants, { params: { eventCode } })).json().rows.length;
		const here = await ordersAt(anna, "MSTS25");
		expect(here).toBeGreaterThan(0);
		expect(await counts("orders", ["", "state=expired", "from=2200-01-01"])).toEqual([here, 0, 0]);
		const expected = [await peopleAt(anna, "MSTS25"), 1, 0];
		expect(await counts("participants", ["", "package=EXPO", "package=EXPO&checkedIn=yes"])).toEqual(expected);
		await saved(owner, { address: "" });
		await saved(owner, { address: "" }, { list: "participants" });
		const [abroad] = await viewsOf(owner, { eventCode: "NYC25" });
		expect(abroad!.count).toBe(await ordersAt(owner, "NYC25"));
		const [people] = await viewsOf(owner, { eventCode: "NYC25", list: "participants" });
		expect(people!.count).toBe(await peopleAt(owner, "NYC25"));
	});

	test("are of codes and of the journal's days in the event's zone", async () => {
		const now = one.server.clock.now();
		const code = { eventId: one.event.id, percent: 100, kind: "invitation" as const, createdAt: now };
		await one.db.insert(ticketCode).values([
			{ ...code, code: "WIDOK1" },
			{ ...code, code: "WIDOK2", revokedAt: now },
		]);
		const all = (await codesPage(one.db, { eventId: one.event.id, now }, 100)).length;
		expect(await counts("codes", ["", "state=revoked"])).toEqual([all, 1]);
		const entry = { actor: "job:test", action: "order.placed", subject: "order:7", eventId: one.event.id };
		await one.db.insert(auditEntry).values([
			{ ...entry, at: new Date("2025-03-31T21:59:00Z") },
			{ ...entry, at: new Date("2025-03-31T22:00:00Z") },
		]);
		expect(await counts("journal", ["subject=order%3A7", "subject=order%3A7&from=2025-04-01"])).toEqual([2, 1]);
	});

	test("are missing for filters that the list does not know, or that a role may not use", async () => {
		expect(await counts("orders", ["state=unknown", "state=expired"])).toEqual([null, 0]);
		const host = await organiserOf(one.server, { role: "host", eventCode: "MSTS25" });
		expect(await counts("participants", ["code=ABC", "state=cancelled"], host)).toEqual([null, 0]);
	});
});
