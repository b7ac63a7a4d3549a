import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { FREE, LUNCH, optionShop } from "../../tests/harness/options.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { loggedIn } from "../../tests/harness/registering.ts";
import { listJournal, undoChange } from "../features/journal/contract.ts";
import * as calls from "../features/options/office-contract.ts";
import { optionRefusals } from "../features/options/office-texts.ts";
import { removeUnusedOption } from "../features/options/server/change-options.ts";
import { removedText } from "../features/options/texts.ts";
import { orderLine } from "../features/orders/server/tables.ts";
import { hasOptionLine } from "../features/orders/server/unpaid-store.ts";
import { registration } from "../features/ticket-holders/server/tables.ts";

let one: Awaited<ReturnType<typeof optionShop>>;
let sales: TestOrganiser;

beforeEach(async () => {
	one = await optionShop();
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
});

const listed = async (): Promise<calls.ListedOption[]> => (await sales.ask(calls.getOfficeOptions)).json().options;
const optionOf = async (optionId: number) => (await listed()).find(({ objectId }) => objectId === optionId)!;
const save = async (optionId: number, net: string, capacity = "") => {
	const { version, sizes } = await optionOf(optionId);
	const body = { net, capacity, sizes, version };
	expect((await sales.ask(calls.savePackageOption, { params: { optionId }, body })).statusCode).toBe(200);
};
const setSale = async (optionId: number, isClosed: boolean) => {
	const params = { optionId };
	const { fingerprint } = (await sales.ask(calls.previewOptionSale, { params, body: { isClosed } })).json();
	await sales.ask(calls.setOptionSale, { params, body: { isClosed, fingerprint } });
};
const newest = async () => (await sales.ask(listJournal)).json().rows[0];
const undo = async (id: number) => {
	const answer = await sales.ask(undoChange, { params: { id } });
	return [answer.statusCode, answer.json().message];
};
const REFUSED = [409, optionRefusals.notAsBefore.en];

test("terms go back, and not over a later change", async () => {
	const id = one.ids["expo tshirt"]!;
	await save(id, "70", "9");
	const changed = await newest();
	await save(id, "71", "9");
	expect(await undo(changed.id)).toEqual(REFUSED);
	await undo((await newest()).id);
	expect((await undo(changed.id))[0]).toBe(200);
	expect(await optionOf(id)).toMatchObject({ netGrosz: 5900, capacity: null, sizes: "S, M: 5" });
});

test("a sale opens and closes again, once", async () => {
	const id = one.ids["expo lunch"]!;
	await setSale(id, true);
	const closed = await newest();
	expect(closed.undo).toBe("The extra returns to sale.");
	expect((await undo(closed.id))[0]).toBe(200);
	expect((await optionOf(id)).isClosed).toBe(false);
	expect((await undo(closed.id))[0]).toBe(409);
	await undo((await newest()).id);
	expect((await optionOf(id)).isClosed).toBe(true);
});

test("a new option disappears, unless somebody chose it or it has changed", async () => {
	const body = { kind: "lunch", package: "BASIC-ONLINE", net: "49", vat: "8", capacity: "", sizes: "" };
	const { objectId } = (await sales.ask(calls.addPackageOption, { body })).json();
	const added = await newest();
	await save(objectId, "50");
	expect(await undo(added.id)).toEqual(REFUSED);
	await undo((await newest()).id);
	expect((await undo(added.id))[0]).toBe(200);
	expect(await optionOf(objectId)).toBeUndefined();
	expect((await undo(added.id))[0]).toBe(404);

	const party = { ...body, kind: "afterparty", package: "EXPO" };
	const second = (await sales.ask(calls.addPackageOption, { body: party })).json().objectId;
	const entry = await newest();
	const order = await one.bought({
		...FREE,
		paymentMethod: "card",
		wantAfterpartyTicket: true,
		expectedGrossGrosz: LUNCH,
	});
	await one.cancel(order.id);
	expect((await optionOf(second)).taken).toBe(0);
	expect(await undo(entry.id)).toEqual(REFUSED);
});

