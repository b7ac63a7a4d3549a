import type { Lang } from "../../kit/i18n/lang.ts";
import type { OfferedOption, OptionKind } from "./contract.ts";
import type { ExtraValues } from "./extra-fields.ts";
import { optionFormTexts } from "./form-texts.ts";
import { type ChosenOption, hasPaidParcel, type TakenOption } from "./rules.ts";
import { lineName } from "./texts.ts";

export const ADDRESS_FIELDS = [
	"deliveryFirstName",
	"deliveryLastName",
	"deliveryStreet",
	"deliveryPostCode",
	"deliveryCity",
	"deliveryComment",
] as const;

/**
 * The chosen options that are offered. Delivery needs a parcel, chosen now or `taken` before. A new parcel of an online
 * participant always adds it.
 */
export function extrasIn(
	values: ExtraValues,
	offered: readonly OfferedOption[],
	isOnline: boolean,
	taken: readonly TakenOption[] = [],
) {
	const offerOf = (kind: OptionKind) => offered.find((one) => one.kind === kind);
	const isSize = offerOf("tshirt")?.choices.includes(values.tShirtChoice) === true;
	const selection = {
		wantLunch: values.wantLunch && offerOf("lunch") !== undefined,
		wantAfterpartyTicket: values.wantAfterpartyTicket && offerOf("afterparty") !== undefined,
		tShirtChoice: isSize ? values.tShirtChoice : "",
		wantGiftbag: values.wantGiftbag && offerOf("giftbag") !== undefined,
	};
	const hasNewParcel = selection.tShirtChoice !== "" || selection.wantGiftbag;
	const hasParcel = hasNewParcel || hasPaidParcel(taken);
	const isSent = (isOnline && hasNewParcel) || values.wantDelivery;
	const wantDelivery = hasParcel && isSent && offerOf("delivery") !== undefined;
	const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, wantDelivery ? values[field] : undefined]));
	return {
		...selection,
		wantDelivery,
		...(address as Record<(typeof ADDRESS_FIELDS)[number], string | undefined>),
	};
}

export function pricedOption(lang: Lang, { kind, choice, netGrosz, vatRate, isIncluded }: ChosenOption) {
	return {
		name: lineName(kind, choice)[lang],
		quantity: 1,
		listNetGrosz: netGrosz,
		unitNetGrosz: netGrosz,
		vatRate,
		note: netGrosz === 0 ? optionFormTexts[isIncluded ? "included" : "gratis"][lang] : undefined,
	};
}
