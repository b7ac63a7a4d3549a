import { fill } from "../../../kit/i18n/fill.ts";
import "./search/search.css";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useState } from "react";
import { Link, useSearchParams } from "wouter";
import { namesOf } from "../../../features/agenda/names.ts";
import { categoriesQuery } from "../../../features/agenda/web/categories-query.ts";
import { excerptOf } from "../../../features/chat/find.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { nameOf } from "./agenda/look.ts";
import { ResultSection } from "./search/ResultSection.tsx";
import { resultCount, searchTexts as texts } from "./search/texts.ts";
import { isLongEnough, MAX_LETTERS, useResults } from "./search/use-results.ts";

export function Search() {
	const { lang } = useFrame();
	const [query, setQuery] = useSearchParams();
	// The URL updates too late for fast typing.
	const [words, setWords] = useState(query.get("q") ?? "");
	const deferredWords = useDeferredValue(words);
	const change = (typed: string) => {
		setWords(typed);
		setQuery(typed ? { q: typed } : {}, { replace: true });
	};
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<search className="find-field">
				<TextField
					lang={lang}
					id="find"
					label={texts.field[lang]}
					help={texts.hint[lang]}
					type="search"
					maxLength={MAX_LETTERS}
					value={words}
					onChange={({ target }) => change(target.value)}
				/>
			</search>
			<SearchResults words={deferredWords} />
		</>
	);
}

/** Renders nothing below the minimum length. */
function SearchResults({ words }: { words: string }) {
	const { lang } = useFrame();
	const results = useResults(words);
	const { lectures, people, companies, recordings } = results;
	const isAsked = isLongEnough(words);
	const isPending = Object.values(results).some((one) => one.isPending);
	const total = lectures.items.length + people.count + companies.items.length + recordings.items.length;
	const isQuiet = Object.values(results).every((one) => !one.isFailed && !one.refusal);
	return (
		<>
			<p role="status" className="find-count">
				{isAsked && (isPending ? texts.searching[lang] : resultCount(lang, total))}
			</p>
			{isAsked && (
				<div className="find-parts">
					{!isPending && total === 0 && isQuiet && <Nothing />}
					<Lectures results={lectures} />
					<People results={people} words={words} />
					<Companies results={companies} />
					<Recordings results={recordings} />
				</div>
			)}
		</>
	);
}

type Parts = ReturnType<typeof useResults>;
type FoundPerson = Parts["people"]["items"][number];
type FoundTopics = NonNullable<ReturnType<Parts["people"]["topics"]["get"]>>;

function Lectures({ results }: { results: Parts["lectures"] }) {
	const { lang, event } = useFrame();
	const { data } = useQuery(categoriesQuery(event.code));
	// On-demand lectures have no meaningful time, so the row shows the name of their tab.
	const momentOf = ({ startDate, categoryId }: { startDate: string; categoryId: number }) => {
		const category = data?.categories.find((one) => one.objectId === categoryId);
		if (!category) return "";
		const hasHours = category.days.length > 0 || event.isMeeting;
		return hasHours
			? momentText(lang, new Date(startDate), event.timeZone, false)
			: localized(lang, category.name, category.nameEn);
	};
	return (
		<ResultSection kind="lectures" results={results} keyOf={({ lecture }) => lecture.objectId}>
			{({ lecture: one, track }) => {
				const { text, ...marked } = nameOf(lang, one);
				return (
					<Row
						to={`/agenda?lecture=${one.objectId}`}
						why={track && fill(texts.ofTrack[lang], localized(lang, track.name, track.nameEn))}
						name={<span {...marked}>{text}</span>}
						more={[momentOf(one), one.place, namesOf(one.lecturers)]}
					/>
				);
			}}
		</ResultSection>
	);
}

/** Explains why people cannot be searched, with a link. */
function People({ results, words }: { results: Parts["people"]; words: string }) {
	const { lang } = useFrame();
	const all = `/people?q=${encodeURIComponent(words.trim())}`;
	return (
		<ResultSection kind="people" results={results} count={results.count} all={all} keyOf={(one) => one.id}>
			{(one) => (
				<Row
					to={`/people/${one.id}`}
					name={`${one.firstName} ${one.lastName}`}
					more={[one.headline, one.company]}
					why={matchReason(lang, { person: one, topics: results.topics.get(one.id) ?? [], words })}
				/>
			)}
			{results.isClosed && (
				<p className="text-muted text-pretty">
					{texts.peopleClosed[lang]}{" "}
					<Link className="underline" to="/people">
						{texts.toPeople[lang]}
					</Link>
				</p>
			)}
		</ResultSection>
	);
}

/** The matching topic or part of the bio, if the row does not show the match. */
function matchReason(
	lang: Lang,
	{ person, topics, words }: { person: FoundPerson; topics: FoundTopics; words: string },
): string | undefined {
	if (topics.length > 0)
		return fill(texts.ofTopic[lang], topics.map((one) => localized(lang, one.name, one.nameEn)).join(", "));
	const has = (text: string) => excerptOf(text, words).some((part) => part.isFound);
	const { firstName, lastName, headline, company, about } = person;
	if (has(`${firstName} ${lastName} ${headline} ${company}`) || !has(about)) return undefined;
	return fill(
		texts.ofAbout[lang],
		excerptOf(about, words)
			.map((part) => part.text)
			.join(""),
	);
}

function Companies({ results }: { results: Parts["companies"] }) {
	return (
		<ResultSection kind="companies" results={results} keyOf={(one) => one.objectId}>
			{(one) => <Row to={`/stands/${one.objectId}`} name={one.name} more={[one.sentence]} />}
		</ResultSection>
	);
}

function Recordings({ results }: { results: Parts["recordings"] }) {
	const { lang } = useFrame();
	return (
		<ResultSection kind="recordings" results={results} keyOf={(one) => one.objectId}>
			{(one) => {
				const { text, ...marked } = nameOf(lang, one);
				const day = localized(lang, one.calendarName, one.calendarNameEn);
				return (
					<Row
						to={`/recordings/${one.objectId}`}
						name={<span {...marked}>{text}</span>}
						more={[day, namesOf(one.lecturers), one.state === "locked" ? texts.locked[lang] : ""]}
					/>
				);
			}}
		</ResultSection>
	);
}

/** `why` shows the match if nothing else in the row does. */
function Row({
	to,
	name,
	more,
	why,
}: {
	to: string;
	name: ReactNode;
	more: readonly string[];
	why?: string | undefined;
}) {
	return (
		<>
			<Link className="find-name" to={to}>
				{name}
			</Link>
			<p className="text-muted wrap-anywhere">{more.filter(Boolean).join(" · ")}</p>
			{why && <p className="text-muted wrap-anywhere">{why}</p>}
		</>
	);
}

function Nothing() {
	const { lang } = useFrame();
	return (
		<section className="card empty-state">
			<Icon name="search" size={28} />
			<h2 className="h-card">{texts.nothing[lang]}</h2>
			<p className="text-muted text-pretty">{texts.nothingLead[lang]}</p>
		</section>
	);
}
