import type { Both } from "../shape.ts";

/** Ordinary events show the first three; TBF shows the fixed list of kind "tbf". */
export const consents: {
	key: string;
	kind: "processing" | "marketing" | "recruitment" | "tbf";
	isRequired: boolean;
	name: Both;
	descriptionShort: Both;
	/** Plain text, paragraphs separated by a blank line; the recruitment one holds {partners}. */
	descriptionLong: Both;
}[] = [
	{
		key: "processing",
		kind: "processing",
		isRequired: true,
		name: { pl: "Regulamin i dane osobowe", en: "Terms and personal data" },
		descriptionShort: {
			pl: "Akceptuję regulamin i przyjmuję do wiadomości, że Fundacja Estrada przetwarza moje dane w celu organizacji wydarzenia.",
			en: "I accept the terms and acknowledge that Fundacja Estrada processes my data to run the event.",
		},
		descriptionLong: {
			pl: "Administratorem danych jest Fundacja Estrada z siedzibą w Warszawie. Dane podane w formularzu są potrzebne, żeby założyć konto, wydać bilet, rozliczyć płatność i wpuścić Cię na wydarzenie. Podstawą jest umowa, którą zawierasz, akceptując regulamin (art. 6 ust. 1 lit. b RODO).\n\nPodanie danych jest dobrowolne, ale bez nich rejestracja nie jest możliwa. Masz prawo dostępu do danych, ich sprostowania, usunięcia i przeniesienia, ograniczenia przetwarzania oraz skargi do Prezesa Urzędu Ochrony Danych Osobowych. Szczegóły opisuje polityka prywatności.",
			en: "The controller of the data is Fundacja Estrada, seated in Warsaw. The data in the form is needed to create your account, issue a ticket, settle the payment and let you in. The basis is the contract that you enter into by accepting the terms (Article 6(1)(b) GDPR).\n\nGiving the data is voluntary, but registration is not possible without it. You have the right to access your data, have it corrected, erased or transferred, to restrict its processing, and to complain to the President of the Polish Personal Data Protection Office. The privacy policy gives the details.",
		},
	},
	{
		key: "marketing",
		kind: "marketing",
		isRequired: false,
		name: { pl: "Wiadomości od fundacji", en: "News from the foundation" },
		descriptionShort: {
			pl: "Chcę dostawać od Fundacji Estrada e-maile o jej wydarzeniach, najwyżej jeden w miesiącu.",
			en: "I would like e-mails from Fundacja Estrada about its events, at most one a month.",
		},
		descriptionLong: {
			pl: "Zgadzam się na przesyłanie mi przez Fundację Estrada informacji handlowych o konferencjach, targach pracy i spotkaniach na podany adres e-mail. Wysyłamy najwyżej jedną taką wiadomość w miesiącu i nie przekazujemy adresu nikomu innemu.\n\nZgodę można wycofać w każdej chwili: w koncie, w części „Zgody”, linkiem w stopce wiadomości albo pisząc na dane@estrada.example. Wycofanie nie wpływa na zgodność z prawem tego, co zrobiliśmy wcześniej.",
			en: "I agree that Fundacja Estrada sends me commercial information about conferences, job fairs and meetups at the e-mail address given. We send at most one such message a month and pass the address to nobody else.\n\nConsent can be withdrawn at any time: in the account, under “Consents”, with the link at the foot of a message, or by writing to dane@estrada.example. Withdrawal does not affect the lawfulness of what we did before it.",
		},
	},
	{
		key: "recruitment",
		kind: "recruitment",
		isRequired: false,
		name: { pl: "Rekrutacja: moje CV dla partnerów wydarzenia", en: "Recruitment: my CV for the event’s partners" },
		descriptionShort: {
			pl: "Zgadzam się na przekazanie mojego CV i danych kontaktowych partnerom wydarzenia, którzy rekrutują.",
			en: "I agree to my CV and contact details being passed to the event’s recruiting partners.",
		},
		descriptionLong: {
			pl: "Zgadzam się na udostępnienie moich dokumentów aplikacyjnych (CV i profilu zawodowego) oraz danych kontaktowych z konta partnerom wydarzenia na potrzeby prowadzonych przez nich rekrutacji, obecnych i przyszłych. Partnerami są: {partners}.\n\nKażdy partner staje się odrębnym administratorem otrzymanych danych. Dokumenty są dostępne tylko tak długo, jak długo obowiązuje zgoda, a w koncie widać, kto i kiedy je pobrał.\n\nZgodę można wycofać w każdej chwili w koncie, w części „Zgody”. Od tego momentu żaden partner nie pobierze dokumentów, a tych, którzy już to zrobili, zawiadomimy.",
			en: "I agree to my application documents (CV and professional profile) and the contact details from my account being made available to the event’s partners for their present and future recruitment. The partners are: {partners}.\n\nEach partner becomes a separate controller of the data it receives. The documents are available only for as long as the consent stands, and the account shows who fetched them and when.\n\nConsent can be withdrawn at any time in the account, under “Consents”. From then on no partner can fetch the documents, and we notify those that already have.",
		},
	},
	{
		key: "tbf-processing",
		kind: "tbf",
		isRequired: true,
		name: { pl: "Udział w spotkaniu", en: "Taking part in the meetup" },
		descriptionShort: {
			pl: "Zgadzam się na przetwarzanie moich danych przez Fundację Estrada w celu zapisania mnie na Tech Backstage Friday.",
			en: "I agree to Fundacja Estrada processing my data to sign me up for Tech Backstage Friday.",
		},
		descriptionLong: {
			pl: "Administratorem danych jest Fundacja Estrada. Imię, nazwisko, adres e-mail i numer telefonu służą do prowadzenia listy gości, wysłania potwierdzenia i zawiadomienia o zmianach. Gospodarz spotkania dostaje listę tylko na czas spotkania i ma obowiązek usunąć ją najpóźniej 30 dni po nim.\n\nZgoda jest dobrowolna, ale bez niej nie możemy zarezerwować Ci miejsca. Możesz ją wycofać, pisząc na dane@estrada.example.",
			en: "The controller of the data is Fundacja Estrada. Your name, e-mail address and phone number are used to keep the guest list, send a confirmation and tell you about changes. The meetup’s host gets the list for the meetup only and is obliged to delete it within 30 days after it.\n\nConsent is voluntary, but without it we cannot keep a place for you. You can withdraw it by writing to dane@estrada.example.",
		},
	},
	{
		key: "tbf-image",
		kind: "tbf",
		isRequired: false,
		name: { pl: "Zdjęcia i nagranie", en: "Photos and recording" },
		descriptionShort: {
			pl: "Zgadzam się na publikację mojego wizerunku w fotorelacji i nagraniu ze spotkania.",
			en: "I agree to my image appearing in the photos and the recording of the meetup.",
		},
		descriptionLong: {
			pl: "Zgadzam się na nieodpłatne utrwalenie i rozpowszechnianie mojego wizerunku w fotorelacji i nagraniu VoD ze spotkania, na stronach i w mediach społecznościowych Fundacji Estrada.\n\nBez tej zgody też możesz przyjść: przy wejściu dostaniesz żółtą smycz, a fotograf Cię ominie. Zgodę wycofasz w każdej chwili w koncie, w części „Zgody”. Zdjęcia z Twoją twarzą, które są już na naszych stronach, usuniemy w ciągu siedmiu dni, gdy napiszesz na dane@estrada.example.",
			en: "I agree to my image being recorded and shared, without payment, in the photos and the on-demand recording of the meetup, on Fundacja Estrada’s websites and social media.\n\nYou may come without this consent: at the door you get a yellow lanyard, and the photographer will pass you by. Consent can be withdrawn at any time in the account, under “Consents”. Photos of your face that are on our pages already are taken off within seven days of your message to dane@estrada.example.",
		},
	},
	{
		key: "tbf-marketing",
		kind: "tbf",
		isRequired: false,
		name: { pl: "Zaproszenia na kolejne spotkania", en: "Invitations to later meetups" },
		descriptionShort: {
			pl: "Chcę dostawać e-maile o następnych spotkaniach Tech Backstage Friday i innych wydarzeniach fundacji.",
			en: "I would like e-mails about later Tech Backstage Friday meetups and the foundation’s other events.",
		},
		descriptionLong: {
			pl: "Zgadzam się na otrzymywanie od Fundacji Estrada informacji handlowych o jej spotkaniach i konferencjach na podany adres e-mail, najwyżej jednej wiadomości w miesiącu.\n\nZgodę można wycofać w każdej chwili: w koncie, w części „Zgody”, albo linkiem w stopce wiadomości.",
			en: "I agree to receive commercial information from Fundacja Estrada about its meetups and conferences at the e-mail address given, at most one message a month.\n\nConsent can be withdrawn at any time: in the account, under “Consents”, or with the link at the foot of a message.",
		},
	},
];

