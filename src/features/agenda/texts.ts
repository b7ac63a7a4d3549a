import type { Text } from "../../kit/i18n/lang.ts";

export const programmeTexts = {
	/** The heading of lectures without a track. */
	withoutTrack: { pl: "Poza ścieżkami", en: "Outside the tracks" },
	online: { pl: "Online", en: "Online" },
	alsoOnline: { pl: "także online", en: "also online" },
	emptyAgenda: { pl: "Agendę ogłosimy wkrótce.", en: "The agenda will be announced soon." },
	emptyDay: { pl: "Na ten dzień nie ma jeszcze wykładów.", en: "There are no lectures on this day yet." },
} as const satisfies Record<string, Text>;

export const seatTexts = {
	hot: { pl: "HOT", en: "HOT" },
	none: { pl: "Brak miejsc", en: "No seats" },
	noneBasic: { pl: "Brak miejsc w pakietach Basic", en: "No seats in basic packages" },
	last: { pl: "Ostatnie miejsca", en: "Last places" },
	lastExtended: { pl: "Ostatnie miejsca w pakiecie rozszerzonym", en: "Last places in the extended package" },
	noneExtended: { pl: "Brak miejsc w pakiecie rozszerzonym", en: "No seats in the extended package" },
} as const satisfies Record<string, Text>;
