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

/** Tells an account that the organisers registered it as a guest. */
export const guestEmail = {
	...registeredEmail,
	paragraphs: [
		{
			pl: "Organizatorzy zarejestrowali Cię jako gościa na #event. Bilet jest w załączniku i na Twoim koncie. Nie chcesz wziąć udziału? Odpowiedz na tę wiadomość.",
			en: "The organisers registered you as a guest of #event. Your ticket is attached, and in your account. You do not want to take part? Reply to this message.",
		},
	],
};
