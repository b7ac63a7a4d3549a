import { SelectBox } from "../../../kit/ui/select-box.tsx";
import "./recordings.css";
import { Link, useSearchParams } from "wouter";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { ListedRecording } from "../contract.ts";
import { type Choice, choices, filterRecordings, kindCounts, NO_CHOICE } from "../lists.ts";
import { ClosedPanel, type ClosedViewer, EmptyCard } from "./ClosedPanel.tsx";
import { RecordingCard } from "./RecordingCard.tsx";
import { kindNames, recordingTexts as texts } from "./texts.ts";

type ListProps = ClosedViewer & { recordings: readonly ListedRecording[] };

/** The URL filters the recordings. Above them is the reason why some are closed. */
export function RecordingList({ recordings, ...looking }: ListProps) {
	const { lang } = looking;
	const [params, setParams] = useSearchParams();
	const choice: Choice = { ...NO_CHOICE, ...Object.fromEntries(params) };
	const choose = (part: Partial<Choice>) => {
		const activeFilters = Object.entries({ ...choice, ...part }).filter(([, value]) => value !== "");
		setParams(new URLSearchParams(activeFilters), { replace: true });
	};
	if (recordings.length === 0)
		return (
			<EmptyCard icon="play" title={texts.noneTitle[lang]} lead={texts.noneLead[lang]}>
				<Link className="btn btn-small" to="/agenda">
					{texts.toAgenda[lang]}
				</Link>
			</EmptyCard>
		);
	const visibleRecordings = filterRecordings(recordings, choice);
	return (
		<div className="rec-lists">
			<ClosedPanel {...looking} recordings={closedOf(recordings)} />
			<Kinds lang={lang} recordings={recordings} choice={choice} choose={choose} />
			<Chooser lang={lang} recordings={recordings} choice={choice} choose={choose} />
			{visibleRecordings.length === 0 ? (
				<EmptyCard icon="search" title={texts.noMatch[lang]} lead={texts.noMatchLead[lang]}>
					<button type="button" className="btn btn-soft btn-small" onClick={() => choose(NO_CHOICE)}>
						{texts.showAll[lang]}
					</button>
				</EmptyCard>
			) : (
				<ul className="rec-grid">
					{visibleRecordings.map((one) => (
						<RecordingCard key={one.objectId} lang={lang} one={one} />
					))}
				</ul>
			)}
		</div>
	);
}

/** All recordings if none is open, otherwise the closed recordings whose time is not over. */
function closedOf(recordings: readonly ListedRecording[]): ListedRecording[] {
	const closed = recordings.filter((one) => one.state !== "open");
	return closed.length === recordings.length ? closed : closed.filter((one) => one.state !== "over");
}

type ChooserProps = {
	lang: Lang;
	recordings: readonly ListedRecording[];
	choice: Choice;
	choose: (part: Partial<Choice>) => void;
};

function Kinds({ lang, recordings, choice, choose }: ChooserProps) {
	const kinds = kindCounts(recordings);
	if (kinds.length === 0) return null;
	return (
		<fieldset className="segment rec-kinds" aria-label={texts.kinds[lang]}>
			{kinds.map(([kind, count]) => (
				<button key={kind} type="button" aria-pressed={choice.kind === kind} onClick={() => choose({ kind })}>
					{kindNames[kind]?.[lang]} <span>{count}</span>
				</button>
			))}
		</fieldset>
	);
}

function Chooser({ lang, recordings, choice, choose }: ChooserProps) {
	const { days, tracks, people } = choices(recordings, lang);
	return (
		<search className="rec-chooser">
			<label className="field">
				<span className="field-label">{texts.search[lang]}</span>
				<input
					className="field-input"
					type="search"
					placeholder={texts.searchHint[lang]}
					value={choice.search}
					onChange={(event) => choose({ search: event.target.value })}
				/>
			</label>
			<Select
				label={texts.day[lang]}
				any={texts.any[lang]}
				values={days}
				value={choice.day}
				onChoose={(day) => choose({ day })}
			/>
			<Select
				label={texts.track[lang]}
				any={texts.any[lang]}
				values={tracks}
				value={choice.track}
				onChoose={(track) => choose({ track })}
			/>
			<Select
				label={texts.speaker[lang]}
				any={texts.anybody[lang]}
				values={people}
				value={choice.speaker}
				onChoose={(speaker) => choose({ speaker })}
			/>
		</search>
	);
}

type SelectProps = {
	label: string;
	any: string;
	values: readonly (readonly [value: string, name: string])[];
	value: string;
	onChoose: (value: string) => void;
};

function Select({ label, any, values, value, onChoose }: SelectProps) {
	return (
		<label className="field">
			<span className="field-label">{label}</span>
			<SelectBox value={value} onChange={(event) => onChoose(event.target.value)}>
				<option value="">{any}</option>
				{values.map(([key, name]) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</SelectBox>
		</label>
	);
}
