import { registerHooks } from "node:module";

const CODE_BACK = `\tif (!keepsCode) await releaseCodeUse(tx, \`registration:\${one.id}\`, deps.clock.now());`;
const PLACE_BACK = "\tif (one.holdsPlace) await passPlacesOn(tx, deps, one.packageId);";

/**
 * Locks and limits of everything scarce, and the code without them. Line breaks in a call chain do not matter. `after`
 * names the function if several contain the guard.
 */
const GUARDS: { file: string; after?: string; guard: string; without: string }[] = [
	{ file: "packages/server/stock-store.ts", guard: "setWhere: limit,", without: "setWhere: sql`true`," },
	{
		file: "codes/server/store.ts",
		guard: "isNull(ticketCode.revokedAt), hasLeft)",
		without: "or(hasLeft, sql`true`))",
	},
	{
		file: "event/server/places-store.ts",
		guard: "or(isNull(capacity), lt(taken, capacity))",
		without: "or(isNull(capacity), lt(taken, capacity), sql`true`)",
	},
	{
		file: "options/server/store.ts",
		guard: "const isLeft = sql`option_choice_stock.taken <",
		without: "const isLeft = sql`true or option_choice_stock.taken <",
	},
	// removing a ticket does not wait for adding options to it
	{
		file: "ticket-holders/server/store.ts",
		guard: '.where(eq(registration.id, id)).for("update")',
		without: ".where(eq(registration.id, id))",
	},
	{
		file: "packages/server/stock-store.ts",
		guard: 'await rows.orderBy(asc(packageStock.packageId)).for("update");',
		// longer than the original, so that requests overlap while the transaction holds its lock
		without: "await rows; await new Promise((done) => setTimeout(done, 200));",
	},
	// confirming an address and expiring its orders do not wait for each other
	{
		file: "ticket-holders/server/store.ts",
		guard: '.limit(1).for("update", { skipLocked: true });',
		without: ".limit(1);",
	},
	{
		file: "ticket-holders/server/store.ts",
		after: "function lockHeldRegistrations",
		guard: 'asc(registration.id)).for("update")',
		without: "asc(registration.id))",
	},
	// joining a queue does not wait for a released seat
	{
		file: "agenda/server/stock-store.ts",
		guard: '.orderBy(asc(lectureStock.lectureId)).for("update")',
		without: ".orderBy(asc(lectureStock.lectureId))",
	},
	// messages about payments do not wait for each other
	{
		file: "orders/server/store.ts",
		guard: '.where(eq(salesOrder.id, orderId)).for("update")',
		without: ".where(eq(salesOrder.id, orderId))",
	},
	{ file: "payments/server/store.ts", guard: '.for("update")', without: "" },
	// the greatest number so far plus one
	{
		file: "documents/server/store.ts",
		guard: "async next(tx, kind, year) {",
		without: `async next(tx, kind, year) {
			const top = await tx.select({ last: sql\`coalesce(max(\${taxDocument.sequence}), 0)::int\` }).from(taxDocument).where(eq(taxDocument.kind, kind));
			if (top[0]) return top[0].last + 1;`,
	},
	// locks the package before the code, while buyers lock the code first
	{ file: "ticket-holders/server/follow-order.ts", guard: `${CODE_BACK}\n`, without: "" },
	{ file: "ticket-holders/server/follow-order.ts", guard: PLACE_BACK, without: `${PLACE_BACK}\n${CODE_BACK}` },
];

/** A guard's pattern. White space may vary, also before each call of a chain. */
const patternOf = (guard: string): RegExp =>
	new RegExp(
		guard
			.trim()
			.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
			.replace(/\s+/g, "\\s+")
			.replaceAll("\\.", "\\s*\\."),
	);

/**
 * A negative control of tests with several processes. `--import` of this file removes the program's locks and limits;
 * those tests must then fail. Throws if a guard is not found.
 */
registerHooks({
	load(url, context, next) {
		const guards = GUARDS.filter(({ file }) => url.endsWith(`/features/${file}`));
		const loaded = next(url, context);
		if (guards.length === 0) return loaded;
		let source = String(loaded.source);
		for (const { file, after = "", guard, without } of guards) {
			const start = source.indexOf(after);
			const found = start >= 0 && patternOf(guard).exec(source.slice(start));
			if (!found) throw new Error(`${file} no longer contains the guard "${guard}": update it in this file`);
			const at = start + found.index;
			source = source.slice(0, at) + without + source.slice(at + found[0].length);
		}
		return { ...loaded, source };
	},
});
