import { beforeAll, beforeEach, expect, test } from "vitest";
import { shop } from "../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { addCode } from "../../features/codes/server/store.ts";
import { ticketCode } from "../../features/codes/server/tables.ts";
import { optionStock, packageOption } from "../../features/options/server/tables.ts";
import { orderBySecret } from "../../features/orders/server/store.ts";
import { packageStock, ticketPackage, waitingEntry } from "../../features/packages/server/tables.ts";
import { auditEntry } from "../../kit/audit/tables.ts";
import { hashOf } from "../../kit/hash/hash.ts";
import { emails } from "../../kit/mail/store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.empty());

const cancel = (typed: string) => runCommand(one.server, `registrations cancel ${typed}`);
const refused = (typed: string) => refusal(one.server, `registrations cancel ${typed}`);
const free = (payload: object = {}) =>
	one.buy({ packageCode: "EXPO", paymentMethod: undefined, expectedGrossGrosz: undefined, ...payload });
const standsRight = async () => (await runCommand(one.server, "stock check")).isWrong !== true;
const used = async () => (await one.db.select().from(ticketCode).orderBy(ticketCode.id)).map((it) => it.used);

test("a free registration is cancelled once: place, audit entry, and e-mail in the person's language", async () => {
	await free();
	expect(await one.taken()).toBe(1);
	const both = ["ANNA@firma.example --event msts25", "anna@firma.example --event MSTS25"];
	const done = await Promise.allSettled(both.map(cancel));
	expect(done.map((it) => it.status).toSorted()).toEqual(["fulfilled", "rejected"]);
	expect([await one.taken(), await one.statuses(), await standsRight()]).toEqual([0, ["cancelled"], true]);
	const entries = (await one.db.select().from(auditEntry).orderBy(auditEntry.id)).filter(
		(it) => it.actor === "command:registrations",
	);
	expect(entries).toMatchObject([{ action: "registration.cancelled", eventId: one.event.id }]);
	const told1 = (await emails(one.db, 1, 9)).rows.filter((it) => it.kind === "registration-cancelled");
	expect(told1).toMatchObject([{ recipient: "anna@firma.example", lang: "en" }]);
	expect(told1[0]!.text).toContain("The organiser has cancelled your registration for");
	expect(await refused("anna@firma.example --event MSTS25")).toBe("This registration is already cancelled.");
});

test("an invitation and a team code become usable again; the team keeps the place", async () => {
	const values = { code: "WELCOME", kind: "invitation", packageIds: [], useLimit: 1 } as const;
	await one.db.transaction((tx) =>
		addCode(tx, { eventId: one.event.id, createdAt: one.server.clock.now(), ...values, percent: 100 }),
	);
	const invited = { code: "WELCOME", packageCode: "BASIC-ONLINE" };
	expect((await free(invited)).statusCode).toBe(200);
	expect([await used(), await one.taken()]).toEqual([[1], 1]);
	await cancel("anna@firma.example --event MSTS25");
	expect([await used(), await one.taken()]).toEqual([[0], 0]);
	await one.db.delete(ticketCode);

	const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 2 }];
	const team = { packageCode: undefined, tickets, expectedGrossGrosz: 73_554, email: "biuro@firma.example" };
	const { secret } = (await one.buy(team)).json().order;
	await one.receive((await orderBySecret(one.db, hashOf(secret)))!.id, { amountGrosz: 73_554 });
	const { code } = (await one.db.select().from(ticketCode).orderBy(ticketCode.id))[0]!;
	const byCode = (email: string) => free({ packageCode: "BASIC-ONLINE", code, email });
	expect((await byCode("ewa@firma.example")).statusCode).toBe(200);
	expect((await byCode("jan@firma.example")).statusCode).toBe(422);
	await cancel("ewa@firma.example --event MSTS25");
	expect([await one.taken(), await standsRight()]).toEqual([2, true]);
	expect((await byCode("jan@firma.example")).statusCode).toBe(200);
});

test("the next person in the queue gets the place, and options are free again", async () => {
	const [expo] = await one.db.select().from(ticketPackage).orderBy(ticketPackage.id);
	const bag = { packageId: expo!.id, kind: "giftbag" as const, netGrosz: 0, capacity: 1 };
	await one.db.insert(packageOption).values(bag);
	await one.db.update(ticketPackage).set({ capacity: 1 });
	expect((await free({ wantGiftbag: true })).statusCode).toBe(200);
	expect((await one.db.select().from(optionStock)).map((it) => it.taken)).toEqual([1]);
	await one.db.insert(waitingEntry).values({
		packageId: expo!.id,
		email: "ewa@firma.example",
		firstName: "Ewa",
		lang: "pl" as const,
		state: "waiting" as const,
		secretHash: "x",
		createdAt: one.server.clock.now(),
		confirmedAt: one.server.clock.now(),
	});
	await cancel("anna@firma.example --event MSTS25");
	expect((await one.db.select().from(optionStock)).map((it) => it.taken)).toEqual([0]);
	expect((await one.db.select().from(packageStock)).map((it) => it.taken)).toEqual([1]);
	expect((await one.db.select().from(waitingEntry).orderBy(waitingEntry.id)).map((it) => it.state)).toEqual([
		"offered",
	]);
	expect(await standsRight()).toBe(true);
	await one.db.delete(packageOption);
	await one.db.delete(waitingEntry);
});

test("a paid registration is refused with its order's number, and a wrong name cancels nobody", async () => {
	const { number } = await one.bought();
	expect(await refused("anna@firma.example --event MSTS25")).toContain(`Order ${number} pays for this registration.`);
	expect(await one.statuses()).toEqual(["reserved"]);
	expect(await refused("nobody@firma.example --event MSTS25")).toBe("No registration at MSTS25 has this address.");
	expect(await refused("anna@firma.example")).toBe("Give --event MSTS25.");
	expect(await refused("anna@firma.example --event NOPE")).toBe("There is no such event.");
	expect(await refused("--event MSTS25")).toBe("Give one person by their EMAIL.");
});
