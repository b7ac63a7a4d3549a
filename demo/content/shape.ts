/**
 * What the demonstration's content files hold. `demo/seed.ts` turns it into rows.
 * Texts that the site shows in two languages stand side by side; a lecture speaks one language, its own.
 * Keys are kebab-case ASCII, unique within their kind, and never change: ids and pictures are derived from them.
 */
export type Both = { pl: string; en: string };

export type DemoLecturer = {
	key: string;
	/** Which figure the portrait shows. */
	look: "f" | "m";
	/** Academic title, only where there is one: "dr", "prof. dr hab." */
	title?: string;
	firstName: string;
	lastName: string;
	jobPosition: Both;
	organization: string;
	/** Plain text, paragraphs separated by a blank line. */
	biography: Both;
	linkedinUrl?: string;
	twitterUrl?: string;
	otherSocialMediaUrl?: string;
	repositoryUrl?: string;
	websiteUrl?: string;
};

/** A person of the programme council is a lecturer entry too; the event lists the keys. */
export type DemoTrack = {
	key: string;
	name: Both;
	/** Lecturer keys: who chairs the track, who takes care of it. */
	chairmans: string[];
	carers: string[];
};

export type DemoCategory = {
	key: string;
	name: Both;
	icon: "play" | "pin" | "list" | "briefcase" | "wrench" | "star";
	/** True where the hour matters: the sort switch by track / by hour is offered. */
	isHourlySignificant: boolean;
	/** At most one per event: the category that the API returns as `fakeCategory`. */
	isFake?: true;
};

export type DemoBreak = { start: string; end: string; name: Both };

export type DemoCalendar = {
	/** The public code on the wire, e.g. "MSTS25-ONSITE", "TBF-2024-10-08". */
	code: string;
	/** As visitors read it: "Piątek 07.06". */
	name: Both;
	/** One line under the name: "na miejscu, Hala Łuków". */
	note: Both;
	/** Local day in the event's zone, YYYY-MM-DD; a number is days after the first start (live edition). */
	day: string | number;
	isOnline: boolean;
	isOnsite: boolean;
	/** How many fit in; without it there is no limit. */
	onsitePlaces?: number;
	breaks: DemoBreak[];
};

export type SecondLanguage = { subject: string; shortDescription: string; description?: string };

export type DemoLecture = {
	key: string;
	category: string;
	calendar: string;
	/** Null only in meetups and in categories without tracks. */
	track: string | null;
	subject: string;
	language: "pl" | "en";
	/** Local time in the event's zone, "HH:MM"; an end before the start is on the next day. */
	start: string;
	end: string;
	place: string;
	difficultyLevel: 1 | 2 | 3;
	isHot?: true;
	/** One or two sentences, plain text, in the lecture's language. */
	shortDescription: string;
	/** Two or three paragraphs, separated by a blank line; absent for a few lectures on purpose. */
	description?: string;
	tags: string[];
	/** The same in the other language of the two, where somebody has translated it. */
	second?: SecondLanguage;
	lecturers: string[];
	exhibitor?: string;
	/** The seat statuses that the seeded reservations give: 0 free, 1 last places, 2 none. */
	status?: 0 | 1 | 2;
	statusVip?: 0 | 1 | 2;
};

/** typeId: 0 text, 1 and 2 HTML, 3 integer, 4 boolean, 5 e-mail link, 6 link. */
export type DemoField =
	| { name: Both; typeId: 0 | 1 | 2; valueStr: Both }
	| { name: Both; typeId: 3; valueInt: number }
	| { name: Both; typeId: 4; valueBool: boolean }
	| { name: Both; typeId: 5 | 6; valueStr: Both };

export type DemoExhibitor = {
	key: string;
	name: string;
	/** 0 recruitment, 1 marketing. */
	type: 0 | 1;
	/** The legal name used in consents: "Norvika sp. z o.o." */
	rodoName: string;
	isMeetingEnabled: boolean;
	meetingTopics: Both[];
	groups: { name: Both; fields: DemoField[] }[];
};

