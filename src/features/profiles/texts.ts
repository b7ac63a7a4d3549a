import type { Text } from "../../kit/i18n/lang.ts";
import type { ProfileState } from "./profile-state.ts";

export const profileErrors = {
	headline: { pl: "Napisz, czym się zajmujesz.", en: "Say what you do." },
	noTopic: { pl: "Dodaj co najmniej jeden temat.", en: "Add at least one topic." },
	unknown: { pl: "Wybierz z listy.", en: "Choose from the list." },
	link: {
		pl: "Podaj pełny adres strony, na przykład https://www.linkedin.com/in/anna.",
		en: "Give the full address of a page, such as https://www.linkedin.com/in/anna.",
	},
	tooMany: (max: number): Text => ({ pl: `Najwyżej ${max}.`, en: `At most ${max}.` }),
};

export const refusals = {
	notYours: { pl: "Nie ma takiego profilu.", en: "There is no such profile." },
	noPhoto: { pl: "Nie ma takiego zdjęcia.", en: "There is no such photo." },
	noPackage: {
		pl: "Twój bilet nie obejmuje profilu publicznego.",
		en: "Your ticket does not come with a public profile.",
	},
	ended: {
		pl: "Na tym wydarzeniu nikt już nie widzi profili.",
		en: "Profiles can no longer be seen at this event.",
	},
	notSaved: {
		pl: "Najpierw zapisz profil, wtedy pokażesz go innym.",
		en: "Save your profile first, then you can show it to others.",
	},
	noPicture: {
		pl: "To nie jest zdjęcie, które umiemy odczytać. Wybierz plik JPEG, PNG albo WebP.",
		en: "This is not a picture we can read. Choose a JPEG, PNG or WebP file.",
	},
	photoTooLarge: {
		pl: "Zdjęcie może mieć najwyżej 4 MB. Zmniejsz je i wyślij jeszcze raz.",
		en: "A photo may have at most 4 MB. Make it smaller and send it again.",
	},
	tooManyPixels: {
		pl: "Zdjęcie może mieć najwyżej 16 milionów pikseli. Zmniejsz je i wyślij jeszcze raz.",
		en: "A photo may have at most 16 million pixels. Make it smaller and send it again.",
	},
} as const satisfies Record<string, Text>;

export const stateRefusals: Record<Exclude<ProfileState, "open">, Text> = {
	locked: refusals.noPackage,
	unpaid: {
		pl: "Twój bilet czeka na płatność. Gdy dotrze, pokażesz profil.",
		en: "Your ticket is awaiting payment. Once it arrives, you can show your profile.",
	},
	noTicket: {
		pl: "Nie masz biletu na to wydarzenie.",
		en: "You have no ticket for this event.",
	},
};
