import { csvText } from "../../kit/csv/csv.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { codesFileTexts } from "./codes-texts.ts";
import type { TeamCode } from "./team-contract.ts";

export function codesFile(lang: Lang, codes: TeamCode[]): string {
	const { head, states } = codesFileTexts;
	const rows = codes.map((one) => [
		one.code,
		one.packageName,
		states[one.state][lang],
		one.usedBy ?? "",
		one.sentTo ?? "",
		one.state === "unused" ? one.url : "",
	]);
	return csvText([head[lang], ...rows]);
}
