/** The e-mail about a new time or hall of planned lectures. */
export const changedEmail = {
	subject: { pl: "Zmiana w Twoim planie: #event", en: "A change in your plan: #event" },
	preview: { pl: "#lectures", en: "#lectures" },
	heading: { pl: "Twój plan się zmienił", en: "Your plan has changed" },
	paragraphs: [
		{
			pl: "Zmieniła się godzina albo sala wykładów z Twojego planu na #event.",
			en: "Lectures in your plan for #event have a new time or room.",
		},
	],
	action: { pl: "Zobacz plan", en: "See your plan" },
};
