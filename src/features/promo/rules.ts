import { type Lang, localized } from "../../kit/i18n/lang.ts";
import type { EventFact } from "../event/contract.ts";
import type { InfoBarItem } from "./contract.ts";

export function infoBarItems(facts: EventFact[], lang: Lang): InfoBarItem[] {
	return facts.map((fact) => ({
		icon: fact.icon,
		title: localized(lang, fact.title, fact.titleEn),
		note: localized(lang, fact.note, fact.noteEn),
	}));
}
