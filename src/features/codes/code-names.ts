import type { Text } from "../../kit/i18n/lang.ts";
import type { CodeRecord, CodeState } from "./rules.ts";

export const codeStateNames: Record<CodeState, Text> = {
	usable: { pl: "działa", en: "works" },
	notYet: { pl: "jeszcze nie działa", en: "not yet" },
	expired: { pl: "po terminie", en: "expired" },
	usedUp: { pl: "wykorzystany", en: "used up" },
	revoked: { pl: "unieważniony", en: "revoked" },
};

export const codeKindNames: Record<CodeRecord["kind"], Text> = {
	discount: { pl: "rabat", en: "discount" },
	invitation: { pl: "zaproszenie", en: "invitation" },
};
