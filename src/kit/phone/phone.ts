import utils from "intl-tel-input/utils";

/** Whether a number in international form can exist: the judgement of the library that the form uses. */
export function isPhoneNo(phoneNo: string): boolean {
	return utils.isValidNumberPrecise(phoneNo, undefined);
}
