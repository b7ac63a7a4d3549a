import { eq } from "drizzle-orm";
import { expect } from "vitest";
import * as z from "zod/mini";
import { emailSettingsOf } from "../../src/app/boot/email-settings.ts";
import { attachmentMakers } from "../../src/app/boot/work.ts";
import { confirmAddress } from "../../src/features/account/server/confirm-address.ts";
import { accountByEmail } from "../../src/features/account/server/store.ts";
import { addition, type SentAddition } from "../../src/features/additions/contract.ts";
import { addOptions } from "../../src/features/additions/server/add-options.ts";
import { addCode } from "../../src/features/codes/server/store.ts";
import { ticketCode } from "../../src/features/codes/server/tables.ts";
import { cancelOrder } from "../../src/features/orders/server/cancel-order.ts";
import { expireOrders } from "../../src/features/orders/server/expire-orders.ts";
import { refundOrder } from "../../src/features/orders/server/refund-order.ts";
import { orderBySecret } from "../../src/features/orders/server/store.ts";
import { salesOrder } from "../../src/features/orders/server/tables.ts";
import { packageStock, ticketPackage } from "../../src/features/packages/server/tables.ts";
import { type ProviderMessage, receivePayment } from "../../src/features/payments/server/receive-payment.ts";
import { payment, refund } from "../../src/features/payments/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { Failure } from "../../src/kit/http/failure.ts";
import { addOpenEvent, forgetPeople, goodPayload } from "./registering.ts";
import { freshServer } from "./server.ts";

/** 299 zł net, in grosz. */
export const GROSS = 36_777;

function statusOf(doing: Promise<unknown>): Promise<number> {
	return doing.then(
		() => 200,
		(error) => {
			if (error instanceof Failure) return error.status;
			throw error;
		},
	);
}

/** A server that sells MSTS25's Basic Online for 299 zł net, with actions of buyers, payment provider and time. */
export async function shop(options: { env?: Record<string, string> } = {}) {
	const server = await freshServer(options);
	const { event } = await addOpenEvent(server);
	const start = server.clock.now().toISOString();
	const { db } = server.deps;
	const people = { ...server.deps, ...emailSettingsOf(server.deps.config) };
	let buyers = 0;
	/** Each purchase comes from another network. */
	const buy = (payload: object = {}) =>
		server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=en",
			remoteAddress: `198.18.${(buyers >> 8) & 255}.${buyers++ & 255}`,
			payload: {
				...goodPayload,
				packageCode: "BASIC-ONLINE",
				paymentMethod: "card",
				expectedGrossGrosz: GROSS,
				...payload,
			},
		});
	const empty = async () => {
		await db.delete(refund);
		await db.delete(payment);
		await db.delete(registration);
		await db.delete(ticketCode);
		await db.delete(salesOrder);
		await forgetPeople(server);
		await db.update(ticketPackage).set({ capacity: null });
	};
	return {
		server,
		db,
		/** Dependencies of the slices' commands. */
		people,
		buy,
		confirm: (email = goodPayload.email) =>
			db.transaction(async (tx) => confirmAddress(tx, people, (await accountByEmail(tx, email))!.id)),
		async bought(payload: object = {}) {
			const answer = await buy(payload);
			expect(answer.json()).toMatchObject({ isRegistered: true });
			const { secret } = answer.json().order;
			return { ...(await orderBySecret(db, hashOf(secret)))!, secret };
		},
		receive: (orderId: number | null, values: Partial<ProviderMessage> = {}) =>
			receivePayment(people, {
				provider: "test",
				reference: "r1",
				orderId,
				amountGrosz: GROSS,
				outcome: "paid",
				...values,
			}),
		/** The organiser's actions return 200, or the status of the refusal. */
		cancel: (orderId: number) => statusOf(cancelOrder(people, { id: orderId }, "command:order")),
		giveBack: (orderId: number, tickets?: { position: number; quantity: number }[]) =>
			statusOf(
				db.transaction((tx) => refundOrder(tx, people, { orderId, tickets, actor: "command:order", isBuyer: false })),
			),
		/** Adds options to a registration. */
		add: ({ id, accountId }: { id: number; accountId: string }, sent: SentAddition) =>
			statusOf(addOptions(people, { registrationId: id, accountId, addition: z.parse(addition, sent) })),
		/** Expires overdue orders like the job. Returns their count. */
		expire: () => expireOrders(people),
		attached: (documentId: unknown) => attachmentMakers(server.deps)["document"]!(documentId),
		orderNow: async (id: number) => (await db.select().from(salesOrder).where(eq(salesOrder.id, id)))[0]!,
		statuses: async () => (await db.select().from(registration).orderBy(registration.id)).map((one) => one.status),
		taken: async () => (await db.select().from(packageStock))[0]?.taken ?? 0,
		addDiscount: () =>
			db.transaction((tx) =>
				addCode(tx, {
					eventId: event.id,
					code: "FINALCALL",
					kind: "discount",
					percent: 20,
					packageIds: [],
					createdAt: server.clock.now(),
				}),
			),
		event,
		later: (minutes: number) =>
			server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString()),
		empty,
		/** Resets database and clock. */
		async anew() {
			server.clock.set(start);
			await empty();
		},
	};
}
