import * as z from "zod/mini";
import { fileNamesOf } from "../../features/documents/server/document-file.ts";
import { documentByNumber } from "../../features/documents/server/store.ts";
import { dueGrosz } from "../../features/orders/rules.ts";
import { orderIdOf } from "../../features/orders/server/document-subject.ts";
import type { OrderRecord } from "../../features/orders/server/order-facts.ts";
import { orderOverview } from "../../features/orders/server/order-overview.ts";
import { orderById, orderByNumber } from "../../features/orders/server/store.ts";
import type { Database } from "../../kit/db/database.ts";
import { onlyOne } from "./arguments.ts";
import { namesIn } from "./audit-names.ts";
import { CommandFailure, defineCommand } from "./command.ts";
import { amountOf, momentOf, tableOf } from "./show.ts";

/** Finds an order by its number or a document's number, case-insensitive. Throws `CommandFailure`. */
export async function existingOrder(db: Database, number: string): Promise<OrderRecord> {
	const order = (await orderByNumber(db, number)) ?? (await orderOfDocument(db, number));
	if (!order) throw new CommandFailure(`There is no order ${number}.`);
	return order;
}

export const showCommand = defineCommand({
	name: "order show",
	usage: "NUMBER",
	about: `Shows an order: lines, registrations, codes, payments, refunds, documents and the audit log.
NUMBER    the number of the order, or of one of its documents, as in the title of a transfer, here and in other commands`,
	options: {},
	input: z.object({ number: z.string() }),
	read: (typed) => ({ number: onlyOne(typed, "order by its NUMBER") }),
	async run(deps, { number }) {
		const order = await existingOrder(deps.db, number);
		const overview = await orderOverview(deps, order);
		const named = await namesIn(deps.db, overview.audit);
		return { text: textOf(order, overview, named), data: dataOf(order, overview) };
	},
});

/** Buyers title transfers for a deferred invoice with the invoice's number. */
async function orderOfDocument(db: Database, number: string): Promise<OrderRecord | undefined> {
	const document = await documentByNumber(db, number.trim().toUpperCase().replaceAll("-", "/"));
	const id = document && orderIdOf(document.subject);
	return id === undefined ? undefined : orderById(db, id);
}

type Overview = Awaited<ReturnType<typeof orderOverview>>;
type NamesById = Awaited<ReturnType<typeof namesIn>>;

function textOf(order: OrderRecord, all: Overview, named: NamesById): string {
	const zone = all.event.timeZone;
	const { name, street, postCode, city, nip } = order.payer;
	const until = order.status === "reserved" ? `, held until ${momentOf(order.holdsUntil, zone)}` : "";
	const due = ["reserved", "confirmed"].includes(order.status) ? dueGrosz(order) : 0;
	return [
		`${order.number}  ${all.event.code}  ${order.status}${until}, by ${order.method}, placed ${momentOf(order.createdAt, zone)}`,
		[name, street, `${postCode} ${city}`.trim(), nip && `NIP ${nip}`, all.email].filter(Boolean).join(", "),
		`total ${amountOf(order.grossGrosz)}, paid ${amountOf(order.paidGrosz)}, refunded ${amountOf(order.refundedGrosz)}, due ${amountOf(due)}`,
		...sectionsOf(all, named)
			.filter(([, , rows]) => rows.length > 0)
			.map(([title, head, rows]) => `\n${title}\n${tableOf(head, rows)}`),
	].join("\n");
}

type Section = [title: string, head: string[], rows: (string | number)[][]];

function linesSection(lines: Overview["lines"]): Section {
	const isLowered = lines.some((one) => one.reducedGrosz !== 0);
	const head = ["POSITION", "WHAT", "QUANTITY", "GIVEN BACK", "NET EACH", "VAT", "TOTAL"];
	const rows = lines.map((one) => [
		one.position,
		one.name,
		one.quantity,
		one.refundedQuantity,
		amountOf(one.unitNetGrosz),
		`${one.vatRate} %`,
		amountOf(one.grossGrosz),
		...(isLowered ? [one.reducedGrosz === 0 ? "" : amountOf(one.reducedGrosz)] : []),
	]);
	return ["Lines", isLowered ? [...head, "LOWERED LATER"] : head, rows];
}

// long: a table of the sections that are printed
function sectionsOf(
	{ lines, registrations, codes, payments, refunds, documents, audit, event }: Overview,
	named: NamesById,
): Section[] {
	const at = (instant: Date | null) => momentOf(instant, event.timeZone);
	return [
		linesSection(lines),
		[
			"Registrations",
			["ID", "NAME", "STATUS", "ATTENDS"],
			registrations.map((one) => [one.id, one.name, one.status, one.isOnline ? "online" : "on site"]),
		],
		[
			"Codes",
			["CODE", "PACKAGE", "STATE", "SENT TO"],
			codes.map((one) => [one.code, one.packageCode, codeState(one), one.sentTo ?? ""]),
		],
		[
			"Payments",
			["ID", "BY", "REFERENCE", "AMOUNT", "STATE", "SETTLED"],
			payments.map((one) => [
				one.id,
				one.provider,
				one.reference,
				amountOf(one.amountGrosz),
				one.state,
				at(one.settledAt),
			]),
		],
		[
			"Refunds",
			["ID", "OF PAYMENT", "AMOUNT", "STATE", "SETTLED", "ANSWER"],
			refunds.map((one) => [
				one.id,
				one.paymentId,
				amountOf(one.amountGrosz),
				one.state,
				at(one.settledAt),
				one.message ?? "",
			]),
		],
		[
			"Documents",
			["NUMBER", "ISSUED", "TOTAL", "FILES"],
			documents.map((one) => [one.number, one.issueDate, amountOf(one.totals.grossGrosz), fileNamesOf(one).join(" ")]),
		],
		[
			"Done",
			["AT", "BY", "WHAT", "TO", "DETAIL"],
			audit.map((one) => [at(one.at), named(one.actor), one.action, one.subject, JSON.stringify(one.detail)]),
		],
	];
}

function codeState(one: Overview["codes"][number]): "revoked" | "used" | "unused" {
	return one.revokedAt ? "revoked" : one.used > 0 ? "used" : "unused";
}

function dataOf({ secretHash: _, ...order }: OrderRecord, all: Overview) {
	return {
		...order,
		eventCode: all.event.code,
		email: all.email,
		lines: all.lines,
		registrations: all.registrations,
		codes: all.codes.map((one) => ({
			code: one.code,
			packageCode: one.packageCode,
			state: codeState(one),
			sentTo: one.sentTo,
			usedFor: one.usedFor?.subject ?? null,
		})),
		payments: all.payments,
		refunds: all.refunds,
		documents: all.documents.map((one) => ({
			number: one.number,
			kind: one.kind,
			issueDate: one.issueDate,
			grossGrosz: one.totals.grossGrosz,
			files: fileNamesOf(one),
		})),
		audit: all.audit,
	};
}
