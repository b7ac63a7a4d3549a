import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { type Goal, goalTexts } from "../../profiles/goals.ts";
import type { Person } from "../contract.ts";
import { commonTopics, reasonTexts as texts } from "./reason-texts.ts";

/** Says the reasons of a suggestion in words; a number could not be verified. */
export function reasonWords(lang: Lang, { topics, seeks, gives }: Person["reasons"]): string {
	const nameOf = (goal: string) => {
		const goalText = goalTexts[goal as Goal];
		return (goalText?.neutral ?? goalText?.lookingFor)?.[lang].toLowerCase();
	};
	const listed = (goals: readonly string[]) => goals.flatMap((goal) => nameOf(goal) ?? []).join(", ");
	const names = topics.map((one) => localized(lang, one.name, one.nameEn));
	const parts = [
		names.length > 0 && commonTopics(lang, names),
		seeks.length > 0 && fill(texts.seeks[lang], listed(seeks)),
		gives.length > 0 && fill(texts.gives[lang], listed(gives)),
	].filter((one) => typeof one === "string");
	return parts.join("; ");
}

export function ReasonStrip({ lang, reasons }: { lang: Lang; reasons: Person["reasons"] }) {
	const words = reasonWords(lang, reasons);
	if (words === "") return null;
	return (
		<p className="meet-reasons">
			<Icon name="star" size={18} />
			<span className="inline-block first-letter:uppercase">{words}</span>
		</p>
	);
}
