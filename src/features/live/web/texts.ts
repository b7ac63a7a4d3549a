import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { playerTexts } from "../../../kit/ui/player-texts.ts";

export const liveTexts = {
	...playerTexts,
	title: { pl: "Na żywo", en: "Live" },
	lead: {
		pl: "Co trwa teraz w każdym studiu i co będzie potem.",
		en: "What is on now in each studio, and what comes next.",
	},
	watchNamed: { pl: "Oglądaj na żywo: #", en: "Watch live: #" },
	ask: { pl: "Zadaj pytanie", en: "Ask a question" },
	noneTitle: { pl: "Nic nie jest teraz nadawane", en: "Nothing is being streamed" },
	noneLead: {
		pl: "Transmisje otwierają się kwadrans przed wykładem. Wszystko, co będzie, jest w agendzie.",
		en: "Streams open a quarter of an hour before their lecture. Everything to come is in the agenda.",
	},
	toAgenda: { pl: "Przejdź do agendy", en: "Go to the agenda" },
	until: { pl: "do #", en: "until #" },
	follows: { pl: "Potem w tym samym studiu", en: "Next in the same studio" },
	nothingFollows: { pl: "To ostatni wykład w tym studiu.", en: "This is the last lecture in this studio." },
	ledOn: { pl: "Następny wykład: „#lecture”, #time, #place", en: "The next lecture: “#lecture”, #time, #place" },
	waitsForYou: {
		pl: "Zaczyna się następny wykład. Przejdziemy tam, gdy wyślesz albo usuniesz to, co piszesz.",
		en: "The next lecture begins. We go there once you have sent or cleared what you are typing.",
	},
	goNow: { pl: "Przejdź teraz", en: "Go now" },
	begins: { pl: "Zaczyna się za", en: "Begins in" },
	opens: { pl: "Transmisja otworzy się o #time.", en: "The stream opens at #time." },
	opensOn: { pl: "Transmisja otworzy się #day o #time.", en: "The stream opens on #day at #time." },
	overTitle: { pl: "Ten wykład już się skończył", en: "This lecture is over" },
	overLead: {
		pl: "Nagranie pojawi się tutaj po publikacji, jeśli wykład był nagrywany.",
		en: "Its recording appears here once it is published, where the lecture was recorded.",
	},
	recordedLead: { pl: "Możesz obejrzeć jego nagranie.", en: "You can watch its recording." },
	toRecording: { pl: "Obejrzyj nagranie", en: "Watch the recording" },
	unpaidTitle: { pl: "Otworzy się po zapłaceniu", en: "It opens once you have paid" },
	unpaidLead: {
		pl: "Twój bilet czeka na płatność. Transmisja otworzy się, gdy tylko dotrze.",
		en: "Your ticket is awaiting payment. The stream opens as soon as it arrives.",
	},
	toPayments: { pl: "Zobacz płatności", en: "See your payments" },
	lockedAll: { pl: "Wszystkie transmisje na żywo", en: "All live streams" },
	lockedOnline: { pl: "Wykłady online na żywo", en: "Online lectures, live" },
	ownNone: { pl: "Pakiet #package ich nie otwiera.", en: "#package does not open them." },
	noTicket: { pl: "Potrzebujesz biletu na to wydarzenie.", en: "You need a ticket for this event." },
	lockedNobody: {
		pl: "Twój bilet nie otwiera tej transmisji.",
		en: "Your ticket does not open this stream.",
	},
	lockedLead: {
		pl: "Napisz do organizatora, jeśli to pomyłka.",
		en: "Write to the organiser if that is a mistake.",
	},
	stream: { pl: "Transmisja", en: "Stream" },
	connecting: { pl: "Łączymy…", en: "Connecting…" },
	toLive: { pl: "Wróć na żywo", en: "Back to live" },
	soundOff: { pl: "Przeglądarka wyłączyła dźwięk.", en: "Your browser has muted the sound." },
	broken: { pl: "Transmisja się przerwała.", en: "The stream broke off." },
	tryNow: { pl: "Spróbuj teraz", en: "Try now" },
	youtubeLoad: { pl: "Wczytaj z YouTube", en: "Load from YouTube" },
	youtubeLead: {
		pl: "Ten wykład nadaje YouTube. Dopiero po naciśnięciu połączysz się z YouTube na jego warunkach; może zapisać własne pliki cookie.",
		en: "This lecture is streamed by YouTube. Only when you press do you connect to it, on its terms; it may set cookies of its own.",
	},
	vimeoLoad: { pl: "Wczytaj z Vimeo", en: "Load from Vimeo" },
	vimeoLead: {
		pl: "Ten wykład nadaje Vimeo. Dopiero po naciśnięciu połączysz się z Vimeo na jego warunkach. Prosimy je, żeby Cię nie śledziło.",
		en: "This lecture is streamed by Vimeo. Only when you press do you connect to it, on its terms. We ask it not to track you.",
	},
	attendance: { pl: "Twoja obecność", en: "Your attendance" },
	attendanceLead: {
		pl: "Liczymy ją, gdy oglądasz. Od 80% wykład liczy się do certyfikatu.",
		en: "We count it while you watch. From 80% on, the lecture counts towards your certificate.",
	},
	attended: { pl: "Ten wykład liczy się do certyfikatu.", en: "This lecture counts towards your certificate." },
	uncounted: {
		pl: "Nie udało się zapisać obecności. Spróbujemy za chwilę.",
		en: "Your attendance could not be saved. We will try again in a moment.",
	},
	questions: { pl: "Pytania do prelegenta", en: "Questions for the speaker" },
	yourQuestion: { pl: "Twoje pytanie", en: "Your question" },
	withoutName: { pl: "Bez mojego imienia", en: "Without my name" },
	send: { pl: "Wyślij pytanie", en: "Send the question" },
	sent: { pl: "Pytanie wysłane.", en: "Your question is sent." },
	notSent: {
		pl: "Nie udało się wysłać. Pytanie zostaje w polu, spróbuj ponownie.",
		en: "It could not be sent. The question stays in the field, try again.",
	},
	noQuestions: { pl: "Nikt jeszcze nie zapytał. Zacznij.", en: "Nobody has asked yet. Be the first." },
	questionsFailed: { pl: "Nie udało się wczytać pytań.", en: "The questions could not be loaded." },
	anonymous: { pl: "bez imienia", en: "no name" },
	you: { pl: "Ty", en: "You" },
	answered: { pl: "Odpowiedziane", en: "Answered" },
	vote: { pl: "Głosuj na pytanie: #", en: "Vote for the question: #" },
	withdraw: { pl: "Wycofaj", en: "Withdraw" },
	withdrawNamed: { pl: "Wycofaj pytanie: #", en: "Withdraw the question: #" },
	notVoted: { pl: "Nie udało się tego zapisać. Spróbuj ponownie.", en: "That could not be saved. Try again." },
} as const satisfies Record<string, Text>;

