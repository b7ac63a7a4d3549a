import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { guestOfficeTexts as texts } from "./guest-office-texts.ts";

/** Packages as options of a field, with their free places. */
export const packageChoices = (lang: Lang, packages: readonly { code: string; name: string; left: number | null }[]) =>
	packages.map(({ code, name, left }) => ({
		value: code,
		label: left === null ? name : fill(texts.left[lang], { name, left }),
	}));
