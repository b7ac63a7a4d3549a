import intlTelInput, { type AllOptions, type Iti } from "intl-tel-input";
import utils from "intl-tel-input/utils";
import "intl-tel-input/styles";
import "./phone-input.css";
import type { Lang, Text } from "../i18n/lang.ts";

/** The accessible name of the country button. It begins with the visible text. */
const countryName: Text = {
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the library fills both in
	pl: "${dialCode}, ${countryName}: zmień kraj numeru telefonu",
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the library fills both in
	en: "${dialCode}, ${countryName}: change the country of the phone number",
};

/**
 * Turns an input into a phone field with flags (spec §9). Poland is preselected; us and gb are on top, then Poland, so
 * that typing "pol" finds it before Polynesia. Without a search box, the library clears typed text after a second.
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
