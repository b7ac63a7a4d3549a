import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { newCode } from "../../codes/rules.ts";
import { addCode } from "../../codes/server/store.ts";
import { teamEmail } from "../../codes/texts.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import type { OrderRecord } from "./order-facts.ts";
import { linesOf } from "./store.ts";
import { codesOfOrder } from "./team-code-store.ts";

export type TeamCodeDeps = EmailDeps & { ids: { secret(): string } };

const same = (words: string): Text => ({ pl: words, en: words });

/**
 * Issues a team order's missing codes, one per ticket, and e-mails the buyer, in the transaction of the last payment. A
 * code makes its package free, once, and uses the place paid with it. Returns the count.
 */
export async function issueTeamCodes(
	tx: Tx,
	deps: TeamCodeDeps,
	order: OrderRecord,
	event: EventRecord,
): Promise<number> {
	const lines = (await linesOf(tx, order.id)).filter((line) => line.kind === "team");
	const issued: { code: string; name: string }[] = [];
	const earlier = lines.length > 0 ? (await codesOfOrder(tx, order.id)).filter((one) => !one.revokedAt) : [];
	for (const line of lines) {
		const had = earlier.filter((one) => one.orderLineId === line.id).length;
		for (let left = line.quantity - line.refundedQuantity - had; left > 0; left--) {
			const code = await addTeamCode(tx, deps, event.id, {
				lineId: line.id,
				packageId: invariant(line.packageId, "the package of a team's line"),
			});
			issued.push({ code, name: line.name });
		}
	}
	await emailTeamCodes(tx, deps, { order, event, codes: issued });
	return issued.length;
}

/** E-mails codes with the names of their packages to the buyer. False without codes, or after the buyer's erasure. */
export async function emailTeamCodes(
	tx: Tx,
	deps: EmailDeps,
	{ order, event, codes }: { order: OrderRecord; event: EventRecord; codes: { code: string; name: string }[] },
): Promise<boolean> {
	const buyer = order.accountId === null ? undefined : await accountById(tx, order.accountId);
	if (codes.length === 0 || !buyer) return false;
	await sendEventEmail(tx, deps, {
		to: { email: buyer.email, lang: order.lang },
		event,
		kind: "team-codes",
		texts: {
			...teamEmail,
			details: codes.map(({ code, name }) => ({ label: same(name), value: same(code) })),
		},
		values: { number: order.number },
		path: `order.html?id=${encodeURIComponent(order.number)}`,
	});
	return true;
}

/** Adds a code, drawn again if the event has it already. Returns its text. */
export async function addTeamCode(
	tx: Tx,
	deps: TeamCodeDeps,
	eventId: number,
	{ lineId, packageId }: { lineId: number; packageId: number },
): Promise<string> {
	for (;;) {
		const code = newCode(Buffer.from(deps.ids.secret(), "base64url"));
		const id = await addCode(tx, {
			eventId,
			code,
			kind: "invitation",
			percent: 100,
			useLimit: 1,
			orderLineId: lineId,
			packageIds: [packageId],
			createdAt: deps.clock.now(),
		});
		if (id !== undefined) return code;
	}
}
