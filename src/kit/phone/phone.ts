import utils from "intl-tel-input/utils";

/**
 * Whether a number can exist: the judgement of the library that the form uses. A number without + is judged as one of
 * `country` (two letters, spec §5); without a country only a full international number, which names its own, is taken.
 */
export function isPhoneNo(phoneNo: string, country?: string): boolean {
	return utils.isValidNumberPrecise(phoneNo, country);
}
