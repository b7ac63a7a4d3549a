import { hasBuildingNumber } from "../../kit/address/building-number.ts";
import { polishPostCode } from "../../kit/address/post-code.ts";
import { longer } from "../../kit/contract/longer.ts";
import type { FieldErrors } from "../../kit/contract/refine.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import type { DeliveryAddress, OfferedOption, OptionKind, OptionSelection } from "./contract.ts";
import { refusals } from "./texts.ts";

/** The order of display, stock and billing. */
export const OPTION_KINDS: readonly OptionKind[] = ["lunch", "afterparty", "tshirt", "giftbag", "delivery"];

export const OPTION_FIELDS: Record<OptionKind, keyof OptionSelection> = {
	lunch: "wantLunch",
	afterparty: "wantAfterpartyTicket",
	tshirt: "tShirtChoice",
	giftbag: "wantGiftbag",
	delivery: "wantDelivery",
};

/** Maximum lengths in characters. */
const DELIVERY_LIMITS = {
	deliveryFirstName: 100,
	deliveryLastName: 100,
	deliveryStreet: 200,
	deliveryPostCode: 10,
	deliveryCity: 100,
	deliveryComment: 300,
} as const;
const REQUIRED = [
	"deliveryFirstName",
	"deliveryLastName",
	"deliveryStreet",
	"deliveryPostCode",
	"deliveryCity",
] as const;

/** The requested options in order. */
export function wantedKinds(selection: OptionSelection): OptionKind[] {
	return OPTION_KINDS.filter((kind) => selection[OPTION_FIELDS[kind]]);
}

/**
 * The options of a package. Only people who buy or have lunch get it; included options are free. Online participants
 * get nothing that happens on site.
 */
export function offeredOptions<O extends Omit<OfferedOption, "isIncluded">>(
	options: readonly O[],
	includes: Pick<PackageIncludes, "lunch" | "afterparty">,
	isOnline: boolean,
): (O & OfferedOption)[] {
	const included = includedKinds(includes);
	const isOffered = (kind: OptionKind) =>
		!(isOnline && isAtPlace(kind)) && !(kind === "lunch" && includes.lunch === "none");
	return options
		.filter(({ kind }) => isOffered(kind))
		.map((one) =>
			included.includes(one.kind) ? { ...one, netGrosz: 0, isIncluded: true } : { ...one, isIncluded: false },
		)
		.toSorted((a, b) => OPTION_KINDS.indexOf(a.kind) - OPTION_KINDS.indexOf(b.kind));
}

/** The package's options that are neither included nor taken. Delivery needs a paid parcel, or one to add. */
export function addableOptions(offered: readonly OfferedOption[], taken: readonly TakenOption[]): OfferedOption[] {
	const left = offered.filter((one) => !one.isIncluded && !hasTaken(taken, one.kind));
	const hasParcel = hasPaidParcel(taken) || left.some((one) => isParcel(one.kind));
	return left.filter((one) => one.kind !== "delivery" || hasParcel);
}

/** An unpaid option may still be lost. */
export type TakenOption = { kind: OptionKind; isPaid: boolean };

export function hasPaidParcel(taken: readonly TakenOption[]): boolean {
	return taken.some((one) => one.isPaid && isParcel(one.kind));
}

export function hasTaken(taken: readonly TakenOption[], kind: OptionKind): boolean {
	return taken.some((one) => one.kind === kind);
}

export function includedKinds({ lunch, afterparty }: Pick<PackageIncludes, "lunch" | "afterparty">): OptionKind[] {
	return [...(lunch === "included" ? (["lunch"] as const) : []), ...(afterparty ? (["afterparty"] as const) : [])];
}

function isAtPlace(kind: OptionKind): boolean {
	return kind === "lunch" || kind === "afterparty";
}

export function isParcel(kind: OptionKind): boolean {
	return kind === "tshirt" || kind === "giftbag";
}

