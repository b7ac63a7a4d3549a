/** Tells an account that it is registered: `#event`. It has no name, which Polish would decline. */
export const registeredEmail = {
	subject: { pl: "Masz miejsce: #event", en: "You have a place: #event" },
	preview: { pl: "Bilet czeka na Twoim koncie.", en: "The ticket is waiting in your account." },
	heading: { pl: "Do zobaczenia", en: "See you there" },
	paragraphs: [
		{
			pl: "Twoja rejestracja na #event jest potwierdzona. Bilet czeka na Twoim koncie.",
			en: "Your registration for #event is confirmed. The ticket is waiting in your account.",
		},
	],
	action: { pl: "Przejdź do konta", en: "Go to your account" },
};
