import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GROSS } from "../../../../tests/harness/buying.ts";
import { doDueWork } from "../../../../tests/harness/server.ts";
import { paidSession } from "../../../../tests/harness/stripe.ts";
import { stripeShop } from "../../../../tests/harness/stripe-shop.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { askProvider } from "./ask-provider.ts";
import { paymentsOf } from "./store.ts";

let selling: Awaited<ReturnType<typeof stripeShop>>;
beforeAll(async () => {
	selling = await stripeShop();
});
afterAll(() => selling.stripe.close());
beforeEach(() => selling.empty());

const ask = () => askProvider({ ...selling.one.people, log: { error() {} } });
const statusOf = async (id: number) => (await selling.one.orderNow(id)).status;
const calls = () => selling.stripe.received.filter((one) => one.path.startsWith("/v1/checkout/sessions?")).length;

test("a lost webhook is polled and confirms its order; a late one changes nothing", async () => {
	const { id, session } = await selling.begun();
	Object.assign(session, paidSession(session));
	expect([await ask(), calls()]).toEqual([0, 0]); // its webhook may still arrive
	selling.one.later(4);
	expect(await ask()).toBe(1);
	expect(await selling.one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
	expect(await paymentsOf(selling.one.db, id)).toMatchObject([{ state: "paid", receipt: session["payment_intent"] }]);
	await selling.deliverWebhook("checkout.session.completed", session);
	expect((await selling.one.orderNow(id)).paidGrosz).toBe(GROSS);
	expect([await ask(), calls()]).toEqual([0, 1]); // no open payments
	const entries = await selling.one.db.select().from(auditEntry).orderBy(auditEntry.id);
	expect(entries.filter((it) => it.actor === "job:ask-provider").map((it) => it.action)).toContain("order.confirmed");
});

test("an expired order is polled before its place is released", async () => {
	await selling.one.db.update(ticketPackage).set({ capacity: 1 });
	const { id, session } = await selling.begun();
	await doDueWork(selling.one.server); // the first failure only schedules it
	Object.assign(session, paidSession(session));
	selling.one.later(60);
	await doDueWork(selling.one.server);
	expect([await statusOf(id), await selling.one.taken()]).toEqual(["confirmed", 1]);
});

test("an unpaid order ends, but not while it can be paid; an unreachable Stripe delays nothing", async () => {
	const { id, session } = await selling.begun();
	selling.one.later(4);
	expect([await ask(), await statusOf(id)]).toEqual([0, "reserved"]);
	selling.stripe.mood.down = true;
	expect([await ask(), (await paymentsOf(selling.one.db, id))[0]!.state]).toEqual([0, "pending"]);
	selling.stripe.mood.down = false;
	Object.assign(session, { status: "expired" });
	expect(await ask()).toBe(1);
	expect((await paymentsOf(selling.one.db, id)).map((it) => it.state)).toEqual(["failed"]);
	selling.one.later(60);
	await selling.one.expire();
	expect(await statusOf(id)).toBe("expired");
});

test("webhook and polling at once count once, and many payments need few requests", async () => {
	const { id, session } = await selling.begun();
	const others = Array.from({ length: 140 }, (_, index) => ({ ...session, id: `cs_other_${index}`, metadata: {} }));
	Object.assign(session, paidSession(session));
	selling.stripe.sessions.push(...others);
	selling.one.later(4);
	const word = () => selling.deliverWebhook("checkout.session.completed", session);
	await Promise.all([ask(), word(), ask(), word()]);
	expect(await selling.one.orderNow(id)).toMatchObject({ status: "confirmed", paidGrosz: GROSS });
	expect(calls()).toBeLessThanOrEqual(4);
	const entries = await selling.one.db.select().from(auditEntry).orderBy(auditEntry.id);
	expect(entries.filter((it) => it.action === "order.confirmed")).toHaveLength(1);
});
