/** The e-mail about starred lectures whose time or hall has changed. */
export const changedEmail = {
	subject: { pl: "Zmiana w Twoim planie: #event", en: "A change in your plan: #event" },
	preview: { pl: "#lectures", en: "#lectures" },
	heading: { pl: "Twój plan się zmienił", en: "Your plan has changed" },
	paragraphs: [
		{
			pl: "Zmieniła się godzina albo sala wykładów, które masz w ulubionych na #event.",
			en: "The time or room of lectures among your favourites at #event has changed.",
		},
	],
	action: { pl: "Zobacz plan", en: "See your plan" },
};
