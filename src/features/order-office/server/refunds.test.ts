import { describe, expect, test } from "vitest";
import { paidTeam } from "../../../../tests/harness/commanding.ts";
import { useOrderOffice } from "../../../../tests/harness/order-office.ts";
import { organiserOf } from "../../../../tests/harness/organiser.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { refund } from "../../payments/server/tables.ts";
import * as calls from "../command-contract.ts";

const office = useOrderOffice();
const { ask, confirmed, recordOf, actions, isStockRight } = office;

describe("a refund of a team's tickets", () => {
	const two = { body: { tickets: [{ position: 0, quantity: 2 }] } };
	test("revokes unused codes, corrects the invoice and frees places", async () => {
		const { number } = await paidTeam(office.one);
		await office.one.confirm();
		const [code] = (await recordOf(number)).codes;
		await office.one.buy({
			email: "jan@firma.example",
			code: code!.code,
			paymentMethod: undefined,
			expectedGrossGrosz: undefined,
		});
		const used = await recordOf(number);
		expect(used.codes.find((it) => it.code === code!.code)).toMatchObject({
			state: "used",
			usedBy: "Anna Szczepankowska-Wójcik",
		});
		expect(used.lines).toMatchObject([{ quantity: 5, refundableQuantity: 4 }]);
		const five = { body: { tickets: [{ position: 0, quantity: 5 }] } };
		expect((await ask(calls.previewRefund, number, five)).statusCode).toBe(409);
		expect(
			(await ask(calls.previewRefund, number, { body: { tickets: [{ position: 0, quantity: 6 }] } })).statusCode,
		).toBe(422);
		const preview = (await ask(calls.previewRefund, number, two)).json();
		expect(preview.effects).toEqual([
			"Unused codes that stop working: 2.",
			"The places become free.",
			"The invoice is corrected.",
			"The organiser transfers the money back. The refund goes to the list of refunds to send.",
		]);
		const done = await confirmed(calls.previewRefund, calls.refundTickets, number, two);
		expect(done.json().sentence).toBe("PLN\u00a0735.54 is refunded.");
		expect(await recordOf(number)).toMatchObject({
			state: "toRefund",
			refundedGrosz: 73_554,
			lines: [{ refundedQuantity: 2, refundableQuantity: 2 }],
			documents: [{ kind: "advance" }, { kind: "correction" }],
		});
		await isStockRight();
	});

	test("by two organisers at once happens once; without the fingerprint it happens twice", async () => {
		const { id, number } = await paidTeam(office.one);
		const { fingerprint } = (await ask(calls.previewRefund, number, two)).json();
		const body = { ...two.body, fingerprint };
		const answers = await Promise.all(
			[office.sales, office.second].map((by, index) =>
				ask(calls.refundTickets, number, { body, by, key: `browser-${index}` }),
			),
		);
		expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409]);
		expect((await office.one.db.select().from(refund)).map((row) => row.amountGrosz)).toEqual([73_554]);
		// the command line takes no fingerprint
		const tickets = two.body.tickets;
		expect(
			await Promise.all([
				office.one.giveBack(id, [tickets[0]!]),
				office.one.giveBack(id, [{ position: 0, quantity: 1 }]),
			]),
		).toEqual([200, 200]);
		expect(await office.one.db.select().from(refund)).toHaveLength(3);
		await isStockRight();
	});
});

describe("a refund above the limit", () => {
	const all = { body: { tickets: [{ position: 0, quantity: 15 }] } };
	/** A team's paid order of PLN 5,516.55. */
	const large = async () => {
		const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 15 }];
		const order = await office.one.bought({ packageCode: undefined, tickets, expectedGrossGrosz: 551_655, ...company });
		await office.one.receive(order.id, { amountGrosz: 551_655 });
		return order;
	};
	const refundCount = async () => (await office.one.db.select().from(refund)).length;

	test("waits for another organiser, and the first cannot confirm it", async () => {
		const { number } = await large();
		expect((await ask(calls.previewRefund, number, all)).json()).toMatchObject({ needsSecondPerson: true });
		expect((await confirmed(calls.previewRefund, calls.refundTickets, number, all)).json().sentence).toBe(
			"The refund of PLN\u00a05,516.55 waits for another organiser.",
		);
		expect(await refundCount()).toBe(0);
		expect(await recordOf(number)).toMatchObject({
			state: "paid",
			refundRequest: { grossGrosz: 551_655, can: { confirm: false, refuse: true } },
			can: { refund: false },
		});
		expect(
			(await ask(calls.previewRefund, number, { body: { tickets: [{ position: 0, quantity: 1 }] } })).statusCode,
		).toBe(409);
		expect((await ask(calls.previewRefundRequest, number)).statusCode).toBe(403);
		expect((await recordOf(number, office.second)).refundRequest).toMatchObject({ can: { confirm: true } });
		const by = office.second;
		const third = await organiserOf(office.one.server, { role: "owner", eventCode: "MSTS25" });
		const { fingerprint } = (await ask(calls.previewRefundRequest, number, { by })).json();
		const answers = await Promise.all(
			[office.second, third].map((one) => ask(calls.confirmRefundRequest, number, { by: one, body: { fingerprint } })),
		);
		expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 404]);
		expect(await refundCount()).toBe(1);
		expect(await recordOf(number)).toMatchObject({ state: "refunded", refundRequest: null });
		expect(await actions()).toEqual(["order.refund-requested"]);
		await isStockRight();
	});

	test("is refused by another organiser, and needed for parts above the limit together", async () => {
		const { number } = await large();
		await confirmed(calls.previewRefund, calls.refundTickets, number, all);
		expect((await ask(calls.refuseRefundRequest, number, { by: office.second })).statusCode).toBe(200);
		expect((await ask(calls.refuseRefundRequest, number, { by: office.second })).statusCode).toBe(404);
		expect((await ask(calls.previewRefundRequest, number, { by: office.second })).statusCode).toBe(404);
		const part = { body: { tickets: [{ position: 0, quantity: 13 }] } };
		await confirmed(calls.previewRefund, calls.refundTickets, number, part);
		expect(await refundCount()).toBe(1);
		const rest = { body: { tickets: [{ position: 0, quantity: 1 }] } };
		expect((await ask(calls.previewRefund, number, rest)).json()).toMatchObject({ needsSecondPerson: true });
	});
});
