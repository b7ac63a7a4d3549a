import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../tests/harness/commanding.ts";
import { company } from "../../../tests/harness/registering.ts";
import { doDueWork } from "../../../tests/harness/server.ts";
import { documentsOf } from "../../features/documents/server/store.ts";
import { remindUnpaid } from "../../features/orders/server/remind-unpaid.ts";
import { attachmentsOf, emails } from "../../kit/mail/store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(() => one.anew());

const FEE = 6_027;
const order = (typed: string) => runCommand(one.server, `order ${typed}`);
const refused = (typed: string) => refusal(one.server, `order ${typed}`);
const limit = (amount: string) => runCommand(one.server, `events deferred --event msts25 ${amount}`);
const kinds = async () => (await emails(one.db, 1, 30)).rows.map((it) => it.kind).toSorted();
/** Buys a ticket with deferred payment and confirms the buyer's address. */
async function bought(email: string, payload: object = {}) {
	const placed = await one.bought({
		...company,
		paymentMethod: "deferred",
		expectedGrossGrosz: GROSS + FEE,
		email,
		...payload,
	});
	await one.confirm(email);
	return one.orderNow(placed.id);
}
const attention = async () => (await order("list --attention")).data as Record<string, { number: string }[]>;

describe("deferred payment above the event's limit", () => {
	test("adds up orders of one tax number and needs approval before invoice and ticket", async () => {
		await limit("1000,00");
		const [first, second, third] = [
			await bought("a@firma.example"),
			await bought("b@firma.example"),
			await bought("c@firma.example"),
		];
		expect([first.status, second.status, third.status]).toEqual(["confirmed", "confirmed", "reserved"]);
		expect(await attention()).toMatchObject({ approvals: [{ number: third.number }], overdue: [] });
		expect((await order("list --attention")).text).toContain(`npx estrada order approve NUMBER`);
		expect(await kinds()).toEqual(expect.arrayContaining(["order-approval", "order-approval-wanted"]));
		expect(await documentsOf(one.db, `order:${third.id}`)).toEqual([]);

		const yes = await order(`approve ${third.number.toLowerCase()}`);
		expect(yes.text).toMatch(new RegExp(`^${third.number} is confirmed; payment is due by 2025-`));
		expect(await documentsOf(one.db, `order:${third.id}`)).toMatchObject([{ kind: "invoice" }]);
		const [message] = (await emails(one.db, 1, 1)).rows;
		expect([message!.kind, message!.recipient]).toEqual(["order-deferred", "c@firma.example"]);
		expect((await attachmentsOf(one.db, message!.id)).map((it) => it.name)).toContain("bilet-MSTS25.pdf");
		expect(await refused(`approve ${third.number}`)).toBe("This order does not wait for the organiser's yes.");
		expect(await attention()).toMatchObject({ approvals: [] });
	});

	test("two simultaneous orders of one tax number do not both count as the first", async () => {
		await limit("500");
		await Promise.all(
			["a", "b"].map((name) =>
				one.bought({
					...company,
					paymentMethod: "deferred",
					expectedGrossGrosz: GROSS + FEE,
					email: `${name}@firma.example`,
				}),
			),
		);
		await Promise.all(["a", "b"].map((name) => one.confirm(`${name}@firma.example`)));
		const all = await order("list");
		expect((all.data as { status: string }[]).map((it) => it.status).toSorted()).toEqual(["confirmed", "reserved"]);
	});

	test("is approved only with a confirmed address; refusal and timeout send e-mails", async () => {
		await limit("0");
		const early = await one.bought({ ...company, paymentMethod: "deferred", expectedGrossGrosz: GROSS + FEE });
		expect(await refused(`approve ${early.number}`)).toContain("has not confirmed their address");
		await one.confirm();
		await order(`cancel ${early.number}`);
		expect((await emails(one.db, 1, 1)).rows[0]).toMatchObject({ kind: "order-cancelled" });
		const late = await bought("b@firma.example");
		one.later(7 * 24 * 60 + 1);
		await one.expire();
		expect((await one.orderNow(late.id)).status).toBe("expired");
		expect((await emails(one.db, 1, 1)).rows[0]).toMatchObject({ kind: "order-expiredUnapproved" });
		expect(await one.taken()).toBe(0);
	});

	test("needs no approval if the event allows any sum", async () => {
		expect((await limit("any")).text).toBe("MSTS25 accepts every order with deferred payment.");
		const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 100 }];
		const team = await bought("a@firma.example", {
			packageCode: undefined,
			tickets,
			expectedGrossGrosz: 100 * GROSS + FEE,
		});
		expect(team.status).toBe("confirmed");
		expect(await refusal(one.server, "events deferred --event MSTS25 much")).toContain("is not an amount");
	});
});

describe("e-mails about unpaid orders", () => {
	test("a deferred invoice: one e-mail before, on and after the due day; an overdue one needs attention", async () => {
		await limit("any");
		const { number, dueOn } = await bought("a@firma.example");
		const seen: string[] = [];
		for (let day = 0; day < 25; day++) {
			const before = (await emails(one.db, 1, 1)).count;
			await doDueWork(one.server);
			await doDueWork(one.server);
			const { rows, count } = await emails(one.db, 1, 9);
			for (const { kind, text } of rows.slice(0, count - before)) {
				seen.push(`${kind} ${one.server.clock.now().toISOString().slice(0, 10)}`);
				expect(text).toContain("FV/");
			}
			one.later(24 * 60);
		}
		const on = (shift: number) => new Date(Date.parse(dueOn!) + shift * 24 * 3_600_000).toISOString().slice(0, 10);
		expect(seen).toEqual([`order-dueSoon ${on(-3)}`, `order-dueToday ${on(0)}`, `order-overdue ${on(3)}`]);
		expect(await attention()).toMatchObject({ overdue: [{ number, dueOn, dueGrosz: GROSS + FEE }] });
		await order(`paid ${number} --amount 428.04`);
		expect((await attention())["overdue"]).toEqual([]);
	});

	test("a transfer: reminders before and at expiry; late money is refunded, and each step sends an e-mail", async () => {
		const placed = await one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer" });
		await one.confirm();
		// The clock of the previous test was later.
		const work = async () => [await remindUnpaid(one.people), await one.expire()];
		const newest = async () => (await emails(one.db, 1, 1)).rows[0]!;
		one.later(6 * 24 * 60 - 1);
		await work();
		expect((await newest()).kind).toBe("order-transfer");
		one.later(2);
		await work();
		expect((await newest()).kind).toBe("order-transferSoon");
		one.later(24 * 60);
		await work();
		const ended = await newest();
		expect([ended.kind, ended.text.includes("nothing was charged")]).toEqual(["order-expired", false]);
		await order(`cancel ${placed.number}`).catch(() => {});

		// the place is taken when the money arrives
		await one.db.execute("update ticket_package set capacity = 1 where code = 'BASIC-ONLINE'");
		await one.bought({ email: "quicker@firma.example" });
		expect((await order(`paid ${placed.number} --amount 367.77`)).isWrong).toBe(true);
		const late = await newest();
		expect([late.kind, late.text.includes("367.77")]).toEqual(["order-cameLate", true]);
		const { payments } = (await order("list --attention")).data as { payments: { paymentId: number }[] };
		await order(`refund-payment ${payments[0]!.paymentId}`);
		const back = await newest();
		expect([back.kind, back.text.includes("367.77")]).toEqual(["order-sentBack", true]);
	});
});
