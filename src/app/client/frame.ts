import type { Lang } from "../../kit/i18n/lang.ts";

export type AppFrame = {
	lang: Lang;
	/** The event's base path: "" or "/en/e/DSS25". */
	base: string;
	/** The app's path in both languages: "/account", "/en/account". */
	alternates: { pl: string; en: string };
	event: { code: string; name: string; dates: string | null; timeZone: string; isMeeting: boolean; isOver: boolean };
};