/** Section texts are plain text, paragraphs separated by a blank line. */
export const terms: { title: Both; sections: { heading: Both; text: Both }[] } = {
	title: { pl: "Regulamin wydarzenia", en: "Event regulations" },
	sections: [
		{
			heading: { pl: "Organizator i wydarzenie", en: "The organiser and the event" },
			text: {
				pl: "Organizatorem jest Fundacja Estrada z siedzibą w Warszawie, ul. Reflektorowa 12. Regulamin określa zasady udziału w jej wydarzeniach: konferencjach, targach pracy i spotkaniach, na miejscu i online. Termin, miejsce i program podaje strona wydarzenia.\n\nAgenda może się zmienić z powodów niezależnych od organizatora, na przykład choroby prelegenta. O zmianie godziny lub sali informujemy w koncie i w agendzie.",
				en: "The organiser is Fundacja Estrada, seated in Warsaw, ul. Reflektorowa 12. These regulations govern participation in its events: conferences, job fairs and meetups, on site and online. The event’s page gives the date, the place and the programme.\n\nThe agenda may change for reasons beyond the organiser’s control, such as a speaker’s illness. Changes of time or room are announced in the account and in the agenda.",
			},
		},
		{
			heading: { pl: "Rejestracja i konto", en: "Registration and account" },
			text: {
				pl: "Udział wymaga rejestracji i własnego konta. Z jednego konta korzysta jedna osoba. Konto aktywuje się linkiem wysłanym e-mailem, ważnym 48 godzin; nowy link można zamówić w każdej chwili.\n\nOsoby poniżej 16. roku życia mogą wziąć udział wyłącznie za zgodą i w towarzystwie opiekuna.",
				en: "Participation requires registration and an account of one’s own. One account serves one person. The account is activated with a link sent by e-mail, valid for 48 hours; a new link can be requested at any time.\n\nPeople under 16 may take part only with the consent and in the company of a guardian.",
			},
		},
		{
			heading: { pl: "Pakiety, ceny i płatności", en: "Packages, prices and payment" },
			text: {
				pl: "Zakres pakietów opisuje strona wydarzenia. Cena zależy od rundy, w której złożono zamówienie; terminy rund podaje cennik wydarzenia. Złożone zamówienie zachowuje cenę do terminu płatności.\n\nNieopłacone zamówienie rezerwuje miejsce przez 30 minut przy płatności elektronicznej i przez 7 dni przy przelewie. Faktura z odroczonym terminem jest dostępna dla firm i wiąże się z opłatą manipulacyjną 49 zł netto (60,27 zł brutto).",
				en: "The event’s page describes what each package includes. The price depends on the round in which the order is placed; the event’s price list gives the rounds’ dates. A placed order keeps its price until payment is due.\n\nAn unpaid order holds its place for 30 minutes with electronic payment and for 7 days with a bank transfer. Deferred payment by invoice is available to companies and carries a handling fee of PLN 49 net (PLN 60.27 gross).",
			},
		},
		{
			heading: { pl: "Kody i zamówienia grupowe", en: "Codes and group orders" },
			text: {
				pl: "Kod rabatowy obniża cenę wskazanych pakietów w okresie swojej ważności i do wyczerpania puli. Kod zaproszenia zwalnia z opłaty za pakiet, na który został wystawiony, i działa jeden raz.\n\nPo opłaceniu zamówienia grupowego kupujący otrzymuje kody zaproszeń. Każdy uczestnik zakłada własne konto i podaje kod w pierwszym kroku rejestracji. Kody są przeznaczone dla zespołu kupującego i nie wolno ich odsprzedawać publicznie.",
				en: "A discount code lowers the price of the packages it names while it is valid and until its pool runs out. An invitation code waives the fee for the package it was issued for and works once.\n\nOnce a group order is paid, the buyer receives invitation codes. Each participant creates an own account and gives the code in the first step of registration. Codes are meant for the buyer’s team and may not be resold in public.",
			},
		},
		{
			heading: { pl: "Rezygnacja i zwroty", en: "Cancellation and refunds" },
			text: {
				pl: "Z zamówienia można zrezygnować bez podania przyczyny najpóźniej 14 dni przed rozpoczęciem wydarzenia; dokładny termin podaje strona zamówienia. Pieniądze zwracamy tą samą drogą w ciągu 14 dni, z fakturą korygującą, jeśli wystawiono fakturę.\n\nPóźniej pakiet można bezpłatnie przekazać innej osobie. Jeśli organizator odwoła wydarzenie, zwraca całą cenę. Przeniesienie dnia na miejscu do internetu daje prawo do zwrotu różnicy między pakietami.",
				en: "An order can be cancelled without giving a reason until 14 days before the event begins; the order’s page gives the exact time. We return the money the same way within 14 days, with a correcting invoice where an invoice was issued.\n\nAfter that the package can be passed to another person free of charge. If the organiser cancels the event, the full price is refunded. If the on-site day is moved online, you are entitled to the difference between the packages.",
			},
		},
		{
			heading: { pl: "Zasady zachowania", en: "Code of conduct" },
			text: {
				pl: "Wydarzenie jest dla wszystkich. Nie zgadzamy się na nękanie, obraźliwe uwagi i uporczywe fotografowanie osób, które o to nie prosiły. Dotyczy to sal, czatu, spotkań i afterparty.\n\nO naruszeniu można powiedzieć każdej osobie w fioletowej koszulce albo zadzwonić pod numer +48 22 555 01 20. Organizator może wyprosić osobę łamiącą zasady, a w razie poważnego naruszenia zamknąć jej konto bez zwrotu opłaty.",
				en: "The event is for everyone. We do not accept harassment, offensive remarks or persistent photographing of people who have not asked for it. This applies to rooms, chats, meetings and the afterparty.\n\nReport a breach to anyone in a purple T-shirt or call +48 22 555 01 20. The organiser may ask a person who breaks the rules to leave and, in serious cases, close their account without a refund.",
			},
		},
		{
			heading: { pl: "Nagrania, zdjęcia i prawa autorskie", en: "Recordings, photos and copyright" },
			text: {
				pl: "Wykłady są nagrywane. Nagrania publikujemy zwykle w ciągu dwóch tygodni i udostępniamy przez trzy miesiące od publikacji, w zakresie zależnym od pakietu. Nie wolno ich kopiować ani rozpowszechniać.\n\nNa miejscu robimy zdjęcia ogólne. Jeśli nie chcesz na nich być, poproś w recepcji o żółtą smycz.",
				en: "Lectures are recorded. Recordings are usually published within two weeks and are available for three months from publication, to the extent that your package provides. They may not be copied or distributed.\n\nWe take general photographs on site. If you do not want to appear in them, ask for a yellow lanyard at reception.",
			},
		},
		{
			heading: { pl: "Reklamacje i postanowienia końcowe", en: "Complaints and final provisions" },
			text: {
				pl: "Reklamacje przyjmujemy pod adresem pomoc@estrada.example i odpowiadamy w ciągu 14 dni. Konsument może skorzystać z pozasądowych sposobów rozstrzygania sporów, w tym z pomocy powiatowego rzecznika konsumentów.\n\nDo spraw nieuregulowanych stosuje się prawo polskie. W razie rozbieżności między wersjami językowymi rozstrzyga wersja polska. Regulamin obowiązuje od 15 stycznia 2025 r.",
				en: "Complaints are accepted at pomoc@estrada.example and answered within 14 days. Consumers may use out-of-court dispute resolution, including the help of the district consumer ombudsman.\n\nMatters not covered here are governed by Polish law. If the language versions differ, the Polish one prevails. The regulations apply from 15 January 2025.",
			},
		},
	],
};

