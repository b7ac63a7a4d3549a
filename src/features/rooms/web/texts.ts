import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";

/** `#`: a name, a text or a number. */
export const texts = {
	panel: { pl: "Przy wykładzie", en: "At the lecture" },
	questions: { pl: "Pytania", en: "Questions" },
	chat: { pl: "Czat", en: "Chat" },
	poll: { pl: "Ankieta", en: "Poll" },
	newPoll: { pl: "nowa", en: "new" },
	failed: { pl: "Nie udało się tego wczytać.", en: "This could not be loaded." },
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	messages: { pl: "Wiadomości", en: "Messages" },
	none: { pl: "Nikt jeszcze nie napisał. Zacznij.", en: "Nobody has written yet. Be the first." },
	older: { pl: "Wcześniejsze", en: "Earlier" },
	olderFailed: { pl: "Nie udało się wczytać. Spróbuj ponownie.", en: "They could not be loaded. Try again." },
	you: { pl: "Ty", en: "You" },
	deleted: { pl: "konto usunięte", en: "account deleted" },
	deletedWords: { pl: "Wiadomość osoby, która usunęła konto.", en: "A message of somebody who deleted their account." },
	hidden: { pl: "Moderator ukrył tę wiadomość.", en: "A moderator has hidden this message." },
	hiddenOwn: {
		pl: "Moderator ukrył Twoją wiadomość. Nikt jej już nie widzi.",
		en: "A moderator has hidden your message. Nobody sees it any more.",
	},
	write: { pl: "Napisz do wszystkich", en: "Write to everybody" },
	send: { pl: "Wyślij", en: "Send" },
	named: {
		pl: "Widzą to wszyscy przy tym wykładzie, z Twoim imieniem i inicjałem, a gdy pokazujesz tu profil, z nazwiskiem.",
		en: "Everybody at this lecture sees it, with your first name and initial; with your last name if you show your profile here.",
	},
	notSent: {
		pl: "Nie udało się wysłać. Wiadomość zostaje w polu, spróbuj ponownie.",
		en: "It could not be sent. The message stays in the field, try again.",
	},
	banned: {
		pl: "Moderator wyłączył Ci pisanie. Możesz czytać dalej.",
		en: "A moderator has muted you. You can still read.",
	},
	tools: { pl: "Moderowanie", en: "Moderation" },
	hide: { pl: "Ukryj", en: "Hide" },
	hideNamed: { pl: "Ukryj wiadomość: #", en: "Hide the message: #" },
	show: { pl: "Pokaż znowu", en: "Show again" },
	ban: { pl: "Wycisz osobę", en: "Mute this person" },
	banNamed: { pl: "Wycisz osobę: #", en: "Mute this person: #" },
	bannedDone: {
		pl: "# nie napisze już przy wykładach tego wydarzenia.",
		en: "# can no longer write at this event’s lectures.",
	},
	unban: { pl: "Cofnij", en: "Undo" },
	slow: { pl: "Jedna wiadomość na osobę", en: "One message per person" },
	slowNone: { pl: "kiedy chce", en: "whenever they like" },
	slowEach: { pl: "co # s", en: "every # s" },
	markAnswered: { pl: "Odpowiedziane", en: "Answered" },
	markAnsweredNamed: { pl: "Oznacz jako odpowiedziane: #", en: "Mark as answered: #" },
	markOpen: { pl: "Otwórz znowu", en: "Open again" },
	hideQuestionNamed: { pl: "Ukryj pytanie: #", en: "Hide the question: #" },
	notDone: { pl: "Nie udało się. Spróbuj ponownie.", en: "That did not work. Try again." },
	noPoll: { pl: "Nie ma jeszcze ankiety.", en: "There is no poll yet." },
	pollOpen: {
		pl: "Wybierz odpowiedź. Możesz ją zmienić do końca ankiety.",
		en: "Choose an answer. You can change it until the poll ends.",
	},
	pollClosed: { pl: "Ankieta jest zamknięta.", en: "The poll is closed." },
	closePoll: { pl: "Zamknij ankietę", en: "Close the poll" },
	openPoll: { pl: "Otwórz znowu", en: "Open again" },
	ask: { pl: "Nowa ankieta", en: "A new poll" },
	question: { pl: "Pytanie do wszystkich", en: "Question for everybody" },
	option: { pl: "Odpowiedź #", en: "Answer #" },
	addOption: { pl: "Dodaj odpowiedź", en: "Add an answer" },
	askNow: { pl: "Zapytaj wszystkich", en: "Ask everybody" },
	cancel: { pl: "Anuluj", en: "Cancel" },
} as const satisfies Record<string, Text>;

/** "3 głosy, 25%" / "3 votes, 25%". */
export const votesText = (lang: Lang, count: number, percent: number): string =>
	`${plural(lang, count, {
		pl: { one: "# głos", few: "# głosy", many: "# głosów", other: "# głosu" },
		en: { one: "# vote", other: "# votes" },
	})}, ${percent}%`;
