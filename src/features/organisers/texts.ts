import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	notOrganiser: {
		pl: "Nie ma tu biura dla Twojego konta.",
		en: "There is no office here for your account.",
	},
	noRight: {
		pl: "Twoja rola (#role) nie obejmuje tego prawa: #right.",
		en: "Your role (#role) does not include this right: #right.",
	},
	onlyFoundation: {
		pl: "To prawo mają tylko organizatorzy wszystkich wydarzeń: #right.",
		en: "Only organisers of all events have this right: #right.",
	},
	needsFactor: {
		pl: "Organizator musi mieć klucz dostępu albo logowanie z kodem. Włącz je w ustawieniach konta.",
		en: "An organiser needs a passkey or log-in with a code. Turn one on in the settings of your account.",
	},
	needsProof: {
		pl: "Potwierdź, że to Ty: hasłem albo kluczem dostępu.",
		en: "Confirm that it is you: by your password or a passkey.",
	},
} as const satisfies Record<string, Text>;
