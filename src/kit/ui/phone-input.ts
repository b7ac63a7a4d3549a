import intlTelInput, { type AllOptions, type Iti } from "intl-tel-input";
import utils from "intl-tel-input/utils";
import "intl-tel-input/styles";
import "./phone-input.css";
import type { Lang, Text } from "../i18n/lang.ts";

/** The accessible name of the country button; begins with its visible text. */
const countryName: Text = {
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the library fills both in
	pl: "${dialCode}, ${countryName}: zmień kraj numeru telefonu",
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the library fills both in
	en: "${dialCode}, ${countryName}: change the country of the phone number",
};

/**
 * Turns an input into a phone field with flags (spec §9): Poland preselected, us and gb on top, then Poland, so that
 * type-ahead finds it for "pol" before Polynesia. The library clears type-ahead after a second if its list has no
 * search box.
 */
export async function startPhoneInput(input: HTMLInputElement, lang: Lang): Promise<Iti> {
	const locale: unknown =
		lang === "pl" ? await import("intl-tel-input/locale/pl") : await import("intl-tel-input/locale/en");
	const hasFocus = document.activeElement === input;
	const phone = intlTelInput(input, {
		initialCountry: "pl",
		countryOrder: ["us", "gb", "pl"],
		countrySearch: false,
		countryNameLocale: lang,
		// the library's types name another file's exports
		uiTranslations: {
			...(locale as { default: AllOptions["uiTranslations"] }).default,
			selectedCountryAriaLabel: countryName[lang],
		},
		separateDialCode: true,
		strictMode: true,
		containerClass: "phone-input",
		loadUtils: () => Promise.resolve({ default: utils }),
	});
	if (hasFocus) input.focus(); // the library wraps the field
	await phone.promise;
	return phone;
}
