import type { Text } from "../../kit/i18n/lang.ts";

/** Refusals of calls about meetings, with advice. */
export const refusals = {
	noPerson: { pl: "Nie ma takiej osoby.", en: "There is no such person." },
	noExhibitor: { pl: "Ten wystawca nie umawia spotkań.", en: "This exhibitor does not arrange meetings." },
	notStaff: { pl: "Nie ma takiego wystawcy.", en: "There is no such exhibitor." },
	noMeeting: { pl: "Nie ma takiego spotkania.", en: "There is no such meeting." },
	noSlot: { pl: "Tego terminu już nie ma. Wybierz inny.", en: "This time is gone. Choose another one." },
	noTicket: {
		pl: "Spotkania umawiają osoby z potwierdzonym biletem na to wydarzenie. Zarejestruj się albo dokończ płatność.",
		en: "People with a confirmed ticket of this event arrange meetings. Register, or finish paying.",
	},
	banned: {
		pl: "Organizator wyłączył Ci umawianie spotkań na tym wydarzeniu. Umówione możesz odwołać.",
		en: "The organiser has switched arranging meetings at this event off for you. You can cancel those that are agreed.",
	},
	taken: {
		pl: "Ktoś był o chwilę szybszy: ten termin jest już zajęty. Wybierz inny.",
		en: "Somebody was a moment faster: this time is taken. Choose another one.",
	},
	begun: {
		pl: "Ten termin już się zaczął, nic już się w nim nie zmienia.",
		en: "This time has already begun and can no longer be changed.",
	},
	overlap: {
		pl: "W tym czasie masz już inne spotkanie. Wybierz inny termin albo odwołaj tamto.",
		en: "You have another meeting at that time. Choose another time, or cancel the other one.",
	},
	personOverlap: {
		pl: "Ta osoba ma w tym czasie inne spotkanie. Zaproponuj inny termin.",
		en: "This person has another meeting at that time. Propose another time.",
	},
	oneEach: {
		pl: "Masz już spotkanie z tym wystawcą. Przenieś je albo odwołaj.",
		en: "You already have a meeting with this exhibitor. Move it or cancel it.",
	},
	tooManyOpen: {
		pl: "Dziesięć próśb czeka na odpowiedź. Poczekaj na nie albo wycofaj jedną.",
		en: "Ten of your requests are waiting for an answer. Wait for them, or withdraw one.",
	},
	tooManyMoves: {
		pl: "Trzy razy nic nie wyszło z przeniesienia tego spotkania. Zostaje, jak jest; możesz je odwołać.",
		en: "Moving this meeting has come to nothing three times. It stays as it is; you can cancel it.",
	},
	noTopic: { pl: "Wybierz temat spotkania z listy.", en: "Choose the topic of the meeting from the list." },
	otherExhibitor: {
		pl: "Spotkanie można przenieść tylko na inny termin tego samego wystawcy.",
		en: "A meeting can only be moved to another time of the same exhibitor.",
	},
	notNow: {
		pl: "Coś się tu zmieniło: zobacz, jak jest teraz.",
		en: "Something has changed here: see how it stands now.",
	},
	changed: {
		pl: "To spotkanie zmieniło się, zanim dotarła Twoja odpowiedź. Zobacz, jak jest teraz, i odpowiedz jeszcze raz, jeśli trzeba.",
		en: "This meeting changed before your answer arrived. See how it stands now, and answer again if you need to.",
	},
	notAgreed: { pl: "To spotkanie nie jest umówione.", en: "This meeting is not agreed." },
	held: {
		pl: "Ktoś ma ten termin. Odrzuć albo przenieś spotkanie, potem usuń termin.",
		en: "Somebody holds this time. Decline or move the meeting, then remove the time.",
	},
	tableTaken: {
		pl: "Przy tym stoliku jest już w tym czasie inny termin. Wybierz inny stolik albo inne godziny.",
		en: "This table has another slot at that time. Choose another table, or other hours.",
	},
	onlineTaken: {
		pl: "Macie już w tym czasie inny termin online. Wybierz inne godziny albo podaj stolik.",
		en: "You already have another slot online at that time. Choose other hours, or name a table.",
	},
	minutes: { pl: "Termin trwa od 5 do 240 minut.", en: "A slot takes from 5 to 240 minutes." },
	past: { pl: "Terminy muszą się zaczynać w przyszłości.", en: "Slots must start in the future." },
	noTime: {
		pl: "Między początkiem a końcem nie mieści się ani jeden termin.",
		en: "Not one slot fits between the start and the end.",
	},
	tooMany: {
		pl: "Naraz można opublikować 200 terminów, a wystawca może mieć ich 1000.",
		en: "200 slots can be published at once, and an exhibitor may have 1000.",
	},
} as const satisfies Record<string, Text>;

