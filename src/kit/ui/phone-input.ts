import intlTelInput, { type AllOptions, type Iti } from "intl-tel-input";
import utils from "intl-tel-input/utils";
import "intl-tel-input/styles";
import "./phone-input.css";
import type { Lang } from "../i18n/lang.ts";

/**
 * Makes an input a phone field with flags (spec §9): Poland first chosen, us and gb on top, type-ahead that forgets
 * after a second (the library does so where its list has no search box).
 */
export async function startPhoneInput(input: HTMLInputElement, lang: Lang): Promise<Iti> {
	const locale: unknown =
		lang === "pl" ? await import("intl-tel-input/locale/pl") : await import("intl-tel-input/locale/en");
	const phone = intlTelInput(input, {
		initialCountry: "pl",
		countryOrder: ["us", "gb"],
		countrySearch: false,
		countryNameLocale: lang,
		// the library's types name the exports of another file
		uiTranslations: (locale as { default: AllOptions["uiTranslations"] }).default,
		separateDialCode: true,
		strictMode: true,
		containerClass: "phone-input",
		loadUtils: () => Promise.resolve({ default: utils }),
	});
	await phone.promise;
	return phone;
}
