import type { DemoLecturer } from "../shape.ts";

export const tbfPeople: DemoLecturer[] = [
	{
		key: "tbf-hubert-mgielka", look: "m", firstName: "Hubert", lastName: "Mgiełka",
		jobPosition: { pl: "Kierownik serwerowni", en: "Data centre manager" }, organization: "Tarcznik",
		biography: {
			pl: "Zna numer seryjny każdego agregatu w swoim obiekcie i imiona ich dostawców paliwa. Prowadzi zeszyt awarii, papierowy, bo papier działa bez prądu.",
			en: "He knows the serial number of every generator in his facility and the names of the people who deliver the fuel. He keeps an outage log on paper, because paper works without power.",
		},
		linkedinUrl: "https://profil.example/hubert-mgielka",
	},
	{
		key: "tbf-kamea-sroka", look: "f", firstName: "Kamea", lastName: "Sroka",
		jobPosition: { pl: "Liderka zespołu SRE", en: "SRE team lead" }, organization: "Pelikanet",
		biography: {
			pl: "Ułożyła grafik dyżurów, w którym każdy śpi. Wcześniej była dyspozytorką pogotowia ratunkowego i stamtąd wzięła zwyczaj powtarzania poleceń na głos.",
			en: "She built an on-call rota in which everybody sleeps. She used to be an ambulance dispatcher, which is where she learnt to repeat instructions aloud.",
		},
		linkedinUrl: "https://profil.example/kamea-sroka", twitterUrl: "https://wpisy.example/kamea",
	},
	{
		key: "tbf-lech-dymny", look: "m", firstName: "Lech", lastName: "Dymny",
		jobPosition: { pl: "Administrator baz danych", en: "Database administrator" }, organization: "Miedziak Ubezpieczenia",
		biography: {
			pl: "Raz usunął nie tę bazę, więc wie o kopiach zapasowych wszystko. Od tamtej pory każde okno terminala ma u niego inny kolor.",
			en: "He once dropped the wrong database, so he knows everything about backups. Since then each of his terminal windows has had a different colour.",
		},
		repositoryUrl: "https://kod.example/ldymny",
	},
	{
		key: "tbf-oliwka-grom", look: "f", firstName: "Oliwka", lastName: "Grom",
		jobPosition: { pl: "Inżynierka sieci wydarzeń", en: "Event network engineer" }, organization: "Kabel i Pole",
		biography: {
			pl: "Latem buduje sieci na festiwalach, zimą w halach targowych. Twierdzi, że najważniejszym urządzeniem sieciowym jest kalosz.",
			en: "She builds networks at festivals in summer and in exhibition halls in winter. She maintains that the most important network device is a rubber boot.",
		},
		websiteUrl: "https://kabel-i-pole.example",
	},
	{
		key: "tbf-jan-maria-kwasnik", look: "m", firstName: "Jan Maria", lastName: "Kwaśnik",
		jobPosition: { pl: "Realizator światła, programista", en: "Lighting designer and developer" }, organization: "Teatr Przejazd",
		biography: {
			pl: "Za dnia pisze w TypeScripcie, wieczorem oświetla spektakle. Jego pulpit w przeglądarce działa już w jedenastu domach kultury.",
			en: "He writes TypeScript by day and lights shows by night. His browser-based console already runs in eleven community theatres.",
		},
		repositoryUrl: "https://kod.example/jmkwasnik",
	},
	{
		key: "tbf-stefania-tama", look: "f", firstName: "Stefania", lastName: "Tama",
		jobPosition: { pl: "Architektka systemów sprzedaży", en: "Ticketing systems architect" }, organization: "Bileteria Gwar",
		biography: {
			pl: "Odpowiada za minutę, w której znikają wszystkie bilety. Skończyła hydrologię i o ruchu w sieci mówi jak o fali powodziowej.",
			en: "She is responsible for the minute in which all the tickets disappear. She graduated in hydrology and speaks of traffic as of a flood wave.",
		},
		linkedinUrl: "https://profil.example/stefania-tama",
	},
	{
		key: "tbf-ove-lindqvar", look: "m", firstName: "Ove", lastName: "Lindqvar",
		jobPosition: { pl: "Szef centrum operacyjnego", en: "Head of network operations" }, organization: "Nordkode",
		biography: {
			pl: "Przez dziesięć lat był inspicjentem w teatrach w Malmö, potem przesiadł się na sieci. W obu zawodach nosi słuchawkę i nie podnosi głosu.",
			en: "He was a stage manager in Malmö for ten years before moving to networks. In both jobs he wears a headset and never raises his voice.",
		},
		otherSocialMediaUrl: "https://obserwuj.example/ove",
	},
];
