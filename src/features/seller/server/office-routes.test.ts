import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { addOpenEvent } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { getSeller, type SellerState, saveSeller } from "../office-contract.ts";
import { formTexts } from "../texts.ts";
import { sellerRows } from "./store.ts";

let server: TestServer;
let owner: TestOrganiser;

beforeEach(async () => {
	server = await freshServer();
	await addOpenEvent(server);
	owner = await organiserOf(server, { role: "owner", eventCode: null });
});

const read = async (): Promise<SellerState> => (await owner.ask(getSeller)).json();
const save = ({ values, version }: SellerState, changed: Partial<SellerState["values"]>) =>
	owner.ask(saveSeller, { body: { ...values, ...changed, version } as never });
const full = {
	name: "Fundacja Inna",
	nip: "5252248481",
	street: "Prosta 1",
	postCode: "00-838",
	city: "Warszawa",
	country: "PL",
	account: "61 1090 1014 0000 0712 1981 2874",
	bank: "Bank",
};

test("a save changes the seller, the version and the journal", async () => {
	const before = await read();
	const saved = await save(before, { ...full, footerPl: "Robimy konferencje.", footerEn: "We run conferences." });
	expect(saved.statusCode).toBe(200);
	const after = await read();
	expect(after.version).not.toBe(before.version);
	expect(after).toMatchObject({ isSet: true, values: { name: "Fundacja Inna" }, can: { change: true } });
	expect(await sellerRows(server.deps.db)).toMatchObject([
		{ isInvented: false, details: { footer: { en: "We run conferences." } } },
	]);
	const entries = await server.deps.db.select().from(auditEntry).where(eq(auditEntry.action, "seller.set"));
	expect(entries).toMatchObject([
		{ actor: owner.accountId, detail: { after: { details: { name: "Fundacja Inna" } } } },
	]);
});

test("a save over another's change is refused, also of two at once", async () => {
	const opened = await read();
	const answers = await Promise.all(["A", "B"].map((name) => save(opened, { ...full, name })));
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
	const refused = answers.find(({ statusCode }) => statusCode === 409)!;
	expect(refused.json()).toMatchObject({ type: "office/version-changed" });
	const now = await read();
	expect((await save(now, { signer: "Anna Kowalska" })).statusCode).toBe(200);
});

test("wrong data changes nothing and names the fields", async () => {
	const before = await read();
	const answer = await save(before, { ...full, nip: "5252248482", footerEn: "Only English" });
	expect(answer.statusCode).toBe(400);
	expect(JSON.stringify(answer.json())).toContain(formTexts.wrongNip.en);
	expect(await read()).toEqual(before);
});

test("sales of all events may read; organisers of one event and others may not", async () => {
	const sales = await organiserOf(server, { role: "sales", eventCode: null });
	expect((await sales.ask(getSeller)).json().can).toEqual({ change: false });
	expect((await sales.ask(saveSeller, { body: { ...full, version: "x" } as never })).statusCode).toBe(403);
	const local = await organiserOf(server, { role: "owner", eventCode: "MSTS25" });
	expect((await local.ask(getSeller)).statusCode).toBe(404);
});

test("in a demonstration the seller stays invented", async () => {
	const trial = await freshServer({ env: { DEMO: "on", PUBLIC_URL: "http://localhost:4000" } });
	await addOpenEvent(trial);
	const trialOwner = await organiserOf(trial, { role: "owner", eventCode: null });
	const { version } = (await trialOwner.ask(getSeller)).json();
	expect((await trialOwner.ask(saveSeller, { body: { ...full, version } as never })).statusCode).toBe(200);
	expect(await sellerRows(trial.deps.db)).toMatchObject([{ isInvented: true }]);
});