export type DemoPartner = { key: string; name: string; tier: "main" | "content" | "media"; url: string };

export type DemoNews = {
	key: string;
	title: Both;
	/** Plain text, paragraphs separated by a blank line. */
	description: Both;
	isHighlighted: boolean;
	/** YYYY-MM-DD, or days relative to the first start (0 or negative, live edition). */
	publicationDate: string | number;
	tags: string[];
};

export type DemoContact = {
	kind: "partnerContact" | "participantContact" | "programContact";
	key: string;
	look: "f" | "m";
	name: string;
	role: Both;
	email: string;
	phone: string;
};

/** Money in grosz, net. Rounds in order; the last has no end. */
export type DemoPackage = {
	code: "EXPO" | "BASIC-ONLINE" | "BASIC-ONSITE" | "STANDARD" | "EXEC";
	/** Shown name; "Pro / Exec" for EXEC. */
	name: string;
	forWhom: Both;
	netByRound: [number, number, number];
	isOnline: boolean;
	isOnsite: boolean;
	/** Null is without a limit. */
	capacity: number | null;
	isRecommended?: true;
	/** Additional seats of lectures are open to it (decisions §6). */
	hasExtendedSeats?: true;
	includes: {
		expo: boolean;
		lectures: "none" | "online" | "onsite" | "both";
		afterparty: boolean;
		recordings: "none" | "online" | "all";
		lunch: "none" | "buy" | "included";
		matchmaking: "none" | "invited" | "full";
	};
};

export type DemoEvent = {
	code: string;
	name: Both;
	/** Three short lines at most, the hero's heading: "Dwa dni w pełnym świetle". */
	headline: Both;
	/** One sentence under it. */
	lead: Both;
	place: Both;
	city: Both;
	/** Replaces the intro above the agenda, and its form once the edition is past. */
	agendaIntro: Both;
	agendaIntroOutdated: Both;
	/** Local date-time in the event's zone "YYYY-MM-DDTHH:MM", or days after the first start (at midnight). */
	countdownAt: string | number;
	/** What is counted down to: it closes nothing, so it must not say that it does. */
	countdownLabel: Both;
	/** Last inclusive local days of rounds 1 and 2, YYYY-MM-DD or days relative to the first start. */
	rounds: [string | number, string | number] | null;
	isMeetup: boolean;
	allowRegistration: boolean;
	isLoginAvailable: boolean;
	isOnline: boolean;
	isOnsite: boolean;
	/** Own people until known: the code of the edition whose people are shown. */
	landingLecturersEventCode?: string;
	landingProgrammeCouncilEventCode?: string;
	landingExhibitorsEventCode?: string;
	landingPartnersEventCode?: string;
	/** People in the previous edition, recorded hours: shown among the numbers where known. */
	previousAttendance?: number;
	/** Three facts for the info bar: bold line and small line. */
	facts: { icon: "ticket" | "globe" | "play" | "pin" | "clock"; title: Both; note: Both }[];
	theme: {
		accent: string;
		accentStrong: string;
		accentSoft: string;
		key: string;
		/** Six beam colours in the hero's order. */
		beams: [string, string, string, string, string, string];
	};
	categories: DemoCategory[];
	calendars: DemoCalendar[];
	tracks: DemoTrack[];
	lecturers: DemoLecturer[];
	/** Keys in the organiser's order: the first 12 are on the landing page. */
	lecturerOrder: string[];
	councilOrder: string[];
	lectures: DemoLecture[];
	exhibitors: DemoExhibitor[];
	partners: DemoPartner[];
	news: DemoNews[];
	contacts: DemoContact[];
	packages: DemoPackage[];
};

/** An entry of the other-events calendar. */
export type DemoOtherEvent = {
	name: Both;
	/** "4–5 kwietnia", "marzec". */
	when: Both;
	year: number;
	/** The last day, YYYY-MM-DD, of one without a page here. */
	endsOn?: string;
	note: Both;
	/** The event's page here, where it has one. */
	eventCode?: string;
	color: string;
};