export const votesText = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# głos", few: "# głosy", many: "# głosów", other: "# głosu" },
		en: { one: "# vote", other: "# votes" },
	});

export const charactersLeft = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "został # znak", few: "zostały # znaki", many: "zostało # znaków", other: "zostało # znaku" },
		en: { one: "# character left", other: "# characters left" },
	});

export const retryText = (lang: Lang, seconds: number): string =>
	lang === "pl" ? `Spróbujemy ponownie za ${seconds} s.` : `Trying again in ${seconds} s.`;

export const minutesOf = (lang: Lang, seconds: number, all: number): string => {
	const [part, whole] = [seconds, all].map((one) => Math.floor(one / 60));
	return lang === "pl" ? `${part} z ${whole} min` : `${part} of ${whole} min`;
};

/** "1 d 2:05:09", "12:30". */
export function untilText(ms: number): string {
	const seconds = Math.max(0, Math.ceil(ms / 1000));
	const [days, hours, minutes] = [
		Math.floor(seconds / 86_400),
		Math.floor(seconds / 3600) % 24,
		Math.floor(seconds / 60) % 60,
	];
	const two = (value: number) => String(value).padStart(2, "0");
	const rest = `${two(minutes)}:${two(seconds % 60)}`;
	if (days > 0) return `${days} d ${hours}:${rest}`;
	return hours > 0 ? `${hours}:${rest}` : rest;
}
