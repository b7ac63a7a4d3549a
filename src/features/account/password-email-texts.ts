import type { Text } from "../../kit/i18n/lang.ts";

const subject: Text = { pl: "Hasło do konta zostało zmienione: #event", en: "Your password was changed: #event" };
const heading: Text = { pl: "Hasło zostało zmienione", en: "Your password was changed" };
const notYou: Text = {
	pl: "To nie Ty? Ustaw od razu nowe hasło. Link do tego przyjdzie na ten adres, a wszystkie urządzenia zostaną wylogowane.",
	en: "Not you? Set a new password right away. The link for it comes to this address, and all devices are logged out.",
};
const action: Text = { pl: "To nie ja – ustaw nowe hasło", en: "This wasn’t me – set a new password" };

export const passwordChangedEmail = {
	subject,
	preview: { pl: "Inne urządzenia zostały wylogowane.", en: "Other devices were logged out." },
	heading,
	paragraphs: [
		{
			pl: "Hasło do Twojego konta zostało zmienione w ustawieniach konta. Wszystkie inne urządzenia zostały wylogowane.",
			en: "Your password was changed in your account’s settings. All other devices were logged out.",
		},
		notYou,
	],
	action,
} satisfies { [part: string]: Text | Text[] };

/** The e-mail after a link has set a new password. */
export const passwordResetEmail = {
	subject,
	preview: { pl: "Stare hasło już nie działa.", en: "The old password no longer works." },
	heading,
	paragraphs: [
		{
			pl: "Link z naszej wiadomości posłużył do ustawienia nowego hasła do Twojego konta. Stare hasło już nie działa.",
			en: "The link in our message was used to set a new password for your account. The old one no longer works.",
		},
		notYou,
	],
	action,
} satisfies { [part: string]: Text | Text[] };

/** Stands above the list of access that ended together with the old password. */
export const endedAccessNote: Text = {
	pl: "Razem ze starym hasłem przestało działać to, co poniżej.",
	en: "The following stopped working together with the old password.",
};
