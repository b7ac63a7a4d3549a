import type { ResponseOf } from "../../kit/contract/call.ts";
import type { CodePrice, getCodeLimit } from "../codes/contract.ts";
import { normalizedCode } from "../codes/rules.ts";

export type CodeAnswer = ResponseOf<typeof getCodeLimit>;

/** What is known of a code: as it was asked about, and what came back; null where nothing did. */
export type KnownCode = { code: string; answer: CodeAnswer | null };

/**
 * What a typed code does to the chosen package:
 * - `none`: nothing is typed; `unchecked`: not asked about yet; `unanswered`: asked in vain;
 * - `refused`: changes nothing at all, `message` says why;
 * - `elsewhere`: good, but not for this package; `prices` are those that it changes;
 * - `applied`: `price` is what the package costs with it.
 */
export type CodeEffect =
	| { state: "none" | "unchecked" | "unanswered" }
	| { state: "refused"; message: string }
	| { state: "elsewhere"; prices: CodePrice[] }
	| { state: "applied"; price: CodePrice; isInvitation: boolean; percent: number };

/** Judges a typed code by what is known; the answer about another code counts for nothing. */
export function codeEffect(typed: string, known: KnownCode | undefined, packageCode: string | null): CodeEffect {
	const code = normalizedCode(typed);
	if (code === "") return { state: "none" };
	if (known?.code !== code) return { state: "unchecked" };
	const { answer } = known;
	if (!answer) return { state: "unanswered" };
	if (!answer.isValid) return { state: "refused", message: answer.message ?? "" };
	const price = answer.prices.find((one) => one.packageCode === packageCode);
	if (!price) return { state: "elsewhere", prices: answer.prices };
	return { state: "applied", price, isInvitation: answer.kind === "invitation", percent: answer.percent ?? 0 };
}