test("a new option stays if a purchase that is being written names it", async () => {
	const body = { kind: "afterparty", package: "EXPO", net: "49", vat: "8", capacity: "", sizes: "" };
	const { objectId: optionId } = (await sales.ask(calls.addPackageOption, { body })).json();
	const { id } = await newest();
	const order = await one.bought({ ...FREE, paymentMethod: "card", wantLunch: true, expectedGrossGrosz: LUNCH });
	let undone: ReturnType<typeof undo> | undefined;
	await one.db.transaction(async (tx) => {
		await tx.update(orderLine).set({ optionId }).where(eq(orderLine.orderId, order.id));
		undone = undo(id);
		await setTimeout(300);
	});
	expect(await undone).toEqual(REFUSED);
	expect(await optionOf(optionId)).toBeDefined();
});

/** Begins a purchase of the new afterparty while another transaction removes it, which then ends. */
async function whileRemoved(begin: () => Promise<unknown>, end: "commit" | "roll back"): Promise<unknown> {
	const { objectId: optionId } = (await listed()).find(({ kind }) => kind === "afterparty")!;
	const at = { eventId: one.event.id, actor: sales.accountId, optionId };
	const deps = { clock: one.server.clock, optionReads: { isOrdered: hasOptionLine } };
	let begun: Promise<unknown> | undefined;
	await one.db
		.transaction(async (tx) => {
			await removeUnusedOption(tx, deps, at, () => {});
			begun = begin();
			await setTimeout(500);
			if (end === "roll back") throw new Error(end);
		})
		.catch((error) => expect(error.message).toBe("roll back"));
	return begun;
}

const PARTY = { kind: "afterparty", package: "EXPO", net: "49", vat: "8", capacity: "", sizes: "" };
const buyParty = async (email: string) => {
	const free = { ...FREE, paymentMethod: "card", wantAfterpartyTicket: true, expectedGrossGrosz: LUNCH, email };
	const answer = await one.buy(free);
	return [answer.statusCode, answer.json().modelState?.wantAfterpartyTicket?.[0]];
};
const REMOVED = removedText(["afterparty"]).en;

test("a purchase that begins while its new option is removed says that it is gone", async () => {
	await sales.ask(calls.addPackageOption, { body: PARTY });
	expect(await whileRemoved(() => buyParty("anna@firma.example"), "commit")).toEqual([409, REMOVED]);
	expect(await one.db.$count(orderLine)).toBe(0);
});

test("negative control: the same purchase succeeds if the removal is rolled back", async () => {
	await sales.ask(calls.addPackageOption, { body: PARTY });
	expect(await whileRemoved(() => buyParty("anna@firma.example"), "roll back")).toEqual([200, undefined]);
	expect(await one.db.$count(orderLine)).toBe(1);
});

test("an addition that begins while its new option is removed is refused as well", async () => {
	await sales.ask(calls.addPackageOption, { body: PARTY });
	await loggedIn(one.server, "jan@inna.example", FREE);
	const [row] = await one.db.select().from(registration);
	const addition = { wantAfterpartyTicket: true, paymentMethod: "card" as const, expectedGrossGrosz: LUNCH };
	expect(await whileRemoved(() => one.add(row!, addition), "commit")).toBe(409);
	expect(await one.db.$count(orderLine)).toBe(0);
});

test("purchases and the undo at once never fail, and never leave an order without its option", async () => {
	for (let round = 0; round < 6; round++) {
		const { objectId } = (await sales.ask(calls.addPackageOption, { body: PARTY })).json();
		const { id } = await newest();
		const buyers = [1, 2, 3].map((n) => buyParty(`p${round}.${n}@inna.example`));
		const [undone, ...bought] = await Promise.all([undo(id), ...buyers]);
		const sold = bought.filter(([status]) => status === 200).length;
		for (const [status] of bought) expect([200, 400, 409]).toContain(status);
		expect(undone![0]).toBe(sold > 0 ? 409 : 200);
		expect(await one.db.$count(orderLine, eq(orderLine.optionId, objectId))).toBe(sold);
		if (sold > 0) return;
	}
});
