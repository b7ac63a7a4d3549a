import { sanitizeHtml } from "../../kit/html/sanitize.ts";
import { guessedLanguage, languageCode } from "./languages.ts";
import { nameParts } from "./person-names.ts";
import { cutText, plainLine, richHtml } from "./rich-text.ts";
import type { Link, Person, Schedule, Talk } from "./schedule.ts";
import { breakName, dayName } from "./texts.ts";

/** A subject with its subtitle fits two lines of a card up to this length. */
const SUBJECT_WITH_SUBTITLE = 70;
const LONGEST = { subject: 300, name: 100, place: 120, tag: 40, job: 160, linkTitle: 160 };
const MAX_PER_LECTURE = { tags: 8, links: 20 };

/** The imported fields by source key. `hash` detects changes since the last import. */
export type LectureDraft = {
	key: string;
	hash: string;
	day: string;
	track: string | null;
	lecturers: string[];
	subject: string;
	language: string;
	startsAt: Date;
	endsAt: Date;
	place: string;
	shortDescription: string;
	description: string | null;
	tags: string[];
	links: Link[];
};
export type LecturerDraft = {
	key: string;
	hash: string;
	title: string | null;
	firstName: string;
	lastName: string;
	jobPosition: string;
	biography: string | null;
	linkedinUrl: string | null;
	twitterUrl: string | null;
	otherSocialMediaUrl: string | null;
	repositoryUrl: string | null;
	websiteUrl: string | null;
};
/** `key` is the date, `YYYY-MM-DD`. */
export type DayDraft = { key: string; name: string; nameEn: string; startsAt: Date; endsAt: Date };
/** `key` is the lower-case name. */
export type TrackDraft = { key: string; name: string };
export type BreakDraft = {
	key: string;
	day: string;
	name: string;
	nameEn: string | null;
	startsAt: Date;
	endsAt: Date;
};
export type Drafts = {
	days: DayDraft[];
	tracks: TrackDraft[];
	lecturers: LecturerDraft[];
	lectures: LectureDraft[];
	breaks: BreakDraft[];
};

function hashed<D extends object>(draft: D, hash: (text: string) => string): D & { hash: string } {
	return { ...draft, hash: hash(JSON.stringify(draft)) };
}

function sentence(text: string): string {
	return /[.!?…:]["”’)]?$/.test(text) ? text : `${text}.`;
}

/** A talk's text as HTML and on one line. */
type TalkText = { html: string; line: string };

function talkText(text: string): TalkText {
	const html = richHtml(text);
	return { html, line: plainLine(html) };
}

/** A short subtitle follows a dash; a long one begins the short description. */
function headOf({ title, subtitle }: Talk, about: TalkText): Pick<LectureDraft, "subject" | "shortDescription"> {
	const joined = subtitle ? `${title} – ${subtitle.replace(/(?<!\.)\.$/, "")}` : title;
	if (joined.length <= SUBJECT_WITH_SUBTITLE || subtitle === "") {
		return { subject: cutText(joined, LONGEST.subject), shortDescription: cutText(about.line) };
	}
	const isRepeated = about.line.toLowerCase().startsWith(subtitle.toLowerCase());
	const lead = isRepeated ? about.line : `${about.line ? sentence(subtitle) : subtitle} ${about.line}`.trim();
	return { subject: cutText(title, LONGEST.subject), shortDescription: cutText(lead) };
}

function linkTitle({ title, url }: Link): string {
	const { host, pathname } = new URL(url);
	return cutText(title || `${host.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}`, LONGEST.linkTitle);
}

type Texts = Pick<LectureDraft, "subject" | "shortDescription" | "description">;

/** Texts of other programs are plain, Markdown or HTML. */
function foreignTexts(talk: Talk): Texts {
	const abstract = talkText(talk.abstract);
	const description = talkText(talk.description);
	// A description that repeats the abstract replaces it.
	const html = description.line.startsWith(abstract.line) ? description.html : abstract.html + description.html;
	return { ...headOf(talk, abstract.line ? abstract : description), description: html || null };
}

/** Texts of this program are HTML, but still untrusted. */
function ownTexts({ title, abstract, description }: Talk): Texts {
	return { subject: title, shortDescription: abstract, description: sanitizeHtml(description) || null };
}

function lectureOf(talk: Talk, isOwn: boolean): Omit<LectureDraft, "hash"> {
	const { subject, shortDescription, description } = isOwn ? ownTexts(talk) : foreignTexts(talk);
	const links = [...new Map(talk.links.map((link) => [link.url, link])).values()].slice(0, MAX_PER_LECTURE.links);
	return {
		key: talk.key,
		day: talk.day,
		track: talk.track && trackKey(talk.track),
		lecturers: talk.personKeys,
		subject,
		shortDescription,
		language: languageCode(talk.language) ?? guessedLanguage(`${talk.title} ${talk.abstract} ${talk.description}`),
		startsAt: talk.startsAt,
		endsAt: talk.endsAt,
		place: cutText(talk.room, LONGEST.place),
		description,
		tags: [...new Set(talk.tags.map((tag) => cutText(tag, LONGEST.tag)))].slice(0, MAX_PER_LECTURE.tags),
		links: links.map((link) => ({ title: linkTitle(link), url: link.url })),
	};
}

type Profile = "linkedinUrl" | "twitterUrl" | "repositoryUrl" | "otherSocialMediaUrl" | "websiteUrl";
const PROFILE_HOSTS: [Profile, RegExp][] = [
	["linkedinUrl", /(?:^|\.)linkedin\.com$/],
	["twitterUrl", /(?:^|\.)(?:twitter|x)\.com$/],
	["repositoryUrl", /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)$/],
	[
		"otherSocialMediaUrl",
		/(?:^|\.)(?:facebook\.com|instagram\.com|bsky\.app|youtube\.com|mastodon\.\w+|chaos\.social|xing\.com|threads\.net)$/,
	],
];

