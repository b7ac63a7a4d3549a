import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Field, TextField } from "../../../kit/ui/field.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { GOALS, goalTexts } from "../../profiles/goals.ts";
import type { MeetingAtEvent } from "../contract.ts";
import { SEARCH_FIELDS, type SearchFilters } from "../search-query.ts";
import { peopleTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	topics: MeetingAtEvent["topics"];
	filters: SearchFilters;
	onChange: (filters: SearchFilters) => void;
};

/** Search form: words, one's own topics, job and company, wishes and offers, presence today. */
// long: one field after the other
export function PeopleFilters({ lang, topics, filters, onChange }: Props) {
	const set = (change: SearchFilters) => onChange({ ...filters, ...change });
	const chosen = SEARCH_FIELDS.filter((field) => field !== "q" && filters[field]).length;
	const goals = (kind: "lookingFor" | "offering") => GOALS.map((goal) => [goal, goalTexts[goal][kind][lang]] as const);
	return (
		<search className="meet-filters">
			<TextField
				{...{ lang, id: "people-q", label: texts.search[lang], help: texts.searchHint[lang] }}
				type="search"
				maxLength={100}
				value={filters.q ?? ""}
				onChange={(typed) => set({ q: typed.target.value || undefined })}
			/>
			<details className="meet-more">
				<summary className="btn btn-soft btn-list">
					{chosen === 0 ? texts.filters[lang] : fill(texts.filtersOf[lang], chosen)}
				</summary>
				<div className="meet-fields">
					<Choice
						{...{ lang, id: "people-topic", label: texts.topic[lang], any: texts.anyTopic[lang] }}
						value={filters.topic}
						options={topics.map((one) => [one.name, localized(lang, one.name, one.nameEn)])}
						onChoose={(topic) => set({ topic })}
					/>
					{(["role", "company"] as const).map((name) => (
						<TextField
							key={name}
							{...{ lang, id: `people-${name}`, label: texts[name][lang] }}
							type="search"
							maxLength={100}
							value={filters[name] ?? ""}
							onChange={(typed) => set({ [name]: typed.target.value || undefined })}
						/>
					))}
					<Choice
						{...{ lang, id: "people-seeks", label: texts.lookingFor[lang], any: texts.anything[lang] }}
						value={filters.lookingFor}
						options={goals("lookingFor")}
						onChoose={(lookingFor) => set({ lookingFor })}
					/>
					<Choice
						{...{ lang, id: "people-gives", label: texts.offering[lang], any: texts.anything[lang] }}
						value={filters.offering}
						options={goals("offering")}
						onChoose={(offering) => set({ offering })}
					/>
					<label className="meet-check">
						<input
							type="checkbox"
							checked={filters.isHere === "true"}
							onChange={(ticked) => set({ isHere: ticked.target.checked ? "true" : undefined })}
						/>
						{texts.here[lang]}
					</label>
				</div>
			</details>
		</search>
	);
}

type ChoiceProps = {
	lang: Lang;
	id: string;
	label: string;
	any: string;
	value: string | undefined;
	options: readonly (readonly [value: string, words: string])[];
	onChoose: (value: string | undefined) => void;
};

function Choice({ lang, id, label, any, value, options, onChoose }: ChoiceProps) {
	return (
		<Field {...{ lang, id, label }}>
			<SelectBox id={id} value={value ?? ""} onChange={(chosen) => onChoose(chosen.target.value || undefined)}>
				<option value="">{any}</option>
				{options.map(([one, words]) => (
					<option key={one} value={one}>
						{words}
					</option>
				))}
			</SelectBox>
		</Field>
	);
}