export const privacy: { title: Both; sections: { heading: Both; text: Both }[] } = {
	title: { pl: "Polityka prywatności", en: "Privacy policy" },
	sections: [
		{
			heading: { pl: "Kto odpowiada za Twoje dane", en: "Who is responsible for your data" },
			text: {
				pl: "Administratorem danych jest Fundacja Estrada, ul. Reflektorowa 12, 00-999 Warszawa. W sprawach danych pisz na dane@estrada.example albo pocztą, z dopiskiem „dane osobowe”. Odpowiadamy bez zbędnej zwłoki, najpóźniej w ciągu miesiąca.",
				en: "The controller is Fundacja Estrada, ul. Reflektorowa 12, 00-999 Warsaw. For anything about your data write to dane@estrada.example, or by post, marked “personal data”. We answer without undue delay, within a month at the latest.",
			},
		},
		{
			heading: { pl: "Jakie dane, po co i na jakiej podstawie", en: "What data, what for and on what basis" },
			text: {
				pl: "Dane z rejestracji i konta przetwarzamy, żeby wykonać umowę o udział (art. 6 ust. 1 lit. b RODO). Dane do faktur i rozliczeń, bo wymaga tego prawo podatkowe (lit. c). Dziennik zdarzeń i zabezpieczenia serwisu prowadzimy w prawnie uzasadnionym interesie, którym jest bezpieczeństwo i obrona przed roszczeniami (lit. f).\n\nWiadomości marketingowe, przekazanie CV partnerom, profil publiczny oraz narzędzia statystyczne i reklamowe działają wyłącznie za Twoją zgodą (lit. a).",
				en: "Registration and account data is processed to perform the contract on participation (Article 6(1)(b) GDPR). Invoicing and settlement data, because tax law requires it (point (c)). Event logs and the protection of the service rest on our legitimate interest in security and in defending against claims (point (f)).\n\nMarketing messages, passing your CV to partners, the public profile, and statistical and advertising tools work with your consent only (point (a)).",
			},
		},
		{
			heading: { pl: "Jak długo je trzymamy", en: "How long we keep it" },
			text: {
				pl: "Dane podatkowe odpłatnego udziału: 5 lat od końca roku kalendarzowego, w którym nastąpiło rozliczenie. Konto: dopóki nie poprosisz o jego usunięcie albo przez 3 lata od ostatniego logowania. CV: do wycofania zgody, najdłużej 12 miesięcy po wydarzeniu. Rozmowy z matchmakingu: 3 miesiące po wydarzeniu. Zapytania z formularzy: 12 miesięcy. Wiadomości e-mail: treść do wysłania, adresat i temat 30 dni. Zapis do newslettera lub przypomnienia: do wypisania i 30 dni dłużej, bez potwierdzenia 7 dni; potem przez 3 lata sam skrót adresu z datami, na dowód wypisania z newslettera.\n\nPo tym czasie dane usuwamy lub anonimizujemy, także w kopiach u wystawców, które powstały przez nasz serwis.",
				en: "Tax data of paid participation: 5 years from the end of the calendar year of settlement. The account: until you ask for its deletion, or for 3 years from the last sign-in. CVs: until consent is withdrawn, 12 months after the event at the longest. Matchmaking chats: 3 months after the event. Enquiries from forms: 12 months. E-mails: the content until it is sent, recipient and subject for 30 days. Newsletter and reminder sign-ups: until you leave and 30 days more, without a confirmation 7 days; then for 3 years a hash of the address with the dates alone, as proof that you left the newsletter.\n\nAfter that the data is erased or anonymised, exhibitors’ copies made through our service included.",
			},
		},
		{
			heading: { pl: "Komu je powierzamy i przekazujemy", en: "Who processes and receives it" },
			text: {
				pl: "Dane powierzamy dostawcom hostingu, poczty i płatności, którzy działają na nasze polecenie. Wystawca dostaje Twoje dane tylko wtedy, gdy sam się z nim umówisz, napiszesz na jego stoisku albo wyrazisz zgodę na rekrutację.\n\nNie sprzedajemy danych. Jeśli dostawca przetwarza je poza Europejskim Obszarem Gospodarczym, odbywa się to na podstawie decyzji o odpowiednim stopniu ochrony albo standardowych klauzul umownych.",
				en: "We entrust data to hosting, mail and payment providers who act on our instructions. An exhibitor receives your data only if you book a meeting with it, write to its stand or give the recruitment consent.\n\nWe do not sell data. Where a provider processes it outside the European Economic Area, this rests on an adequacy decision or on standard contractual clauses.",
			},
		},
		{
			heading: { pl: "Wiadomości od nas", en: "Messages from us" },
			text: {
				pl: "Wiadomości o zamówieniu, koncie i zmianach w programie wysyłamy zawsze, bo są częścią umowy. Wiadomości marketingowe wysyłamy tylko za zgodą, najwyżej jedną w miesiącu. W każdej jest link, który jednym kliknięciem wycofuje zgodę.",
				en: "Messages about your order, your account and changes to the programme are always sent, because they are part of the contract. Marketing messages are sent only with consent, at most one a month. Each contains a link that withdraws consent with one click.",
			},
		},
		{
			heading: { pl: "Pliki cookie i podobne narzędzia", en: "Cookies and similar tools" },
			text: {
				pl: "Bez zgody zapisujemy w przeglądarce tylko to, co konieczne. Pełną listę, z celem i czasem przechowywania, znajdziesz na stronie cookies.html. Piksele i znaczniki statystyczne oraz reklamowe uruchamiają się dopiero po zaakceptowaniu ich na pasku zgód.\n\nDecyzję zmienisz w stopce strony, pod „Zgody i pliki cookie”.",
				en: "Without consent we keep in the browser only what is necessary. The complete list, with the purpose and the time of keeping, is at cookies.html. Statistical and advertising pixels and tags start only after you accept them in the consent banner.\n\nYou can change the decision in the page’s footer, under “Consents and cookies”.",
			},
		},
		{
			heading: { pl: "Twoje prawa", en: "Your rights" },
			text: {
				pl: "Możesz żądać dostępu do danych, ich kopii, sprostowania, usunięcia, ograniczenia przetwarzania i przeniesienia, a także sprzeciwić się przetwarzaniu opartemu na naszym interesie. Napisz w tej sprawie na dane@estrada.example. Zgody wycofasz w każdej chwili w koncie, w części „Zgody”, co nie wpływa na wcześniejsze przetwarzanie.\n\nMożesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych. Nie podejmujemy wobec Ciebie decyzji opartych wyłącznie na automatycznym przetwarzaniu.",
				en: "You can ask for access to your data, a copy, correction, erasure, restriction and transfer, and object to processing based on our interest. For these, write to dane@estrada.example. Consents can be withdrawn at any time in the account, under “Consents”, without effect on earlier processing.\n\nYou can also complain to the President of the Polish Personal Data Protection Office. We take no decisions about you based solely on automated processing.",
			},
		},
	],
};

