import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { leaving } from "../../tests/harness/leaving.ts";
import { organiserOf, type TestOrganiser } from "../../tests/harness/organiser.ts";
import { foundIn } from "../../tests/harness/searching.ts";
import { stockDifferences } from "../../tests/harness/stock.ts";
import { COLLEAGUE, WHOLE } from "../../tests/harness/whole-person.ts";
import { exhibitorStaff } from "../features/exhibitors/server/tables.ts";
import { organiserRole } from "../features/organisers/server/tables.ts";
import { erasePerson, getPerson, previewErasePerson } from "../features/participants/person-contract.ts";
import { auditEntry } from "../kit/audit/tables.ts";
import { emailMessage } from "../kit/mail/tables.ts";
import { EVENT_ROWS, NOT_OF_EVENT } from "./event-rows.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";

let one: Awaited<ReturnType<typeof leaving>>["one"];
let person: Awaited<ReturnType<typeof leaving>>["person"];
let owner: TestOrganiser;
const ofPerson = { autumn: "THS25", june: "MSTS25" };

beforeEach(async () => {
	({ one, person } = await leaving());
	owner = await organiserOf(one.server, { role: "owner", eventCode: null });
}, 60_000);

const at = (eventCode: string) => ({ params: { eventCode, personId: person.accountId } });
const preview = (who: TestOrganiser, eventCode: string) => who.ask(previewErasePerson, at(eventCode));
const erase = async (who: TestOrganiser, eventCode: string, headers: Record<string, string> = {}) => {
	const { fingerprint } = (await preview(who, eventCode)).json();
	return who.ask(erasePerson, { params: at(eventCode).params, body: { fingerprint }, headers });
};
const endWork = async () => {
	await one.db.delete(organiserRole).where(eq(organiserRole.accountId, person.accountId));
	await one.db.delete(exhibitorStaff).where(eq(exhibitorStaff.accountId, person.accountId));
};
const eventIdOf = async (code: string) =>
	(await one.db.execute<{ id: number }>(sql`select id from event where code = ${code}`)).rows[0]!.id;

/** The person's rows of an event by table and column, found by the keys alone. */
async function rowsAt(code: string): Promise<Record<string, number>> {
	const eventId = await eventIdOf(code);
	const counts: Record<string, number> = {};
	for (const [table, { accounts = [], addresses = [], via = [] }] of Object.entries(EVENT_ROWS)) {
		const joins = via.map(
			([column, next], n) => sql`join ${sql.identifier(next)} as ${sql.identifier(`t${n + 1}`)}
				on ${sql.identifier(`t${n + 1}`)}.id = ${sql.identifier(`t${n}`)}.${sql.identifier(column)}`,
		);
		for (const column of [...accounts, ...addresses]) {
			const { rows } = await one.db.execute<{ count: number }>(sql`select count(*)::int as count
				from ${sql.identifier(table)} as t0 ${sql.join(joins, sql` `)}
				where t0.${sql.identifier(column)} = ${accounts.includes(column) ? person.accountId : WHOLE.email}
				and ${sql.identifier(`t${via.length}`)}.event_id = ${eventId}`);
			counts[`${table}.${column}`] = rows[0]!.count;
		}
	}
	return counts;
}
const filled = (counts: Record<string, number>) => Object.keys(counts).filter((name) => counts[name]! > 0);
const tablesOf = (names: string[]) => new Set(names.map((name) => name.split(".")[0]!));

test("every personal table is erased at an event or has a reason against it", () => {
	const listed = [...Object.keys(EVENT_ROWS), ...Object.keys(NOT_OF_EVENT)];
	expect(listed.toSorted()).toEqual(Object.keys(PERSONAL_TABLES).toSorted());
});

