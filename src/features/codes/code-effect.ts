import type { ResponseOf } from "../../kit/contract/call.ts";
import type { CodePrice, getCodeLimit } from "./contract.ts";
import { normalizedCode, priceWithCode } from "./rules.ts";

export type CodeAnswer = ResponseOf<typeof getCodeLimit>;

/** `answer` is null if the request failed. */
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
	| { state: "applied"; price: CodePrice; isInvitation: boolean; percent: number; validUntil: string | null };

/**
 * The net price after the next rise, in grosz; null if the price does not change. A code that ends before `riseDate`
 * does not count.
 */
export function netAfterRise(
	nextNetGrosz: number | null,
	effect: CodeEffect | undefined,
	riseDate: string | null,
): number | null {
	if (nextNetGrosz === null || effect?.state !== "applied") return nextNetGrosz;
	const { isInvitation, percent, price, validUntil } = effect;
	if (validUntil !== null && riseDate !== null && Date.parse(validUntil) <= Date.parse(riseDate)) return nextNetGrosz;
	const next = priceWithCode(nextNetGrosz, { kind: isInvitation ? "invitation" : "discount", percent });
	return next === price.netGrosz ? null : next;
}

/** Ignores an answer about another code. */
export function codeEffect(typed: string, known: KnownCode | undefined, packageCode: string | null): CodeEffect {
	const code = normalizedCode(typed);
	if (code === "") return { state: "none" };
	if (known?.code !== code) return { state: "unchecked" };
	const { answer } = known;
	if (!answer) return { state: "unanswered" };
	if (!answer.isValid) return { state: "refused", message: answer.message ?? "" };
	const price = answer.prices.find((one) => one.packageCode === packageCode);
	if (!price) return { state: "elsewhere", prices: answer.prices };
	const { kind, percent, validUntil } = answer;
	return { state: "applied", price, isInvitation: kind === "invitation", percent: percent ?? 0, validUntil };
}
