import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { company } from "../../../../tests/harness/registering.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { attachmentsOf, emails } from "../../../kit/mail/store.ts";
import { documentsOf } from "../../documents/server/store.ts";
import { event } from "../../event/server/tables.ts";
import { issueDueInvoices } from "./issue-due-invoices.ts";
import { orderBySecret } from "./store.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
});
beforeEach(async () => {
	await one.anew();
	await endsIn(30);
});

const FEE = 6_027;
const WHO = "Anna Szczepankowska-Wójcik";
const endsIn = async (days: number) => {
	const endsAt = new Date(one.server.clock.now().getTime() + days * 86_400_000);
	await one.db.update(event).set({ startsAt: endsAt, endsAt }).where(eq(event.id, one.event.id));
};
const notesOf = async (orderId: number) => (await documentsOf(one.db, `order:${orderId}`)).map((it) => it.notes);
const deferred = { ...company, paymentMethod: "deferred", expectedGrossGrosz: GROSS + FEE };
async function emailOf(kind: string) {
	const { rows } = await emails(one.db, 1, 20);
	const message = rows.find((it) => it.kind === `order-${kind}`)!;
	return { ...message, files: await attachmentsOf(one.db, message.id) };
}

describe("documents and e-mails name the participants", () => {
	test("the pro-forma of a transfer, also after a change from card", async () => {
		const first = await one.bought({ ...company, wantInvoice: true, paymentMethod: "transfer" });
		await one.confirm();
		expect(await notesOf(first.id)).toEqual([expect.stringContaining(`Uczestnik: ${WHO}`)]);
		expect((await emailOf("transfer")).text).toContain(`Participant: ${WHO}`);
	});

	test("the pro-forma of an order that changes to a transfer", async () => {
		const { order } = (await one.buy({ ...company, wantInvoice: true })).json();
		await one.confirm();
		const changing = {
			method: "POST" as const,
			url: `/api/payment/${order.secret}/url`,
			payload: { method: "transfer" },
		};
		expect((await one.server.app.inject(changing)).statusCode).toBe(200);
		const { id } = (await orderBySecret(one.db, hashOf(order.secret)))!;
		expect(await notesOf(id)).toEqual([expect.stringContaining(`Uczestnik: ${WHO}`)]);
		expect((await emailOf("transfer")).text).toContain(`Participant: ${WHO}`);
	});

	test("the invoice of a deferred payment, and a later invoice", async () => {
		const near = await one.bought(deferred);
		await one.confirm();
		expect(await notesOf(near.id)).toEqual([expect.stringContaining(`Uczestnik: ${WHO}`)]);
		expect((await emailOf("deferred")).text).toContain(`Basic Online, ${WHO}: `);
		await one.empty();
		await endsIn(100);
		const far = await one.bought(deferred);
		await one.confirm();
		one.later(45 * 24 * 60);
		expect(await issueDueInvoices(one.people)).toBe(1);
		const named = expect.stringContaining(`Uczestnik: ${WHO}`);
		expect(await notesOf(far.id)).toEqual([named, named]);
		expect((await emailOf("invoice")).text).toContain(`Participant: ${WHO}`);
	});
});

describe("a team's e-mail has calendar files of the days", () => {
	const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 2 }];
	const team = { ...company, packageCode: undefined, tickets, expectedGrossGrosz: 2 * GROSS };
	const days = async (kind: string) => {
		const files = (await emailOf(kind)).files.filter((it) => it.name === "MSTS25.ics");
		expect(files).toHaveLength(1);
		const { maker, of } = files[0]!.content as { maker: string; of: unknown };
		const made = await one.server.deps.makers[maker]!(of);
		return Buffer.from(made).toString();
	};

	test("once it is paid", async () => {
		const { id } = await one.bought(team);
		await one.receive(id, { amountGrosz: 2 * GROSS });
		const file = await days("paid");
		expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
		expect(file).toContain("SUMMARY:");
		expect(await days("paid")).toBe(file); // each time the same
	});

	test("once it is accepted for later payment", async () => {
		await one.bought({ ...team, paymentMethod: "deferred", expectedGrossGrosz: 2 * GROSS + FEE });
		await one.confirm();
		expect(await days("deferred")).toContain("BEGIN:VEVENT");
	});
});
