import { optionNames } from "../options/texts.ts";
import { extraTexts } from "./extra-texts.ts";

/** Choices besides the package, as form fields; options no longer offered are ignored. */
export const extraFields = {
	wantLunch: { empty: false, label: optionNames.lunch },
	wantAfterpartyTicket: { empty: false, label: optionNames.afterparty },
	/** A size, or empty. */
	tShirtChoice: { empty: "", label: optionNames.tshirt },
	wantGiftbag: { empty: false, label: optionNames.giftbag },
	wantDelivery: { empty: false, label: optionNames.delivery },
	deliveryFirstName: { empty: "", label: extraTexts.deliveryFirstName },
	deliveryLastName: { empty: "", label: extraTexts.deliveryLastName },
	deliveryStreet: { empty: "", label: extraTexts.deliveryStreet },
	deliveryPostCode: { empty: "", label: extraTexts.deliveryPostCode },
	deliveryCity: { empty: "", label: extraTexts.deliveryCity },
	deliveryComment: { empty: "", label: extraTexts.deliveryComment },
};
export type ExtraValues = { [N in keyof typeof extraFields]: (typeof extraFields)[N]["empty"] };