export type ChosenOption = OfferedOption & { choice: string | null; delivery: DeliveryAddress | null };

/** The chosen options, without included options that are not counted. */
export function chosenOptions(offered: readonly OfferedOption[], selection: OptionSelection): ChosenOption[] {
	const wanted = wantedKinds(selection);
	return offered
		.filter(({ kind }) => wanted.includes(kind))
		.map((one) => ({
			...one,
			choice: one.kind === "tshirt" ? selection.tShirtChoice : null,
			delivery: one.kind === "delivery" ? deliveryOf(selection) : null,
		}));
}

function deliveryOf(selection: OptionSelection): DeliveryAddress {
	return {
		firstName: selection.deliveryFirstName,
		lastName: selection.deliveryLastName,
		street: selection.deliveryStreet,
		postCode: polishPostCode(selection.deliveryPostCode) ?? selection.deliveryPostCode,
		city: selection.deliveryCity,
		comment: selection.deliveryComment,
	};
}

export type OptionOffer = {
	offered: readonly OfferedOption[];
	included: readonly OptionKind[];
	isOnline: boolean;
	taken?: readonly TakenOption[];
};

/**
 * Validates a registration's options, in browser and server. `offered` comes from `offeredOptions`. `included` comes
 * from
 * `includedKinds`, which may be requested too. Online participants need delivery of a T-shirt or gift bag. `taken` are
 * earlier options, which can be delivered once paid. Returns messages by field.
 */
export function optionErrors(
	selection: OptionSelection,
	{ offered, included, isOnline, taken = [] }: OptionOffer,
): FieldErrors {
	const errors: FieldErrors = {};
	const wanted = wantedKinds(selection);
	const offerOf = (kind: OptionKind) => offered.find((one) => one.kind === kind);
	for (const kind of wanted) {
		if (!offerOf(kind) && !included.includes(kind)) errors[OPTION_FIELDS[kind]] = [refusals.notOffered];
	}
	const shirt = offerOf("tshirt");
	if (wanted.includes("tshirt") && shirt && !shirt.choices.includes(selection.tShirtChoice)) {
		errors["tShirtChoice"] = [refusals.size];
	}
	const hasParcel = wanted.some(isParcel);
	const isDelivered = wanted.includes("delivery");
	if (isDelivered && !hasParcel && !hasPaidParcel(taken)) errors["wantDelivery"] = [refusals.nothingToDeliver];
	if (hasParcel && isOnline && !isDelivered && offerOf("delivery")) errors["wantDelivery"] = [refusals.mustDeliver];
	return isDelivered ? { ...errors, ...addressErrors(selection) } : errors;
}

/** Refuses options that are already bought or included. */
export function additionErrors(selection: OptionSelection, facts: Required<OptionOffer>): FieldErrors {
	const errors = optionErrors(selection, { ...facts, included: [] });
	for (const kind of wantedKinds(selection)) {
		if (facts.included.includes(kind)) errors[OPTION_FIELDS[kind]] = [refusals.isIncluded];
		if (hasTaken(facts.taken, kind)) errors[OPTION_FIELDS[kind]] = [refusals.isTaken];
	}
	return errors;
}

function addressErrors(selection: OptionSelection): FieldErrors {
	const errors: FieldErrors = {};
	for (const [field, limit] of Object.entries(DELIVERY_LIMITS) as [keyof typeof DELIVERY_LIMITS, number][]) {
		const wrong = longer(selection[field], limit);
		if (wrong) errors[field] = [wrong];
	}
	if (!hasBuildingNumber(selection.deliveryStreet)) errors["deliveryStreet"] = [refusals.buildingNumber];
	if (!polishPostCode(selection.deliveryPostCode)) errors["deliveryPostCode"] = [refusals.postCodeWrong];
	for (const field of REQUIRED) if (selection[field] === "") errors[field] = [refusals[field]];
	return errors;
}
