import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";

export const refusals = {
	emailTaken: { pl: "Posiadasz już konto - zaloguj sie", en: "You already have an account – log in" },
	emailTakenField: { pl: "email jest już używany", en: "this email is already in use" },
	wrongPassword: {
		pl: "Adres e-mail lub hasło są niepoprawne.",
		en: "The e-mail address or the password is not correct.",
	},
	notActivated: {
		pl: "To konto nie jest jeszcze aktywne. Kliknij link z wiadomości, którą wysłaliśmy po rejestracji.",
		en: "This account is not active yet. Use the link in the message that we sent after registration.",
	},
	foreignPage: {
		pl: "Logowanie działa tylko ze strony wydarzenia. Otwórz ją pod właściwym adresem.",
		en: "Logging in works only from the event's own page. Open it at its proper address.",
	},
	logInFailed: {
		pl: "Nie udało się zalogować. Spróbuj ponownie za chwilę.",
		en: "Logging in failed. Try again in a moment.",
	},
	busy: {
		pl: "Właśnie zapisuje się bardzo dużo osób. Spróbuj ponownie za chwilę.",
		en: "Very many people are signing up right now. Try again in a moment.",
	},
	linkUnknown: {
		pl: "Ten link aktywacyjny nie jest poprawny. Sprawdź, czy został skopiowany w całości.",
		en: "This activation link is not correct. Check that it was copied in full.",
	},
	linkUsed: {
		pl: "Ten link został już użyty. Konto jest aktywne – możesz się zalogować.",
		en: "This link has been used already. The account is active – you can log in.",
	},
	choosePassword: {
		pl: "Podaj hasło wybrane przy rejestracji albo ustaw inne: ten link został otwarty w innej przeglądarce.",
		en: "Type the password chosen at registration, or set another: this link was opened in another browser.",
	},
	firstPassword: { pl: "Ustaw hasło do swojego konta.", en: "Set a password for your account." },
	wrongChosenPassword: {
		pl: "To nie jest hasło wybrane przy rejestracji. Spróbuj jeszcze raz albo ustaw inne.",
		en: "This is not the password chosen at registration. Try again, or set another.",
	},
	tooManyLogIns: {
		pl: "Zbyt wiele prób. Spróbuj ponownie za kwadrans albo ustaw nowe hasło – link „Nie pamiętasz hasła?”.",
		en: "Too many attempts. Try again in a quarter of an hour, or set a new password by “Forgot your password?”.",
	},
	linkExpired: {
		pl: "Ten link stracił ważność po 48 godzinach. Wyślemy nowy na Twój adres.",
		en: "This link stopped working after 48 hours. We can send a new one to your address.",
	},
	wrongOwnPassword: { pl: "To nie jest Twoje obecne hasło.", en: "This is not your current password." },
	noSession: { pl: "To urządzenie jest już wylogowane.", en: "This device is logged out already." },
	ownSession: {
		pl: "To jest urządzenie, z którego piszesz. Aby je wylogować, użyj „Wyloguj się”.",
		en: "This is the device that you are using. Use “Log out” to leave it.",
	},
	notAnAddress: { pl: "Podaj poprawny adres e-mail.", en: "Provide a correct e-mail address." },
	resetOver: {
		pl: "Ten link do zmiany hasła już nie działa: minęła godzina albo został użyty. Zamów nowy.",
		en: "This link for a new password no longer works: an hour has passed or it was used. Ask for a new one.",
	},
} as const satisfies Record<string, Text>;

/** E-mails to unconfirmed addresses contain no typed text, such as a name: a stranger may have typed it. */
export const resetEmail = {
	subject: { pl: "Nowe hasło do konta: #event", en: "A new password for your account: #event" },
	preview: { pl: "Link działa godzinę i tylko raz.", en: "The link works for an hour, and only once." },
	heading: { pl: "Ustaw nowe hasło", en: "Set a new password" },
	paragraphs: [
		{
			pl: "Ktoś, najpewniej Ty, poprosił o nowe hasło do konta na stronie #event. Przycisk otworzy stronę, na której je ustawisz.",
			en: "Somebody, most likely you, asked for a new password for your #event account. The button opens the page where you set it.",
		},
	],
	action: { pl: "Ustaw nowe hasło", en: "Set a new password" },
	notes: [
		{ pl: "Link jest ważny godzinę i działa raz.", en: "The link is valid for an hour and works once." },
		{
			pl: "To nie Ty? Zignoruj tę wiadomość – hasło zostanie takie, jakie jest.",
			en: "Not you? Ignore this message – the password stays as it is.",
		},
	],
} satisfies { [part: string]: Text | Text[] };

