import { fill } from "../../kit/i18n/fill.ts";
import { isolated, type Lang, type Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import { momentText } from "../../kit/time/moment.ts";
import type { NoticeKind } from "./kinds.ts";

type Sentences = { text: Text; detail?: Text };

const WHEN_WHERE: Text = { pl: "#when, #where", en: "#when, #where" };
const INSTEAD: Text = { pl: "#other, zamiast: #when", en: "#other, instead of #when" };

const SENTENCES: Record<Exclude<NoticeKind, "message">, Sentences> = {
	"lecture-moved": {
		text: { pl: "Zmiana w Twoim planie: #lecture", en: "A change in your plan: #lecture" },
		detail: { pl: "Teraz: #when. Było: #other.", en: "Now: #when. Before: #other." },
	},
	"person-invited": { text: { pl: "#person zaprasza Cię do rozmowy", en: "#person invites you to talk" } },
	"person-accepted": { text: { pl: "#person przyjmuje Twoje zaproszenie", en: "#person accepts your invitation" } },
	"appointment-proposed": {
		text: { pl: "#person proponuje spotkanie", en: "#person proposes a meeting" },
		detail: WHEN_WHERE,
	},
	"appointment-agreed": {
		text: { pl: "#person zgadza się na spotkanie", en: "#person accepts the meeting" },
		detail: WHEN_WHERE,
	},
	"appointment-declined": {
		text: { pl: "#person nie może się spotkać", en: "#person cannot meet you" },
		detail: WHEN_WHERE,
	},
	"appointment-withdrawn": {
		text: { pl: "#person wycofuje propozycję spotkania", en: "#person takes the proposed meeting back" },
		detail: WHEN_WHERE,
	},
	"appointment-cancelled": {
		text: { pl: "#person odwołuje spotkanie", en: "#person cancels the meeting" },
		detail: WHEN_WHERE,
	},
	"appointment-moveProposed": {
		text: { pl: "#person prosi o inny termin spotkania", en: "#person asks to move the meeting" },
		detail: INSTEAD,
	},
	"appointment-moved": {
		text: { pl: "#person zgadza się na nowy termin spotkania", en: "#person accepts the new time of the meeting" },
		detail: WHEN_WHERE,
	},
	"appointment-kept": {
		text: {
			pl: "Spotkanie zostaje w umówionym terminie: #person",
			en: "The meeting stays at its agreed time: #person",
		},
		detail: WHEN_WHERE,
	},
	"meeting-agreed": {
		text: { pl: "#company przyjmuje prośbę o spotkanie", en: "#company accepts your request for a meeting" },
		detail: WHEN_WHERE,
	},
	"meeting-declined": {
		text: { pl: "#company nie może się spotkać", en: "#company cannot meet you" },
		detail: WHEN_WHERE,
	},
	"meeting-cancelled": {
		text: { pl: "#company odwołuje spotkanie", en: "#company cancels the meeting" },
		detail: WHEN_WHERE,
	},
	"meeting-moved": {
		text: { pl: "#company proponuje inny termin", en: "#company proposes another time" },
		detail: WHEN_WHERE,
	},
	"meeting-moving": {
		text: { pl: "#company prosi o przeniesienie spotkania", en: "#company asks to move the meeting" },
		detail: INSTEAD,
	},
	"meeting-rescheduled": {
		text: { pl: "#company zgadza się na nowy termin", en: "#company accepts the new time" },
		detail: WHEN_WHERE,
	},
	"meeting-stays": {
		text: {
			pl: "Spotkanie zostaje w umówionym terminie: #company",
			en: "The meeting stays at its agreed time: #company",
		},
		detail: WHEN_WHERE,
	},
	"seat-offered": {
		text: {
			pl: "Jest dla Ciebie miejsce na wykładzie: #lecture",
			en: "There is a seat for you at the lecture: #lecture",
		},
		detail: { pl: "Trzymamy je do #until.", en: "We hold it until #until." },
	},
	"stand-answer": { text: { pl: "#company odpowiada na Twoją wiadomość", en: "#company answers your message" } },
	"waiting-offered": {
		text: { pl: "Jest dla Ciebie miejsce w pakiecie #package", en: "There is a place for you in the package #package" },
		detail: { pl: "Trzymamy je do #until.", en: "We hold it until #until." },
	},
};

/** For an appointment that ended with the other person's account, whose name is gone. */
const ERASED: Sentences = {
	text: {
		pl: "Spotkanie się nie odbędzie: ta osoba usunęła konto",
		en: "A meeting will not take place: the other person deleted their account",
	},
	detail: WHEN_WHERE,
};

const online: Text = { pl: "online", en: "online" };

/** The values of a sentence. Names are in the reader's language. */
export type NoticeFacts = {
	kind: NoticeKind;
	timeZone: string;
	person: string | null;
	company: string | null;
	lecture: string | null;
	package: string | null;
	count: number;
	startsAt: Date | null;
	place: string | null;
	otherStartsAt: Date | null;
	otherPlace: string | null;
	until: Date | null;
};

export function noticeSentences(lang: Lang, facts: NoticeFacts): { text: string; detail: string | null } {
	const values = valuesOf(lang, facts);
	const say = (text: Text) => fill(text[lang], values);
	if (facts.kind === "message") return { text: messagesText(lang, facts), detail: null };
	const isErased = facts.person === null && facts.kind.startsWith("appointment-");
	const { text, detail } = isErased ? ERASED : SENTENCES[facts.kind];
	return { text: say(text), detail: detail ? say(detail) : null };
}

function valuesOf(lang: Lang, facts: NoticeFacts): Record<string, string> {
	const { kind, timeZone, startsAt, otherStartsAt, until } = facts;
	const moment = (at: Date | null) => (at ? momentText(lang, at, timeZone, false) : "");
	const isLecture = kind === "lecture-moved";
	// a lecture's time includes its hall
	const placed = (at: Date | null, place: string | null) =>
		isLecture ? [moment(at), isolated(place ?? "")].filter(Boolean).join(", ") : moment(at);
	return {
		person: isolated(facts.person ?? ""),
		company: isolated(facts.company ?? ""),
		lecture: isolated(facts.lecture ?? ""),
		package: isolated(facts.package ?? ""),
		when: placed(startsAt, facts.place),
		other: placed(otherStartsAt, facts.otherPlace),
		where: facts.place === null ? online[lang] : isolated(facts.place),
		until: moment(until),
	};
}

/** "3 nowe wiadomości: Anna Nowak". Without a verb nothing has to agree with number or gender. */
function messagesText(lang: Lang, { count, person, company }: NoticeFacts): string {
	const messages = plural(lang, count, {
		pl: { one: "Nowa wiadomość", few: "# nowe wiadomości", many: "# nowych wiadomości", other: "# wiadomości" },
		en: { one: "A new message", other: "# new messages" },
	});
	return `${messages}: ${isolated(person ?? company ?? "")}`;
}