/** A person's first link of each kind of profile. */
function profilesOf(links: Link[]): Record<Profile, string | null> {
	const found: Record<Profile, string | null> = {
		linkedinUrl: null,
		twitterUrl: null,
		repositoryUrl: null,
		otherSocialMediaUrl: null,
		websiteUrl: null,
	};
	for (const { url } of links) {
		const { host } = new URL(url);
		const kind = PROFILE_HOSTS.find(([, hosts]) => hosts.test(host))?.[0] ?? "websiteUrl";
		found[kind] ??= url;
	}
	return found;
}

function lecturerOf(person: Person, isOwn: boolean): Omit<LecturerDraft, "hash"> {
	const { title, firstName, lastName } =
		person.firstName !== null && person.lastName !== null
			? { title: null, firstName: person.firstName, lastName: person.lastName }
			: nameParts(person.name);
	return {
		key: person.key,
		title,
		firstName: cutText(firstName, LONGEST.name),
		lastName: cutText(lastName, LONGEST.name),
		jobPosition: cutText(person.tagLine, LONGEST.job),
		biography: (isOwn ? sanitizeHtml : richHtml)(person.biography) || null,
		...profilesOf(person.links),
	};
}

function trackKey(name: string): string {
	return name.toLowerCase();
}

/** Each day spans from the first start to the last end. */
function daysOf(schedule: Schedule): DayDraft[] {
	const days = new Map<string, DayDraft>();
	for (const { day, startsAt, endsAt } of [...schedule.talks, ...schedule.breaks]) {
		const existingDay = days.get(day);
		if (!existingDay)
			days.set(day, { key: day, name: dayName(day, "pl"), nameEn: dayName(day, "en"), startsAt, endsAt });
		else {
			if (startsAt < existingDay.startsAt) existingDay.startsAt = startsAt;
			if (endsAt > existingDay.endsAt) existingDay.endsAt = endsAt;
		}
	}
	return [...days.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/**
 * A schedule in the agenda's terms. `hash` must be deterministic. Lectures are sorted by start, then room; lecturers by
 * first appearance.
 */
export function draftsOf(schedule: Schedule, hash: (text: string) => string): Drafts {
	const talks = [...schedule.talks].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
	const persons = new Map(schedule.persons.map((person) => [person.key, person]));
	const speaking = [...new Set(talks.flatMap((talk) => talk.personKeys))].flatMap((key) => persons.get(key) ?? []);
	const tracks = new Map(
		schedule.tracks.map((name) => [trackKey(name), { key: trackKey(name), name: cutText(name, LONGEST.name) }]),
	);
	return {
		days: daysOf(schedule),
		tracks: [...tracks.values()],
		lecturers: speaking.map((person) => hashed(lecturerOf(person, schedule.isOwn), hash)),
		lectures: talks.map((talk) => hashed(lectureOf(talk, schedule.isOwn), hash)),
		breaks: schedule.breaks.map((one) => ({ ...one, ...breakName(cutText(one.name, LONGEST.name)) })),
	};
}
