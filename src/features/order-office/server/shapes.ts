import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { fileNameOf, nameOf } from "../../documents/rules.ts";
import { worthOf } from "../../orders/rules.ts";
import type { Organiser } from "../../organisers/server/serve-office.ts";
import { isByHand } from "../../payments/server/provider.ts";
import type { OfficeOrder, OrderRow } from "../contract.ts";
import {
	buyerKindOf,
	isPaymentReturnable,
	isTransferDue,
	orderCanOf,
	refundablePieces,
	unusedAmong,
} from "../rules.ts";
import { payerVersion } from "./change-payer.ts";
import type { OrderRowRecord } from "./list-store.ts";
import type { OrderDetails } from "./order-details.ts";

export type Viewer = { organiser: Pick<Organiser, "may" | "accountId">; now: Date };

/** The sentence of an action of the audit log. */
export type SentenceOf = (action: string, lang: Lang) => string;
type RecordViewer = Viewer & { lang: Lang; eventCode: string; timeZone: string; sentenceOf: SentenceOf };

/** `unusedCodes` is undefined if they were not counted. */
export function orderRowShape(row: OrderRowRecord, { organiser, now }: Viewer, unusedCodes?: number): OrderRow {
	const { id: objectId, number, state, dueOn, grossGrosz, paidGrosz, refundedGrosz, dueGrosz, toRefundGrosz } = row;
	const hasEnded = row.status === "cancelled" || row.status === "expired";
	const kind = buyerKindOf(row.payer.nip, row.items);
	const facts = {
		...row,
		isHeld: row.holdsUntil !== null && row.holdsUntil > now,
		pieces: row.items.reduce((sum, one) => sum + one.left, 0),
		unusedCodes,
		isTeam: kind === "team",
	};
	return {
		objectId,
		number,
		createdDate: row.createdAt.toISOString(),
		buyer: { kind, name: row.payer.name, nip: row.payer.nip, country: row.payer.country },
		items: row.items
			.map(({ kind, name, nameEn, quantity, left }) => ({ kind, name, nameEn, quantity: hasEnded ? quantity : left }))
			.filter((one) => one.quantity > 0),
		state,
		method: row.shownMethod,
		proforma: row.proforma,
		code: row.discountCode,
		holdsUntil: row.status === "reserved" ? (row.holdsUntil?.toISOString() ?? null) : null,
		dueOn,
		grossGrosz,
		paidGrosz,
		refundedGrosz,
		dueGrosz,
		toRefundGrosz,
		can: orderCanOf(facts, organiser.may),
	};
}

// long: one object, which names every field of the answer
export function officeOrderShape(
	row: OrderRowRecord,
	details: OrderDetails,
	{ lang, eventCode, timeZone, sentenceOf, ...viewer }: RecordViewer,
): OfficeOrder {
	const { order, account, codes, registrations } = details;
	const may = viewer.organiser.may;
	const rowShape = orderRowShape(row, viewer, unusedAmong(codes).length);
	return {
		...rowShape,
		// another refund waits for the decision
		can: { ...rowShape.can, refund: rowShape.can.refund && details.request === undefined },
		timeZone,
		lang: order.lang,
		payer: order.payer,
		version: payerVersion(order.payer),
		account: account
			? {
					accountId: account.id,
					name: `${account.firstName} ${account.lastName}`,
					email: account.email,
					isConfirmed: account.emailVerified,
				}
			: null,
		netGrosz: order.netGrosz,
		vatGrosz: order.vatGrosz,
		lines: lineShapes(details),
		payments: paymentShapes(details, may("orders.refund")),
		refunds: refundShapes(details, may("orders.refund")),
		refundRequest: requestShape(details, viewer),
		documents: documentShapes(details, eventCode),
		codes: codeShapes(details),
		registrations: registrations.map(({ id: objectId, name, status, isOnline }) => ({
			objectId,
			name,
			status,
			isOnline,
		})),
		history: details.audit.toReversed().map((one) => ({
			at: one.at.toISOString(),
			action: one.action,
			text: historyText(lang, one, sentenceOf),
			by: details.names.get(one.actor) ?? null,
		})),
	};
}

