import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { shop } from "../../../../tests/harness/buying.ts";
import { addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { loggedIn } from "../../../../tests/harness/registering.ts";
import { auditEntriesOf } from "../../../kit/audit/store.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import { getPriceList, type ListedPackage } from "../office-contract.ts";
import { contentsOf, type PackageRights, rightsOf } from "../rights.ts";
import { previewPackageRights, savePackageRights } from "../rights-contract.ts";
import { rightsRefusals } from "../rights-texts.ts";
import { refusalsOfReduction } from "./change-rights.ts";
import { reservePlace, takePackagePlaces } from "./stock-store.ts";
import { packageStock, ticketPackage } from "./tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
let sales: TestOrganiser;
/** Two packages of the event; `foreign` is another event's. */
let paid: { id: number };
let expo: { id: number };
let foreign: { id: number };
let rights: PackageRights;

beforeAll(async () => {
	one = await shop();
	const packages = await one.db.select().from(ticketPackage).orderBy(ticketPackage.id);
	[expo, paid] = [packages[0]!, packages[1]!];
	rights = rightsOf(packages[1]!);
	const other = await addEvent(one.server.deps, { code: "DSS25" });
	foreign = await addPackage(one.server.deps, other, { code: "BASIC-ONLINE" });
});
beforeEach(async () => {
	await one.empty();
	await one.db.update(ticketPackage).set(contentsOf(rights));
	sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
});

const listed = async (id = paid.id): Promise<ListedPackage> => {
	const { packages } = (await sales.ask(getPriceList)).json();
	return packages.find((found: ListedPackage) => found.objectId === id);
};
type Part = Partial<PackageRights>;
type At = { version?: string; packageId?: number };
const bodyOf = async (part: Part, { version, packageId }: At) => {
	const now = (await listed(packageId)) ?? (await listed());
	return { ...now.rights, ...part, version: version ?? now.rightsVersion };
};
const preview = async (part: Part, at: At = {}) =>
	sales.ask(previewPackageRights, { params: { packageId: at.packageId ?? paid.id }, body: await bodyOf(part, at) });
const run = async (part: Part, fingerprint: string, at: At & { key?: string } = {}) =>
	sales.ask(savePackageRights, {
		params: { packageId: at.packageId ?? paid.id },
		body: { ...(await bodyOf(part, at)), fingerprint },
		...(at.key && { headers: { "idempotency-key": at.key } }),
	});
const save = async (part: Part) => run(part, (await preview(part)).json().fingerprint);
const stored = async (id: number) =>
	rightsOf((await one.db.select().from(ticketPackage).where(eq(ticketPackage.id, id)))[0]!);
const published = async () => {
	const { packages } = (await one.server.app.inject("/api/event/MSTS25/packages")).json();
	return packages.find((sold: { code: string }) => sold.code === "BASIC-ONLINE").includes;
};
const entries = async () =>
	(await auditEntriesOf(one.db, [`package:${paid.id}`])).filter(({ action }) => action === "package.rights-changed");

describe("a grant", () => {
	test("is previewed with its people, and reaches site and holders of the one package at the next request", async () => {
		const order = await one.bought();
		await one.receive(order.id);
		await one.bought({ email: "ewa@firma.example" });
		expect((await listed()).rights).toEqual(rights);
		const { effects, fingerprint } = (await preview({ recordings: "all" })).json();
		expect(effects).toEqual([
			"Recordings for 3 months: was “no”, will be “all”.",
			"People with valid tickets who get this at once: 1.",
			"It cannot be taken back while anybody has a ticket of this package.",
		]);
		const before = await published();
		expect(before.recordings).toBe("none");
		const answer = await run({ recordings: "all" }, fingerprint);
		expect([answer.statusCode, answer.json().sentence]).toEqual([
			200,
			"The contents of the package “Basic Online” are changed.",
		]);
		expect(await published()).toEqual({ ...before, recordings: "all" });
		expect([await stored(expo.id), await stored(foreign.id)]).toEqual([rights, rights]);
		expect((await entries()).map(({ actor, detail }) => [actor, detail])).toEqual([
			[sales.accountId, { before: { recordings: "none" }, after: { recordings: "all" } }],
		]);
	});

	test("opens a holder's account at the next request", async () => {
		const cookie = await loggedIn(one.server);
		const ask = (url: string) => one.server.app.inject({ url, headers: { cookie } });
		const { objectId } = (await ask("/api/account/me")).json().registrations[0];
		const own = async () => (await ask(`/api/user/packageChange/${objectId}`)).json().own.includes.matchmaking;
		const profile = async () => (await ask("/api/event/MSTS25/profile")).json();
		expect([await own(), (await profile()).state]).toEqual(["none", "locked"]);
		const part = { matchmaking: "full" } as const;
		const { fingerprint } = (await preview(part, { packageId: expo.id })).json();
		expect((await run(part, fingerprint, { packageId: expo.id })).statusCode).toBe(200);
		expect([await own(), (await profile()).state]).toEqual(["full", "open"]);
	});

	test("runs once for a repeated request", async () => {
		const { fingerprint } = (await preview({ afterparty: true })).json();
		const { rightsVersion: version } = await listed();
		const at = { version, key: "11111111-1111-4111-8111-111111111111" };
		const body = { ...rights, afterparty: true, version, fingerprint };
		const ask = () =>
			sales.ask(savePackageRights, {
				params: { packageId: paid.id },
				body,
				headers: { "idempotency-key": at.key },
			});
		expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
		expect(await entries()).toHaveLength(1);
	});

	test("stays confirmed while others buy", async () => {
		await one.bought();
		const { fingerprint } = (await preview({ afterparty: true })).json();
		await one.bought({ email: "ewa@firma.example" });
		expect((await run({ afterparty: true }, fingerprint)).statusCode).toBe(200);
	});
});

describe("a reduction", () => {
	test("of a package that nobody has takes the right away", async () => {
		const { effects } = (await preview({ lunch: "none" })).json();
		expect(effects).toEqual(["Lunch: was “can be added”, will be “no”.", "Nobody has a ticket of this package yet."]);
		expect((await save({ lunch: "none" })).statusCode).toBe(200);
		expect((await published()).lunch).toBe("none");
	});

	test("is refused at its field with the number of tickets, unpaid ones included, and is possible after they end", async () => {
		const order = await one.bought();
		const answer = await preview({ lunch: "none", afterparty: true });
		expect(answer.statusCode).toBe(400);
		expect(answer.json().modelState).toEqual({
			lunch: [
				"Sold rights stay. Tickets of this package, reserved ones included: 1. Sell fewer rights as a new package.",
			],
		});
		expect(await stored(paid.id)).toEqual(rights);
		await one.cancel(order.id);
		expect((await save({ lunch: "none", afterparty: true })).statusCode).toBe(200);
	});

	test("is refused while a registration holds a place", async () => {
		await reservePlace(one.db, { id: paid.id, capacity: null }, new Date(one.server.clock.now().getTime() + 120_000));
		expect((await preview({ expo: false })).statusCode).toBe(400);
	});

	test("is refused if a ticket was sold since the preview", async () => {
		const { fingerprint } = (await preview({ expo: false })).json();
		await one.bought();
		expect((await run({ expo: false }, fingerprint)).statusCode).toBe(400);
		expect(await stored(paid.id)).toEqual(rights);
	});

	test("of one package does not ask for tickets of another", async () => {
		await one.db.transaction((tx) => takePackagePlaces(tx, expo.id, null));
		expect((await save({ expo: false })).statusCode).toBe(200);
		expect(await stored(expo.id)).toEqual(rights);
	});
});

describe("a sale and a reduction at one time", () => {
	// a counter that exists already: a new one would make both wait for its insertion
	beforeEach(() => one.db.insert(packageStock).values({ packageId: paid.id, taken: 0 }));

	test("the reduction waits for a sale that has begun, and sees its ticket", async () => {
		const { fingerprint } = (await preview({ expo: false })).json();
		let reduction: ReturnType<typeof run> | undefined;
		await one.db.transaction(async (tx) => {
			await takePackagePlaces(tx, paid.id, null);
			reduction = run({ expo: false }, fingerprint);
			await setTimeout(400);
		});
		const answer = (await reduction)!;
		expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining("included: 1.")]);
		expect(await stored(paid.id)).toEqual(rights);
	});

	test("the sale waits for a reduction that has begun", async () => {
		const order: string[] = [];
		let sale: Promise<unknown> | undefined;
		await one.db.transaction(async (tx) => {
			const at = { eventId: one.event.id, packageId: paid.id };
			expect(await refusalsOfReduction(tx, at, { before: rights, after: { ...rights, expo: false } })).toEqual({});
			sale = one.bought().then(() => order.push("sale"));
			await setTimeout(400);
			order.push("reduction");
		});
		await sale;
		expect(order).toEqual(["reduction", "sale"]);
	});
});

