import { beforeAll, beforeEach, expect } from "vitest";
import { getOfficeOrder, type OfficeOrder } from "../../src/features/order-office/contract.ts";
import type { OfficeCall } from "../../src/features/organisers/office-call.ts";
import { auditEntry } from "../../src/kit/audit/tables.ts";
import { shop } from "./buying.ts";
import { runCommand } from "./commanding.ts";
import { addEvent } from "./content.ts";
import { organiserOf, type TestOrganiser } from "./organiser.ts";
import { company } from "./registering.ts";

type Ask = { params?: object; body?: object; key?: string; by?: TestOrganiser };

/** A shop of MSTS25 for a file of tests, with another event, a seller, and an owner of all events. */
export function useOrderOffice() {
	let one: Awaited<ReturnType<typeof shop>>;
	let sales: TestOrganiser;
	let second: TestOrganiser;
	beforeAll(async () => {
		one = await shop();
		await addEvent(one.server.deps, { code: "NYC25", name: "Inne" });
	});
	beforeEach(async () => {
		await one.anew();
		sales = await organiserOf(one.server, { role: "sales", eventCode: "MSTS25" });
		second = await organiserOf(one.server, { role: "owner", eventCode: null });
	});
	const ask = (call: OfficeCall, number: string, { params, body = {}, key, by = sales }: Ask = {}) =>
		by.ask(call, {
			params: { eventCode: "MSTS25", number, ...params } as never,
			body: body as never,
			...(key !== undefined && { headers: { "idempotency-key": key } }),
		});
	return {
		get one() {
			return one;
		},
		get sales() {
			return sales;
		},
		get second() {
			return second;
		},
		ask,
		/** Confirms a preview. */
		async confirmed(preview: OfficeCall, run: OfficeCall, number: string, of: Ask = {}) {
			const { statusCode, body } = await ask(preview, number, of);
			expect(statusCode, body).toBe(200);
			const { fingerprint } = JSON.parse(body);
			return ask(run, number, { ...of, body: { ...of.body, fingerprint } });
		},
		recordOf: async (number: string, by = sales): Promise<OfficeOrder> =>
			(await by.ask(getOfficeOrder, { params: { eventCode: "MSTS25", number } })).json(),
		byTransfer: (more: object = {}) =>
			one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer", ...more }),
		/** Actions of the seller in the journal, the oldest first. */
		actions: async () =>
			(await one.db.select().from(auditEntry).orderBy(auditEntry.id))
				.filter((entry) => entry.actor === sales.accountId)
				.map((entry) => entry.action),
		isStockRight: async () => expect((await runCommand(one.server, "stock check")).isWrong).toBe(false),
	};
}
