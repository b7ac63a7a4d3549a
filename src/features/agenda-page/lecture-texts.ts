import type { Lang, Text } from "../../kit/i18n/lang.ts";

/** Only the lecture modal loads these texts. */
export const lectureTexts = {
	/** The modal's title before the lecture is loaded. */
	lecture: { pl: "Wykład", en: "Lecture" },
	/** The heading above a lecture's speakers. */
	speaker: { pl: "Prowadzi", en: "Speaker" },
	speakers: { pl: "Prowadzą", en: "Speakers" },
	showProfile: { pl: "Zobacz profil", en: "See the profile" },
	company: { pl: "Firma", en: "Company" },
	links: { pl: "Materiały", en: "Materials" },
	reserveSeat: { pl: "Zarezerwuj miejsce", en: "Reserve a seat" },
	/** The link of a full lecture; it leads to the queue in the account's agenda. */
	joinQueue: { pl: "Powiadom mnie o wolnym miejscu", en: "Tell me when a seat is free" },
	addFavourite: { pl: "Dodaj do ulubionych", en: "Add to favourites" },
	isFavourite: { pl: "W ulubionych", en: "In your favourites" },
	openInPlan: { pl: "Otwórz w moim planie", en: "Open in my plan" },
	addToCalendar: { pl: "Zapisz w kalendarzu", en: "Add to calendar" },
	descriptionUnavailable: {
		pl: "Nie udało się wczytać opisu. Spróbuj ponownie za chwilę.",
		en: "The description could not be loaded. Try again in a moment.",
	},
	noDescription: { pl: "Ten wykład nie ma jeszcze opisu.", en: "This lecture has no description yet." },
} as const satisfies Record<string, Text>;

/** True if no package has a seat left. */
export const isFull = (lecture: { status: number; statusVip: number; hasExtendedSeats: boolean }): boolean =>
	lecture.status === 2 && (!lecture.hasExtendedSeats || lecture.statusVip === 2);

/** Sentences about seats by `[status][statusVip]`. */
const seatSentences: readonly (readonly (Text | null)[])[] = [
	[
		null,
		{
			pl: "Ostatnie miejsca w pakiecie rozszerzonym. W pakietach Basic są wolne.",
			en: "Last places in the extended package. Basic packages have free seats.",
		},
		{
			pl: "Dodatkowe miejsca pakietu rozszerzonego są zajęte. Zostały wolne miejsca dla wszystkich.",
			en: "The additional seats of the extended package are taken. Free seats are left for everybody.",
		},
	],
	[
		{
			pl: "Ostatnie miejsca w pakietach Basic. W pakiecie rozszerzonym są wolne.",
			en: "Last places in basic packages. The extended package has free seats.",
		},
		{ pl: "Ostatnie miejsca we wszystkich pakietach.", en: "Last places in all packages." },
		{
			pl: "Dodatkowe miejsca pakietu rozszerzonego są zajęte. Zostały ostatnie miejsca dla wszystkich.",
			en: "The additional seats of the extended package are taken. Last places are left for everybody.",
		},
	],
	[
		{
			pl: "W pakietach Basic nie ma już miejsc. W pakiecie rozszerzonym są wolne.",
			en: "No seats left in basic packages. The extended package has free seats.",
		},
		{
			pl: "W pakietach Basic nie ma już miejsc. W pakiecie rozszerzonym zostały ostatnie.",
			en: "No seats left in basic packages. Last places in the extended package.",
		},
		{ pl: "Nie ma już miejsc w żadnym pakiecie.", en: "No seats left in any package." },
	],
];

/**
 * Returns the seat statuses as a sentence; null if seats are free in all packages. Without extended seats one status
 * covers all.
 */
export function seatSentence(
	lang: Lang,
	{ status, statusVip, hasExtendedSeats }: { status: number; statusVip: number; hasExtendedSeats: boolean },
): string | null {
	return seatSentences[status]?.[hasExtendedSeats ? statusVip : status]?.[lang] ?? null;
}
