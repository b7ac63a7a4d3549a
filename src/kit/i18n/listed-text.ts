import type { Lang } from "./lang.ts";

/** "Azure, RAG i FinOps" / "Azure, RAG, and FinOps". */
export function listedText(lang: Lang, names: readonly string[]): string {
	const last = names.at(-1) ?? "";
	if (names.length < 2) return last;
	const before = names.slice(0, -1).join(", ");
	if (lang === "pl") return `${before} i ${last}`;
	return `${before}${names.length > 2 ? "," : ""} and ${last}`;
}