export const challengeRules: { title: Both; sections: { heading: Both; text: Both }[] } = {
	title: { pl: "Zasady wyzwania „Oświetl scenę”", en: "Rules of the “Light the Stage” challenge" },
	sections: [
		{
			heading: { pl: "Kto może wystartować", en: "Who can enter" },
			text: {
				pl: "Wyzwanie towarzyszy konferencjom z dniem na miejscu. Może w nim wziąć udział każda osoba zarejestrowana na konferencję, także z bezpłatną wejściówką Expo, która ma aktywne konto. Startujesz samodzielnie. Pracownicy organizatora i osoby przygotowujące zadanie mogą grać poza konkursem.",
				en: "The challenge goes with conferences that have an on-site day. Anyone registered for the conference with an active account can enter, the free Expo pass included. You play alone. The organiser’s staff and the people who prepared the task may play outside the competition.",
			},
		},
		{
			heading: { pl: "Zadanie", en: "The task" },
			text: {
				pl: "Dostajesz plan sceny, listę reflektorów i ścieżki, po których chodzą aktorzy. Napisz program, który steruje światłami tak, żeby nikt nie stał w ciemności, a zużycie prądu było jak najmniejsze. Dane wejściowe i odpowiedź to JSON; trzy przykłady dostaniesz od razu, dwanaście testów jest ukrytych.",
				en: "You get a plan of the stage, a list of lamps and the paths that the actors walk. Write a program that controls the lights so that nobody stands in the dark and the power used is as low as possible. Input and answer are JSON; three examples come with the task, twelve tests are hidden.",
			},
		},
		{
			heading: { pl: "Czas, miejsce i sprzęt", en: "Time, place and equipment" },
			text: {
				pl: "Wyzwanie trwa w dniu na miejscu od 10:00 do 15:30 przy stoisku organizatora. Na rozwiązanie masz 60 minut od chwili pobrania zadania. Możesz pracować na własnym laptopie lub na jednym z ośmiu komputerów na stoisku, w dowolnym języku programowania.",
				en: "The challenge runs on the on-site day from 10 a.m. to 3:30 p.m. at the organiser’s stand. You have 60 minutes from the moment you download the task. Use your own laptop or one of the eight computers at the stand, and any programming language.",
			},
		},
		{
			heading: { pl: "Ocena", en: "Scoring" },
			text: {
				pl: "Za każdy test, w którym cała obsada jest oświetlona, dostajesz 100 punktów i premię do 50 punktów za oszczędność prądu. Liczy się najlepsze z pięciu zgłoszeń. Przy remisie wygrywa wcześniejsze.\n\nWolno korzystać z dokumentacji, bibliotek i asystentów AI. Nie wolno korzystać z cudzych rozwiązań ani atakować systemu oceniającego. Kto znajdzie w nim błąd i go zgłosi, dostaje osobną nagrodę.",
				en: "Each test in which the whole cast is lit earns 100 points and up to 50 more for saving power. The best of five submissions counts. In a tie the earlier one wins.\n\nDocumentation, libraries and AI assistants are allowed. Other people’s solutions and attacks on the scoring system are not. Whoever finds a bug in it and reports it gets a separate prize.",
			},
		},
		{
			heading: { pl: "Nagrody", en: "Prizes" },
			text: {
				pl: "Pierwsze miejsce: pakiet Pro / Exec na następną edycję i reflektor teatralny z 1974 roku, sprawny. Drugie: klawiatura mechaniczna. Trzecie: słuchawki z redukcją hałasu. Zgłoszenie błędu: koszulka „Zgasiłem scenę” lub „Zgasiłam scenę”.\n\nWyniki ogłaszamy o 16:30 w sali głównej. Nagrodę można odebrać na miejscu albo w ciągu 30 dni w biurze fundacji. Podatek od nagród, jeśli wystąpi, płaci organizator.",
				en: "First place: a Pro / Exec package for the next edition and a working theatre spotlight from 1974. Second: a mechanical keyboard. Third: noise-cancelling headphones. For reporting a bug: a T-shirt that says “I blacked out the stage”.\n\nResults are announced at 4:30 p.m. in the main hall. Prizes can be collected on the spot or within 30 days at the foundation’s office. Any tax on the prizes is paid by the organiser.",
			},
		},
		{
			heading: { pl: "Kod, dane i reklamacje", en: "Code, data and complaints" },
			text: {
				pl: "Prawa do kodu zostają przy Tobie. Organizator może go uruchomić w celu oceny, a opublikować tylko za Twoją zgodą. Na tablicy wyników pokazujemy pseudonim z konta.\n\nReklamacje przyjmujemy na stoisku do 17:30 albo na pomoc@estrada.example przez 14 dni i odpowiadamy w ciągu kolejnych 14. Dane uczestników przetwarzamy zgodnie z polityką prywatności i usuwamy z systemu oceniającego 30 dni po wydarzeniu.",
				en: "The rights to the code stay with you. The organiser may run it to score it, and publish it only with your consent. The scoreboard shows the nickname from your account.\n\nComplaints are accepted at the stand until 5:30 p.m. or at pomoc@estrada.example for 14 days, and answered within the next 14. Participants’ data is processed under the privacy policy and removed from the scoring system 30 days after the event.",
			},
		},
	],
};