export const calendarTexts = {
	meeting: { pl: "Spotkanie: #exhibitor", en: "Meeting: #exhibitor" },
	online: {
		pl: "Online, adres pokoju na koncie od 10 minut przed spotkaniem",
		en: "Online; the room’s address is in your account from 10 minutes before",
	},
	table: { pl: "Stolik #table", en: "Table #table" },
} as const satisfies Record<string, Text>;

export const factTexts = {
	when: { pl: "Kiedy", en: "When" },
	where: { pl: "Gdzie", en: "Where" },
	topic: { pl: "Temat", en: "Topic" },
	online: { pl: "online", en: "online" },
} as const satisfies Record<string, Text>;

const action = { pl: "Zobacz spotkania", en: "See your meetings" };

/** `#exhibitor` is the company. */
export const personEmails = {
	agreed: {
		subject: { pl: "Umówione: #exhibitor, #when", en: "Agreed: #exhibitor, #when" },
		preview: {
			pl: "#exhibitor przyjmuje Twoją prośbę o spotkanie.",
			en: "#exhibitor accepts your request for a meeting.",
		},
		heading: { pl: "Spotkanie umówione", en: "The meeting is agreed" },
		paragraphs: [
			{
				pl: "#exhibitor spotka się z Tobą. Termin jest w załączonym pliku kalendarza. Jeśli nie możesz przyjść, odwołaj spotkanie w swoim koncie: ten termin dostanie ktoś inny.",
				en: "#exhibitor will meet you. The time is in the calendar file attached to this e-mail. If you cannot come, cancel the meeting in your account, so that somebody else can have the time.",
			},
		],
		action,
	},
	declined: {
		subject: { pl: "#exhibitor nie może się spotkać", en: "#exhibitor cannot meet you" },
		preview: {
			pl: "Termin jest znów wolny, możesz wybrać inny.",
			en: "The time is free again; you can choose another.",
		},
		heading: { pl: "To spotkanie się nie odbędzie", en: "This meeting will not take place" },
		paragraphs: [
			{
				pl: "#exhibitor nie może się z Tobą spotkać w tym terminie. W swoim koncie możesz wybrać inny termin albo innego wystawcę.",
				en: "#exhibitor cannot meet you at this time. In your account you can choose another time or another exhibitor.",
			},
		],
		action,
	},
	proposed: {
		subject: { pl: "#exhibitor proponuje inny termin", en: "#exhibitor proposes another time" },
		preview: { pl: "Przyjmij go albo odrzuć w swoim koncie.", en: "Accept or decline it in your account." },
		heading: { pl: "Nowa propozycja terminu", en: "A new time is proposed" },
		paragraphs: [
			{
				pl: "#exhibitor proponuje inny termin niż ten, o który prosisz. Nikt inny go nie zajmie, dopóki nie odpowiesz.",
				en: "#exhibitor proposes a different time from the one you asked for. It is held until you answer.",
			},
		],
		action: { pl: "Odpowiedz", en: "Answer" },
	},
	moveProposed: {
		subject: { pl: "#exhibitor prosi o przeniesienie spotkania", en: "#exhibitor asks to move your meeting" },
		preview: { pl: "Nowy termin: #other.", en: "The new time: #other." },
		heading: { pl: "Prośba o inny termin", en: "A request for another time" },
		paragraphs: [
			{
				pl: "#exhibitor prosi o przeniesienie spotkania na #other. Dopóki się nie zgodzisz, obowiązuje umówiony termin. Obowiązuje też wtedy, gdy odmówisz albo nie odpowiesz w ciągu doby.",
				en: "#exhibitor asks to move your meeting to #other. The agreed time stands until you accept. It also stands if you decline or do not answer within a day.",
			},
		],
		action: { pl: "Odpowiedz", en: "Answer" },
	},
	moved: {
		subject: { pl: "Przeniesione: #exhibitor, #when", en: "Moved: #exhibitor, #when" },
		preview: { pl: "#exhibitor zgadza się na nowy termin.", en: "#exhibitor accepts the new time." },
		heading: { pl: "Spotkanie przeniesione", en: "The meeting is moved" },
		paragraphs: [
			{
				pl: "#exhibitor spotka się z Tobą w terminie, o który prosisz. Załączony plik kalendarza zastępuje poprzedni.",
				en: "#exhibitor will meet you at the time you asked for. The attached calendar file replaces the earlier one.",
			},
		],
		action,
	},
	kept: {
		subject: { pl: "Bez zmian: #exhibitor, #when", en: "No change: #exhibitor, #when" },
		preview: { pl: "Obowiązuje umówiony termin.", en: "The agreed time stands." },
		heading: { pl: "Spotkanie bez zmian", en: "Your meeting stays as it was" },
		paragraphs: [
			{
				pl: "Spotkanie z firmą #exhibitor nie zostanie przeniesione na #other. Obowiązuje umówiony termin: #when.",
				en: "Your meeting with #exhibitor is not being moved to #other. It takes place as agreed: #when.",
			},
		],
		action,
	},
	reminder: {
		subject: { pl: "O #time: spotkanie z firmą #exhibitor", en: "At #time: your meeting with #exhibitor" },
		preview: { pl: "Twoje spotkanie zaczyna się niedługo.", en: "Your meeting begins soon." },
		heading: { pl: "Niedługo spotkanie", en: "Your meeting begins soon" },
		paragraphs: [
			{
				pl: "O #time masz spotkanie z firmą #exhibitor. Jeśli spotykacie się online, pokój otworzy się w Twoim koncie 10 minut wcześniej.",
				en: "#exhibitor is meeting you at #time. If you meet online, the room opens in your account 10 minutes before.",
			},
		],
		action,
	},
};

