import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { documentContent } from "../contract.ts";
import { exampleBuyers, exampleSeller, exampleSold } from "../examples.ts";
import { removeBuyerFromDocuments, removeBuyerFromProformas } from "./erasure-store.ts";
import { issueCorrection, type WantedCorrection } from "./issue-correction.ts";
import { issueDocument, type WantedDocument } from "./issue-document.ts";
import { documentById, documentByNumber, documentsOf } from "./store.ts";
import { ksefAcceptance, taxDocument } from "./tables.ts";

let server: TestServer;
let eventId: number;

const inTx = <T>(work: (tx: Tx) => Promise<T>) => server.deps.db.transaction(work);
const wanted = (values: Partial<WantedDocument> = {}): WantedDocument => ({
	kind: "invoice",
	subject: "order:1",
	eventId,
	actor: "account-1",
	languages: "pl",
	seller: exampleSeller,
	buyer: exampleBuyers.polish,
	lines: [exampleSold()],
	saleDate: "2025-04-30",
	payment: { method: "card", paidOn: "2025-04-30" },
	notes: null,
	...values,
});
const issued = (values: Partial<WantedDocument> = {}) => inTx((tx) => issueDocument(tx, server.deps, wanted(values)));
const corrected = (values: Partial<WantedCorrection> & { invoiceId: number }) =>
	inTx((tx) =>
		issueCorrection(tx, server.deps, {
			cause: "refund:1",
			actor: "command:order",
			reason: "Rezygnacja",
			lines: [exampleSold({ quantity: 0 })],
			payment: { method: "transfer" },
			isRepaid: true,
			notes: null,
			...values,
		}),
	);

beforeAll(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:00Z" });
	eventId = (await addEvent(server.deps)).id;
});

describe("issuing", () => {
	test("an invoice is complete, and is found by id, number and subject", async () => {
		const document = await issued({ subject: "order:10", notes: "Zamówienie 4/2025" });
		expect(document).toMatchObject({
			number: "FV/2025/0001",
			issueDate: "2025-04-30",
			issuedAt: "2025-04-30T10:00:00.000Z",
			subject: "order:10",
			totals: { netGrosz: 74_900, vatGrosz: 17_227, grossGrosz: 92_127 },
			words: { pl: "dziewięćset dwadzieścia jeden złotych dwadzieścia siedem groszy" },
			payment: { state: "paid", paidOn: "2025-04-30" },
		});
		expect(documentContent.safeParse(document).success).toBe(true);
		expect(await documentById(server.deps.db, document.objectId)).toEqual(document);
		expect(await documentByNumber(server.deps.db, "FV/2025/0001")).toEqual(document);
		expect(await documentsOf(server.deps.db, "order:10")).toEqual([document]);
	});

	test("an unknown document is undefined, an unknown subject has none", async () => {
		expect(await documentById(server.deps.db, 4711)).toBeUndefined();
		expect(await documentByNumber(server.deps.db, "FV/1999/0001")).toBeUndefined();
		expect(await documentsOf(server.deps.db, "order:none")).toEqual([]);
	});

	test("issuing adds an audit entry without personal data", async () => {
		const entries = await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id);
		expect(entries).toMatchObject([
			{ actor: "account-1", action: "document.issued", subject: "order:10", detail: { number: "FV/2025/0001" } },
		]);
		expect(JSON.stringify(entries)).not.toContain("Ćma");
	});

	test("issuing twice returns the same document; another kind or cause gives a new one", async () => {
		const first = await issued({ subject: "order:11" });
		expect(await issued({ subject: "order:11", buyer: exampleBuyers.person })).toEqual(first);
		const proforma = await issued({ subject: "order:11", kind: "proforma", payment: { method: "transfer" } });
		expect(proforma).toMatchObject({ number: "PF/2025/0001", payment: { state: "due", dueOn: "2025-05-07" } });
		expect(await issued({ subject: "order:11", cause: "voided:1" })).toMatchObject({ number: "FV/2025/0003" });
	});

	test("neither a rollback nor an incomplete document leaves a gap", async () => {
		const before = await issued({ subject: "order:12" });
		await expect(
			inTx(async (tx) => {
				await issueDocument(tx, server.deps, wanted({ subject: "order:13" }));
				throw new Error("the payment did not hold");
			}),
		).rejects.toThrow("did not hold");
		await expect(issued({ subject: "order:13", lines: [] })).rejects.toThrow();
		const after = await issued({ subject: "order:13" });
		expect([before.number, after.number]).toEqual(["FV/2025/0004", "FV/2025/0005"]);
	});

	test("numbers begin at 1 each year, in Poland's time", async () => {
		server.clock.set("2025-12-31T23:30:00Z");
		expect(await issued({ subject: "order:14" })).toMatchObject({ number: "FV/2026/0001", issueDate: "2026-01-01" });
		server.clock.set("2025-04-30T10:00:00Z");
	});
});

