import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { addOpenEvent, forgetPeople } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { stockDifferences } from "../../../../tests/harness/stock.ts";
import { PREVIEW_CHANGED } from "../../../kit/contract/preview.ts";
import { idempotentRequest } from "../../../kit/http/tables.ts";
import { emails } from "../../../kit/mail/store.ts";
import { account } from "../../account/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import {
	type GuestListResult,
	importGuestList,
	type PlannedGuest,
	previewGuestList,
	registerGuest,
} from "../contract.ts";
import { guestForm } from "../guest-form.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addOpenEvent>>;
let sales: TestOrganiser;

beforeAll(async () => {
	server = await freshServer();
	event = await addOpenEvent(server);
	const newYork = await addEvent(server.deps, { code: "NYC25", name: "Nowy Jork" });
	await addPackage(server.deps, newYork, { code: "VISIT", name: "Wizyta" });
});

beforeEach(async () => {
	await server.deps.db.delete(registration);
	await forgetPeople(server);
	await capacity(null);
	sales = await organiserOf(server, { role: "sales", eventCode: "MSTS25" });
});

const capacity = (places: number | null) =>
	server.deps.db.update(ticketPackage).set({ capacity: places }).where(eq(ticketPackage.id, event.paid.id));
const HEAD = "Imię;Nazwisko;E-mail;Pakiet";
const LIST = [
	HEAD,
	"Anna;Łoś;anna@inna.example;BASIC-ONLINE",
	"Jan;Żak;jan@inna.example;",
	"Ola;Lis;ola@inna.example;",
].join("\n");

type Preview = {
	rows: PlannedGuest[];
	fingerprint: string;
	figures: object[];
	title: string;
	effects: string[];
	emails: number;
};
type Part = { results: GuestListResult[]; next: number | null };
const preview = async (text = LIST, packageCode = "EXPO", by = sales) =>
	(await by.ask(previewGuestList, { body: { text, packageCode } })).json() as Preview;
const run = (fingerprint: string, { text = LIST, packageCode = "EXPO", from = 0, key = "lista-1" } = {}) =>
	sales.ask(importGuestList, {
		body: { text, packageCode, from, fingerprint },
		headers: { "idempotency-key": key },
	});
const people = async () => (await server.deps.db.select().from(registration).orderBy(registration.id)).length;
const mailCount = async () => (await emails(server.deps.db, 1, 200)).rows.length;

