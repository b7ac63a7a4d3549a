import type { Text } from "../../kit/i18n/lang.ts";
import type { DoorRefusal } from "./rules.ts";

/** `#` is the moment or the day. */
export const refusals: Record<DoorRefusal | "unknown" | "emptyRoom", Text> = {
	unknown: { pl: "Nie ma takiego biletu.", en: "There is no such ticket." },
	otherEvent: { pl: "To bilet na inne wydarzenie.", en: "This ticket is for another event." },
	givenBack: { pl: "Ten bilet został zwrócony.", en: "This ticket was returned." },
	handedOver: {
		pl: "Ten bilet został przekazany innej osobie i ma nowy kod.",
		en: "This ticket was handed to another person and has a new code.",
	},
	unpaid: { pl: "Ten bilet nie jest opłacony.", en: "This ticket is not paid." },
	onlineDay: { pl: "Ten dzień jest tylko online.", en: "This day is online only." },
	otherDay: { pl: "To bilet na inny dzień.", en: "This ticket is for another day." },
	onlineTicket: {
		pl: "To bilet na udział online.",
		en: "This ticket is for taking part online.",
	},
	early: { pl: "Ten dzień się jeszcze nie zaczął.", en: "This day has not come yet." },
	later: { pl: "Ta chwila jest dopiero przed nami.", en: "This moment is still to come." },
	noLectures: {
		pl: "Pakiet tego biletu nie obejmuje wykładów.",
		en: "The package of this ticket has no lectures.",
	},
	emptyRoom: {
		pl: "W tej sali nic wtedy nie trwa ani nie zaczyna się w ciągu pół godziny.",
		en: "Nothing is on in this room at that moment, nor begins within half an hour.",
	},
};
