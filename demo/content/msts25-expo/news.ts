import type { DemoNews } from "../shape.ts";

/** Newest first, as the carousel shows them. */
export const news: DemoNews[] = [
	{
		key: "recordings-two-weeks",
		title: {
			pl: "Nagrania w dwa tygodnie: co, komu i na jak długo",
			en: "Recordings within two weeks: what, for whom and for how long",
		},
		description: {
			pl: "Montujemy szybko, bo wiemy, że w poniedziałek po konferencji ktoś zapyta Cię o notatki.\n\nNagrania publikujemy zwykle w ciągu dwóch tygodni od wydarzenia, najpierw część online, potem sale. Od dnia publikacji są dostępne przez trzy miesiące: w pakiecie Basic Online wykłady z części online, w Standard i Pro / Exec wszystkie. Basic Onsite nagrań nie obejmuje.\n\nPod każdym nagraniem znajdziesz napisy, slajdy i spis rozdziałów. Pytania z sali też się nagrywają, więc warto podejść z nimi do mikrofonu.",
			en: "We edit fast, because we know that on Monday someone will ask you for notes.\n\nRecordings are usually published within two weeks of the event, the online part first and the rooms after it. They stay available for three months from publication: the online lectures with Basic Online, everything with Standard and Pro / Exec. Basic Onsite comes without recordings.\n\nEach recording has captions, slides and chapters. Questions from the room are recorded too, so take yours to a microphone.",
		},
		isHighlighted: false,
		publicationDate: "2025-05-22",
		tags: ["nagrania", "pakiety"],
	},
	{
		key: "expo-map",
		title: {
			pl: "Mapa targów: 45 stoisk, cztery strefy i jeden dobry ekspres",
			en: "The expo map: 45 stands, four zones and one good espresso machine",
		},
		description: {
			pl: "Strefy A i B rekrutują, strefy C i D pokazują rozwiązania. Ekspres stoi pod D1 i jest monitorowany lepiej niż niejeden bank.\n\nTrzydziestu pracodawców przyjedzie po ludzi, piętnaście firm po rozmowę o tym, co zbudowały. Stoiska na miejscu otwieramy o 8:30, wirtualne dzień wcześniej o 9:00. Do wirtualnych wejdziesz z aktywnym kontem, także z bezpłatną wejściówką Expo.\n\nZ dwudziestoma siedmioma firmami umówisz się od razu: na miejscu albo wideo, na dwadzieścia minut. Terminy widać w Twoim koncie, a zajęte znikają natychmiast.",
			en: "Zones A and B hire, zones C and D show what they make. The espresso machine is at D1 and is better monitored than many a bank.\n\nThirty employers are coming for people, fifteen companies for a conversation about what they have built. On-site stands open at 8:30 a.m., virtual ones the day before at 9 a.m. Any active account gets you into the virtual stands, the free Expo pass included.\n\nWith twenty-seven companies you can book a meeting right away: on site or by video, twenty minutes each. The slots are in your account, and taken ones vanish at once.",
		},
		isHighlighted: false,
		publicationDate: "2025-05-14",
		tags: ["targi", "wystawcy", "kariera"],
	},
	{
		key: "programme-in-numbers",
		title: {
			pl: "Program w liczbach: ponad 120 wykładów i ani jednego o niczym",
			en: "The programme in numbers: over 120 lectures, none of them about nothing",
		},
		description: {
			pl: "Agenda jest kompletna: 123 wykłady, 8 ścieżek, 60 prelegentek i prelegentów.\n\nNajwięcej miejsca zajęły dane i sztuczna inteligencja, tyle samo dostała kariera. Poziom pierwszy, czyli wykłady bez wymagań na wejściu, ma więcej niż co trzecie wystąpienie. Po angielsku jest mniej więcej co trzecie, a język widać przy każdym tytule.\n\nNajdłuższy tytuł ma 14 słów. Najkrótszy to „Poradnia CV”: dwa słowa i od razu wiadomo, po co przyjść.",
			en: "The agenda is complete: 123 lectures, 8 tracks, 60 speakers.\n\nData and AI take up the most room, and careers get just as much. More than one lecture in three is level one, which means that nothing is required at the door. About one in three is in English, and the language is shown next to every title.\n\nThe longest title has 14 words. The shortest reads “Poradnia CV”, or “CV clinic”: two words, and you know why to come.",
		},
		isHighlighted: false,
		publicationDate: "2025-05-06",
		tags: ["program", "agenda"],
	},
	{
		key: "finalcall",
		title: {
			pl: "Kod FINALCALL: Standard i Pro / Exec 20% taniej",
			en: "Code FINALCALL: 20% off Standard and Pro / Exec",
		},
		description: {
			pl: "Działa na pakiety Standard i Pro / Exec, w każdej rundzie cenowej.\n\nW rundzie drugiej, do 4 maja włącznie, Standard kosztuje z kodem 599,20 zł netto zamiast 749 zł, a Pro / Exec 999,20 zł zamiast 1249 zł. W rundzie trzeciej odpowiednio 703,20 zł zamiast 879 zł i 1159,20 zł zamiast 1449 zł.\n\nKod wpisz w pierwszym kroku rejestracji. Wielkość liter nie ma znaczenia, data tak: cena zapisuje się w chwili złożenia zamówienia i nie zmienia się aż do terminu płatności.",
			en: "It works on Standard and Pro / Exec, in every price round.\n\nIn round two, until 4 May inclusive, Standard with the code costs PLN 599.20 net instead of 749, and Pro / Exec PLN 999.20 instead of 1,249. In round three it is PLN 703.20 instead of 879, and PLN 1,159.20 instead of 1,449.\n\nEnter the code in the first step of registration. Upper or lower case does not matter, the date does: the price is fixed when you place the order and stays until the payment is due.",
		},
		isHighlighted: true,
		publicationDate: "2025-04-28",
		tags: ["pakiety", "promocja"],
	},
	{
		key: "fifth-track",
		title: {
			pl: "Ogłaszamy ósmą ścieżkę: DevOps i SRE",
			en: "Announcing the eighth track: DevOps and SRE",
		},
		description: {
			pl: "Czternaście wystąpień, w tym cztery po angielsku.\n\nW ankiecie po poprzedniej edycji najczęściej powtarzało się zdanie: „za mało o tym, co się dzieje po wdrożeniu”. Oto odpowiedź: dyżury, po których da się spać, postmortemy z konsekwencjami i rachunek za telemetrię krótszy o 71%.\n\nNa warsztacie zepsujesz klaster, zanim zrobi to ktoś inny. Nic nie zostało zmyślone, zmieniono tylko nazwy serwerów.",
			en: "Fourteen sessions, four of them in English.\n\nOne sentence kept coming back in the survey after the previous edition: “too little about what happens after deployment”. Here is the answer: on-call duty that lets you sleep, postmortems with consequences, and a telemetry bill cut by 71%.\n\nIn the workshop you break a cluster before somebody else does. Nothing was made up; only the server names have been changed.",
		},
		isHighlighted: true,
		publicationDate: "2025-04-24",
		tags: ["program", "DevOps"],
	},
	{
		key: "workshop-places",
		title: {
			pl: "Sześć warsztatów: zapisy od wtorku",
			en: "Six workshops: sign-up opens on Tuesday",
		},
		description: {
			pl: "Każda grupa ma dwadzieścia miejsc i własnego opiekuna.\n\nZapisy ruszają we wtorek 22 kwietnia o 10:00, żeby nikt nie musiał odchodzić od świątecznego stołu. Miejsce rezerwujesz w swoim koncie, w zakładce z agendą. Jeśli grupa jest pełna, stajesz w kolejce, a na zwolnione miejsce masz 24 godziny.\n\nPotrzebny jest laptop z przeglądarką i ładowarką. Konto w chmurze dostaniesz od nas na miejscu, dane też: prawdziwe, z przewozów chłodniczych, łącznie z odczytem z zamrażarki, którą ktoś zostawił otwartą na weekend.",
			en: "Each group has twenty places and a tutor of its own.\n\nSign-up opens on Tuesday 22 April at 10 a.m., so that nobody has to leave the Easter table. You reserve a place in your account, in the agenda tab. If a group is full, you join the queue, and a freed place is held for you for 24 hours.\n\nBring a laptop with a browser and a charger. We provide the cloud account, and the data too: real readings from refrigerated transport, including a freezer that someone left open for a weekend.",
		},
		isHighlighted: false,
		publicationDate: "2025-04-17",
		tags: ["warsztaty", "chmura"],
	},
	{
		key: "matchmaking-visibility",
		title: {
			pl: "Jak działa matchmaking i kto zobaczy Twój profil",
			en: "How matchmaking works and who sees your profile",
		},
		description: {
			pl: "O widoczności profilu decydujesz sam, w każdej chwili.\n\nProfil publiczny zakładasz w swoim koncie: zdjęcie, trzy zdania i tematy, o których chcesz rozmawiać. Zobaczą go wyłącznie zalogowane osoby, które same mają profil w matchmakingu. Nie trafia do wyszukiwarek, nie dostają go wystawcy.\n\nZ pakietem Basic Online lub Basic Onsite możesz założyć profil i przyjmować zaproszenia. Z pakietem Standard i Pro / Exec możesz też szukać, przeglądać profile i zapraszać. Gdy zaproszenie zostanie przyjęte, otwiera się rozmowa jeden na jeden.\n\nNie chcesz już nikogo poznawać? Jeden przełącznik i profil znika, razem z niewysłanymi zaproszeniami.",
			en: "You decide whether your profile is visible, at any moment.\n\nYou create a public profile in your account: a photo, three sentences and the topics you would like to talk about. It is seen only by people who are signed in and have a matchmaking profile of their own. Search engines do not get it, and neither do exhibitors.\n\nWith Basic Online or Basic Onsite you can create a profile and accept invitations. With Standard and Pro / Exec you can also search, view profiles and invite. Once an invitation is accepted, a one-to-one chat opens.\n\nHad enough of meeting people? One switch and the profile is gone, unsent invitations included.",
		},
		isHighlighted: true,
		publicationDate: "2025-04-09",
		tags: ["matchmaking", "prywatność"],
	},
	{
		key: "afterparty",
		title: {
			pl: "Afterparty na rampie: muzyka na żywo i koniec slajdów",
			en: "Afterparty on the ramp: live music and no more slides",
		},
		description: {
			pl: "7 czerwca o 19:00 rampa za Halą Łuków zmienia się w scenę bez rzutnika.\n\nGra kwartet Przerwa Techniczna, w którym na saksofonie występuje administrator baz danych, a na perkusji osoba od testów wydajności. Słychać, że testuje. Będą też pierogi, napoje bez procentów i ławki, na których da się porozmawiać.\n\nWstęp mają pakiety Basic Onsite, Standard i Pro / Exec, a także wystawcy i prelegenci. Bilet na sam wieczór dokupisz w rejestracji, dopóki są miejsca.",
			en: "On 7 June at 7 p.m. the ramp behind Hala Łuków becomes a stage without a projector.\n\nMusic comes from a quartet called Przerwa Techniczna, or Scheduled Maintenance, with a database administrator on saxophone and a performance tester on drums. You can hear the testing. There will be pierogi, alcohol-free drinks and benches where you can actually talk.\n\nEntry is included in Basic Onsite, Standard and Pro / Exec, and open to exhibitors and speakers. A ticket for the evening can be added during registration while places last.",
		},
		isHighlighted: false,
		publicationDate: "2025-04-02",
		tags: ["afterparty"],
	},
	{
		key: "accessibility",
		title: {
			pl: "Dostępna Hala Łuków: podjazd, pętla, napisy i cisza",
			en: "An accessible venue: step-free entry, hearing loop, captions and quiet",
		},
		description: {
			pl: "Wejście główne jest bez progów, a z parkingu do recepcji prowadzi podjazd o długości 40 metrów.\n\nWszystkie sale są na parterze lub przy windzie. W Sali Łuków działa pętla indukcyjna i napisy na żywo, a cztery wykłady dziennie tłumaczymy na polski język migowy. Przy strefie A jest pokój ciszy: bez muzyki, z przygaszonym światłem, otwarty przez cały dzień.\n\nOsoba asystująca wchodzi bezpłatnie, pies asystujący również. Jeśli potrzebujesz czegoś jeszcze, napisz do Rocha na pomoc@estrada.example, najlepiej do 30 maja.",
			en: "The main entrance has no steps, and a 40-metre ramp leads from the car park to reception.\n\nAll rooms are on the ground floor or next to a lift. Sala Łuków has a hearing loop and live captions, and four lectures a day are interpreted into Polish Sign Language. There is a quiet room by zone A: no music, dimmed light, open all day.\n\nA personal assistant enters free of charge, and so does an assistance dog. If you need anything else, write to Roch at pomoc@estrada.example, ideally by 30 May.",
		},
		isHighlighted: false,
		publicationDate: "2025-03-19",
		tags: ["dostępność", "miejsce"],
	},
	{
		key: "call-for-papers-result",
		title: {
			pl: "412 zgłoszeń, dwanaście osób w radzie i trudne wybory",
			en: "412 submissions, twelve council members and hard choices",
		},
		description: {
			pl: "Nabór wykładów zamknięty: przyszło 412 zgłoszeń, o 90 więcej niż rok temu.\n\nKażde przeczytało dwanaście osób z rady programowej, bez nazwiska autora i bez nazwy firmy. Najwyżej ocenione były te, które zaczynały się od problemu, a nie od produktu. Wybraliśmy 105 wykładów i zostawiliśmy osiemnaście wolnych miejsc na to, co wydarzy się do kwietnia.\n\nOdpowiedź dostali wszyscy, także ci, którym się nie udało: z dwoma zdaniami o tym, co podobało się radzie, i jednym o tym, czego zabrakło. Co trzecia przyjęta osoba wystąpi na naszej scenie pierwszy raz.",
			en: "The call for papers is closed: 412 submissions, 90 more than last year.\n\nEach was read by all twelve members of the programme council, without the author’s name and without the company. The best marks went to those that started from a problem and not from a product. We chose 105 lectures and left eighteen places free for whatever happens before April.\n\nEveryone got an answer, those who did not make it included: two sentences on what the council liked and one on what was missing. One accepted speaker in three will be on our stage for the first time.",
		},
		isHighlighted: false,
		publicationDate: "2025-03-05",
		tags: ["program", "prelegenci"],
	},
	{
		key: "team-registration",
		title: {
			pl: "Rejestracja zespołu: jedna płatność, kody dla wszystkich",
			en: "Registering a team: one payment, a code for everyone",
		},
		description: {
			pl: "Nie musisz znać nazwisk, żeby kupić bilety dla zespołu. Wystarczy liczba.\n\nW pierwszym kroku wybierz „Kupuję dla zespołu” i podaj, ile biletów potrzebujesz w każdym pakiecie. Po opłaceniu zamówienia dostaniesz kody zaproszeń: w wiadomości, w koncie i w pliku CSV. Każda osoba wpisuje swój kod w pierwszym kroku i zakłada własne konto, już bez płacenia.\n\nW koncie widzisz, które kody zostały użyte i przez kogo. Ktoś zmienił plany? Niewykorzystany kod wymienisz na nowy i wyślesz komu innemu, nawet w przeddzień.",
			en: "You need no names to buy tickets for a team. A number is enough.\n\nIn the first step choose “I buy for my team” and say how many tickets you need in each package. Once the order is paid, you get invitation codes: by e-mail, in your account and as a CSV file. Each person enters their code in step one and creates an account of their own, with nothing to pay.\n\nYour account shows which codes have been used and by whom. Someone changed plans? Swap an unused code for a new one and send it to somebody else, even the day before.",
		},
		isHighlighted: false,
		publicationDate: "2025-02-12",
		tags: ["rejestracja", "zespoły"],
	},
	{
		key: "volunteers",
		title: { pl: "Szukamy czterdziestu osób w fioletowych koszulkach", en: "We need forty people in purple T-shirts" },
		description: {
			pl: "Wolontariat na MS Tech Summit to pół dnia pracy i półtora dnia konferencji.\n\nPotrzebujemy pomocy w recepcji, na salach, przy mikrofonach i na czacie części online. Szkolenie trwa dwie godziny i odbywa się zdalnie. Nie trzeba znać się na chmurze, trzeba lubić ludzi przed pierwszą kawą.\n\nW zamian dajemy pakiet Standard, koszulkę, obiady, zwrot kosztów dojazdu do 200 zł i zaświadczenie. Zgłoszenia przyjmujemy przez formularz „Dołącz do wolontariatu” do 31 marca, odpowiadamy w ciągu tygodnia.",
			en: "Volunteering at MS Tech Summit means half a day of work and a day and a half of conference.\n\nWe need help at reception, in the rooms, with microphones and in the chat of the online part. Training takes two hours and is remote. You need not know the cloud; you need to like people before their first coffee.\n\nIn return you get the Standard package, a T-shirt, lunches, up to PLN 200 for travel and a certificate. Apply through the “Become a volunteer” form by 31 March; we answer within a week.",
		},
		isHighlighted: false,
		publicationDate: "2025-01-20",
		tags: ["wolontariat", "społeczność"],
	},
];
