import type { Text } from "../../../kit/i18n/lang.ts";

/** `#` is a name. */
export const safetyTexts = {
	safety: { pl: "Coś jest nie tak?", en: "Is something wrong?" },
	block: { pl: "Zablokuj", en: "Block" },
	blockLead: {
		pl: "Po zablokowaniu nie zobaczysz tej osoby na żadnym wydarzeniu i nic od niej nie dostaniesz. Ona niczego nie zauważy: Twój profil widzi jak dotąd.",
		en: "Once blocked, this person is hidden from you and cannot reach you at any event. They will not notice: they still see your profile.",
	},
	blockTitle: { pl: "Zablokować tę osobę: #?", en: "Block #?" },
	cancel: { pl: "Anuluj", en: "Cancel" },
	blocked: {
		pl: "Ta osoba jest u Ciebie zablokowana: nie widzisz jej i nic od niej nie dostajesz. Gdy ją odblokujesz, wszystko wróci, ale nie zobaczysz tego, co w tym czasie napisała.",
		en: "You have blocked this person: you do not see them or hear from them. If you unblock them, all is as it was, but what they wrote meanwhile stays unseen.",
	},
	unblock: { pl: "Odblokuj", en: "Unblock" },
	unblockNamed: { pl: "Odblokuj: #", en: "Unblock: #" },
	failed: { pl: "Nie udało się. Spróbuj ponownie.", en: "This did not work. Try again." },
} as const satisfies Record<string, Text>;