export const organiser: {
	name: string;
	/** Three paragraphs separated by a blank line. */
	about: Both;
	address: string;
	nip: string;
	krs: string;
	email: string;
	phone: string;
} = {
	name: "Fundacja Estrada",
	about: {
		pl: "Fundacja Estrada stawia sceny dla ludzi, którzy budują oprogramowanie. Zaczęło się w 2011 roku od jednego spotkania na zapleczu teatru, na które przyszły 43 osoby i zabrakło przedłużacza. Dziś co roku organizujemy dziesięć konferencji, targów pracy i spotkań, a przedłużaczy mamy nadmiar.\n\nMiejsca w programie nie da się u nas kupić. Zgłoszenia czyta rada programowa, bez nazwisk i bez nazw firm, a wystawcy opowiadają o sobie na stoiskach. Dlatego wykłady są po polsku i po angielsku, o udanych wdrożeniach i o wpadkach.\n\nDziałamy niezarobkowo: z nadwyżki opłacamy bezpłatne wejściówki Expo, stypendia dla prelegentek i prelegentów, którzy występują pierwszy raz, oraz tłumaczenie na polski język migowy. Sprawozdania publikujemy co roku w marcu.",
		en: "Fundacja Estrada builds stages for people who build software. It began in 2011 with one meetup in the back room of a theatre, to which 43 people came and at which we ran out of extension leads. Today we run ten conferences, job fairs and meetups a year, and have more extension leads than we need.\n\nA place in our programme cannot be bought. A programme council reads the submissions without names and without companies, and exhibitors talk about themselves at their stands. That is why the lectures, in Polish and in English, are about what worked and about what went wrong.\n\nWe are a non-profit: the surplus pays for the free Expo passes, for grants to first-time speakers and for Polish Sign Language interpreting. Our reports are published every March.",
	},
	address: "ul. Reflektorowa 12, 00-999 Warszawa",
	nip: "1234563218",
	krs: "0009876543",
	email: "biuro@estrada.example",
	phone: "+48 22 555 01 00",
};