export const staffEmails = {
	news: {
		subject: { pl: "Spotkania firmy #exhibitor: nowości (#count)", en: "#exhibitor’s meetings: what is new (#count)" },
		preview: { pl: "Zobacz, kto prosi o spotkanie, i odpowiedz.", en: "See who asks for a meeting, and answer." },
		heading: { pl: "Nowości w spotkaniach", en: "What is new in your meetings" },
		paragraphs: [
			{
				pl: "Oto, co zmieniło się w spotkaniach firmy #exhibitor. Prośba zajmuje termin, dopóki jej nie przyjmiesz albo nie odrzucisz.",
				en: "This is what has changed in #exhibitor’s meetings. A request holds its time until you accept or decline it.",
			},
		],
		action: { pl: "Odpowiedz", en: "Answer" },
	},
	reminder: {
		subject: { pl: "O #time: spotkanie firmy #exhibitor, #person", en: "At #time: #exhibitor meets #person" },
		preview: { pl: "Spotkanie zaczyna się niedługo.", en: "The meeting begins soon." },
		heading: { pl: "Niedługo spotkanie", en: "A meeting begins soon" },
		paragraphs: [
			{
				pl: "O #time z firmą #exhibitor spotyka się #person. Jeśli spotykacie się online, pokój otworzy się w koncie 10 minut wcześniej.",
				en: "#person is meeting #exhibitor at #time. If you meet online, the room opens in your account 10 minutes before.",
			},
		],
		action,
	},
};

export const newsTexts = {
	asked: { pl: "prosi o spotkanie", en: "asks for a meeting" },
	agreed: { pl: "przyjmuje termin", en: "accepts the time" },
	declined: { pl: "odrzuca termin", en: "declines the time" },
	withdrawn: { pl: "wycofuje prośbę", en: "withdraws the request" },
	cancelled: { pl: "odwołuje spotkanie", en: "cancels the meeting" },
} as const satisfies Record<string, Text>;

/** `#when` is the requested time. */
export const moveNewsTexts = {
	asked: { pl: "prosi o przeniesienie na #when", en: "asks to move it to #when" },
	declined: {
		pl: "nie przenosi na #when, umówiony termin zostaje",
		en: "declines to move to #when; the agreed time stands",
	},
	withdrawn: {
		pl: "nie prosi już o #when, umówiony termin zostaje",
		en: "no longer asks for #when; the agreed time stands",
	},
	cancelled: {
		pl: "prośba o #when wygasła bez odpowiedzi, umówiony termin zostaje",
		en: "the request for #when was not answered in time; the agreed time stands",
	},
} as const satisfies Record<string, Text>;
