import type { Text } from "../../kit/i18n/lang.ts";

export const ownSignUpTexts = {
	title: { pl: "Newslettery i przypomnienia", en: "Newsletters and reminders" },
	lead: {
		pl: "Przychodzą na adres Twojego konta. Włączasz i wyłączasz je tutaj, bez potwierdzania linkiem z e-maila.",
		en: "They come to the address of your account. You switch them on and off here, without a link from an e-mail.",
	},
	newsletter: { pl: "Newsletter", en: "Newsletter" },
	reminder: { pl: "Przypomnienie: #moment", en: "Reminder: #moment" },
	reminderAbout: {
		pl: "Jeden e-mail z godziną i miejscem wydarzenia.",
		en: "One e-mail with the time and the place of the event.",
	},
	saved: { pl: "Zapisano.", en: "Saved." },
	failed: { pl: "Nie udało się zapisać. Spróbuj ponownie.", en: "It could not be saved. Try again." },
} as const satisfies Record<string, Text>;

export const ownSignUpRefusals = {
	unconfirmed: {
		pl: "Najpierw potwierdź adres swojego konta: kliknij link z e-maila, który wysłaliśmy po rejestracji.",
		en: "Confirm the address of your account first: click the link in the e-mail that we sent after your registration.",
	},
	moment: {
		pl: "Na ten moment nie da się ustawić przypomnienia. Wybierz moment, który jest przed nami i przed końcem wydarzenia.",
		en: "There can be no reminder at this moment. Choose one that is still to come and before the end of the event.",
	},
} as const satisfies Record<string, Text>;
