import { FOUNDATION } from "../event/foundation.ts";

/** Where transfers go, as people read it: the account in groups of four. */
export const TRANSFER_ACCOUNT = {
	recipient: FOUNDATION.name,
	account: FOUNDATION.bank.account.replace(/^PL(\d\d)/, "PL$1 ").replace(/(\d{4})(?=\d)/g, "$1 "),
};