describe("the preview", () => {
	test("says each row's outcome, the totals of packages and the e-mails, and changes nothing", async () => {
		await capacity(5);
		const text = [
			LIST,
			"Jan;Drugi;JAN@inna.example;",
			"Zła;Osoba;zla@;",
			"Ewa;Mróz;ewa@inna.example;VIP",
			'"Adam";"Kot";adam@inna.example;Basic Online',
		].join("\n");
		const { rows, figures, title, effects, emails: count } = await preview(text);
		expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
			[2, "new"],
			[3, "new"],
			[4, "new"],
			[5, "wrong"],
			[6, "wrong"],
			[7, "wrong"],
			[8, "new"],
		]);
		expect(rows.flatMap((one) => one.sentence ?? [])).toEqual([
			expect.stringContaining("line 3 already"),
			"E-mail address: incorrect format",
			expect.stringContaining("no “VIP” here"),
		]);
		expect(title).toBe("4 guests will be registered.");
		expect(effects).toContain("3 rows have errors and are left out.");
		expect(figures).toEqual([
			{ label: expect.any(String), value: "2" },
			{ label: "Basic Online", value: "2, 3 places stay free" },
		]);
		expect(count).toBe(4);
		expect([await people(), await mailCount()]).toEqual([0, 0]);
	});

	test("counts a place at another event for nothing, and one here as a place", async () => {
		const abroad = await organiserOf(server, { role: "sales", eventCode: "NYC25" });
		const body = {
			...guestForm.empty,
			firstName: "Anna",
			lastName: "Łoś",
			email: "anna@inna.example",
			packageCode: "VISIT",
		};
		expect((await abroad.ask(registerGuest, { body })).json().outcome).toBe("registered");
		expect((await preview()).rows.map(({ outcome }) => outcome)).toEqual(["new", "new", "new"]);
		const jan = { ...body, firstName: "Jan", email: "jan@inna.example", packageCode: "EXPO" };
		const { personId } = (await sales.ask(registerGuest, { body: jan })).json();
		const { rows, emails: count } = await preview();
		expect(rows).toMatchObject([{ outcome: "new" }, { outcome: "already", personId }, { outcome: "new" }]);
		expect(count).toBe(2);
		await server.deps.db.update(registration).set({ status: "cancelled" });
		expect((await preview()).rows.map(({ outcome }) => outcome)).toEqual(["new", "new", "new"]);
	});

	test.each<[string, string, RegExp]>([
		["without guests", HEAD, /no row with a guest/],
		["without a heading", "Imię;Nazwisko\nAnna;Łoś", /lacks these headings: E-mail address/],
		["with an open quotation mark", `${HEAD}\n"Anna;Łoś`, /quotation mark in line 2/],
		[
			"of 2,001 rows",
			[HEAD, ...Array.from({ length: 2001 }, (_, n) => `A;B;a${n}@inna.example;`)].join("\n"),
			/2,000 rows/,
		],
	])("refuses a list %s", async (_, text, sentence) => {
		const answer = await sales.ask(previewGuestList, { body: { text, packageCode: "EXPO" } });
		expect([answer.statusCode, answer.json().modelState.text[0]]).toEqual([422, expect.stringMatching(sentence)]);
	});

	test("takes 2 MB and no more", async () => {
		const row = `${"x".repeat(150)};Łoś;${"a".repeat(40)}@inna.example;\n`;
		const text = `${HEAD}\n${row.repeat(9000)}`;
		const large = `${HEAD}\n${"ż".repeat(1024 * 1024)}`;
		const answer = await sales.ask(previewGuestList, { body: { text: large, packageCode: "EXPO" } });
		expect(answer.statusCode).toBe(413);
		// read, and refused for its rows
		const long = await sales.ask(previewGuestList, { body: { text, packageCode: "EXPO" } });
		expect(long.statusCode).toBe(422);
		const body = { text: "ż".repeat(4 * 1024 * 1024), packageCode: "" };
		expect((await sales.ask(previewGuestList, { body })).statusCode).toBe(413);
	});

	test("keeps text that looks like a formula, and refuses control characters", async () => {
		const text = `${HEAD}\n=1+1;@SUM;formula@inna.example;`;
		expect((await preview(text)).rows[0]).toMatchObject({ name: "=1+1 @SUM", outcome: "new" });
		const answer = await sales.ask(previewGuestList, { body: { text: `${HEAD}\nA\u0007;B;a@b.pl;`, packageCode: "" } });
		expect(answer.statusCode).toBe(400);
	});
});

