import { expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { freshServer } from "../../../../tests/harness/server.ts";
import { addCode } from "../../codes/server/store.ts";
import { addPayment } from "../../payments/server/store.ts";

/** The constraint that an action violates. */
const brokenBy = (doing: Promise<unknown>) =>
	doing.then(
		() => undefined,
		(error: { cause?: { constraint?: string } }) => error.cause?.constraint,
	);

test("foreign keys link payments to orders and team codes to lines, although their slices do not know orders", async () => {
	const { deps } = await freshServer();
	const { db } = deps;
	const createdAt = deps.clock.now();
	const { id: eventId } = await addEvent(deps);
	const payment = { provider: "test", reference: "r", amountGrosz: 1, state: "pending", createdAt } as const;
	const code = { eventId, code: "AB", kind: "invitation", percent: 100, packageIds: [], createdAt } as const;
	expect(await brokenBy(db.transaction((tx) => addPayment(tx, { ...payment, orderId: 4711 })))).toContain("order_id");
	expect(await brokenBy(db.transaction((tx) => addCode(tx, { ...code, orderLineId: 4711 })))).toContain(
		"order_line_id",
	);
	expect(await brokenBy(db.transaction((tx) => addPayment(tx, { ...payment, orderId: null })))).toBeUndefined();
});
