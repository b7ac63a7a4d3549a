import type { Text } from "../../kit/i18n/lang.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { lectureWays } from "../packages/rules.ts";
import { rowsOf } from "../packages/texts.ts";

type PackageContents = { includes: PackageIncludes; hasExtendedSeats: boolean };

/** Compares two packages: the price list's rows that the better one adds, and the rows that it lacks. */
export function changedRows(own: PackageContents, better: PackageContents): { added: Text[]; lost: Text[] } {
	const before = rowsOf(own);
	const after = rowsOf(better);
	const [had, has] = [lectureWays(own.includes), lectureWays(better.includes)];
	const losesWay = (had.online && !has.online) || (had.onsite && !has.onsite);
	const isLost = (index: number) => !after[index]?.isIncluded || (index === LECTURES && losesWay);
	return {
		added: after.filter((row, index) => row.isIncluded && row !== before[index]).map((row) => row.text),
		lost: before.filter((row, index) => row.isIncluded && isLost(index)).map((row) => row.text),
	};
}

/** The row that a changed way of attending loses. */
const LECTURES = 1;
