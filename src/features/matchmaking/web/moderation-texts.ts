import type { Text } from "../../../kit/i18n/lang.ts";

/** `#` is a name. */
export const moderationTexts = {
	link: { pl: "Zgłoszenia", en: "Reports" },
	title: { pl: "Zgłoszenia uczestników", en: "Reports from participants" },
	lead: {
		pl: "Widzą je osoby, które moderują to wydarzenie, i organizator. Zgłoszona osoba o niczym nie wie.",
		en: "The event’s moderators and the organiser see them. The reported person is not told.",
	},
	open: { pl: "Do rozpatrzenia", en: "To decide" },
	decided: { pl: "Rozpatrzone", en: "Decided" },
	none: { pl: "Nic nie czeka na decyzję", en: "Nothing waits for a decision" },
	noneLead: { pl: "Nowe zgłoszenia pojawią się tutaj same.", en: "New reports appear here by themselves." },
	stand: { pl: "Stoisko: #", en: "Stand: #" },
	by: { pl: "Zgłasza: #", en: "Reported by #" },
	hide: { pl: "Ukryj osobę", en: "Hide the person" },
	sure: { pl: "Na pewno ukryj", en: "Yes, hide the person" },
	hideLead: {
		pl: "Jej profil zniknie z tego wydarzenia, a rozmowy się zamkną. Nie napisze też do stoisk. Bilet zostaje ważny. Cofnąć to może organizator.",
		en: "Their profile disappears from this event, their conversations close and they cannot write to stands. Their ticket stays valid. The organiser can undo it.",
	},
	dismiss: { pl: "Zamknij zgłoszenie", en: "Close the report" },
	hiddenDone: { pl: "Ukryto: #.", en: "Hidden: #." },
	dismissedDone: { pl: "Zgłoszenie zamknięte: #.", en: "Report closed: #." },
	hidden: { pl: "Osoba była ukryta; organizator to cofnął.", en: "The person was hidden; the organiser undid it." },
	isHidden: { pl: "Osoba jest ukryta na tym wydarzeniu.", en: "The person is hidden at this event." },
	dismissed: { pl: "Zamknięte bez zmian.", en: "Closed without a change." },
	done: { pl: "Gotowe.", en: "Done." },
	failed: { pl: "Nie udało się. Spróbuj ponownie.", en: "That did not work. Try again." },
} as const satisfies Record<string, Text>;
