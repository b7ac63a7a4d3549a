import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { company } from "../../../../tests/harness/registering.ts";
import { paidSession } from "../../../../tests/harness/stripe.ts";
import { stripeShop } from "../../../../tests/harness/stripe-shop.ts";
import { emails } from "../../../kit/mail/store.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { structuredInvoice } from "../../documents/structured-invoice.ts";
import { askProvider } from "./ask-provider.ts";
import { paymentsOf } from "./store.ts";

let selling: Awaited<ReturnType<typeof stripeShop>>;
beforeAll(async () => {
	selling = await stripeShop();
});
afterAll(() => selling.stripe.close());
beforeEach(() => selling.empty());

const invoiced = { ...company, wantInvoice: true };
/** The payment method in the newest document, on paper and in FA(3), and in the e-mail. */
async function saidOf(orderId: number) {
	const last = (await documentsOf(selling.one.db, `order:${orderId}`)).at(-1)!;
	const xml = structuredInvoice(last);
	const form = /<FormaPlatnosci>(\d)</.exec(xml)?.[1] ?? /<OpisPlatnosci>(.*)</.exec(xml)?.[1];
	const paid = (await emails(selling.one.db, 1, 20)).rows.find((it) => it.kind === "order-paid")!;
	return [last.payment.method, form, /Payment method: (.*)/.exec(paid.text)?.[1]];
}

const ways = [
	["card", ["card", "2", "payment card"]],
	["blik", ["blik", "7", "BLIK"]],
	["p24", ["przelewy24", "Przelewy24", "Przelewy24"]],
] as const;

test.each(ways)("paid by %s at Stripe: invoice, FA(3) and e-mail show it", async (type, sentence) => {
	selling.stripe.mood.paysBy = type;
	const { id } = await selling.paid(invoiced);
	expect(await saidOf(id)).toEqual(sentence);
	await selling.one.giveBack(id);
	expect((await saidOf(id))[0]).toBe(sentence[0]);
});

test.each(ways)("paid by %s, polled after a lost webhook", async (type, sentence) => {
	selling.stripe.mood.paysBy = type;
	const { id, session } = await selling.begun(invoiced);
	Object.assign(session, paidSession(session));
	selling.one.later(4);
	await askProvider({ ...selling.one.people, log: { error() {} } });
	expect(await saidOf(id)).toEqual(sentence);
});

test("paid by transfer although card was chosen", async () => {
	const { id } = await selling.begun(invoiced);
	await selling.one.receive(id, { provider: "transfer" });
	expect(await saidOf(id)).toEqual(["transfer", "6", "bank transfer"]);
});

test("a webhook whose method cannot be fetched now is retried and then counts", async () => {
	const { id, session } = await selling.begun(invoiced);
	selling.stripe.mood.down = true;
	const word = () => selling.deliverWebhook("checkout.session.completed", paidSession(session));
	expect([(await word()).statusCode, (await paymentsOf(selling.one.db, id))[0]!.state]).toEqual([503, "pending"]);
	Object.assign(selling.stripe.mood, { down: false, paysBy: "blik" });
	expect((await word()).statusCode).toBe(200);
	expect((await saidOf(id))[0]).toBe("blik");
});
