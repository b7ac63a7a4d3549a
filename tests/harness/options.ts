import { packageOption } from "../../src/features/options/server/tables.ts";
import { packagePrice, ticketPackage } from "../../src/features/packages/server/tables.ts";
import { shop } from "./buying.ts";

/** The gross prices in grosz of a lunch (49 zł net, 8 %) and a T-shirt (59 zł net, 23 %). */
export const LUNCH = 5292;
export const TSHIRT = 7257;
/** A registration with the free package. */
export const FREE = { packageCode: "EXPO", expectedGrossGrosz: null, paymentMethod: null };

/**
 * The shop with options. EXPO sells them; STANDARD includes lunch and afterparty. Five T-shirts have size M.
 * `ids` has options by package and kind, "expo lunch".
 */
export async function optionShop() {
	const one = await shop();
	const ids: Record<string, number> = {};
	const packages = await one.db.select().from(ticketPackage).orderBy(ticketPackage.id);
	const expo = packages.find(({ code }) => code === "EXPO")!;
	const { id: _, ...rest } = expo;
	const standard = { ...rest, code: "STANDARD", name: "Standard", isOnline: false };
	const includes = { ...expo.includes, lunch: "included" as const, afterparty: true };
	const [paid] = await one.db
		.insert(ticketPackage)
		.values({ ...standard, includes })
		.returning();
	await one.db.insert(packagePrice).values({ packageId: paid!.id, roundId: null, netGrosz: 74_900 });
	for (const [prefix, packageId] of [
		["expo", expo.id],
		["standard", paid!.id],
	] as const) {
		const rows = await one.db
			.insert(packageOption)
			.values([
				{ packageId, kind: "lunch", netGrosz: 4900, vatRate: 8 },
				{ packageId, kind: "tshirt", netGrosz: 5900, choices: ["S", "M"], choiceLimits: { M: 5 } },
				{ packageId, kind: "giftbag", netGrosz: 0 },
				{ packageId, kind: "delivery", netGrosz: 1900 },
			])
			.returning();
		for (const row of rows) ids[`${prefix} ${row.kind}`] = row.id;
	}
	return { ...one, ids };
}
