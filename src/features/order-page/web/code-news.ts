import type { TeamCode } from "../team-contract.ts";

/** For screen readers. */
export type CodeNews = { code: string; sentence: string };

/** As long as the code is valid; a withdrawn code must not be announced as new. */
export function newsText(news: CodeNews | undefined, valid: readonly Pick<TeamCode, "code">[]): string {
	return news && valid.some((one) => one.code === news.code) ? news.sentence : "";
}
