import type { FormValues } from "../../kit/contract/form.ts";
import { optionFormTexts as texts } from "./form-texts.ts";
import { optionNames } from "./texts.ts";

/** Ignores options that are no longer offered. */
export const extraFields = {
	wantLunch: { empty: false, label: optionNames.lunch },
	wantAfterpartyTicket: { empty: false, label: optionNames.afterparty },
	tShirtChoice: { empty: "", label: optionNames.tshirt },
	wantGiftbag: { empty: false, label: optionNames.giftbag },
	wantDelivery: { empty: false, label: optionNames.delivery },
	deliveryFirstName: { empty: "", label: texts.deliveryFirstName },
	deliveryLastName: { empty: "", label: texts.deliveryLastName },
	deliveryStreet: { empty: "", label: texts.deliveryStreet },
	deliveryPostCode: { empty: "", label: texts.deliveryPostCode },
	deliveryCity: { empty: "", label: texts.deliveryCity },
	deliveryComment: { empty: "", label: texts.deliveryComment },
};
export type ExtraValues = FormValues<typeof extraFields>;
