import type { DemoLecture } from "../shape.ts";

export const lecturesExpo: DemoLecture[] = [
	{
		key: "expo-otwarcie",
		category: "expo",
		calendar: "MSTS25-ONSITE",
		track: null,
		subject: "Otwarcie strefy expo",
		language: "pl",
		start: "08:00",
		end: "08:30",
		place: "Nawa główna",
		difficultyLevel: 1,
		shortDescription:
			"Ponad czterdziestu wystawców, kawa od pierwszej minuty i mapa stoisk w każdej torbie. Wejście od strony peronu.",
		description:
			"Strefa expo mieści się w nawie głównej Hali Łuków i jest otwarta do 18:00. Przepustka Expo wystarcza, żeby wejść na stoiska i na Scenę Targową.\n\nPrzy pierwszym łuku od wejścia odbierzesz plan z zaznaczonymi ofertami pracy. Wolontariuszki i wolontariusze w żółtych koszulkach wiedzą, gdzie jest spokojniej i gdzie są gniazdka.",
		tags: ["Expo"],
		lecturers: [],
	},
	{
		key: "expo-poradnia-cv",
		category: "expo",
		calendar: "MSTS25-ONSITE",
		track: null,
		subject: "Poradnia CV",
		language: "pl",
		start: "10:00",
		end: "15:00",
		place: "Strefa kariery",
		difficultyLevel: 1,
		shortDescription:
			"Osiem minut z osobą, która czyta życiorysy zawodowo. Przynieś wydruk albo telefon; zapisy na miejscu.",
		description:
			"Przy czterech stolikach siedzą rekruterki i rekruterzy z różnych firm, prowadzi Nina Jarzębina. Nikt nie zbiera dokumentów ani nie namawia do wysyłania zgłoszeń: rozmowa zostaje przy stoliku.\n\nKolejka rusza o 10:00, a ostatnie zapisy przyjmujemy o 14:40. Jeśli masz dwie wersje CV i nie wiesz, która lepsza, weź obie. Po angielsku również.",
		tags: ["Expo", "Kariera", "Rekrutacja"],
		lecturers: ["nina-jarzebina"],
	},
	{
		key: "expo-retro",
		category: "expo",
		calendar: "MSTS25-ONSITE",
		track: null,
		subject: "Kącik retro: szesnaście komputerów sprzed ery chmury",
		language: "pl",
		start: "09:00",
		end: "18:00",
		place: "Antresola",
		difficultyLevel: 1,
		shortDescription:
			"Dyskietki, trzaskające klawisze i turniej w grę z 1984 roku. Instrukcje wydrukowane, prąd nowy, reszta z epoki.",
		tags: ["Expo"],
		lecturers: [],
	},
	{
		key: "expo-losowanie",
		category: "expo",
		calendar: "MSTS25-ONSITE",
		track: null,
		subject: "Losowanie nagród",
		language: "pl",
		start: "19:00",
		end: "19:20",
		place: "Sala Łuków",
		difficultyLevel: 1,
		shortDescription:
			"Kręci się bęben od maszyny drukarskiej, prowadzi Kajetan Świerk. Trzeba być na sali, bo nagrody nie poczekają.",
		description:
			"Losy to karty z pieczątkami zebranymi na stoiskach; wystarczy dziesięć. Kartę można wrzucić do bębna przy wejściu do Sali Łuków do 18:45.\n\nW puli jest trzydzieści nagród od wystawców, w tym radiostacja do samodzielnego złożenia, rower miejski wycofany ze służby i bilet na następną edycję. Po losowaniu przechodzimy na afterparty, za światłem.",
		tags: ["Expo"],
		lecturers: ["kajetan-swierk"],
	},
	{
		key: "expo-afterparty",
		category: "expo",
		calendar: "MSTS25-ONSITE",
		track: null,
		subject: "Afterparty pod łukami",
		language: "pl",
		start: "20:00",
		end: "01:00",
		place: "Nawa główna",
		difficultyLevel: 1,
		shortDescription:
			"Zespół złożony z administratorów, kuchnia z trzech regionów i parkiet, na którym gasną wszystkie ekrany.",
		description:
			"O 20:00 otwieramy kuchnię, o 21:00 gra zespół Przerwa Techniczna: pięć osób, które poznały się na wspólnym dyżurze. Od 22:30 płyty winylowe i sygnał z reflektorów, które cały dzień świeciły na scenę.\n\nCicha strefa z fotelami jest na antresoli, a szatnia działa do końca. Wejście dla pakietów Basic Onsite, Standard i Pro, dla wystawców oraz prelegentek i prelegentów.",
		tags: ["Expo"],
		lecturers: [],
	},
];
