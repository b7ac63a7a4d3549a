import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { FREE, LUNCH, optionShop } from "../../tests/harness/options.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { listJournal, undoChange } from "../features/journal/contract.ts";
import * as calls from "../features/options/office-contract.ts";
import { optionRefusals } from "../features/options/office-texts.ts";
import { orderLine } from "../features/orders/server/tables.ts";

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
		await new Promise((done) => setTimeout(done, 300));
	});
	expect(await undone).toEqual(REFUSED);
	expect(await optionOf(optionId)).toBeDefined();
});
