import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesWithoutEvent } from "./harness/audit-law.ts";

test("audit entries about things of an event have its id", () => {
	const paths = globSync("src/**/*.ts").filter((path) => !path.endsWith(".test.ts"));
	const files = paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
	expect(files.filter(({ text }) => text.includes("addAuditEntry(")).length).toBeGreaterThan(60);
	expect(entriesWithoutEvent(files)).toEqual([]);
});

test.each([
	[["a.ts"], 'function a(tx) { addAuditEntry(tx, { at, actor, action: "order.paid", subject: `order:7` }); }'],
	[["a.ts"], "const a = (tx) => addAuditEntry(tx, { subject: documentSubject(id) });"],
	[["a.ts"], "function a(tx) { addAuditEntry(tx, { subject: `refund:7`, eventId: null }); }"],
	[[], "function a(tx) { addAuditEntry(tx, { subject: `order:7`, eventId }); }"],
	[[], "function a(tx) { addMoneyEntry(tx, deps, { subject: `refund:7` }); }"],
	[[], "function a(tx) { addAuditEntry(tx, { subject: `account:7` }); }"],
	[[], "function a(tx) { return `order:7`; }\nfunction b(tx) { addAuditEntry(tx, { subject }); }"],
])("a planted entry: %j", (found, text) => {
	expect(entriesWithoutEvent([{ path: "a.ts", text }])).toEqual(found);
});
