import type { Database } from "../../../kit/db/database.ts";
import { wrongInput } from "../../../kit/http/failure.ts";
import { lectureWays } from "../../packages/rules.ts";
import { packagesOf } from "../../packages/server/store.ts";
import { codeRefusalOf, isFor } from "../rules.ts";
import { codeRefusals } from "../texts.ts";
import { codeByText } from "./store.ts";

/**
 * Returns how the packages of a typed code let people attend lectures. Throws 400 for `couponCode` with the reason if
 * the code has no effect now.
 */
export async function lectureWaysOfCode(
	db: Database,
	eventId: number,
	typed: string,
	now: Date,
): Promise<{ online: boolean; onsite: boolean }> {
	const code = await codeByText(db, eventId, typed);
	const reason = codeRefusalOf(code, now, undefined);
	if (!code || reason) throw wrongInput({ couponCode: [codeRefusals[reason ?? "unknown"]] });
	const packages = await packagesOf(db, eventId);
	const ways = packages.filter((one) => isFor(code, one.id)).map((one) => lectureWays(one.includes));
	return { online: ways.some((one) => one.online), onsite: ways.some((one) => one.onsite) };
}
