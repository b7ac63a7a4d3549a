import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";

export const standTexts = {
	title: { pl: "Pracodawcy i stoiska", en: "Employers and stands" },
	lead: {
		pl: "Kto jest na dyżurze, kogo szuka i co pokazuje.",
		en: "Who is on duty, who they are looking for and what they show.",
	},
	search: { pl: "Szukaj firmy", en: "Search companies" },
	kind: { pl: "Co robią", en: "What they do" },
	all: { pl: "Wszystkie", en: "All" },
	recruiting: { pl: "Rekrutują", en: "Hiring" },
	presenting: { pl: "Prezentują rozwiązania", en: "Showing solutions" },
	withJobs: { pl: "Tylko z ofertami pracy", en: "Only with jobs" },
	noStands: { pl: "Nie ma jeszcze stoisk", en: "There are no stands yet" },
	noStandsLead: {
		pl: "Stoiska pojawią się, gdy organizator ogłosi wystawców tego wydarzenia.",
		en: "Stands appear when the organiser names the exhibitors of this event.",
	},
	nothingFound: { pl: "Nie ma takich stoisk", en: "There are no such stands" },
	nothingFoundLead: { pl: "Zmień słowa albo filtry.", en: "Change the words or the filters." },
	clear: { pl: "Wyczyść filtry", en: "Clear the filters" },
	onDuty: { pl: "Ktoś jest na dyżurze", en: "Somebody is on duty" },
	kept: { pl: "W teczce", en: "In your briefcase" },
	allStands: { pl: "Wszystkie stoiska", en: "All stands" },
	neighbours: { pl: "Sąsiednie stoiska", en: "Neighbouring stands" },
	previous: { pl: "Poprzednie stoisko: #name", en: "Previous stand: #name" },
	next: { pl: "Następne stoisko: #name", en: "Next stand: #name" },
	openUntil: { pl: "Stoisko otwarte do #time", en: "Stand open until #time" },
	hours: { pl: "W dni wydarzenia #opens–#closes", en: "#opens–#closes on the event’s days" },
	place: { pl: "Na miejscu: #place", en: "On site: #place" },
	isRecruiting: { pl: "Rekrutuje", en: "Hiring" },
	isPresenting: { pl: "Prezentuje rozwiązania", en: "Showing solutions" },
	toBriefcase: { pl: "Twoja teczka", en: "Your briefcase" },
	keep: { pl: "Do teczki", en: "Add to briefcase" },
	unkeep: { pl: "Wyjmij z teczki", en: "Remove from briefcase" },
	keptDone: { pl: "Firma jest w Twojej teczce.", en: "The company is in your briefcase." },
	unkeptDone: { pl: "Firmy nie ma już w Twojej teczce.", en: "The company is no longer in your briefcase." },
	arrange: { pl: "Umów spotkanie", en: "Arrange a meeting" },
	jobs: { pl: "Oferty pracy", en: "Jobs" },
	apply: { pl: "Aplikuj", en: "Apply" },
	applyFor: { pl: "Aplikuj: #title", en: "Apply: #title" },
	withdraw: { pl: "Wycofaj", en: "Withdraw" },
	withdrawFrom: { pl: "Wycofaj aplikację: #title", en: "Withdraw your application: #title" },
	appliedOn: { pl: "Aplikacja z #day", en: "Applied on #day" },
	unseen: {
		pl: "Firma jej nie widzi, dopóki nie ma dostępu do CV.",
		en: "The company does not see it without access to your CV.",
	},
	applied: { pl: "Aplikacja wysłana razem z CV.", en: "Your application is sent, with your CV." },
	withdrawn: { pl: "Aplikacja wycofana.", en: "Your application is withdrawn." },
	cvTitle: { pl: "Twoje CV dla firmy #company", en: "Your CV for #company" },
	sees: { pl: "Ma do niego dostęp od #day", en: "Has access since #day" },
	seesAsAll: {
		pl: "Firma może je pobrać: Twoja zgoda na rekrutację obejmuje firmy tego wydarzenia. Cofniesz ją w „CV”.",
		en: "The company may download it: your recruitment consent covers the companies of this event. Withdraw it in “CV”.",
	},
	ownConsent: {
		pl: "Do zgłoszenia potrzebna jest osobna zgoda, dla tej jednej firmy.",
		en: "An application needs a consent of its own, for this company alone.",
	},
	cvForm: { pl: "CV wypełnione w formularzu", en: "CV filled in as a form" },
	change: { pl: "Zmień w „CV”", en: "Change in “CV”" },
	noCv: {
		pl: "Żeby aplikować, dodaj CV: plik PDF albo DOCX, albo wypełniony formularz.",
		en: "To apply, add your CV: a PDF or DOCX file, or a filled-in form.",
	},
	addCv: { pl: "Dodaj CV", en: "Add a CV" },
	notSent: {
		pl: "Aplikacja nie jest wysłana, bo brakuje tej zgody. Zaznacz ją i naciśnij przycisk poniżej.",
		en: "Your application is not sent, because this consent is missing. Tick it and press the button below.",
	},
	notShared: {
		pl: "CV nie jest udostępnione, bo brakuje tej zgody. Zaznacz ją i naciśnij przycisk poniżej.",
		en: "Your CV is not shared, because this consent is missing. Tick it and press the button below.",
	},
	share: { pl: "Udostępnij CV", en: "Share the CV" },
	shared: { pl: "CV udostępnione.", en: "Your CV is shared." },
	takeBack: { pl: "Cofnij dostęp do CV", en: "Withdraw access to the CV" },
	takenBack: { pl: "Firma nie ma już dostępu do CV.", en: "The company has no access to your CV any more." },
	duty: { pl: "Na dyżurze", en: "On duty" },
	now: { pl: "teraz", en: "now" },
	online: { pl: "teraz online", en: "online now" },
	from: { pl: "od #time", en: "from #time" },
	nobodyOnDuty: {
		pl: "Nikt nie ma teraz dyżuru. Zostaw wiadomość, odpowiedź przyjdzie e-mailem.",
		en: "Nobody is on duty now. Leave a message; the answer comes by e-mail.",
	},
	contact: { pl: "Zostaw wiadomość", en: "Leave a message" },
	contactLead: {
		pl: "Odpowiedź przyjdzie na #email. Firma nie zobaczy tego adresu.",
		en: "The answer comes to #email. The company does not see this address.",
	},
	send: { pl: "Wyślij wiadomość", en: "Send the message" },
	sent: {
		pl: "Wiadomość wysłana. Odpowiedź przyjdzie e-mailem.",
		en: "The message is sent. The answer comes by e-mail.",
	},
	yourMessages: { pl: "Twoje wiadomości", en: "Your messages" },
	waits: { pl: "czeka na odpowiedź", en: "waiting for an answer" },
	answer: { pl: "Odpowiedź:", en: "Answer:" },
	about: { pl: "O firmie", en: "About the company" },
	materials: { pl: "Materiały", en: "Materials" },
	newTab: { pl: "(nowa karta)", en: "(new tab)" },
	lectures: { pl: "Wykłady firmy", en: "The company’s lectures" },
	toAgenda: { pl: "Zobacz w agendzie", en: "See it in the agenda" },
	done: { pl: "Gotowe.", en: "Done." },
	failed: {
		pl: "Nie udało się. Sprawdź połączenie i spróbuj ponownie.",
		en: "That did not work. Check your connection and try again.",
	},
	closed: { pl: "Stoisko jest zamknięte", en: "The stand is closed" },
} as const satisfies Record<string, Text>;

