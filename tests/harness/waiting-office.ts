import { eq } from "drizzle-orm";
import { existingEvent } from "../../src/features/event/server/store.ts";
import { packageStock, ticketPackage, waitingEntry } from "../../src/features/packages/server/tables.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { emailMessage } from "../../src/kit/mail/tables.ts";
import { officePeople } from "./office-people.ts";

type Values = Partial<typeof waitingEntry.$inferInsert> & { package?: string };

/** The office of MSTS25 and NYC25 with waiting lists. Entries wait for BASIC-ONLINE unless they name another package. */
export async function waitingOffice() {
	const one = await officePeople();
	const { db, server } = one;
	const packages = new Map((await db.select().from(ticketPackage)).map((row) => [row.code, row]));
	const packageOf = (code: string) => packages.get(code)!;
	let added = 0;
	return {
		...one,
		newYork: await existingEvent(db, "NYC25"),
		/** Adds an entry with a confirmed address. Its offers have the secret "offer NAME". */
		async add(name: string, { package: code = "BASIC-ONLINE", ...values }: Values = {}): Promise<number> {
			const now = server.clock.now();
			const person = { email: `${name}@firma.example`, firstName: name[0]!.toUpperCase() + name.slice(1) };
			const times = { createdAt: now, confirmedAt: now };
			const entry = { ...person, ...times, lang: "en" as const, state: "waiting" as const };
			const offered = values.state === "offered" ? { offeredUntil: new Date(now.getTime() + 86_400_000) } : {};
			const [row] = await db
				.insert(waitingEntry)
				.values({
					...entry,
					...offered,
					packageId: packageOf(code).id,
					secretHash: hashOf(values.state === "offered" ? `offer ${name}` : `${++added}`),
					...values,
				})
				.returning();
			return row!.id;
		},
		/** Sets the places of a package, and how many of them are taken. */
		async setPlaces(code: string, capacity: number | null, taken: number): Promise<void> {
			const packageId = packageOf(code).id;
			await db.update(ticketPackage).set({ capacity }).where(eq(ticketPackage.id, packageId));
			await db
				.insert(packageStock)
				.values({ packageId, taken, capacity })
				.onConflictDoUpdate({ target: packageStock.packageId, set: { taken, capacity } });
		},
		async takenOf(code: string): Promise<number> {
			const rows = await db
				.select()
				.from(packageStock)
				.where(eq(packageStock.packageId, packageOf(code).id));
			return rows[0]!.taken;
		},
		/** The states of all entries by name. */
		async states(): Promise<Record<string, string>> {
			const rows = await db.select().from(waitingEntry).orderBy(waitingEntry.id);
			return Object.fromEntries(rows.map(({ email, state }) => [email.split("@")[0], state]));
		},
		/** The kinds of e-mails with their recipients, oldest first: "waiting-ended ewa". */
		async mails(): Promise<string[]> {
			const rows = await db.select().from(emailMessage).orderBy(emailMessage.id);
			return rows.map(({ kind, recipient }) => `${kind} ${recipient.split("@")[0]}`);
		},
		async emptyLists(): Promise<void> {
			await db.delete(waitingEntry);
			await db.delete(emailMessage);
		},
	};
}