describe("erasing a person's data at one event", () => {
	test("takes every row of the event, and leaves the account and the other event", async () => {
		await endWork();
		const before = { autumn: await rowsAt(ofPerson.autumn), june: await rowsAt(ofPerson.june) };
		const tried = tablesOf([...filled(before.autumn), ...filled(before.june)]);
		expect(Object.keys(EVENT_ROWS).filter((table) => !tried.has(table))).toEqual([]);
		const { effects } = (await preview(owner, ofPerson.autumn)).json();
		expect(effects).toEqual(expect.arrayContaining([expect.stringMatching(/^Erased: Registrations: .* \(1\)\.$/)]));
		expect(effects).toContain("The account and the data of other events stay.");
		expect(effects).toContain("There are no documents to keep.");

		const answer = await erase(owner, ofPerson.autumn);
		expect([answer.statusCode, answer.json()]).toEqual([
			200,
			{ sentence: `The data is erased: ${WHOLE.firstName} ${WHOLE.lastName}.` },
		]);
		expect(filled(await rowsAt(ofPerson.autumn))).toEqual([]);
		const places = [...(await foundIn(one.db, person.words)).keys()];
		const elsewhere = tablesOf(filled(before.june));
		expect([...tablesOf(places)].filter((table) => table in EVENT_ROWS && !elsewhere.has(table))).toEqual([]);
		for (const text of ["chat_message.text", "room_message.text", "enquiry.name"]) expect(places).not.toContain(text);
		expect(await rowsAt(ofPerson.june)).toEqual(before.june);
		expect((await person.ask("GET", "/api/account/me")).json()).toMatchObject({ email: WHOLE.email });
		const { tickets } = (await person.ask("GET", "/api/user/tickets")).json();
		expect(JSON.stringify(tickets)).not.toContain(ofPerson.autumn);
		const [{ accounts }] = (
			await one.db.execute<{ accounts: number }>(
				sql`select count(*)::int as accounts from account where email like '%erased.invalid'`,
			)
		).rows as [{ accounts: number }];
		expect(accounts).toBe(0);
		expect(await stockDifferences(one.db)).toEqual([]);
		expect((await owner.ask(getPerson, at(ofPerson.autumn))).statusCode).toBe(404);
		expect((await owner.ask(getPerson, at(ofPerson.june))).statusCode).toBe(200);
	});

	test("keeps the documents of the law, and says until when", async () => {
		await endWork();
		const before = await rowsAt(ofPerson.autumn);
		const { effects } = (await preview(owner, ofPerson.june)).json();
		const documents = effects.filter((effect: string) => effect.startsWith("Stays, because the law says so: "));
		expect(documents).toHaveLength(2);
		expect(documents[0]).toMatch(/until 31 December 2030\.$/);
		expect((await erase(owner, ofPerson.june)).statusCode).toBe(200);
		expect(filled(await rowsAt(ofPerson.june))).toEqual([]);
		expect(await rowsAt(ofPerson.autumn)).toEqual(before);
		const names = await one.db.execute<{ kind: string; name: string }>(
			sql`select kind, content->'buyer'->>'name' as name from tax_document order by id`,
		);
		expect(names.rows.filter(({ name }) => name.includes(WHOLE.lastName)).map(({ kind }) => kind)).toEqual([
			"invoice",
			"invoice",
		]);
		const { rows } = await one.db.execute(sql`select payer->>'name' as name, account_id from sales_order`);
		expect(JSON.stringify(rows)).not.toContain(WHOLE.lastName);
	});

	test("is in the journal by reference, and removes the person from the event's earlier entries", async () => {
		await endWork();
		const eventId = await eventIdOf(ofPerson.june);
		const entries = async () => one.db.select().from(auditEntry).where(eq(auditEntry.eventId, eventId));
		expect(JSON.stringify(await entries())).toContain(person.accountId);
		await erase(owner, ofPerson.june);
		const naming = (await entries()).filter((entry) => JSON.stringify(entry).includes(person.accountId));
		expect(naming).toMatchObject([{ action: "person.erased", actor: owner.accountId, subject: person.accountId }]);
		const [farewell] = await one.db
			.select()
			.from(emailMessage)
			.where(and(eq(emailMessage.recipient, WHOLE.email), eq(emailMessage.kind, "account-erased")));
		expect(farewell!.subject).toMatch(/^(Twoje dane zostały usunięte|Your data was deleted): /);
	});

	test("waits for the end of work at the event, and for money", async () => {
		const refused = async (eventCode: string) => {
			const answer = await preview(owner, eventCode);
			return [answer.statusCode, answer.json().message ?? answer.json().detail];
		};
		expect(await refused(ofPerson.autumn)).toEqual([409, expect.stringContaining("Remove the role first")]);
		await one.db.delete(organiserRole).where(eq(organiserRole.accountId, person.accountId));
		expect(await refused(ofPerson.autumn)).toEqual([409, expect.stringContaining("End that work first")]);
		await endWork();
		one.server.clock.set("2025-05-02T10:00:00Z");
		await owner.prove();
		expect(await refused(ofPerson.june)).toEqual([409, expect.stringContaining("Refund it first")]);
	});

	test("runs once, only after its preview, and for the owner alone", async () => {
		await endWork();
		const { params } = at(ofPerson.autumn);
		const stale = await owner.ask(erasePerson, { params, body: { fingerprint: "x".repeat(20) } });
		expect([stale.statusCode, stale.json().type]).toEqual([409, "office/preview-changed"]);
		const sales = await organiserOf(one.server, { role: "sales", eventCode: ofPerson.autumn });
		const elsewhere = await organiserOf(one.server, { role: "owner", eventCode: ofPerson.june });
		const unproved = await organiserOf(one.server, { role: "owner", eventCode: ofPerson.autumn, isProved: false });
		expect((await preview(sales, ofPerson.autumn)).statusCode).toBe(403);
		expect((await preview(elsewhere, ofPerson.autumn)).statusCode).toBe(404);
		expect((await preview(unproved, ofPerson.autumn)).json().type).toBe("office/proof-needed");
		const nobody = { params: { eventCode: ofPerson.autumn, personId: owner.accountId } };
		expect((await owner.ask(previewErasePerson, nobody)).statusCode).toBe(404);
		const { fingerprint } = (await preview(owner, ofPerson.autumn)).json();
		const headers = { "idempotency-key": "erased-once" };
		const run = () => owner.ask(erasePerson, { params, body: { fingerprint }, headers });
		expect((await run()).statusCode).toBe(200);
		const colleague = await one.db.execute(sql`select 1 from account where email = ${COLLEAGUE}`);
		expect(colleague.rows).toHaveLength(1);
	});
});