export const briefcaseTexts = {
	title: { pl: "Teczka pracodawców", en: "Your briefcase" },
	lead: {
		pl: "Firmy, do których chcesz wrócić, z notatkami, które widzisz tylko Ty.",
		en: "Companies you want to come back to, with notes only you see.",
	},
	empty: { pl: "Twoja teczka jest pusta", en: "Your briefcase is empty" },
	emptyLead: {
		pl: "Na stoisku firmy naciśnij „Do teczki”, a znajdziesz ją tutaj.",
		en: "Press “Add to briefcase” at a company’s stand to find it here.",
	},
	toStands: { pl: "Zobacz stoiska", en: "See the stands" },
	noteOf: { pl: "Notatka: #name", en: "Note: #name" },
	remove: { pl: "Wyjmij", en: "Remove" },
	removeOf: { pl: "Wyjmij z teczki: #name", en: "Remove from the briefcase: #name" },
	removed: { pl: "#name: wyjęto z teczki.", en: "#name: removed from the briefcase." },
	undo: { pl: "Cofnij", en: "Undo" },
	undoOf: { pl: "Włóż z powrotem: #name", en: "Put back: #name" },
	notShown: { pl: "To stoisko jest teraz zamknięte.", en: "This stand is closed now." },
	toCsv: { pl: "Pobierz jako tabelę (CSV)", en: "Download as a table (CSV)" },
	saved: { pl: "Zapisano", en: "Saved" },
	changed: { pl: "Zapiszemy za chwilę", en: "Saving in a moment" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	refused: { pl: "Nie zapisano.", en: "Not saved." },
	notSaved: { pl: "Nie zapisano, spróbujemy ponownie", en: "Not saved; trying again" },
} as const satisfies Record<string, Text>;

/** "3 oferty pracy". */
export const jobCount = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# oferta pracy", few: "# oferty pracy", many: "# ofert pracy", other: "# oferty pracy" },
		en: { one: "# job", other: "# jobs" },
	});

/** "12 stoisk". */
export const standCount = (lang: Lang, count: number): string =>
	plural(lang, count, {
		pl: { one: "# stoisko", few: "# stoiska", many: "# stoisk", other: "# stoiska" },
		en: { one: "# stand", other: "# stands" },
	});
