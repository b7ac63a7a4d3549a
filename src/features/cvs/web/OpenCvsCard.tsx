import { useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { FieldError, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OpenCv, Workplace } from "../contract.ts";
import { sizeText } from "../size-text.ts";
import { ReadCv } from "./ReadCv.tsx";
import { peopleText, staffTexts as texts } from "./staff-texts.ts";
import { useFetchedCv } from "./use-fetched-cv.ts";

/** Rows per step; with more rows a search appears. */
const STEP = 30;
const SEARCHED_FROM = 8;

type Props = { lang: Lang; place: Workplace; onFetched: () => unknown };

// long: one card's markup
export function OpenCvsCard({ lang, place, onFetched }: Props) {
	const { exhibitorId, exhibitorName, eventName, people, untilDate, timeZone } = place;
	const fetching = useFetchedCv({ lang, exhibitorId, onFetched });
	const [search, setSearch] = useState("");
	const [count, setCount] = useState(STEP);
	const found = people.filter((one) => nameOf(one).toLowerCase().includes(search.toLowerCase()));
	const id = `cvs-${exhibitorId}`;
	return (
		<section className="card acc-card" aria-labelledby={id}>
			<div className="acc-card-head">
				<h2 className="h-card" id={id}>
					{exhibitorName}
				</h2>
				<span className="text-muted">{eventName}</span>
			</div>
			<p className="text-muted text-pretty">
				{emptyText(lang, place) ??
					fill(texts.until[lang], {
						count: peopleText(lang, people.length),
						day: dateText(lang, new Date(untilDate), timeZone),
					})}
			</p>
			{people.length >= SEARCHED_FROM && (
				<TextField
					lang={lang}
					id={`${id}-search`}
					label={texts.search[lang]}
					value={search}
					maxLength={80}
					type="search"
					onChange={({ target }) => setSearch(target.value)}
				/>
			)}
			{people.length > 0 && found.length === 0 && <p role="status">{texts.nobodyFound[lang]}</p>}
			<ul className="cv-people">
				{found.slice(0, count).map((one) => (
					<Person key={one.personId} lang={lang} one={one} timeZone={timeZone} fetching={fetching} />
				))}
			</ul>
			{found.length > count && (
				<button type="button" className="btn btn-soft btn-small" onClick={() => setCount(count + STEP)}>
					{texts.more[lang]}
				</button>
			)}
			<p className="sr-only" role="status">
				{fetching.said}
			</p>
		</section>
	);
}

const nameOf = ({ firstName, lastName }: OpenCv) => `${firstName} ${lastName}`;

/** Says why the list is empty; undefined if it is not. */
function emptyText(lang: Lang, { isRecruiting, isOver, people }: Workplace): string | undefined {
	if (!isRecruiting) return texts.notRecruiting[lang];
	if (isOver) return texts.over[lang];
	return people.length === 0 ? texts.none[lang] : undefined;
}

const onDay = (lang: Lang, { text, date, timeZone }: { text: string; date: string; timeZone: string }) =>
	fill(text, { day: dateText(lang, new Date(date), timeZone) });

type ApplicationsProps = { lang: Lang; applications: OpenCv["applications"]; timeZone: string };

/** Empty without applications. */
function Applications({ lang, applications, timeZone }: ApplicationsProps) {
	if (applications.length === 0) return null;
	return (
		<ul className="wrap-anywhere">
			{applications.map(({ title, appliedDate }) => (
				<li key={`${appliedDate} ${title}`}>
					{fill(onDay(lang, { text: texts.applied[lang], date: appliedDate, timeZone }), { job: title })}
				</li>
			))}
		</ul>
	);
}

type PersonProps = { lang: Lang; one: OpenCv; timeZone: string; fetching: ReturnType<typeof useFetchedCv> };

// long: one row's markup
function Person({ lang, one, timeZone, fetching }: PersonProps) {
	const { personId, hasForm, file, sharedDate, fetchedDate, applications } = one;
	const { reading, busy, failure, read, save, close } = fetching;
	const name = nameOf(one);
	const on = (text: string, date: string) => onDay(lang, { text, date, timeZone });
	const fileText = file ? `${file.kind.toUpperCase()}, ${sizeText(lang, file.size)}` : "";
	const isRead = reading?.personId === personId;
	const id = `cv-of-${personId}`;
	return (
		<li>
			<div className="cv-person">
				<div className="min-w-0 grow basis-56">
					<h3 className="font-bold wrap-anywhere">{name}</h3>
					<p className="field-help">
						{[on(texts.shared[lang], sharedDate), fetchedDate && on(texts.fetched[lang], fetchedDate)]
							.filter(Boolean)
							.join(", ")}
					</p>
					<Applications lang={lang} applications={applications} timeZone={timeZone} />
				</div>
				{file && (
					<button
						type="button"
						className="btn btn-outline btn-list"
						disabled={busy}
						aria-label={fill(texts.fileOf[lang], { file: fileText, name })}
						onClick={() => void save(one)}
					>
						<Icon name="download" />
						{fileText}
					</button>
				)}
				{hasForm && (
					<button
						type="button"
						className="btn btn-soft btn-list"
						disabled={busy}
						aria-expanded={isRead}
						aria-controls={isRead ? id : undefined}
						aria-label={fill(texts[isRead ? "closeOf" : "readOf"][lang], { name })}
						onClick={() => (isRead ? close() : void read(one))}
					>
						{texts[isRead ? "close" : "read"][lang]}
					</button>
				)}
			</div>
			<div aria-live="assertive">
				<FieldError id={`${id}-failed`} error={failure?.personId === personId ? failure.text : undefined} />
			</div>
			{isRead && <ReadCv lang={lang} cv={reading.cv} id={id} />}
		</li>
	);
}
