import utils from "intl-tel-input/utils";

/** Whether an international number can exist by its country's rules (spec §5), using the form's library. */
export function isPhoneNo(phoneNo: string): boolean {
	return utils.isValidNumberPrecise(phoneNo, undefined);
}

/** A number grouped as in its country: "+48 601 234 567"; anything else unchanged. */
export function phoneText(phoneNo: string): string {
	return isPhoneNo(phoneNo) ? utils.formatNumber(phoneNo, undefined, "INTERNATIONAL") : phoneNo;
}
