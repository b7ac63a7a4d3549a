import type { TeamCode } from "../team-contract.ts";

/** An act on a code, announced to screen readers. */
export type CodeNews = { code: string; sentence: string };

/** The sentence, as long as its code is valid; a withdrawn code must not be announced as new. */
export function newsText(news: CodeNews | undefined, valid: readonly Pick<TeamCode, "code">[]): string {
	return news && valid.some((one) => one.code === news.code) ? news.sentence : "";
}
