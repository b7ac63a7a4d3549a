import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { account, activation } from "../../src/features/account/server/tables.ts";
import { endOfRound } from "../../src/features/packages/rules.ts";
import { packagePrice, priceRound } from "../../src/features/packages/server/tables.ts";
import {
	type RegistrationPayload,
	registrationPayload,
	type SentRegistration,
} from "../../src/features/registration/contract.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import type { Database } from "../../src/kit/db/database.ts";
import { emails } from "../../src/kit/mail/store.ts";
import { addConsentText, addEvent, addPackage } from "./content.ts";
import type { TestServer } from "./server.ts";

/** A company that pays an invoice. */
export const company = {
	payerName: "Krosno sp. z o.o.",
	payerStreet: "Lniana 1",
	payerPostCode: "38-400",
	payerCity: "Krosno",
	payerNip: "PL 526-025-09-95",
};

/** A valid registration payload. */
export const goodPayload = {
	eventCode: "MSTS25",
	email: "anna@firma.example",
	password: "sekretne1",
	confirmPassword: "sekretne1",
	firstName: "Anna",
	lastName: "Szczepankowska-Wójcik",
	phoneNo: "+48 601 234 567",
	processAgreement: true,
};

/** `goodPayload` with changes, parsed by the contract. */
export function readPayload(more: Partial<SentRegistration> = {}): RegistrationPayload {
	return z.parse(registrationPayload, { ...goodPayload, ...more });
}

/** MSTS25 with a free package, one for 299 zł, and the three consents. */
export async function addOpenEvent({ deps }: { deps: { db: Database } }) {
	const event = await addEvent(deps, { code: "MSTS25", allowRegistration: true, freePackageCode: "EXPO" });
	const expo = await addPackage(deps, event);
	const paid = await addPackage(deps, event, { code: "BASIC-ONLINE", name: "Basic Online", isOnsite: false });
	await deps.db.insert(packagePrice).values([
		{ packageId: expo.id, roundId: null, netGrosz: 0 },
		{ packageId: paid.id, roundId: null, netGrosz: 29_900 },
	]);
	const processing = await addConsentText(deps, event, { kind: "processing", isRequired: true, version: 3 });
	const marketing = await addConsentText(deps, event, { kind: "marketing", position: 1, version: 2 });
	const recruitment = await addConsentText(deps, event, { kind: "recruitment", position: 2 });
	return { event, expo, paid, processing, marketing, recruitment };
}

/**
 * Adds a package STANDARD with the spec's three net prices, in the rounds of §4: until 28.04, until 04.05, and after.
 */
export async function addRounds({ deps }: { deps: { db: Database } }, event: { id: number }): Promise<void> {
	const standard = await addPackage(deps, event, { code: "STANDARD", name: "Standard" });
	const ends = [...["2025-04-28", "2025-05-04"].map((day) => endOfRound(day, "Europe/Warsaw")), null];
	const rounds = await deps.db
		.insert(priceRound)
		.values(ends.map((endsAt, index) => ({ eventId: event.id, number: index + 1, endsAt })))
		.returning();
	const nets = [64_900, 74_900, 87_900];
	await deps.db
		.insert(packagePrice)
		.values(rounds.map(({ id }, index) => ({ packageId: standard.id, roundId: id, netGrosz: nets[index]! })));
}

export async function newestSecret({ deps }: TestServer): Promise<string> {
	const { rows } = await emails(deps.db, 1, 1);
	return decodeURIComponent(/confirm\.html\?id=([^&\s]+)/.exec(rows[0]!.text)![1]!);
}

/** Finds the secret of the newest waiting-list e-mail to an address. */
export async function waitingSecret({ deps }: TestServer, email: string): Promise<string> {
	const { rows } = await emails(deps.db, 1, 200);
	return /offer=([^&\s]+)/.exec(rows.find((row) => row.recipient === email)!.text)![1]!;
}

export async function confirmInWaitingList(server: TestServer, email: string): Promise<void> {
	const url = `/api/waitingList/${await waitingSecret(server, email)}/confirm`;
	await server.app.inject({ method: "POST", url });
}

/** Creates an active account, which its activation link logs in. Returns the session's cookie. */
export async function loggedIn(server: TestServer, email = goodPayload.email, more: object = {}): Promise<string> {
	await post(server, "/api/account/registerUser", { ...goodPayload, ...more, email });
	const { password } = goodPayload;
	return cookieOf(await post(server, `/api/account/confirmEmail?id=${await newestSecret(server)}`, { password }));
}

/** Logs in to an active account. Returns the session's cookie. */
export async function logIn(server: TestServer, email = goodPayload.email): Promise<string> {
	return cookieOf(await post(server, "/api/auth/sign-in/email", { email, password: goodPayload.password }));
}

const post = ({ app }: TestServer, url: string, payload: object) => app.inject({ method: "POST", url, payload });

const cookieOf = ({ cookies }: Awaited<ReturnType<typeof post>>) =>
	cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

/** Deletes all people with their data, and moves the clock past the in-memory rate limits. */
export async function forgetPeople({ deps, clock }: TestServer): Promise<void> {
	const tables = [
		"account",
		"activation",
		"email_message",
		"audit_entry",
		"idempotent_request",
		"rate_limit_count",
		"package_stock",
		"option_stock",
		"option_choice_stock",
	];
	await deps.db.execute(sql.raw(tables.map((table) => `delete from ${table}`).join("; ")));
	clock.set(new Date(clock.now().getTime() + 11 * 60_000).toISOString());
}

/** Counts people, registrations, activation links and e-mails. */
export async function peopleCounts({ deps: { db } }: TestServer) {
	const of = async (table: typeof account | typeof registration | typeof activation) =>
		(await db.select().from(table)).length;
	return {
		accounts: await of(account),
		registrations: await of(registration),
		links: await of(activation),
		emails: (await emails(db, 1, 1)).count,
	};
}
