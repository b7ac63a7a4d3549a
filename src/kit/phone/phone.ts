import utils from "intl-tel-input/utils";

/**
 * Whether a number in international form can exist, by the rules of the country that it names (spec §5): the judgement
 * of the library that the form uses.
 */
export function isPhoneNo(phoneNo: string): boolean {
	return utils.isValidNumberPrecise(phoneNo, undefined);
}

/** A number in groups of digits, as its country writes it: "+48 601 234 567"; anything else as it is. */
export function phoneText(phoneNo: string): string {
	return isPhoneNo(phoneNo) ? utils.formatNumber(phoneNo, undefined, "INTERNATIONAL") : phoneNo;
}
