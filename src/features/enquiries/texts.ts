import type { Text } from "../../kit/i18n/lang.ts";

/** The spec (§5) gives the words. */
export const messages = {
	modalType: {
		pl: "Podaj rodzaj zgłoszenia: 0 partner, 1 wolontariat, 2 prelegent",
		en: "Provide the kind of enquiry: 0 sponsor, 1 volunteer, 2 lecturer",
	},
	name: { pl: "Podaj imię i nazwisko", en: "Provide your name" },
	companyName: { pl: "Podaj nazwę firmy/organizacji", en: "Provide the name of the company/organisation" },
	email: { pl: "Podaj adres e-mail", en: "Provide your email" },
	emailWrong: { pl: "Niepoprawny adres e-mail", en: "Incorrect email address" },
	phoneNo: { pl: "Podaj numer telefonu", en: "Provide phone number" },
	phoneNoWrong: { pl: "Niepoprawny numer telefonu", en: "Incorrect phone number" },
	tooLong: { pl: "Wpisz najwyżej # znaków", en: "Type at most # characters" },
} as const satisfies Record<string, Text>;

export const texts = {
	name: { pl: "Imię i nazwisko", en: "Full name" },
	companyName: { pl: "Firma lub organizacja", en: "Company or organisation" },
	email: { pl: "Adres e-mail", en: "E-mail address" },
	phoneNo: { pl: "Numer telefonu", en: "Phone number" },
	lecturerPhoneHelp: { pl: "Krajowy, do 9 cyfr.", en: "National, up to 9 digits." },
	sending: { pl: "Wysyłam…", en: "Sending…" },
	use: {
		pl: "Danych użyjemy tylko po to, żeby odpowiedzieć. Szczegóły:",
		en: "We use your details only to reply to you. See our",
	},
	privacy: { pl: "polityka prywatności", en: "privacy policy" },
	thanks: { pl: "Dziękujemy", en: "Thank you" },
	whereTo: {
		pl: "Odpowiedź przyjdzie na podany adres e-mail.",
		en: "The reply will come to the e-mail address you gave.",
	},
	contactSoon: { pl: "Wkrótce się z Tobą skontaktujemy.", en: "We will contact you shortly." },
	close: { pl: "Zamknij", en: "Close" },
} as const satisfies Record<string, Text>;

export const formTexts = {
	sponsor: {
		title: { pl: "Zostań partnerem", en: "Become a partner" },
		lead: {
			pl: "Stoisko, wystąpienie czy patronat? Zostaw kontakt, a przygotujemy propozycję dla Twojej firmy.",
			en: "A stand, a talk or a sponsorship? Leave your details and we will prepare an offer for your company.",
		},
		send: { pl: "Poproś o propozycję", en: "Ask for an offer" },
	},
	volunteer: {
		title: { pl: "Dołącz do wolontariatu", en: "Become a volunteer" },
		lead: {
			pl: "Pomóż przy wejściu, w salach albo na targach i zobacz wydarzenie od kulis. Zostaw kontakt, resztę ustalimy razem.",
			en: "Help out at the entrance, in the halls or at the fair, and see the event from backstage. Leave your details and we will arrange the rest together.",
		},
		send: { pl: "Zgłoś się", en: "Sign up as a volunteer" },
	},
	lecturer: {
		title: { pl: "Wystąp na scenie", en: "Become a speaker" },
		lead: {
			pl: "Masz temat, o którym warto opowiedzieć? Zostaw kontakt, a osoby od programu odezwą się z dalszymi krokami.",
			en: "Do you have a story worth telling? Leave your details and our programme team will come back to you with the next steps.",
		},
		send: { pl: "Zgłoś się na scenę", en: "Offer a talk" },
	},
} satisfies Record<string, Record<string, Text>>;
