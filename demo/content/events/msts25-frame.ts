import type { DemoEvent } from "../shape.ts";

/** The main event's own texts; its agenda, people and expo are written elsewhere. */
export const msts25Frame: Omit<
	DemoEvent,
	| "categories"
	| "calendars"
	| "tracks"
	| "lecturers"
	| "lecturerOrder"
	| "councilOrder"
	| "lectures"
	| "exhibitors"
	| "partners"
	| "news"
	| "contacts"
	| "packages"
> = {
	code: "MSTS25",
	name: { pl: "MS Tech Summit 2025", en: "MS Tech Summit 2025" },
	headline: { pl: "Dwa dni w pełnym świetle", en: "Two days in full light" },
	lead: {
		pl: "Ponad 120 wykładów o technologiach Microsoft, targi pracy i ludzie, którzy budują to, z czego korzystasz co rano.",
		en: "Over 120 talks on Microsoft technologies, a job fair, and the people who build what you open every morning.",
	},
	place: { pl: "Hala Łuków", en: "Hala Łuków" },
	city: { pl: "Warszawa", en: "Warsaw" },
	agendaIntro: {
		pl: "Zaplanuj dwa dni: czwartek 06.06 online i piątek 07.06 na miejscu. Godziny są czasem warszawskim, a informacja o miejscach w salach odświeża się na bieżąco.",
		en: "Plan your two days: Thursday 06.06 online, Friday 07.06 onsite. All times are Warsaw time, and seats in the rooms are refreshed as they go.",
	},
	agendaIntroOutdated: {
		pl: "Ta edycja już się odbyła. Zostawiamy jej agendę na pamiątkę: zobacz, kto stał na scenie i o czym mówił.",
		en: "This edition is over. We keep its agenda on display: see who was on stage and what they talked about.",
	},
	countdownAt: "2025-10-31T00:00",
	countdownLabel: { pl: "Do końca naboru prelekcji na 2026 rok", en: "Call for talks 2026 closes in" },
	rounds: ["2025-04-28", "2025-05-04"],
	isMeetup: false,
	allowRegistration: true,
	isLoginAvailable: true,
	isOnline: true,
	isOnsite: true,
	previousAttendance: 2300,
	facts: [
		{
			icon: "ticket",
			title: { pl: "Trzy rundy cenowe", en: "Three price rounds" },
			note: { pl: "Im wcześniej, tym taniej", en: "The earlier, the cheaper" },
		},
		{
			icon: "globe",
			title: { pl: "Po polsku i po angielsku", en: "In Polish and in English" },
			note: { pl: "Język widać przy każdym wykładzie", en: "Every talk shows its language" },
		},
		{
			icon: "play",
			title: { pl: "Nagrania przez 3 miesiące", en: "Recordings for 3 months" },
			note: { pl: "Zwykle gotowe w 2 tygodnie", en: "Usually ready within 2 weeks" },
		},
	],
	theme: {
		accent: "#3d2bff",
		accentStrong: "#2a19d6",
		accentSoft: "#e9e6ff",
		key: "#ffc53d",
		beams: ["#ff5a3c", "#6b5cff", "#ffc53d", "#ff5c9a", "#2ee6b0", "#4ca8ff"],
	},
};
