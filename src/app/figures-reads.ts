import { placesTaken } from "../features/packages/server/stock-store.ts";
import { packagesOf } from "../features/packages/server/store.ts";
import { registeredByPackage, salesSums } from "../features/today/server/store.ts";
import type { FiguresReads } from "../features/weekly-figures/server/figures-reads.ts";
import { moneyOf } from "./today-reads.ts";

const WEEK_MS = 7 * 86_400_000;

/** Answers the weekly e-mail's query with the figures of the office's first screen. */
export const figuresReads: FiguresReads = {
	async week(db, { eventId, now }) {
		const since = new Date(now.getTime() - WEEK_MS);
		const packages = await packagesOf(db, eventId);
		const places = await placesTaken(db, eventId);
		const counts = [...(await registeredByPackage(db, eventId, since)).values()];
		const sums = await salesSums(db, eventId, since);
		const awaited = (await moneyOf(db, { eventId, now })).filter(({ kind }) => kind !== "refund");
		return {
			registered: counts.reduce((sum, one) => sum + one.registered, 0),
			registeredLastWeek: counts.reduce((sum, one) => sum + one.lastDay, 0),
			soldNetGrosz: sums.netGrosz,
			paidGrosz: sums.paidGrosz,
			dueGrosz: awaited.reduce((sum, one) => sum + one.grossGrosz, 0),
			packages: packages.map(({ id, name, capacity }) => ({ name, taken: places.get(id) ?? 0, capacity })),
		};
	},
};