function lineShapes({ order, lines, codes }: OrderDetails): OfficeOrder["lines"] {
	return lines.map((line) => {
		const { position, kind, name, nameEn, quantity, refundedQuantity, reducedGrosz, unitNetGrosz, vatRate } = line;
		return {
			position,
			kind,
			name,
			nameEn,
			quantity,
			refundedQuantity,
			refundableQuantity: order.status === "confirmed" ? refundablePieces(line, codes) : 0,
			reducedGrosz,
			unitNetGrosz,
			vatRate,
			...worthOf(line),
		};
	});
}

function refundShapes({ refunds, payments }: OrderDetails, mayRefund: boolean): OfficeOrder["refunds"] {
	return refunds.map((one) => {
		const paidBy = invariant(
			payments.find(({ id }) => id === one.paymentId),
			"the payment of a refund",
		);
		const byHand = isByHand(paidBy.provider);
		return {
			objectId: one.id,
			paymentId: one.paymentId,
			amountGrosz: one.amountGrosz,
			state: one.state,
			isByHand: byHand,
			message: one.message,
			createdDate: one.createdAt.toISOString(),
			settledDate: one.settledAt?.toISOString() ?? null,
			can: { markSent: mayRefund && isTransferDue(one.state, byHand) },
		};
	});
}

function requestShape({ request, names }: OrderDetails, { organiser }: Viewer): OfficeOrder["refundRequest"] {
	if (!request) return null;
	const mayDecide = organiser.may("orders.refund");
	return {
		grossGrosz: request.grossGrosz,
		by: names.get(request.accountId) ?? null,
		requestedDate: request.requestedAt.toISOString(),
		can: { confirm: mayDecide && request.accountId !== organiser.accountId, refuse: mayDecide },
	};
}

function codeShapes({ codes, codeUsers }: OrderDetails): OfficeOrder["codes"] {
	return codes.map((one) => ({
		objectId: one.id,
		code: one.code,
		packageName: one.packageName,
		state: one.revokedAt ? "revoked" : one.used > 0 ? "used" : "unused",
		usedBy: codeUsers.get(one.usedFor?.subject ?? "") ?? null,
		usedDate: one.usedFor?.usedAt.toISOString() ?? null,
		sentTo: one.sentTo,
		sentDate: one.sentAt?.toISOString() ?? null,
	}));
}

function paymentShapes({ order, payments, refunds }: OrderDetails, mayRefund: boolean): OfficeOrder["payments"] {
	return payments.map((one) => {
		const refundedGrosz = refunds
			.filter((refund) => refund.paymentId === one.id)
			.reduce((sum, refund) => sum + refund.amountGrosz, 0);
		return {
			objectId: one.id,
			provider: one.provider,
			method: one.method,
			reference: one.reference,
			amountGrosz: one.amountGrosz,
			refundedGrosz,
			state: one.state,
			createdDate: one.createdAt.toISOString(),
			settledDate: one.settledAt?.toISOString() ?? null,
			can: { refund: mayRefund && isPaymentReturnable(order, one, one.amountGrosz - refundedGrosz) },
		};
	});
}

function documentShapes({ order, documents, ksefNumbers }: OrderDetails, eventCode: string): OfficeOrder["documents"] {
	const base = `/api/office/event/${encodeURIComponent(eventCode)}/orders/${encodeURIComponent(order.number)}`;
	return documents.map((one) => ({
		number: one.number,
		kind: nameOf(one),
		issueDate: one.issueDate,
		grossGrosz: one.totals.grossGrosz,
		ksefNumber: ksefNumbers.get(one.objectId) ?? null,
		pdfUrl: `${base}/document/${fileNameOf(one.number, "pdf")}`,
		xmlUrl: one.kind === "proforma" ? null : `${base}/document/${fileNameOf(one.number, "xml")}`,
	}));
}

/** The entry's sentence with its sum. */
function historyText(lang: Lang, { action, detail }: OrderDetails["audit"][number], sentenceOf: SentenceOf): string {
	const grosz = detail["grossGrosz"] ?? detail["amountGrosz"];
	const sentence = sentenceOf(action, lang);
	return typeof grosz === "number" ? `${sentence}, ${moneyText(lang, grosz)}` : sentence;
}