describe("correcting", () => {
	test("a second correction starts from the first one", async () => {
		const invoice = await issued({ subject: "order:20", lines: [exampleSold({ quantity: 3 })] });
		const first = await corrected({
			invoiceId: invoice.objectId,
			cause: "refund:20",
			lines: [exampleSold({ quantity: 2 })],
		});
		expect(first).toMatchObject({
			number: "FK/2025/0001",
			subject: "order:20",
			totals: { grossGrosz: -92_127, rates: [{ vatRate: 23, vatGrosz: -17_227 }] },
			words: { en: "minus nine hundred and twenty-one zlotys and twenty-seven groszy" },
			correction: { number: invoice.number, issueDate: "2025-04-30", reason: "Rezygnacja", ksefNumber: null },
		});
		const second = await corrected({ invoiceId: invoice.objectId, cause: "refund:21" });
		expect(second.correction?.before).toEqual(first.lines);
		expect(second.totals.grossGrosz).toBe(-2 * 92_127);
		const all = await documentsOf(server.deps.db, "order:20");
		expect(all.reduce((sum, one) => sum + one.totals.grossGrosz, 0)).toBe(0);
	});

	test("the same cause gives the same correction", async () => {
		const invoice = await issued({ subject: "order:21" });
		const first = await corrected({ invoiceId: invoice.objectId, cause: "refund:22" });
		expect(await corrected({ invoiceId: invoice.objectId, cause: "refund:22" })).toEqual(first);
	});

	test("a correction names the invoice's number in KSeF", async () => {
		const invoice = await issued({ subject: "order:22" });
		const ksefNumber = "5260250274-20250430-0123456789AB-5F";
		await server.deps.db.insert(ksefAcceptance).values({
			documentId: invoice.objectId,
			ksefNumber,
			acceptedAt: new Date("2025-04-30T11:00:00Z"),
			verificationUrl: "https://ksef.example/1",
		});
		const correction = await corrected({ invoiceId: invoice.objectId, cause: "refund:23" });
		expect(correction.correction?.ksefNumber).toBe(ksefNumber);
	});

	test("an unknown invoice, a pro-forma and an unchanged invoice are refused", async () => {
		await expect(corrected({ invoiceId: 4711 })).rejects.toMatchObject({ status: 404 });
		const proforma = await issued({ subject: "order:23", kind: "proforma", payment: { method: "transfer" } });
		await expect(corrected({ invoiceId: proforma.objectId })).rejects.toMatchObject({ status: 404 });
		const invoice = await issued({ subject: "order:23" });
		await expect(corrected({ invoiceId: invoice.objectId, lines: [exampleSold()] })).rejects.toMatchObject({
			status: 422,
		});
	});
});

describe("a stored document", () => {
	const causeOf = (work: PromiseLike<unknown>) =>
		Promise.resolve(work).then(
			() => "done",
			(error: Error) => (error.cause as Error).message,
		);

	test("cannot be changed, nor deleted before five years have passed", async () => {
		server.clock.set(new Date().toISOString()); // The trigger uses the database's clock.
		const { objectId } = await issued({ subject: "order:30" });
		const it = eq(taxDocument.id, objectId);
		const { db } = server.deps;
		expect(await causeOf(db.update(taxDocument).set({ subject: "order:31" }).where(it))).toContain("never changed");
		expect(await causeOf(db.update(taxDocument).set({ grossGrosz: 1 }).where(it))).toContain("never changed");
		expect(await causeOf(db.delete(taxDocument).where(it))).toContain("five years");
		server.clock.set(new Date(Date.now() - 6.1 * 365.25 * 86_400_000).toISOString());
		const old = await issued({ subject: "order:32" });
		expect(await causeOf(db.delete(taxDocument).where(eq(taxDocument.id, old.objectId)))).toBe("done");
	});

	test("can lose its buyer: a pro-forma at once, an invoice after five years by the site's clock", async () => {
		server.clock.set("2025-04-30T10:00:00Z");
		const { db } = server.deps;
		const invoice = await issued({ subject: "order:40", notes: "dla Anny" });
		const proforma = await issued({ subject: "order:40", kind: "proforma", notes: "dla Anny" });
		const buyerAt = async (id: number) => (await documentById(db, id))!.buyer.name;
		await inTx((tx) => removeBuyerFromProformas(tx, ["order:40"]));
		expect(await documentById(db, proforma.objectId)).toEqual({
			...proforma,
			notes: null,
			buyer: expect.objectContaining({ name: "(usunięto / erased)" }),
		});
		expect(await buyerAt(invoice.objectId)).toBe(invoice.buyer.name);
		const { objectId: _, subject: _of, eventId: _at, issuedAt: _when, ...content } = proforma;
		const cheaper = { ...content, totals: { ...content.totals, grossGrosz: 1 } };
		const it = eq(taxDocument.id, proforma.objectId);
		expect(await causeOf(db.update(taxDocument).set({ content: cheaper }).where(it))).toContain("never changed");
		const removeAt = (iso: string) => inTx((tx) => removeBuyerFromDocuments(tx, "order:40", new Date(iso)));
		expect(await causeOf(removeAt("2030-12-31T09:59:59Z"))).toContain("never changed");
		expect(await causeOf(removeAt("2030-12-31T10:00:00Z"))).toBe("done");
		const after = (await documentById(db, invoice.objectId))!;
		expect(after).toEqual({ ...invoice, notes: null, buyer: expect.objectContaining({ kind: "person" }) });
		expect(documentContent.safeParse(after).success).toBe(true);
	});
});
