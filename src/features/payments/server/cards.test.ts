import { beforeAll, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { orderBySecret } from "../../orders/server/store.ts";
import { addPayment } from "./store.ts";

const PUBLIC = { PUBLIC_URL: "https://estrada.example" };

describe("a public site without Stripe", () => {
	let one: Awaited<ReturnType<typeof shop>>;
	beforeAll(async () => {
		one = await shop({ env: { ...PUBLIC, TEST_GATEWAY: "" } });
	});
	const post = (url: string, payload: object) => one.server.app.inject({ method: "POST", url, payload });

	test("refuses card orders and names the other methods", async () => {
		const refused = (await one.buy()).json();
		expect(refused).toMatchObject({
			status: 409,
			modelState: { paymentMethod: ["Cards, BLIK and Przelewy24 are not taken on this site. Choose a bank transfer."] },
		});
		expect(await one.statuses()).toEqual([]);
	});

	test("confirms no unpaid order", async () => {
		const { order } = (await one.buy({ ...company, paymentMethod: "transfer" })).json();
		const begun = await post(`/api/payment/${order.secret}/url`, { method: "card" });
		expect([begun.statusCode, begun.json().url]).toEqual([409, undefined]);
		// a payment that began while the test gateway was on confirms nothing either
		const { id } = (await orderBySecret(one.db, hashOf(order.secret)))!;
		const earlier = { orderId: id, provider: "test" as const, reference: "r1", amountGrosz: GROSS };
		await one.db.transaction((tx) =>
			addPayment(tx, { ...earlier, state: "pending", createdAt: one.server.clock.now() }),
		);
		const decided = await post("/api/payment/test/r1?lang=en", { outcome: "success" });
		expect(decided.json()).toMatchObject({ status: 404, detail: "There is no such API call." });
		const info = (await one.server.app.inject(`/api/payment/${order.secret}/info`)).json();
		expect(info).toMatchObject({ status: "reserved", paidGrosz: 0, dueGrosz: GROSS, cardPayments: "none" });
	});

	test("accepts free orders", async () => {
		const { statusCode } = await one.buy({
			email: "free@example.com",
			packageCode: "EXPO",
			paymentMethod: undefined,
			expectedGrossGrosz: undefined,
		});
		expect(statusCode).toBe(200);
	});
});

test("a site on this machine uses the test gateway, and its orders say so", async () => {
	const one = await shop({ env: { PUBLIC_URL: "http://localhost:3000", TEST_GATEWAY: "" } });
	const { order } = (await one.buy()).json();
	const info = (await one.server.app.inject(`/api/payment/${order.secret}/info`)).json();
	expect(info.cardPayments).toBe("test");
	const begun = await one.server.app.inject({
		method: "POST",
		url: `/api/payment/${order.secret}/url`,
		payload: { method: "card" },
	});
	expect(begun.json().url).toContain("/test-payment.html?ref=");
});

describe("the test gateway of a trial", () => {
	const BETWEEN = [
		{ headers: { "x-forwarded-for": "192.0.2.7" } },
		{ headers: { "cf-connecting-ip": "192.0.2.7" } },
		{ headers: { via: "1.1 proxy" } },
		{ headers: { host: "estrada.example" } },
		{ remoteAddress: "192.0.2.7" },
	];

	test("answers only this machine, and no proxy", async () => {
		const trial = await shop({ env: { PUBLIC_URL: "http://localhost:3000" } });
		const { secret } = (await trial.buy()).json().order;
		const begun = await trial.server.app.inject({
			method: "POST",
			url: `/api/payment/${secret}/url`,
			payload: { method: "card" },
		});
		const url = `/api/payment/test/${/[^/=]+$/.exec(begun.json().url)![0]}`;
		for (const from of BETWEEN) {
			const paymentResponse = await trial.server.app.inject({ url, ...from });
			const paid = await trial.server.app.inject({ method: "POST", url, payload: { outcome: "success" }, ...from });
			expect([from, paymentResponse.statusCode, paid.statusCode]).toEqual([from, 404, 404]);
		}
		expect((await trial.server.app.inject({ url })).json().state).toBe("pending");
	});
});
