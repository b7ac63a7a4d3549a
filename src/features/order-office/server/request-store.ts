import { eq } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { refundRequest } from "./tables.ts";

const refundRequestColumns = {
	orderId: refundRequest.orderId,
	accountId: refundRequest.accountId,
	tickets: refundRequest.tickets,
	countsElsewhere: refundRequest.countsElsewhere,
	grossGrosz: refundRequest.grossGrosz,
	requestedAt: refundRequest.requestedAt,
};

export type RefundRequest = {
	orderId: number;
	/** The organiser who asks. */
	accountId: string;
	tickets: { position: number; quantity: number }[] | null;
	countsElsewhere: boolean;
	grossGrosz: number;
	requestedAt: Date;
};

export async function addRefundRequest(tx: Tx, request: RefundRequest): Promise<void> {
	await tx.insert(refundRequest).values(request);
}

export async function refundRequestOf(db: Database, orderId: number): Promise<RefundRequest | undefined> {
	const rows = await db.select(refundRequestColumns).from(refundRequest).where(eq(refundRequest.orderId, orderId));
	return rows[0];
}

export async function removeRefundRequest(tx: Tx, orderId: number): Promise<void> {
	await tx.delete(refundRequest).where(eq(refundRequest.orderId, orderId));
}