export const resetTexts = {
	forgot: { pl: "Nie pamiętasz hasła?", en: "Forgot your password?" },
	pageTitle: { pl: "Nowe hasło", en: "New password" },
	askTitle: { pl: "Nie pamiętasz hasła?", en: "Forgot your password?" },
	askLead: {
		pl: "Podaj adres z rejestracji. Wyślemy link, pod którym ustawisz nowe hasło.",
		en: "Give the address that you registered with. We will send a link where you set a new password.",
	},
	ask: { pl: "Wyślij link", en: "Send the link" },
	askingNow: { pl: "Wysyłamy…", en: "Sending…" },
	requested: {
		pl: "Jeśli jest konto z tym adresem, link jest już w drodze. Działa godzinę. Sprawdź też folder ze spamem.",
		en: "If there is an account with this address, the link is on its way. It works for an hour. Check the spam folder too.",
	},
	setTitle: { pl: "Ustaw nowe hasło", en: "Set a new password" },
	setLead: {
		pl: "Co najmniej 8 znaków, bez spacji. Wszystkie urządzenia i klucze dostępu stracą dostęp do konta – chyba że je zostawisz.",
		en: "At least 8 characters, without spaces. All devices and passkeys lose access to the account – unless you keep them.",
	},
	newPassword: { pl: "Nowe hasło", en: "New password" },
	again: { pl: "Powtórz nowe hasło", en: "Repeat the new password" },
	set: { pl: "Zapisz hasło", en: "Save the password" },
	setting: { pl: "Zapisujemy…", en: "Saving…" },
	doneTitle: { pl: "Hasło zmienione", en: "The password is changed" },
	done: {
		pl: "Skończyło się wszystko, co otwierało konto, poza tym, co zostało zaznaczone. Inne linki do zmiany hasła już nie działają. Zaloguj się nowym hasłem.",
		en: "Everything that opened the account has ended, except what you kept. Other links for a new password no longer work. Log in with the new password.",
	},
	backToLogIn: { pl: "Wróć do logowania", en: "Back to log-in" },
} as const satisfies Record<string, Text>;

