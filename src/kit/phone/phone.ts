import utils from "intl-tel-input/utils";

/** Whether an international number is possible by its country's rules (spec §5). The form uses the same library. */
export function isPhoneNo(phoneNo: string): boolean {
	return utils.isValidNumberPrecise(phoneNo, undefined);
}

/** Formats a number for its country: "+48 601 234 567". Other text stays unchanged. */
export function phoneText(phoneNo: string): string {
	return isPhoneNo(phoneNo) ? utils.formatNumber(phoneNo, undefined, "INTERNATIONAL") : phoneNo;
}
