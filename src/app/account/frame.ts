import type { Lang } from "../../kit/i18n/lang.ts";

/** The data in the account's document: one per event and language, the same for every person. */
export type AccountFrame = {
	lang: Lang;
	/** Where the event's pages begin: "", "/en/e/DSS25". */
	base: string;
	/** The account of the same event in both languages: "/account", "/en/account". */
	alternates: { pl: string; en: string };
	event: { code: string; name: string; dates: string | null; timeZone: string; isMeeting: boolean; isOver: boolean };
};