export const emailTexts = {
	subject: { pl: "Aktywuj konto: #event", en: "Activate your account: #event" },
	preview: {
		pl: "Jedno kliknięcie i konto jest aktywne. Link działa 48 godzin.",
		en: "One click and your account is active. The link works for 48 hours.",
	},
	heading: { pl: "Zostało jedno kliknięcie", en: "One click to go" },
	/** The ticket waits only for the address. */
	registered: {
		pl: "Dziękujemy za rejestrację na #event. Potwierdź adres e-mail, a Twoje konto i bilet będą gotowe.",
		en: "Thank you for registering for #event. Confirm your e-mail address, and your account and ticket are ready.",
	},
	/** The tickets or codes wait for a payment too. */
	ordered: {
		pl: "Dziękujemy za zamówienie na #event. Potwierdź adres e-mail, a Twoje konto będzie gotowe.",
		en: "Thank you for your order for #event. Confirm your e-mail address, and your account is ready.",
	},
	/** Organisers placed the order; another e-mail is about it. */
	orderedFor: {
		pl: "Organizatorzy złożyli dla Ciebie zamówienie na #event. Jego szczegóły są w osobnym e-mailu. Aktywuj konto, a znajdziesz w nim zamówienie, faktury i bilety.",
		en: "The organisers placed an order for #event for you. Another e-mail has its details. Activate your account, and you find the order, its invoices and the tickets there.",
	},
	/** The account has no ticket and no order. */
	created: {
		pl: "Masz już konto na stronie #event. Potwierdź adres e-mail, a będzie gotowe.",
		en: "You have an account at #event. Confirm your e-mail address, and it is ready.",
	},
	/** The order was refused before the address was confirmed. */
	refused: {
		pl: "Mamy już Twoje dane, ale nie zamówienie na #event: bez potwierdzonego adresu e-mail nie można zająć tylu miejsc. Potwierdź adres, zaloguj się i zamów jeszcze raz.",
		en: "We have your details, but no order for #event: without a confirmed e-mail address you cannot hold as many places. Confirm your address, log in and order again.",
	},
	/** An unpaid order, `#number`, held until `#until`. */
	holdsUnpaid: {
		pl: "Zamówienie #number trzymamy do #until. Jeśli do tego czasu potwierdzisz adres, potrzymamy je dłużej i napiszemy, co dalej.",
		en: "We hold order #number until #until. Confirm your address before that, and we hold it for longer and write to you about the next step.",
	},
	/** A free order, `#number`, held until `#until`. */
	holds: {
		pl: "Zamówienie #number trzymamy do #until. Jeśli do tego czasu potwierdzisz adres, dostaniesz wszystko, co do niego należy.",
		en: "We hold order #number until #until. Confirm your address before that, and you get everything that belongs to it.",
	},
	/** A free ticket held until `#until`. */
	holdsPlace: {
		pl: "Trzymamy Twoje miejsce do #until. Jeśli potwierdzisz adres później, dostaniesz je, o ile jeszcze będzie. Jeśli nie, napiszemy, co możesz zrobić.",
		en: "We hold your place until #until. If you confirm your address later, you get it if there is one left. Otherwise we will write to tell you what you can do.",
	},
	/** Another person handed over a ticket. */
	handed: {
		pl: "Ktoś przekazał Ci bilet na #event. Potwierdź adres e-mail i ustaw hasło, a dostaniesz bilet i konto. Jeśli nie znasz tej osoby, zignoruj tę wiadomość.",
		en: "Another person has handed you a ticket for #event. Confirm your e-mail address and set a password, and you get the ticket and an account. If you do not know that person, ignore this message.",
	},
	again: { pl: "Przesyłamy nowy link do aktywacji konta.", en: "Here is a new link to activate your account." },
	/** The organisers registered the person; the ticket is attached. */
	guest: {
		pl: "Organizatorzy zarejestrowali Cię jako gościa na #event. Bilet jest w załączniku. Aktywuj konto, a znajdziesz w nim też program i swoje miejsca na wykładach.",
		en: "The organisers registered you as a guest of #event. Your ticket is attached. Activate your account, and you find the schedule and your seats in lectures there too.",
	},
	action: { pl: "Aktywuj konto", en: "Activate your account" },
	valid: {
		pl: "Link jest ważny 48 godzin i działa raz. Nowy wyślesz sobie ze strony logowania.",
		en: "The link is valid for 48 hours and works once. You can ask for a new one on the log-in page.",
	},
	notYou: {
		pl: "To nie Ty? Zignoruj tę wiadomość – bez aktywacji konto nie zacznie działać.",
		en: "Not you? Ignore this message – without activation the account stays inactive.",
	},
} as const satisfies Record<string, Text>;

