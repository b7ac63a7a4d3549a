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

export function PeopleFilters({ lang, topics, filters, onChange }: Props) {
	const set = (change: SearchFilters) => onChange({ ...filters, ...change });
	const chosen = SEARCH_FIELDS.filter((field) => field !== "q" && filters[field]).length;
	return (
		<search className="meet-filters">
			<TextField
				lang={lang}
				id="people-q"
				label={texts.search[lang]}
				help={texts.searchHint[lang]}
				type="search"
				maxLength={100}
				value={filters.q ?? ""}
				onChange={(typed) => set({ q: typed.target.value || undefined })}
			/>
			<details className="meet-more">
				<summary className="btn btn-soft btn-list">
					{chosen === 0 ? texts.filters[lang] : fill(texts.filtersOf[lang], chosen)}
				</summary>
				<DetailFields lang={lang} topics={topics} filters={filters} set={set} />
			</details>
		</search>
	);
}

type DetailProps = Omit<Props, "onChange"> & { set: (change: SearchFilters) => void };

function DetailFields({ lang, topics, filters, set }: DetailProps) {
	return (
		<div className="meet-fields">
			<Choice
				lang={lang}
				id="people-topic"
				label={texts.topic[lang]}
				any={texts.anyTopic[lang]}
				value={filters.topic}
				options={topics.map((one) => [one.name, localized(lang, one.name, one.nameEn)])}
				onChoose={(topic) => set({ topic })}
			/>
			{(["role", "company"] as const).map((name) => (
				<TextField
					key={name}
					lang={lang}
					id={`people-${name}`}
					label={texts[name][lang]}
					type="search"
					maxLength={100}
					value={filters[name] ?? ""}
					onChange={(typed) => set({ [name]: typed.target.value || undefined })}
				/>
			))}
			<GoalChoice lang={lang} id="people-seeks" kind="lookingFor" filters={filters} set={set} />
			<GoalChoice lang={lang} id="people-gives" kind="offering" filters={filters} set={set} />
			<label className="meet-check">
				<input
					type="checkbox"
					checked={filters.isHere === "true"}
					onChange={(ticked) => set({ isHere: ticked.target.checked ? "true" : undefined })}
				/>
				{texts.here[lang]}
			</label>
		</div>
	);
}

type GoalProps = Omit<DetailProps, "topics"> & { id: string; kind: "lookingFor" | "offering" };

function GoalChoice({ lang, id, kind, filters, set }: GoalProps) {
	return (
		<Choice
			lang={lang}
			id={id}
			label={texts[kind][lang]}
			any={texts.anything[lang]}
			value={filters[kind]}
			options={GOALS.map((goal) => [goal, goalTexts[goal][kind][lang]])}
			onChoose={(goal) => set({ [kind]: goal })}
		/>
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
		<Field lang={lang} id={id} label={label}>
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
