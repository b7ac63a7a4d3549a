import { eq } from "drizzle-orm";
import { accountInserts, activate } from "../../src/features/account/server/store.ts";
import { passkey, session } from "../../src/features/account/server/tables.ts";
import { existingEvent } from "../../src/features/event/server/store.ts";
import type { OfficeCall } from "../../src/features/organisers/office-call.ts";
import type { Role } from "../../src/features/organisers/rights.ts";
import { saveProof } from "../../src/features/organisers/server/proof-store.ts";
import { addRole } from "../../src/features/organisers/server/role-store.ts";
import type { BodyOf, ParamsOf, QueryOf } from "../../src/kit/contract/call.ts";
import { insertAll } from "../../src/kit/db/insert-all.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { goodPayload } from "./registering.ts";
import type { TestServer } from "./server.ts";

/** `role` null makes an account without one. */
type OrganiserTerms = { role: Role | null; eventCode: string | null; hasFactor?: boolean; isProved?: boolean };
type OfficeRequest<C extends OfficeCall> = {
	params?: Partial<ParamsOf<C>>;
	query?: Partial<QueryOf<C>>;
	body?: BodyOf<C>;
	headers?: Record<string, string>;
};

export type TestOrganiser = Awaited<ReturnType<typeof organiserOf>>;

let count = 0;

/**
 * A logged-in organiser with a role at an event, or for all events (`eventCode` null). By default it has a passkey, and
 * its session has proved its owner for 15 minutes of the test's clock; `prove` renews that.
 */
export async function organiserOf(server: TestServer, terms: OrganiserTerms) {
	const { deps, app } = server;
	const { db, ids } = deps;
	const { role, eventCode, hasFactor = true, isProved = true } = terms;
	const accountId = ids.next();
	const email = `${role ?? "nobody"}-${++count}@biuro.example`;
	const now = server.clock.now();
	const passwordHash = await deps.passwords.hash(goodPayload.password);
	const names = { firstName: "Olga", lastName: `Organizatorka${count}`, nick: null, phoneNo: null };
	const made = { id: accountId, credentialId: ids.next(), email, passwordHash, ...names, lang: "pl" as const, now };
	const event = eventCode === null ? undefined : await existingEvent(db, eventCode);
	await insertAll(db, accountInserts(made));
	await db.transaction(async (tx) => {
		await activate(tx, accountId, now);
		if (role) await addRole(tx, { accountId, eventId: event?.id ?? null, role }, now);
	});
	if (hasFactor) await db.insert(passkey).values(passkeyOf(accountId, now));
	const address = { remoteAddress: `192.0.2.${count % 250}` };
	const payload = { email, password: goodPayload.password };
	const loggedIn = await app.inject({ method: "POST", url: "/api/auth/sign-in/email", payload, ...address });
	const cookie = loggedIn.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	const prove = async () => {
		const sessions = await db.select({ id: session.id }).from(session).where(eq(session.userId, accountId));
		for (const { id: sessionId } of sessions)
			await db.transaction((tx) => saveProof(tx, { sessionId, provedAt: server.clock.now() }));
	};
	if (isProved) await prove();
	const ask = <C extends OfficeCall>(call: C, { params, query, body, headers }: OfficeRequest<C> = {}) => {
		const values: Record<string, unknown> = { eventCode, ...params };
		const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
		const words = new URLSearchParams(
			Object.entries({ lang: "en", ...query }).map(([key, value]) => [key, String(value)]),
		);
		return app.inject({
			method: call.method as "GET",
			url: `${path}?${words}`,
			headers: { cookie, ...headers },
			...(body !== undefined && { payload: body as object }),
		});
	};
	return { accountId, email, cookie, headers: { cookie }, ask, prove };
}

const passkeyOf = (userId: string, createdAt: Date) => ({
	id: hashOf(userId).slice(0, 20),
	userId,
	name: "Telefon",
	publicKey: "key",
	credentialID: hashOf(userId),
	counter: 0,
	deviceType: "singleDevice",
	backedUp: false,
	createdAt,
});