export const accountTexts = {
	logInTitle: { pl: "Zaloguj się", en: "Log in" },
	logInLead: {
		pl: "Twoje bilety, miejsca na wykładach i zamówienia są na koncie uczestnika.",
		en: "Your tickets, seats in lectures and orders are in your participant account.",
	},
	erased: {
		pl: "Konto jest usunięte. Potwierdzenie wysyłamy na jego adres.",
		en: "The account is deleted. A confirmation is on its way to its address.",
	},
	insideTitle: { pl: "Co tu masz", en: "What is inside" },
	inside: [
		{ pl: "Bilety z kodem QR, także na telefon", en: "Tickets with a QR code, for the phone as well" },
		{ pl: "Miejsca na wykładach", en: "Seats in lectures" },
		{ pl: "Zamówienia, faktury i zwroty", en: "Orders, invoices and refunds" },
		{ pl: "Kody dla Twojego zespołu", en: "Codes for your team" },
	],
	email: { pl: "Adres e-mail", en: "E-mail address" },
	password: { pl: "Hasło", en: "Password" },
	show: { pl: "Pokaż hasło", en: "Show the password" },
	hide: { pl: "Ukryj hasło", en: "Hide the password" },
	logIn: { pl: "Zaloguj się", en: "Log in" },
	loggingIn: { pl: "Logujemy…", en: "Logging in…" },
	byPasskey: { pl: "Zaloguj się kluczem dostępu", en: "Log in with a passkey" },
	logOut: { pl: "Wyloguj się", en: "Log out" },
	noAccount: { pl: "Nie masz jeszcze konta?", en: "No account yet?" },
	register: { pl: "Zarejestruj się", en: "Register" },
	enterEmail: { pl: "podaj email", en: "provide your email" },
	wrongEmail: { pl: "błędny format", en: "incorrect format" },
	enterPassword: { pl: "podaj hasło", en: "provide a password" },
	noAnswer: {
		pl: "Brak odpowiedzi serwera. Sprawdź połączenie i spróbuj ponownie.",
		en: "The server does not answer. Check your connection and try again.",
	},
	resendTitle: { pl: "Link aktywacyjny nie dotarł?", en: "Activation link did not arrive?" },
	resendLead: {
		pl: "Podaj adres z rejestracji, a wyślemy nowy link. Sprawdź też folder ze spamem.",
		en: "Give the address that you registered with and we will send a new link. Check the spam folder too.",
	},
	resend: { pl: "Wyślij nowy link", en: "Send a new link" },
	resending: { pl: "Wysyłamy…", en: "Sending…" },
	resent: {
		pl: "Jeśli konto z tym adresem czeka na aktywację, nowy link jest już w drodze.",
		en: "If an account with this address is waiting for activation, a new link is on its way.",
	},
	unavailableTitle: { pl: "Logowanie nie jest jeszcze dostępne", en: "Log-in is not available yet" },
	unavailable: {
		pl: "Logowanie jest obecnie niedostępne. Konto uczestnika będzie dostępne bliżej terminu wydarzenia.",
		en: "Login is not currently available. The account will be available closer to the event date.",
	},
	backToEvent: { pl: "Wróć na stronę wydarzenia", en: "Back to the event page" },
	loading: { pl: "Wczytujemy konto…", en: "Loading your account…" },
	confirming: { pl: "Aktywujemy Twoje konto…", en: "Activating your account…" },
	confirmedTitle: { pl: "Konto jest aktywne", en: "Your account is active" },
	confirmed: {
		pl: "Adres e-mail jest potwierdzony. Zaloguj się, a zobaczysz swój bilet.",
		en: "Your e-mail address is confirmed. Log in to see your ticket.",
	},
	confirmedIn: {
		pl: "Adres e-mail jest potwierdzony i jesteś na swoim koncie.",
		en: "Your e-mail address is confirmed and you are logged in.",
	},
	toAccount: { pl: "Przejdź do konta", en: "Go to your account" },
	chooseTitle: { pl: "Jeszcze hasło", en: "One more thing: your password" },
	chooseLead: {
		pl: "Link został otwarty na innym urządzeniu. Podaj hasło wybrane przy rejestracji, a konto będzie aktywne.",
		en: "You opened the link on another device. Type the password that you chose at registration, and your account is active.",
	},
	chosenPassword: { pl: "Hasło z rejestracji", en: "Password from registration" },
	activate: { pl: "Aktywuj konto", en: "Activate the account" },
	setAnother: { pl: "Ustaw inne hasło", en: "Set another password" },
	anotherTitle: { pl: "Ustaw inne hasło", en: "Set another password" },
	anotherLead: {
		pl: "Co najmniej 8 znaków, bez spacji. Zastąpi hasło z rejestracji, a konto będzie aktywne.",
		en: "At least 8 characters, without spaces. It replaces the one from registration, and your account is active.",
	},
	chosenAfterAll: { pl: "Mam hasło z rejestracji", en: "I have the password from registration" },
	chooseNotYou: {
		pl: "To nie Ty zakładasz to konto? Zamknij tę stronę – bez hasła nic się nie stanie.",
		en: "Was it not you who registered? Close this page – without a password nothing happens.",
	},
	choose: { pl: "Ustaw hasło i aktywuj konto", en: "Set the password and activate the account" },
	confirmedEarly: {
		pl: "Adres e-mail jest potwierdzony. Bilet przychodzi e-mailem, a logowanie ruszy bliżej terminu wydarzenia.",
		en: "Your e-mail address is confirmed. The ticket comes by e-mail, and log-in opens closer to the event date.",
	},
	notConfirmedTitle: { pl: "Nie udało się aktywować konta", en: "The account could not be activated" },
	tryAgain: { pl: "Spróbuj ponownie", en: "Try again" },
	noScript: { pl: "Ta strona potrzebuje włączonego JavaScriptu.", en: "This page needs JavaScript to be switched on." },
} satisfies Record<string, Text | Text[]>;

/** This browser stores the starred lectures. */
export const planWaits = (lang: Lang, lectures: number): string =>
	plural(lang, lectures, {
		pl: {
			one: "Twój plan czeka: # wykład. Zaloguj się, a znajdziesz go na swoim koncie.",
			few: "Twój plan czeka: # wykłady. Zaloguj się, a znajdziesz go na swoim koncie.",
			other: "Twój plan czeka: # wykładów. Zaloguj się, a znajdziesz go na swoim koncie.",
		},
		en: {
			one: "Your plan is waiting: # lecture. Log in to find it in your account.",
			other: "Your plan is waiting: # lectures. Log in to find it in your account.",
		},
	});
