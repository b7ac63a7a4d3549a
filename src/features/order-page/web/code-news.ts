import type { TeamCode } from "../team-contract.ts";

/** The result of an action on a code, for screen readers. */
export type CodeNews = { code: string; sentence: string };

/** The sentence while its code is valid: a revoked code must not be announced as new. */
export function newsText(news: CodeNews | undefined, valid: readonly Pick<TeamCode, "code">[]): string {
	return news && valid.some((one) => one.code === news.code) ? news.sentence : "";
}
