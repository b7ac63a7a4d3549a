import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { ManualOrder } from "../../src/features/manual-orders/contract.ts";
import * as calls from "../../src/features/manual-orders/contract.ts";
import { type ManualOrderValues, manualOrderForm, wantedOrder } from "../../src/features/manual-orders/form.ts";
import { salesOrder } from "../../src/features/orders/server/tables.ts";
import { ticketPackage } from "../../src/features/packages/server/tables.ts";
import { auditEntry } from "../../src/kit/audit/tables.ts";
import { changeContent } from "../../src/kit/content/version.ts";
import type { Database } from "../../src/kit/db/database.ts";
import { emails } from "../../src/kit/mail/store.ts";
import { changeShop } from "./changing.ts";
import { addEvent } from "./content.ts";
import type { TestOrganiser } from "./organiser.ts";
import { company } from "./registering.ts";

/** Tickets as rows of the form: [package, quantity, agreed price]. */
export const rows = (...all: [code: string, quantity?: string, price?: string][]) =>
	all.map(([packageCode, quantity = "1", price = ""]) => ({ packageCode, quantity, price }));

export const COMPANY = { ...company, payer: "company" as const };

/** Two Standard tickets and one Basic Online for a company, by transfer: 1797 zł net. */
export const TEAM: ManualOrderValues = {
	...manualOrderForm.empty,
	...company,
	firstName: "Ewa",
	lastName: "Mróz",
	email: "ewa@krosno.example",
	kind: "team",
	tickets: rows(["STANDARD", "2"], ["basic-online"]),
};
export const TEAM_NET = 2 * 74_900 + 29_900;
export const TEAM_GROSS = 221_031;

/** One Standard ticket for a person who pays without an invoice. */
export const PERSON: ManualOrderValues = {
	...manualOrderForm.empty,
	firstName: "Karol",
	lastName: "Żak",
	email: "karol@inna.example",
	tickets: rows(["STANDARD"]),
	payer: "none",
};

type Order = Partial<ManualOrderValues>;

/** The shop of MSTS25 beside another event, with organisers who place orders. */
export async function orderDesk() {
	const one = await changeShop();
	const { db, server } = one;
	await addEvent(server.deps, { code: "NYC25", name: "Nowy Jork" });
	const at = { eventCode: "MSTS25" };
	const preview = (by: TestOrganiser, values: Order = TEAM, sent: Partial<ManualOrder> = {}) =>
		by.ask(calls.previewManualOrder, { params: at, body: { ...wantedOrder({ ...TEAM, ...values }), ...sent } });
	const run = (by: TestOrganiser, values: Order, fingerprint: string, headers: Record<string, string> = {}) => {
		const body = { ...wantedOrder({ ...TEAM, ...values }), fingerprint };
		return by.ask(calls.placeManualOrder, { params: at, body, headers });
	};
	return {
		...one,
		preview,
		run,
		/** Confirms the preview. */
		async place(by: TestOrganiser, values: Order = TEAM) {
			const { statusCode, body } = await preview(by, values);
			expect(statusCode, body).toBe(200);
			return run(by, values, JSON.parse(body).fingerprint);
		},
		/** The newest order. */
		async newest() {
			const all = await db.select().from(salesOrder).orderBy(salesOrder.id);
			return all.at(-1)!;
		},
		orders: () => db.$count(salesOrder),
		entries: (action: string) => db.select().from(auditEntry).where(eq(auditEntry.action, action)),
		mailsTo: async (recipient: string) =>
			(await emails(db, 1, 100)).rows.filter((mail) => mail.recipient === recipient).toReversed(),
		/** Changes content, which servers cache. */
		change: (write: (tx: Database) => Promise<unknown>) => changeContent(server.deps, write),
		capacity: (code: string, capacity: number | null) =>
			changeContent(server.deps, (tx) =>
				tx.update(ticketPackage).set({ capacity }).where(eq(ticketPackage.code, code)),
			),
	};
}
