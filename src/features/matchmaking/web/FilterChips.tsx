import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { type Goal, goalTexts } from "../../profiles/goals.ts";
import type { MeetingAtEvent } from "../contract.ts";
import { SEARCH_FIELDS, type SearchFilters } from "../search-query.ts";
import { peopleTexts as texts } from "./texts.ts";

type Field = (typeof SEARCH_FIELDS)[number];
type Props = {
	lang: Lang;
	topics: MeetingAtEvent["topics"];
	filters: SearchFilters;
	onChange: (filters: SearchFilters) => void;
};

export function FilterChips({ lang, topics, filters, onChange }: Props) {
	const chosen = SEARCH_FIELDS.filter((field) => field !== "q" && filters[field]);
	if (chosen.length === 0) return null;
	return (
		<ul className="meet-chips" aria-label={texts.chosenFilters[lang]}>
			{chosen.map((field) => {
				const words = chipWords(lang, field, filters[field] ?? "", topics);
				return (
					<li key={field}>
						<button
							type="button"
							className="meet-chip"
							aria-label={fill(texts.removeFilter[lang], words)}
							onClick={() => onChange({ ...filters, [field]: undefined })}
						>
							{words}
							<Icon name="cross" size={18} />
						</button>
					</li>
				);
			})}
		</ul>
	);
}

function chipWords(lang: Lang, field: Field, value: string, topics: MeetingAtEvent["topics"]): string {
	if (field === "isHere") return texts.here[lang];
	const label = texts[field === "q" ? "search" : field][lang];
	if (field === "lookingFor" || field === "offering")
		return `${label}: ${goalTexts[value as Goal]?.[field][lang] ?? value}`;
	const topic = field === "topic" ? topics.find((one) => one.name === value) : undefined;
	return `${label}: ${topic ? localized(lang, topic.name, topic.nameEn) : value}`;
}
