import type { Text } from "../../kit/i18n/lang.ts";

type Line = [Text, ...Text[]];

export const roomMark: Text = { pl: "(demonstracja)", en: "(demonstration)" };

/** The lines take turns. */
export const roomLines = {
	before: [
		{
			pl: "Dzień dobry! Słychać i widać, czekam z kawą.",
			en: "Good morning! Sound and picture are fine, coffee is ready.",
		},
		{ pl: "Cześć wszystkim, Gdańsk się melduje.", en: "Hello everybody, greetings from Gdańsk." },
		{
			pl: "Kto był rano w drugim studiu? Warto było wstać.",
			en: "Who was in the other studio earlier? Worth getting up for.",
		},
		{
			pl: "U mnie obraz dopiero po odświeżeniu, teraz już dobrze.",
			en: "I had to reload for the picture; it is fine now.",
		},
	],
	during: [
		{ pl: "Ten slajd zawiśnie nad moim biurkiem.", en: "I would hang this slide above my desk." },
		{ pl: "U nas zaczęło się dokładnie od tego samego.", en: "It began for us exactly like that." },
		{ pl: "Czy ktoś robił to na mniejszą skalę?", en: "Has anybody done this at a smaller scale?" },
		{ pl: "My: dwie osoby i pół roku. Da się.", en: "We did: two people, half a year. It can be done." },
		{
			pl: "Zapisuję sobie to zdanie na najbliższe zebranie.",
			en: "I am writing that sentence down for our next meeting.",
		},
		{
			pl: "Dobry przykład, w końcu bez wymyślonego sklepu z kotami.",
			en: "A good example, and not another made-up pet shop.",
		},
		{
			pl: "Pytanie jest obok, zagłosujcie, jeśli też Was ciekawi.",
			en: "I put a question beside; vote if you wonder, too.",
		},
		{ pl: "A co, kiedy to się nie uda o trzeciej w nocy?", en: "And when that fails at three in the morning?" },
		{
			pl: "Wtedy budzi się ten, kto wdrażał. Działa wychowawczo.",
			en: "Then whoever deployed it wakes up. Very educational.",
		},
		{
			pl: "Mierzyliście, ile to zabiera czasu przy każdej zmianie?",
			en: "Did you measure what it costs at each change?",
		},
		{ pl: "Koszt jest gdzie indziej: w rozmowach, nie w kodzie.", en: "The cost is elsewhere: in talks, not in code." },
		{ pl: "To samo mówił audytor, tylko dłużej.", en: "The auditor said the same, only longer." },
		{ pl: "Napisy nadążają, dziękuję organizatorom.", en: "The captions keep up, thank you to the organisers." },
		{ pl: "Lepiej zacząć od najmniejszej części i zobaczyć.", en: "I would begin with the smallest part and see." },
		{ pl: "Zgoda, wielkie początki rzadko mają koniec.", en: "Agreed, big beginnings rarely have an end." },
		{
			pl: "Ktoś na sali był na warsztacie z tego? Opowiedzcie.",
			en: "Was anybody at the workshop about this? Do tell.",
		},
	],
	after: [
		{ pl: "Dziękuję! Najkonkretniejszy wykład tego dnia.", en: "Thank you! The most concrete talk of the day." },
		{ pl: "Brawo, lecę do następnego.", en: "Bravo, off to the next one." },
		{
			pl: "Wrócę do nagrania, w notatkach mam tylko połowę.",
			en: "I will come back to the recording; I noted only half of it.",
		},
	],
} satisfies Record<"before" | "during" | "after", Line>;

export const roomReplies: Line = [
	{
		pl: "Dobra myśl. Zadaj to jako pytanie obok, zagłosuję.",
		en: "Good point. Ask it as a question beside, I will vote.",
	},
	{ pl: "Dokładnie tak to u nas wygląda.", en: "That is exactly how it is with us." },
	{ pl: "Ciekawe, a jak duży jest Wasz zespół?", en: "Interesting, and how large is your team?" },
	{ pl: "Dzięki, tego mi brakowało.", en: "Thank you, that is what I was missing." },
];

export const roomQuestions: Line = [
	{ pl: "Od czego zacząć, gdy mamy na to tydzień?", en: "Where should one begin with a week to spend?" },
	{ pl: "Co zrobilibyście dziś inaczej?", en: "What would you do differently today?" },
	{ pl: "Jak przekonaliście do tego zarząd?", en: "How did you convince the board?" },
	{ pl: "Ile z tego da się powtórzyć bez chmury?", en: "How much of it can be repeated without a cloud?" },
	{ pl: "Po czym poznaliście, że to już wystarczy?", en: "How did you know that it was enough?" },
];

export const roomPolls: [Poll, ...Poll[]] = [
	{
		question: {
			pl: "Ile czasu mija u Was od zmiany do wdrożenia?",
			en: "How long from a change to its release at your place?",
		},
		options: [
			{ pl: "godziny", en: "hours" },
			{ pl: "dni", en: "days" },
			{ pl: "tygodnie", en: "weeks" },
			{ pl: "nikt nie liczy", en: "nobody counts" },
		],
	},
	{
		question: { pl: "Kiedy ostatnio odtwarzaliście kopię zapasową?", en: "When did you last restore a backup?" },
		options: [
			{ pl: "w tym miesiącu", en: "this month" },
			{ pl: "w tym roku", en: "this year" },
			{ pl: "jaką kopię?", en: "what backup?" },
		],
	},
	{
		question: { pl: "Skąd dziś oglądasz?", en: "Where do you watch from today?" },
		options: [
			{ pl: "z domu", en: "home" },
			{ pl: "z biura", en: "the office" },
			{ pl: "z pociągu", en: "a train" },
		],
	},
];
type Poll = { question: Text; options: Text[] };