test("rights that another organiser changed are refused in preview and run", async () => {
	const { rightsVersion: version } = await listed();
	const { fingerprint } = (await preview({ expo: false })).json();
	await save({ recordings: "online" });
	for (const answer of [
		await preview({ expo: false }, { version }),
		await run({ expo: false }, fingerprint, { version }),
	]) {
		expect([answer.statusCode, answer.json().type, answer.json().message]).toEqual([
			409,
			VERSION_CHANGED,
			rightsRefusals.changed.en,
		]);
	}
	expect((await stored(paid.id)).expo).toBe(true);
});

test("a save without a change, and of another event's package, is refused", async () => {
	const unchanged = await preview({});
	expect([unchanged.statusCode, unchanged.json().message]).toEqual([400, rightsRefusals.unchanged.en]);
	expect((await preview({ expo: false }, { packageId: foreign.id })).statusCode).toBe(404);
	expect((await run({ expo: false }, "x", { packageId: foreign.id })).statusCode).toBe(404);
	expect(await stored(foreign.id)).toEqual(rights);
});

test.each([
	["owner", true],
	["sales", true],
	["editor", false],
	["host", false],
	["viewer", false],
] as const)("the role %s reads the rights; that it changes them is %s", async (role, mayChange) => {
	const person = await organiserOf(one.server, { role, eventCode: "MSTS25" });
	const { packages } = (await person.ask(getPriceList)).json();
	expect(packages[1]).toMatchObject({ rights, can: { change: mayChange } });
	const params = { params: { packageId: paid.id } };
	const body = { ...rights, afterparty: true, version: (await listed()).rightsVersion };
	const previewed = await person.ask(previewPackageRights, { ...params, body });
	const { fingerprint = "x" } = previewed.json();
	const saved = await person.ask(savePackageRights, { ...params, body: { ...body, fingerprint } });
	expect([previewed.statusCode, saved.statusCode]).toEqual(mayChange ? [200, 200] : [403, 403]);
	expect((await stored(paid.id)).afterparty).toBe(mayChange);
});
