import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS } from "../../../tests/harness/buying.ts";
import { runCommand } from "../../../tests/harness/commanding.ts";
import { company } from "../../../tests/harness/registering.ts";
import { paidSession } from "../../../tests/harness/stripe.ts";
import { stripeShop } from "../../../tests/harness/stripe-shop.ts";
import { queuedPayments } from "../../features/payments/server/store.ts";

let selling: Awaited<ReturnType<typeof stripeShop>>;
beforeAll(async () => {
	selling = await stripeShop();
});
afterAll(() => selling.stripe.close());
beforeEach(() => selling.empty());

const order = (typed: string) => runCommand(selling.one.server, `order ${typed}`);
const stateOf = async (id: number) => (await selling.one.orderNow(id)).status;

describe("an order with an open payment at Stripe", () => {
	test("cannot be paid after the organiser cancels it", async () => {
		const { id, number, session } = await selling.begun();
		expect((await order(`cancel ${number}`)).text).toBe(`${number} is cancelled.`);
		expect([await stateOf(id), session["status"]]).toEqual(["cancelled", "expired"]);
		expect(await queuedPayments(selling.one.db)).toEqual([]);
	});

	test("paid during cancellation: the money appears on the attention list", async () => {
		const { id, number, session } = await selling.begun();
		Object.assign(session, paidSession(session));
		await order(`cancel ${number}`);
		expect(await stateOf(id)).toBe("cancelled");
		const { payments } = (await order("list --attention")).data as { payments: object[] };
		expect(payments).toMatchObject([{ orderNumber: number, amountGrosz: GROSS, leftGrosz: GROSS }]);
	});

	test("is cancelled without Stripe's answer; a later payment appears on the attention list", async () => {
		const { id, number, session } = await selling.begun();
		selling.stripe.mood.down = true;
		await order(`cancel ${number}`);
		expect(await stateOf(id)).toBe("cancelled");
		selling.stripe.mood.down = false;
		await selling.deliverWebhook("checkout.session.completed", paidSession(session));
		expect(await queuedPayments(selling.one.db)).toMatchObject([{ orderId: id, amountGrosz: GROSS }]);
	});

	test("paid by transfer: its page at Stripe takes no money", async () => {
		const { number, session } = await selling.begun(company);
		await order(`paid ${number} --amount 367.77`);
		expect(session["status"]).toBe("expired");
	});
});
