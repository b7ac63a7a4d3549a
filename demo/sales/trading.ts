import type { Deps } from "../../src/app/boot/deps.ts";
import { recordTransfer } from "../../src/features/order-office/server/record-transfer.ts";
import { dueGrosz } from "../../src/features/orders/rules.ts";
import { beginPayment } from "../../src/features/orders/server/begin-payment.ts";
import { cancelReserved } from "../../src/features/orders/server/cancel-order.ts";
import { expireOrders } from "../../src/features/orders/server/expire-orders.ts";
import type { OrderRecord } from "../../src/features/orders/server/order-facts.ts";
import { refundOrder } from "../../src/features/orders/server/refund-order.ts";
import { remindUnpaid } from "../../src/features/orders/server/remind-unpaid.ts";
import { orderByNumber } from "../../src/features/orders/server/store.ts";
import { codesOfOrder } from "../../src/features/orders/server/team-code-store.ts";
import { testRefunder } from "../../src/features/payments/server/provider.ts";
import { receivePayment } from "../../src/features/payments/server/receive-payment.ts";
import { type Refunder, sendRefunds } from "../../src/features/payments/server/send-refunds.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { type Choices, type PersonAtEvent, partsAt } from "../people/acting.ts";
import { person } from "../people/people.ts";
import type { Act, Story } from "../people/story.ts";

export type Place = Pick<PersonAtEvent, "who" | "event">;
export type Trade = ReturnType<typeof trading>;

/** The seller of the office. */
export const seller = (): string => person("sales").id;

/** The answer of a card's bank that no longer knows the card. */
const closedCard: Refunder = async () => ({ state: "failed", message: "The card has been closed." });

/** Acts on orders by the site's own commands. Each order has a key, by which later acts name it. */
export function trading(deps: Deps, { tx, does }: Pick<Story, "tx" | "does">) {
	const numbers = new Map<string, string>();
	const parts = (at: Date) => partsAt(deps, tx, at);
	const orderOf = async (key: string): Promise<OrderRecord> =>
		invariant(await orderByNumber(tx, invariant(numbers.get(key), `the number of ${key}`)), `the order of ${key}`);

	const buys = (key: string, at: Date, place: Place, packageCode: string, choices: Choices = {}): Act => [
		at,
		async () => {
			const number = await does.registers({ ...place, now: at }, packageCode, choices);
			if (number) numbers.set(key, number);
		},
	];

	/** Registers with an unused code of a team's order. */
	const usesCode = (key: string, at: Date, place: Place, packageCode: string, choices: Choices = {}): Act => [
		at,
		async () => {
			const codes = await codesOfOrder(tx, (await orderOf(key)).id);
			const unused = codes.find(({ used, revokedAt }) => used === 0 && revokedAt === null);
			const { code } = invariant(unused, `an unused code of ${key}`);
			await does.registers({ ...place, now: at }, packageCode, { ...choices, code });
		},
	];

	const answersCard = (key: string, at: Date, outcome: "paid" | "failed"): Act => [
		at,
		async () => {
			const { id: orderId, grossGrosz: amountGrosz } = await orderOf(key);
			const message = { provider: "test" as const, reference: deps.ids.next(), orderId, amountGrosz, outcome };
			await receivePayment(parts(at), message);
		},
	];

	/** Records a transfer, by default of the amount due and by the seller. */
	const recordsTransfer = (
		key: string,
		at: Date,
		{ grosz, actor = seller() }: { grosz?: number; actor?: string } = {},
	): Act => [
		at,
		async () => {
			const order = await orderOf(key);
			const transfer = { orderId: order.id, amountGrosz: grosz ?? dueGrosz(order), reference: order.number };
			await recordTransfer(parts(at), { ...transfer, actor });
		},
	];

	const beginsCard = (key: string, at: Date): Act => [
		at,
		async () => beginPayment(parts(at), await orderOf(key), "card"),
	];

	const cancels = (key: string, at: Date): Act => [at, async () => cancelReserved(tx, parts(at), await orderOf(key))];

	/** The buyer returns everything. */
	const returns = (key: string, at: Date): Act => [
		at,
		async () => {
			const { id: orderId, accountId } = await orderOf(key);
			const actor = invariant(accountId, "the buyer");
			await refundOrder(tx, parts(at), { orderId, tickets: undefined, actor, isBuyer: true });
		},
	];

	/** The seller refunds some tickets. */
	const refunds = (key: string, at: Date, quantity: number): Act => [
		at,
		async () => {
			const { id: orderId } = await orderOf(key);
			const tickets = [{ position: 0, quantity }];
			await refundOrder(tx, parts(at), { orderId, tickets, actor: seller(), isBuyer: false });
		},
	];

	/** The site's jobs about money: they end overdue orders, remind buyers and send refunds. */
	const runsJobs = (at: Date, refunder = testRefunder): Act => [
		at,
		async () => {
			await expireOrders(parts(at));
			await remindUnpaid(parts(at));
			await sendRefunds({ ...parts(at), refunders: { test: refunder } });
		},
	];

	return {
		buys,
		usesCode,
		paysByCard: (key: string, at: Date) => answersCard(key, at, "paid"),
		failsByCard: (key: string, at: Date) => answersCard(key, at, "failed"),
		beginsCard,
		recordsTransfer,
		cancels,
		returns,
		refunds,
		runsJobs,
		failsRefunds: (at: Date) => runsJobs(at, closedCard),
	};
}
