import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addEvent } from "../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { addOpenEvent } from "../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../tests/harness/server.ts";
import { createOfficeCodes, getOfficeCodes } from "../features/codes/office-contract.ts";
import { listJournal, undoChange } from "../features/journal/contract.ts";
import { getPriceList, savePackageCapacity, savePackagePrice } from "../features/packages/office-contract.ts";
import { auditEntry } from "../kit/audit/tables.ts";

let server: TestServer;
let sales: TestOrganiser;
let packageId: number;

beforeAll(async () => {
	server = await freshServer();
	packageId = (await addOpenEvent(server)).paid.id;
	await addEvent(server.deps, { code: "DSS25" });
	sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
});

const newest = async () => (await sales.ask(listJournal)).json().rows[0];
const undo = (id: number, by = sales) => by.ask(undoChange, { params: { id } });
const listed = async () => {
	const { packages } = (await sales.ask(getPriceList)).json();
	return packages.find((one: { objectId: number }) => one.objectId === packageId);
};
const saveLimit = (capacity: number | null, expected: number | null) =>
	sales.ask(savePackageCapacity, { body: { packageId, capacity, expected } });

test("a capacity goes back once, and not over a later change", async () => {
	await saveLimit(40, null);
	const { id, undo: sentence } = await newest();
	expect(sentence).toBe("The package has no limit of places again.");
	await saveLimit(50, 40);
	expect((await undo(id)).statusCode).toBe(409);
	const later = await newest();
	expect((await undo(later.id)).json()).toEqual({ sentence: "The number of places goes back to 40." });
	expect((await undo(later.id)).statusCode).toBe(409);
	expect((await undo(id)).statusCode).toBe(200);
	expect((await listed()).capacity).toBeNull();
});

test("a price goes back", async () => {
	const body = { packageId, roundId: null, netGrosz: 31_000, expectedNetGrosz: 29_900 };
	await sales.ask(savePackagePrice, { body });
	expect((await undo((await newest()).id)).statusCode).toBe(200);
	expect((await listed()).prices[0].netGrosz).toBe(29_900);
});

test("a series of codes is revoked, and restored by undoing that", async () => {
	const terms = { kind: "invitation" as const, percent: null, packageCodes: [], useLimit: 1 };
	const body = { ...terms, validFrom: null, validUntil: null, named: null, count: 3 };
	await sales.ask(createOfficeCodes, { body });
	const states = async () => (await sales.ask(getOfficeCodes)).json().rows.map((one: { state: string }) => one.state);
	expect((await newest()).undo).toBe("Codes of this entry stop working: 3.");
	const created = await newest();
	await undo(created.id);
	expect(await states()).toEqual(["revoked", "revoked", "revoked"]);
	expect((await undo(created.id)).statusCode).toBe(409);
	await undo((await newest()).id);
	expect(await states()).toEqual(["usable", "usable", "usable"]);
});

test("others cannot take a change back", async () => {
	await saveLimit(60, null);
	const { id } = await newest();
	const editor = await organiserOf(server, { role: "editor", eventCode: "MSTS25" });
	const elsewhere = await organiserOf(server, { role: "owner", eventCode: "DSS25" });
	expect((await editor.ask(listJournal)).json().rows[0]).toMatchObject({ id, undo: null });
	expect((await undo(id, editor)).statusCode).toBe(403);
	expect((await undo(id, elsewhere)).statusCode).toBe(404);
	expect((await listed()).capacity).toBe(60);
});

test("an entry without a way back has none", async () => {
	const entry = { at: server.clock.now(), actor: sales.accountId, action: "order.placed", subject: "order:1" };
	const events = await server.deps.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.subject, `package:${packageId}`));
	const [made] = await server.deps.db
		.insert(auditEntry)
		.values({ ...entry, eventId: events[0]!.eventId })
		.returning();
	expect((await undo(made!.id)).statusCode).toBe(403);
});
