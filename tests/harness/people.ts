import { eq } from "drizzle-orm";
import { account } from "../../src/features/account/server/tables.ts";
import { packagePrice } from "../../src/features/packages/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { addEvent, addPackage } from "./content.ts";
import { addOpenEvent, loggedIn } from "./registering.ts";
import { freshServer, type TestServer } from "./server.ts";

type Ask = { method?: "GET" | "POST" | "DELETE" | "HEAD"; headers?: object; payload?: object | Buffer };

/** A test account's id and calls. */
export type TestPerson = {
	id: string;
	email: string;
	cookie: string;
	ask(url: string, how?: Ask): Promise<Awaited<ReturnType<TestServer["app"]["inject"]>>>;
};

/** A site with MSTS25, NYC25 and a package for each networking right. `person` creates an account with a package. */
export async function meeting(env: Record<string, string> = {}) {
	const server = await freshServer({ env });
	const { app, deps } = server;
	const { event, expo, ...rest } = await addOpenEvent(server);
	const other = await addEvent(deps, { code: "NYC25", name: "Nowy Jork", allowRegistration: true });
	const packageOf = async (of: { id: number }, code: string, matchmaking: "none" | "invited" | "full", net: number) => {
		const added = await addPackage(deps, of, { code, name: code, includes: { ...expo.includes, matchmaking } });
		await deps.db.insert(packagePrice).values({ packageId: added.id, roundId: null, netGrosz: net });
		return { packageId: added.id, eventId: of.id };
	};
	const tickets = {
		expo: { packageId: expo.id, eventId: event.id },
		standard: await packageOf(event, "P-STANDARD", "full", 74_900),
		basic: await packageOf(event, "P-BASIC", "invited", 44_900),
		elsewhere: await packageOf(other, "P-NY", "full", 0),
	};
	const ask =
		(cookie: string) =>
		(url: string, { headers = {}, ...how }: Ask = {}) =>
			app.inject({ url, ...how, headers: { cookie, ...headers } });
	/** An account with a ticket, which is confirmed by default. */
	async function person(
		name: string,
		ticket: keyof typeof tickets,
		status = "confirmed" as const,
	): Promise<TestPerson> {
		const email = `${name}@ktos.example`;
		const cookie = await loggedIn(server, email);
		const [row] = await deps.db.select({ id: account.id }).from(account).where(eq(account.email, email));
		const { id } = row!;
		await setTicket(id, { ...tickets[ticket], status });
		return { id, email, cookie, ask: ask(cookie) };
	}
	async function setTicket(id: string, change: Partial<typeof registration.$inferInsert>): Promise<void> {
		await deps.db.update(registration).set(change).where(eq(registration.accountId, id));
	}
	const nobody: TestPerson = { id: "nobody", email: "", cookie: "", ask: ask("") };
	return { server, deps, event, other, tickets, person, setTicket, nobody, ...rest };
}

/** Saves an account's profile and makes it visible at MSTS25. */
export async function standardProfile(who: TestPerson): Promise<void> {
	const empty = { company: "", about: "", lookingForText: "", offeringText: "" };
	const lists = { topics: ["Azure"], lookingFor: [], offering: [], languages: [], links: [] };
	const payload = { headline: "Inżynierka", ...empty, ...lists };
	const answers = [
		await who.ask(`/api/User/Profile/${who.id}`, { method: "POST", payload }),
		await who.ask("/api/event/MSTS25/profile", { method: "POST", payload: { isVisible: true } }),
	];
	for (const answer of answers) if (answer.statusCode !== 200) throw new Error(answer.body);
}
