import type { ResponseOf } from "../../kit/contract/call.ts";
import type { CodePrice, getCodeLimit } from "../codes/contract.ts";
import { normalizedCode } from "../codes/rules.ts";

export type CodeAnswer = ResponseOf<typeof getCodeLimit>;

/** A code as typed, with the server's answer; null when the request failed. */
export type KnownCode = { code: string; answer: CodeAnswer | null };

/**
 * A typed code's effect on the chosen package:
 * - `none`: no code is typed; `unchecked`: not asked yet; `unanswered`: the request failed;
 * - `refused`: invalid, `message` says why;
 * - `elsewhere`: valid for other packages; `prices` lists them;
 * - `applied`: `price` is the package's price with it.
 */
export type CodeEffect =
	| { state: "none" | "unchecked" | "unanswered" }
	| { state: "refused"; message: string }
	| { state: "elsewhere"; prices: CodePrice[] }
	| { state: "applied"; price: CodePrice; isInvitation: boolean; percent: number };

/** Evaluates a typed code against the last answer; an answer about another code is ignored. */
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
