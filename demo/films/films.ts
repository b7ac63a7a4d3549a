import type { Text } from "../../src/kit/i18n/lang.ts";

export type Slide = { chapter: Text; title: string; lines: string[]; said: Text[] };

/** A silent film about a lecture of MSTS25, in slides of `SLIDE_SECONDS`. The captions contain the speech. */
export type Film = { lecture: string; speaker: string; colour: string; label: string; slides: Slide[] };

export const SLIDE_SECONDS = 6;

/** The demonstration's films, with texts of their lectures. */
export const FILMS: readonly Film[] = [
	{
		lecture: "kopia-zapasowa-ktorej-nikt-nie-probowal-odtworzyc",
		speaker: "cezary-trzmiel",
		colour: "#ff5a3c",
		label: "Kopia zapasowa",
		slides: [
			{
				chapter: { pl: "Zielone znaczki", en: "Green ticks" },
				title: "Zielone znaczki to jeszcze nie powrót do pracy",
				lines: ["kopia: poprawna", "plan: nie"],
				said: [
					{ pl: "W Azure Backup wszystko było na zielono.", en: "In Azure Backup everything was green." },
					{ pl: "Kopia była poprawna. Plan nie.", en: "The backup was right. The plan was not." },
				],
			},
			{
				chapter: { pl: "Pierwsza próba", en: "The first try" },
				title: "Dziewiętnaście godzin",
				lines: ["baza działa", "użytkowników brak"],
				said: [
					{ pl: "Pierwsze odtworzenie trwało dziewiętnaście godzin.", en: "The first restore took nineteen hours." },
					{
						pl: "Baza działała, ale bez użytkowników: tożsamości leżały w innej skrzynce.",
						en: "The database worked, without its users: their identities lay in another vault.",
					},
				],
			},
			{
				chapter: { pl: "Gdzie to się psuje", en: "Where it breaks" },
				title: "Trzy miejsca",
				lines: ["klucze szyfrowania", "adresy", "kolejność uruchamiania"],
				said: [
					{ pl: "Zatrzymuję się tam, gdzie najczęściej się to psuje.", en: "I stop where it breaks most often." },
					{
						pl: "Klucze, adresy i kolejność uruchamiania.",
						en: "Keys, addresses, and the order in which things start.",
					},
				],
			},
			{
				chapter: { pl: "Ćwiczenie co miesiąc", en: "The monthly exercise" },
				title: "Co miesiąc, z zegarem w rogu",
				lines: ["90 minut", "cały system od zera"],
				said: [
					{
						pl: "Co miesiąc odtwarzamy cały system od zera.",
						en: "Each month we restore the whole system from nothing.",
					},
					{ pl: "Zajmuje nam to dziewięćdziesiąt minut.", en: "It takes us ninety minutes." },
				],
			},
			{
				chapter: { pl: "Karta do wydrukowania", en: "A card to print" },
				title: "Karta ćwiczenia na jutro",
				lines: ["kto", "w jakiej kolejności", "do której godziny"],
				said: [
					{ pl: "Ostatnia minuta to karta ćwiczenia.", en: "The last minute is a card for the exercise." },
					{ pl: "Wydrukujcie ją i spróbujcie jutro.", en: "Print it, and try it tomorrow." },
				],
			},
		],
	},
	{
		lecture: "azure-policy-as-a-brake-not-a-wall",
		speaker: "ada-miodek",
		colour: "#ff5a3c",
		label: "Azure Policy",
		slides: [
			{
				chapter: { pl: "Grupy o nazwie temp", en: "Groups called temp" },
				title: "23 resource groups called “temp”",
				lines: ["outside the policy scope", "on purpose"],
				said: [
					{
						pl: "Zablokowane wdrożenie uczy jednego: jak obejść blokadę.",
						en: "A blocked deployment teaches one thing: how to get around the block.",
					},
					{ pl: "W pierwszym roku było ich dwadzieścia trzy.", en: "In our first year there were twenty-three." },
				],
			},
			{
				chapter: { pl: "Cztery kroki", en: "Four stages" },
				title: "Four stages",
				lines: ["observe", "warn", "remediate", "deny"],
				said: [
					{ pl: "Obserwuj, ostrzegaj, naprawiaj, odmawiaj.", en: "Observe, warn, remediate, deny." },
					{ pl: "W tej kolejności, nigdy od końca.", en: "In this order, never from the end." },
				],
			},
			{
				chapter: { pl: "Jak długo trwa krok", en: "How long a stage lasts" },
				title: "Every stage has a deadline",
				lines: ["160 policies rebuilt", "exemptions that expire"],
				said: [
					{ pl: "Każdy krok ma swój termin.", en: "Every stage has its deadline." },
					{ pl: "Wyjątki też wygasają.", en: "Exemptions expire as well." },
				],
			},
			{
				chapter: { pl: "Dzień zmiany", en: "The day of the change" },
				title: "The day a policy moves",
				lines: ["who is told", "what turns amber"],
				said: [
					{
						pl: "Tak wygląda pulpit w dniu, w którym zasada przechodzi dalej.",
						en: "This is the dashboard on the day a policy moves on.",
					},
					{ pl: "Nikt nie dowiaduje się o tym z błędu.", en: "Nobody hears of it from an error." },
				],
			},
			{
				chapter: { pl: "Lista na koniec", en: "The checklist" },
				title: "Bring your own worst policy",
				lines: ["keep it", "change it", "delete it"],
				said: [
					{ pl: "Weźcie swoją najgorszą zasadę.", en: "Bring your own worst policy." },
					{ pl: "Lista pomoże zdecydować, czy ją zostawić.", en: "The checklist helps you decide whether to keep it." },
				],
			},
		],
	},
	{
		lecture: "strefy-czasowe-w-net-spotkanie-ktore-sie-nie-odbylo",
		speaker: "malwina-zieba",
		colour: "#2ee6b0",
		label: "Strefy czasowe w .NET",
		slides: [
			{
				chapter: { pl: "Spotkanie", en: "The meeting" },
				title: "Spotkanie, które się nie odbyło",
				lines: ["trzy kraje", "zmiana czasu w niedzielę"],
				said: [
					{
						pl: "Rada nadzorcza w trzech krajach i zmiana czasu w niedzielę.",
						en: "A board in three countries, and the clocks change on Sunday.",
					},
					{ pl: "Kalendarz wiedział lepiej.", en: "The calendar knew better." },
				],
			},
			{
				chapter: { pl: "Przeszłość", en: "The past" },
				title: "Przeszłość: UTC wystarcza",
				lines: ["stało się raz", "nie zmieni godziny"],
				said: [
					{ pl: "Przeszłość zapisuje się w UTC.", en: "The past is kept in UTC." },
					{ pl: "I to wystarcza.", en: "And that is enough." },
				],
			},
			{
				chapter: { pl: "Przyszłość", en: "The future" },
				title: "Przyszłość: dziewiąta w Lizbonie",
				lines: ["data", "godzina", "strefa"],
				said: [
					{
						pl: "Umówiliśmy się na dziewiątą w Lizbonie, a nie na ósmą gdziekolwiek.",
						en: "We agreed on nine in Lisbon, not on eight anywhere.",
					},
					{ pl: "Dziewiąta ma zostać dziewiątą.", en: "Nine shall stay nine." },
				],
			},
			{
				chapter: { pl: "Trzy błędy", en: "Three bugs" },
				title: "Trzy prawdziwe zgłoszenia",
				lines: ["cykliczne spotkanie", "faktura z końca miesiąca", "nocna zmiana: 9 godzin"],
				said: [
					{ pl: "Trzy błędy, każdy z prawdziwym zgłoszeniem.", en: "Three bugs, each with its real report." },
					{
						pl: "Nocna zmiana trwała dziewięć godzin zamiast ośmiu.",
						en: "The night shift lasted nine hours instead of eight.",
					},
				],
			},
			{
				chapter: { pl: "Testy", en: "Tests" },
				title: "Podstaw zegar",
				lines: ["testy z zegarem z zewnątrz", "bez tych typów w sygnaturach"],
				said: [
					{ pl: "Na koniec testy z podstawianym zegarem.", en: "At the end, tests with a clock from outside." },
					{
						pl: "I lista typów, których już nie używamy w sygnaturach.",
						en: "And the types that we use in signatures no more.",
					},
				],
			},
		],
	},
	{
		lecture: "hardening-service-principals-nobody-owns",
		speaker: "jeremi-wasilko",
		colour: "#ffc53d",
		label: "Service principals",
		slides: [
			{
				chapter: { pl: "Czyje to jest", en: "Whose is it" },
				title: "1,900 identities, 310 owners",
				lines: ["1,590 belong to nobody"],
				said: [
					{
						pl: "Nikt nie kasuje tożsamości aplikacji, bo nikt nie wie, co przestanie działać.",
						en: "Nobody deletes an application identity, because nobody knows what will stop.",
					},
					{ pl: "Właścicieli było trzystu dziesięciu.", en: "There were three hundred and ten owners." },
				],
			},
			{
				chapter: { pl: "Inne pytanie", en: "Another question" },
				title: "Not whose, but what",
				lines: ["the last 90 days", "from the sign-in logs"],
				said: [
					{ pl: "Przestaliśmy pytać, czyje to jest.", en: "We stopped asking who owns it." },
					{ pl: "Pytamy, co robiło przez dziewięćdziesiąt dni.", en: "We ask what it did in ninety days." },
				],
			},
			{
				chapter: { pl: "Cztery stosy", en: "Four piles" },
				title: "Four piles",
				lines: ["in use", "asleep", "too strong", "unknown"],
				said: [
					{ pl: "Ułożyliśmy je na czterech stosach.", en: "We sorted them into four piles." },
					{ pl: "Najciekawszy jest trzeci.", en: "The third is the interesting one." },
				],
			},
			{
				chapter: { pl: "Próba krzyku", en: "The scream test" },
				title: "The scream test, done politely",
				lines: ["switch off", "wait", "back in 30 seconds"],
				said: [
					{ pl: "Wyłączamy i czekamy, kto zawoła.", en: "We switch it off and wait for a shout." },
					{ pl: "Powrót trwa trzydzieści sekund.", en: "Rolling back takes thirty seconds." },
				],
			},
			{
				chapter: { pl: "Jedno uprawnienie", en: "One permission" },
				title: "One forgotten demo app",
				lines: ["could read every mailbox"],
				said: [
					{
						pl: "Jedna zapomniana aplikacja czytała każdą skrzynkę w firmie.",
						en: "One forgotten app could read every mailbox in the company.",
					},
					{ pl: "Zapytania są w notatkach.", en: "The queries are in the notes." },
				],
			},
		],
	},
];

export const secondsOf = ({ slides }: Film): number => slides.length * SLIDE_SECONDS;

export function chaptersOf({ slides }: Film) {
	return slides.map(({ chapter }, place) => ({
		seconds: place * SLIDE_SECONDS,
		title: chapter.pl,
		titleEn: chapter.en,
	}));
}

/** The speech as WebVTT in one language. A slide's sentences share its time. */
export function captionsOf({ slides }: Film, lang: "pl" | "en"): string {
	const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);
	const cues = slides.flatMap(({ said }, place) => {
		const each = SLIDE_SECONDS / said.length;
		const from = place * SLIDE_SECONDS;
		return said.map((text, at) => `${time(from + at * each)} --> ${time(from + (at + 1) * each)}\n${text[lang]}`);
	});
	return `${["WEBVTT", ...cues].join("\n\n")}\n`;
}