describe("the command", () => {
	test("registers each row, and says each result", async () => {
		const { fingerprint } = await preview();
		const { results, next } = (await run(fingerprint)).json() as Part;
		const [anna] = await server.deps.db.select().from(account).where(eq(account.email, "anna@inna.example"));
		expect(next).toBeNull();
		expect(results).toMatchObject([
			{ line: 2, outcome: "registered", personId: anna!.id },
			{ line: 3, outcome: "registered" },
			{ line: 4, outcome: "registered" },
		]);
		expect(await people()).toBe(3);
		expect(await mailCount()).toBe(3);
		expect(await stockDifferences(server.deps.db)).toEqual([]);
	});

	test("refuses a preview that has changed, and registers nobody", async () => {
		const { fingerprint } = await preview();
		expect((await preview()).fingerprint).toBe(fingerprint);
		await capacity(0);
		const answer = await run(fingerprint);
		expect([answer.statusCode, answer.json().type]).toEqual([409, PREVIEW_CHANGED]);
		expect(await people()).toBe(0);
		const again = await preview();
		expect(again.fingerprint).not.toBe(fingerprint);
		expect((await run(again.fingerprint)).json().results.map((one: GuestListResult) => one.outcome)).toEqual([
			"refused",
			"registered",
			"registered",
		]);
	});

	test("refuses the preview of another text", async () => {
		const { fingerprint } = await preview();
		expect((await run(fingerprint, { text: `${LIST}\nA;B;a@inna.example;` })).statusCode).toBe(409);
	});

	test("a repeat with the same key answers the same and sends nothing again", async () => {
		const { fingerprint } = await preview();
		const first = (await run(fingerprint)).json();
		expect((await run(fingerprint)).json()).toEqual(first);
		expect([await people(), await mailCount()]).toEqual([3, 3]);
	});

	test("continues where it was cut: done rows keep their result, the others are registered", async () => {
		const { fingerprint } = await preview();
		const { db } = server.deps;
		const first = (await run(fingerprint)).json() as Part;
		// as if the process had died before the last row: nothing of it is stored
		const last = first.results.at(-1)!;
		await db.delete(registration).where(eq(registration.accountId, last.personId!));
		await db.delete(account).where(eq(account.id, last.personId!));
		const calls = (await db.select().from(idempotentRequest)).map(({ call }) => call);
		const ofLast = calls.find((call) => call.includes("line 4"))!;
		await db.delete(idempotentRequest).where(eq(idempotentRequest.call, ofLast));
		const second = (await run(fingerprint)).json() as Part;
		expect(second.results.slice(0, 2)).toEqual(first.results.slice(0, 2));
		expect(second.results[2]).toMatchObject({ outcome: "registered" });
		expect(second.results[2]!.personId).not.toBe(last.personId);
		expect([await people(), await mailCount()]).toEqual([3, 4]);
		// a new key finds all of them registered
		const { rows, fingerprint: now } = await preview();
		expect(rows.map(({ outcome }) => outcome)).toEqual(["already", "already", "already"]);
		const third = (await run(now, { key: "lista-2" })).json() as Part;
		expect(third.results.map(({ outcome }) => outcome)).toEqual(["already", "already", "already"]);
		expect(await people()).toBe(3);
	});

	test("registers 100 rows at a time", async () => {
		const text = [HEAD, ...Array.from({ length: 130 }, (_, n) => `Gość;Kolejny;g${n}@inna.example;`)].join("\n");
		const { fingerprint } = await preview(text);
		const first = (await run(fingerprint, { text })).json() as Part;
		expect([first.results.length, first.next, await people()]).toEqual([100, 100, 100]);
		const second = (await run(fingerprint, { text, from: 100 })).json() as Part;
		expect([second.results.length, second.next, await people()]).toEqual([30, null, 130]);
	});

	test("two organisers with the same list register everybody once", async () => {
		const { fingerprint } = await preview();
		const owner = await organiserOf(server, { role: "owner", eventCode: "MSTS25" });
		const body = { text: LIST, packageCode: "EXPO", from: 0, fingerprint };
		const both = await Promise.all([sales, owner].map((by) => by.ask(importGuestList, { body })));
		const outcomes = both.flatMap((one) => (one.json().results ?? []) as GuestListResult[]);
		expect(outcomes.filter((one) => one.outcome === "registered")).toHaveLength(3);
		expect(await people()).toBe(3);
	});
});

test("an organiser of another event cannot read or register", async () => {
	const abroad = await organiserOf(server, { role: "owner", eventCode: "NYC25" });
	const params = { eventCode: "MSTS25" };
	const body = { text: LIST, packageCode: "EXPO" };
	expect((await abroad.ask(previewGuestList, { params, body })).statusCode).toBe(404);
	expect((await abroad.ask(importGuestList, { params, body: { ...body, from: 0, fingerprint: "x" } })).statusCode).toBe(
		404,
	);
	expect(await people()).toBe(0);
});
