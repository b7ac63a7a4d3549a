import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { accountByEmail } from "../../src/features/account/server/store.ts";
import { orderBySecret } from "../../src/features/orders/server/store.ts";
import { packageStock, ticketPackage } from "../../src/features/packages/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { GROSS } from "./buying.ts";
import { optionShop } from "./options.ts";
import { loggedIn, logIn } from "./registering.ts";
import { stockDifferences } from "./stock.ts";

/** 749 − 299 zł, with VAT, in grosz. */
export const CHANGE = 55_350;
export const TO_STANDARD = { packageCode: "STANDARD", paymentMethod: "card", expectedGrossGrosz: CHANGE };

type Holder = { id: number; accountId: string; cookie: string };

/** The shop with options. Its people change from EXPO (free) or Basic Online (299 zł net) to STANDARD (749 zł net). */
export async function changeShop() {
	const one = await optionShop();
	const { db, server } = one;
	let payments = 0;
	const holderOf = async (email: string, cookie: string): Promise<Holder> => {
		const accountId = (await accountByEmail(db, email))!.id;
		const [row] = await db.select().from(registration).where(eq(registration.accountId, accountId));
		return { id: row!.id, accountId, cookie };
	};
	const pay = (orderId: number, amountGrosz: number, provider: "transfer" | "test" = "test") =>
		one.receive(orderId, { provider, reference: `p${++payments}`, amountGrosz });
	const change = (who: Pick<Holder, "id" | "cookie">, payload: object = {}, headers: object = {}) =>
		server.app.inject({
			method: "POST",
			url: `/api/user/packageChange/${who.id}?lang=en`,
			payload: { ...TO_STANDARD, ...payload },
			headers: { cookie: who.cookie, ...headers },
		});
	const packageOf = async (code: string) =>
		(await db.select().from(ticketPackage).where(eq(ticketPackage.code, code)))[0]!;
	return {
		...one,
		pay,
		change,
		packageOf,
		async holder(email: string, more: object = {}, amountGrosz = GROSS) {
			const order = await one.bought({ email, ...more });
			await pay(order.id, amountGrosz);
			await one.confirm(email);
			return { ...(await holderOf(email, await logIn(server, email))), order };
		},
		async guest(email: string, more: object) {
			return holderOf(email, await loggedIn(server, email, more));
		},
		async ordered(who: Pick<Holder, "id" | "cookie">, payload: object = {}) {
			const answer = await change(who, payload);
			expect(answer.json()).toMatchObject({ order: { secret: expect.any(String) } });
			const { secret } = answer.json().order;
			return { ...(await orderBySecret(db, hashOf(secret)))!, secret };
		},
		offered: async (who: Pick<Holder, "id" | "cookie">) =>
			server.app.inject({ url: `/api/user/packageChange/${who.id}?lang=en`, headers: { cookie: who.cookie } }),
		ticketOf: async ({ cookie }: Pick<Holder, "cookie">) =>
			(await server.app.inject({ url: "/api/user/tickets?lang=en", headers: { cookie } })).json().tickets[0],
		/** Counts the taken places of each package. Throws if a counter is wrong. */
		async places() {
			expect(await stockDifferences(db)).toEqual([]);
			const rows = await db
				.select({ code: ticketPackage.code, taken: packageStock.taken })
				.from(packageStock)
				.innerJoin(ticketPackage, eq(ticketPackage.id, packageStock.packageId));
			return Object.fromEntries(rows.filter((row) => row.taken > 0).map((row) => [row.code, row.taken]));
		},
		limit: (code: string, capacity: number | null) =>
			db.update(ticketPackage).set({ capacity }).where(eq(ticketPackage.code, code)),
	};
}
