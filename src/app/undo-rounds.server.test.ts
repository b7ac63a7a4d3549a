import { beforeEach, expect, test } from "vitest";
import { shop } from "../../tests/harness/buying.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { addRounds } from "../../tests/harness/registering.ts";
import { listJournal, undoChange } from "../features/journal/contract.ts";
import { getPriceList, type ListedPackage, savePackagePrice } from "../features/packages/office-contract.ts";
import * as calls from "../features/packages/round-contract.ts";
import { roundRefusals } from "../features/packages/round-texts.ts";

let one: Awaited<ReturnType<typeof shop>>;
let sales: TestOrganiser;

beforeEach(async () => {
	one = await shop();
	one.server.clock.set("2025-04-30T12:00:00+02:00");
	await addRounds(one.server, one.event);
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
});

type List = { rounds: calls.ListedRound[]; packages: ListedPackage[] };
const listed = async (): Promise<List> => (await sales.ask(getPriceList)).json();
const roundAt = async (number: number) => (await listed()).rounds[number - 1]!;
const standard = async () => (await listed()).packages.find(({ code }) => code === "STANDARD")!;
/** Name, last day and the price of Standard, by round. */
const sheet = async () => {
	const { prices } = await standard();
	return (await listed()).rounds.map(({ objectId, name, lastDay }) => [
		name,
		lastDay,
		prices.find((price) => price.roundId === objectId)?.netGrosz,
	]);
};
const add = (firstDay: string) =>
	sales.ask(calls.addPriceRound, { body: { firstDay, name: "Majówka", nameEn: "May days" } });
const save = async (number: number, name: string, lastDay: string) => {
	const { objectId, version } = await roundAt(number);
	const body = { name, nameEn: name, lastDay, version };
	const answer = await sales.ask(calls.savePriceRound, { params: { roundId: objectId }, body });
	expect(answer.statusCode, answer.body).toBe(200);
};
const remove = async (number: number) => {
	const params = { roundId: (await roundAt(number)).objectId };
	const { fingerprint } = (await sales.ask(calls.previewRoundRemoval, { params, body: {} })).json();
	const answer = await sales.ask(calls.removePriceRound, { params, body: { fingerprint } });
	expect(answer.statusCode, answer.body).toBe(200);
};
const newest = async () => (await sales.ask(listJournal)).json().rows[0];
const undo = async (id: number) => {
	const answer = await sales.ask(undoChange, { params: { id } });
	return [answer.statusCode, answer.json().message];
};
const REFUSED = [409, roundRefusals.notAsBefore.en];

test("a new round leaves again, unless it or its prices were changed or sold", async () => {
	const before = await sheet();
	await add("2025-05-02");
	const added = await newest();
	expect(added.undo).toContain("The round leaves the price list");
	const round = await roundAt(3);
	const body = {
		packageId: (await standard()).objectId,
		roundId: round.objectId,
		netGrosz: 1,
		expectedNetGrosz: 74_900,
	};
	await sales.ask(savePackagePrice, { body });
	expect(await undo(added.id)).toEqual(REFUSED);
	await undo((await newest()).id);
	await save(3, "Weekend", "2025-05-04");
	expect(await undo(added.id)).toEqual(REFUSED);
	await undo((await newest()).id);
	one.server.clock.set("2025-05-03T12:00:00+02:00");
	const order = await one.bought();
	expect(await undo(added.id)).toEqual([409, roundRefusals.hasOrders(1).en]);
	await one.cancel(order.id);
	expect((await undo(added.id))[0]).toBe(200);
	expect(await sheet()).toEqual(before);
});

test("a changed round goes back, and not over a later change", async () => {
	const before = await sheet();
	await save(2, "Wczesna", "2025-05-07");
	const changed = await newest();
	await save(2, "Wczesna", "2025-05-08");
	expect(await undo(changed.id)).toEqual(REFUSED);
	await undo((await newest()).id);
	expect((await undo(changed.id))[0]).toBe(200);
	expect(await sheet()).toEqual(before);
});

test("a removed round returns with its prices, unless the rounds have changed", async () => {
	await save(2, "Wczesna", "2025-05-04");
	const before = await sheet();
	await remove(2);
	const removed = await newest();
	await add("2025-05-02");
	expect(await undo(removed.id)).toEqual(REFUSED);
	await undo((await newest()).id);
	expect((await undo(removed.id))[0]).toBe(200);
	expect(await sheet()).toEqual(before);
	expect((await undo(removed.id))[0]).toBe(409);
});
