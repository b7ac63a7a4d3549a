import type { Lang } from "../../kit/i18n/lang.ts";

export type AccountFrame = {
	lang: Lang;
	/** "", "/en/e/DSS25". */
	base: string;
	/** "/account", "/en/account". */
	alternates: { pl: string; en: string };
	event: { code: string; name: string; dates: string | null; timeZone: string; isMeeting: boolean; isOver: boolean };
};
