import { registerHooks } from "node:module";

const CODE_BACK = `\tif (!keepsCode) await releaseCodeUse(tx, \`registration:\${one.id}\`, deps.clock.now());`;
const PLACE_BACK = "\tif (one.holdsPlace) await passPlacesOn(tx, deps, one.packageId);";

/**
 * What guards each thing that exists a limited number of times, and the program without it. A guard is found however its
 * calls are broken into lines; `after` names the function in which it stands where there are several.
 */
const GUARDS: { file: string; after?: string; guard: string; without: string }[] = [
	{ file: "packages/server/stock-store.ts", guard: "setWhere: limit,", without: "setWhere: sql`true`," },
	{
		file: "codes/server/store.ts",
		guard: "isNull(ticketCode.revokedAt), hasLeft)",
		without: "or(hasLeft, sql`true`))",
	},
	{
		file: "registration/server/store.ts",
		guard: "or(isNull(capacity), lt(taken, capacity))",
		without: "or(isNull(capacity), lt(taken, capacity), sql`true`)",
	},
	{
		file: "options/server/store.ts",
		guard: "const isLeft = sql`option_choice_stock.taken <",
		without: "const isLeft = sql`true or option_choice_stock.taken <",
	},
	// whoever gives a ticket back does not wait for who adds something to it
	{
		file: "registration/server/store.ts",
		guard: '.where(eq(registration.id, id)).for("update")',
		without: ".where(eq(registration.id, id))",
	},
	// orders of the same origin do not wait for each other to be counted
	{
		file: "packages/server/stock-store.ts",
		guard: 'await rows.orderBy(asc(packageStock.packageId)).for("update");',
		// longer than there, so that they meet: a lock holds however long its transaction takes
		without: "await rows; await new Promise((done) => setTimeout(done, 200));",
	},
	// whoever confirms an address does not wait for the release of what it holds, nor the other way round
	{
		file: "registration/server/store.ts",
		guard: '.limit(1).for("update", { skipLocked: true });',
		without: ".limit(1);",
	},
	{
		file: "registration/server/store.ts",
		after: "function heldRegistrationsOf",
		guard: 'asc(registration.id)).for("update")',
		without: "asc(registration.id))",
	},
	// who joins a queue does not wait for who gives a seat back
	{
		file: "seats/server/queue-store.ts",
		guard: '.where(eq(lectureStock.lectureId, lectureId)).for("update")',
		without: ".where(eq(lectureStock.lectureId, lectureId))",
	},
	// whoever tells of a payment does not wait for others who tell of it
	{
		file: "orders/server/store.ts",
		guard: '.where(eq(salesOrder.id, orderId)).for("update")',
		without: ".where(eq(salesOrder.id, orderId))",
	},
	{ file: "payments/server/store.ts", guard: '.for("update")', without: "" },
	// the greatest number so far and one more
	{
		file: "documents/server/store.ts",
		guard: "async next(tx, kind, year) {",
		without: `async next(tx, kind, year) {
			const top = await tx.select({ last: sql\`coalesce(max(\${taxDocument.sequence}), 0)::int\` }).from(taxDocument).where(eq(taxDocument.kind, kind));
			if (top[0]) return top[0].last + 1;`,
	},
	// the package before the code, while buyers take the code before the package
	{ file: "registration/server/follow-order.ts", guard: `${CODE_BACK}\n`, without: "" },
	{ file: "registration/server/follow-order.ts", guard: PLACE_BACK, without: `${PLACE_BACK}\n${CODE_BACK}` },
];

/** A guard's text, with any white space where it has some and before each call of a chain. */
const patternOf = (guard: string): RegExp =>
	new RegExp(
		guard
			.trim()
			.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
			.replace(/\s+/g, "\\s+")
			.replaceAll("\\.", "\\s*\\."),
	);

/**
 * Negative control of the tests with several processes: the program started with `--import` of this file has none of its
 * locks and limits, and what those tests find right with them must be wrong. Throws where a guard is not found any more.
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
			if (!found) throw new Error(`${file} has another guard by now than "${guard}": name it in this file`);
			const at = start + found.index;
			source = source.slice(0, at) + without + source.slice(at + found[0].length);
		}
		return { ...loaded, source };
	},
});
