import { beforeEach, expect, test } from "vitest";
import { shop } from "../../tests/harness/buying.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { listJournal, undoChange } from "../features/journal/contract.ts";
import { undoTexts } from "../features/journal/undo-texts.ts";
import { getPriceList, type ListedPackage } from "../features/packages/office-contract.ts";
import type { PackageRights } from "../features/packages/rights.ts";
import { previewPackageRights, savePackageRights } from "../features/packages/rights-contract.ts";
import { rightsRefusals } from "../features/packages/rights-texts.ts";

let one: Awaited<ReturnType<typeof shop>>;
let sales: TestOrganiser;

beforeEach(async () => {
	one = await shop();
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
});

const listed = async (): Promise<ListedPackage> => {
	const { packages } = (await sales.ask(getPriceList)).json();
	return packages.find(({ code }: ListedPackage) => code === "BASIC-ONLINE");
};
const change = async (part: Partial<PackageRights>) => {
	const { objectId: packageId, rights, rightsVersion: version } = await listed();
	const body = { ...rights, ...part, version };
	const { fingerprint } = (await sales.ask(previewPackageRights, { params: { packageId }, body })).json();
	const answer = await sales.ask(savePackageRights, { params: { packageId }, body: { ...body, fingerprint } });
	expect(answer.statusCode, answer.body).toBe(200);
	return (await sales.ask(listJournal)).json().rows[0];
};
const undo = async ({ id }: { id: number }) => {
	const answer = await sales.ask(undoChange, { params: { id } });
	return [answer.statusCode, answer.json().message];
};

test("a grant goes back while nobody has the package, and is an entry itself", async () => {
	const before = (await listed()).rights;
	const entry = await change({ recordings: "all", afterparty: true });
	expect(entry).toMatchObject({ action: "package.rights-changed", undo: undoTexts.rights.en });
	expect((await undo(entry))[0]).toBe(200);
	expect((await listed()).rights).toEqual(before);
	const [undone] = (await sales.ask(listJournal)).json().rows;
	expect(undone.detail).toMatchObject({ after: { recordings: "none", afterparty: false } });
	expect((await undo(entry))[0]).toBe(409);
});

test("a grant stays once a ticket was sold with it", async () => {
	const entry = await change({ recordings: "all" });
	const order = await one.bought();
	const [status, message] = await undo(entry);
	expect([status, message]).toEqual([400, expect.stringContaining("reserved ones included: 1.")]);
	expect((await listed()).rights.recordings).toBe("all");
	await one.cancel(order.id);
	expect((await undo(entry))[0]).toBe(200);
});

test("a reduction is undone for everybody who bought since", async () => {
	const before = (await listed()).rights;
	const entry = await change({ lunch: "none" });
	await one.bought();
	expect((await undo(entry))[0]).toBe(200);
	expect((await listed()).rights).toEqual(before);
});

test("an undo keeps later changes of other rights, and does not go over one of its own", async () => {
	const first = await change({ recordings: "online", matchmaking: "invited" });
	await change({ afterparty: true });
	const later = await change({ recordings: "all" });
	expect(await undo(first)).toEqual([409, rightsRefusals.notAsBefore.en]);
	expect((await undo(later))[0]).toBe(200);
	expect((await undo(first))[0]).toBe(200);
	expect((await listed()).rights).toMatchObject({ recordings: "none", matchmaking: "none", afterparty: true });
});
