import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addParticipant } from "../../../../tests/harness/matchmaking.ts";
import { meeting, type TestPerson } from "../../../../tests/harness/people.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { profileShown } from "./tables.ts";

let site: Awaited<ReturnType<typeof meeting>>;
let anna: TestPerson;
let ewa: TestPerson;
beforeEach(async () => {
	site = await meeting();
	anna = await addParticipant(site, "anna", "standard");
	ewa = await addParticipant(site, "ewa", "basic");
}, 60_000);

const own = () => and(eq(registration.accountId, anna.id), eq(registration.eventId, site.event.id));
const set = (values: Partial<typeof registration.$inferInsert>) =>
	site.deps.db.update(registration).set(values).where(own());
const withMatchmaking = async (matchmaking: "none" | "full") => {
	const { db } = site.deps;
	const { packageId } = site.tickets.standard;
	const [row] = await db.select().from(ticketPackage).where(eq(ticketPackage.id, packageId));
	await db
		.update(ticketPackage)
		.set({ includes: { ...row!.includes, matchmaking } })
		.where(eq(ticketPackage.id, packageId));
};
const again = async () => {
	const [row] = await site.deps.db.select().from(registration).where(own());
	const { id: _, ...rest } = row!;
	await set({ status: "cancelled" });
	await site.deps.db.insert(registration).values({ ...rest, status: "confirmed" });
};
const shownAgain = async () => {
	const { db } = site.deps;
	const [row] = await db.select().from(profileShown).where(eq(profileShown.accountId, anna.id));
	await set({ status: "reserved" });
	await db.delete(profileShown).where(eq(profileShown.accountId, anna.id));
	await db.insert(profileShown).values({ ...row!, hasTicket: true });
};

const CHANGES: [string, () => Promise<unknown>, boolean][] = [
	["nothing", async () => {}, true],
	["its order is not paid", () => set({ status: "reserved" }), false],
	["cancelled", () => set({ status: "cancelled" }), false],
	["cancelled and bought anew", again, true],
	["deleted", () => site.deps.db.delete(registration).where(own()), false],
	["another package without people", () => set({ packageId: site.tickets.expo.packageId }), false],
	["the package loses them", () => withMatchmaking("none"), false],
	["the package has them again", () => withMatchmaking("none").then(() => withMatchmaking("full")), true],
	["shown while it waits for money", shownAgain, false],
	["shown, then paid", () => shownAgain().then(() => set({ status: "confirmed" })), true],
];

test.each(CHANGES)("the trigger updates a shown profile's ticket: %s", async (_, change, hasTicket) => {
	await change();
	const rows = await site.deps.db.select().from(profileShown).where(eq(profileShown.eventId, site.event.id));
	expect(Object.fromEntries(rows.map((row) => [row.accountId, row.hasTicket]))).toEqual({
		[anna.id]: hasTicket,
		[ewa.id]: true,
	});
});
