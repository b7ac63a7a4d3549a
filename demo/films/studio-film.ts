import type { Film } from "./films.ts";

/** The studio's looped film of Estrada Live. It says that it is a loop. */
export const STUDIO_FILM: Film = {
	lecture: "estrada-live-studio",
	speaker: "live-alicja-wronka",
	colour: "#2ee6b0",
	label: "Estrada Live, pokaz",
	slides: [
		{
			chapter: { pl: "Pokaz", en: "Demonstration" },
			title: "Tak wygląda wykład na żywo",
			lines: ["film w pętli", "zegar serwisu"],
			said: [],
		},
		{
			chapter: { pl: "Naraz", en: "Together" },
			title: "Wszyscy widzą to samo",
			lines: ["w tej samej chwili", "na każdym ekranie"],
			said: [],
		},
		{
			chapter: { pl: "Pytania", en: "Questions" },
			title: "Zapytaj prelegenta",
			lines: ["napisz obok", "zagłosuj na cudze"],
			said: [],
		},
		{
			chapter: { pl: "Obecność", en: "Attendance" },
			title: "Oglądasz, więc jesteś",
			lines: ["licznik obok", "80% wykładu to obecność"],
			said: [],
		},
		{
			chapter: { pl: "Potem", en: "Next" },
			title: "Następny zacznie się sam",
			lines: ["to samo studio", "ta sama strona"],
			said: [],
		},
	],
};
