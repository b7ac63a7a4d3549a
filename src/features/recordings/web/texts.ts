import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { playerTexts } from "../../../kit/ui/player-texts.ts";

export const recordingTexts = {
	...playerTexts,
	title: { pl: "Nagrania", en: "Recordings" },
	lead: {
		pl: "Oglądaj w swoim tempie. Miejsce, w którym skończysz, czeka na każdym urządzeniu.",
		en: "Watch at your own pace. The place where you stop waits for you on every device.",
	},
	materials: { pl: "Slajdy i materiały", en: "Slides and materials" },
	all: { pl: "Wszystkie nagrania", en: "All recordings" },
	search: { pl: "Szukaj", en: "Search" },
	searchHint: { pl: "Tytuł, osoba albo firma", en: "Title, person or company" },
	kinds: { pl: "Rodzaj nagrania", en: "Kind of recording" },
	day: { pl: "Dzień", en: "Day" },
	track: { pl: "Ścieżka", en: "Track" },
	speaker: { pl: "Prelegent", en: "Speaker" },
	any: { pl: "Wszystkie", en: "All" },
	anybody: { pl: "Wszyscy", en: "Everybody" },
	noneTitle: { pl: "Nie ma jeszcze nagrań", en: "There are no recordings yet" },
	noneLead: {
		pl: "Pojawiają się zwykle w ciągu dwóch tygodni po wydarzeniu i są otwarte przez trzy miesiące.",
		en: "They usually appear within two weeks after the event, and are open for three months.",
	},
	elsewhere: { pl: "Nagrania Twoich innych wydarzeń", en: "Recordings of your other events" },
	toAgenda: { pl: "Przejdź do agendy", en: "Go to the agenda" },
	noMatch: { pl: "Żadne nagranie nie pasuje", en: "No recording matches" },
	noMatchLead: { pl: "Zmień słowa albo filtry.", en: "Change the words or the filters." },
	showAll: { pl: "Pokaż wszystkie", en: "Show all" },
	overTitle: { pl: "Nagrania były do #day", en: "The recordings were open until #day" },
	overLead: {
		pl: "Były otwarte przez trzy miesiące od publikacji.",
		en: "They were open for three months after publication.",
	},
	overOne: { pl: "To nagranie było do #day", en: "This recording was open until #day" },
	unpaidTitle: { pl: "Otworzy się po zapłaceniu", en: "It opens once you have paid" },
	unpaidLead: {
		pl: "Twój bilet czeka na płatność. Nagrania otworzą się, gdy tylko dotrze.",
		en: "Your ticket is awaiting payment. The recordings open as soon as it arrives.",
	},
	toPayments: { pl: "Zobacz płatności", en: "See your payments" },
	inPackage: { pl: "W pakiecie #package", en: "In the #package package" },
	lockedAll: { pl: "Nagrania wszystkich wykładów", en: "Recordings of all lectures" },
	lockedOnline: { pl: "Nagrania części online", en: "Recordings of the online part" },
	months: { pl: "Przez trzy miesiące od publikacji.", en: "For three months after publication." },
	ownOpens: {
		pl: "Pakiet #package otwiera nagrania części online.",
		en: "#package opens the recordings of the online part.",
	},
	ownNone: { pl: "Pakiet #package ich nie otwiera.", en: "#package opens none of them." },
	change: {
		pl: "Zmiana pakietu kosztuje dziś #price z VAT.",
		en: "Changing your package costs #price with VAT today.",
	},
	price: { pl: "Dziś kosztuje #price z VAT.", en: "Today it costs #price with VAT." },
	toChange: { pl: "Zmień pakiet", en: "Change the package" },
	register: { pl: "Zarejestruj się", en: "Register" },
	failed: { pl: "Nie udało się wczytać nagrań.", en: "The recordings could not be loaded." },
	opensUntil: { pl: "Dostęp do #day, #left", en: "Open until #day, #left" },
	lockedMark: { pl: "Zamknięte", en: "Locked" },
	overMark: { pl: "Po terminie", en: "Over" },
	chapters: { pl: "Rozdziały", en: "Chapters" },
	place: { pl: "Twoje miejsce", en: "Your place" },
	placeLead: { pl: "Zapamiętujemy je na każdym urządzeniu.", en: "We remember it on every device." },
	next: { pl: "Następne nagrania", en: "Next recordings" },
	film: { pl: "Film", en: "Film" },
	seek: { pl: "Miejsce w nagraniu", en: "Place in the recording" },
	speed: { pl: "Prędkość", en: "Speed" },
	keys: { pl: "Klawisze", en: "Keys" },
	keysLead: {
		pl: "Działają, gdy odtwarzacz jest zaznaczony.",
		en: "They work while the player has the focus.",
	},
	keysPlay: { pl: "odtwarza i zatrzymuje", en: "plays and pauses" },
	keysSeek: { pl: "o 5 sekund", en: "by 5 seconds" },
	keysSpeed: { pl: "wolniej, szybciej", en: "slower, faster" },
	space: { pl: "Spacja", en: "Space" },
	filmFailed: { pl: "Nie udało się odtworzyć nagrania.", en: "The recording could not be played." },
	unsaved: {
		pl: "Nie udało się zapisać miejsca. Spróbujemy za chwilę.",
		en: "Your place could not be saved. We will try again in a moment.",
	},
} as const satisfies Record<string, Text>;

/** "zostało 81 dni", "81 days left"; the last day has its own phrase. */
export function daysLeftText(lang: Lang, days: number): string {
	if (days === 0) return lang === "pl" ? "ostatni dzień" : "the last day";
	return plural(lang, days, {
		pl: { one: "został # dzień", few: "zostały # dni", other: "zostało # dni" },
		en: { one: "# day left", other: "# days left" },
	});
}

/** "44:10", "1:02:03". */
export function timeOf(seconds: number): string {
	const whole = Math.max(0, Math.floor(seconds));
	const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
	const two = (value: number) => String(value).padStart(2, "0");
	return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** `saved` to `refused` are the states of saving; `#` is a time. */
export const noteTexts = {
	title: { pl: "Twoje notatki", en: "Your notes" },
	help: {
		pl: "Widzisz ją tylko Ty. Zapisuje się sama.",
		en: "Only you see it. It is saved by itself.",
	},
	putTime: { pl: "Wstaw czas #", en: "Insert the time #" },
	times: { pl: "Miejsca z notatki", en: "Places in your note" },
	goThere: { pl: "Przejdź do tego miejsca", en: "Go to this place" },
	saved: { pl: "Zapisano", en: "Saved" },
	changed: { pl: "Zapiszemy za chwilę", en: "Saving in a moment" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	failed: {
		pl: "Nie zapisano. Spróbujemy ponownie, nie zamykaj tej karty.",
		en: "Not saved. We try again; keep this tab open.",
	},
	refused: { pl: "Nie zapisano.", en: "Not saved." },
	notLoaded: { pl: "Nie udało się wczytać notatki.", en: "The note could not be loaded." },
	again: { pl: "Spróbuj ponownie", en: "Try again" },
} as const satisfies Record<string, Text>;

/** Tabs above the recordings, by `kind` in the URL. */
export const kindNames: Record<string, Text> = {
	"": { pl: "Wszystkie", en: "All" },
	live: { pl: "Nagrane na żywo", en: "Recorded live" },
	"on-demand": { pl: "Na żądanie", en: "On demand" },
};
