import type { Text } from "../../../kit/i18n/lang.ts";

export const profileTexts = {
	title: { pl: "Profil publiczny", en: "Public profile" },
	lead: {
		pl: "Powiedz innym uczestnikom, czym się zajmujesz i o czym chcesz rozmawiać. Czy widać Cię na wydarzeniu, decydujesz dla każdego osobno.",
		en: "Tell other participants what you do and what you like to talk about. You decide event by event whether they can see you.",
	},
	you: { pl: "O Tobie", en: "About you" },
	headlineHelp: { pl: "Na przykład: inżynierka danych.", en: "For example: data engineer." },
	topicsHelp: { pl: "Od jednego do ośmiu.", en: "From one to eight." },
	topicsHints: { pl: "O tym mówi się na tym wydarzeniu:", en: "This is what the event talks about:" },
	linksHelp: {
		pl: "LinkedIn, GitHub, blog: najwyżej pięć adresów z https.",
		en: "LinkedIn, GitHub, a blog: at most five addresses with https.",
	},
	save: { pl: "Zapisz profil", en: "Save the profile" },
	saving: { pl: "Zapisujemy…", en: "Saving…" },
	saved: { pl: "Profil jest zapisany.", en: "The profile is saved." },
	leave: {
		pl: "Profil ma niezapisane zmiany. Czy opuścić ten ekran bez ich zapisania?",
		en: "Your profile has changes that are not saved. Leave this screen without saving them?",
	},
	unsaved: { pl: "Masz niezapisane zmiany.", en: "You have changes that are not saved." },

	photo: { pl: "Zdjęcie", en: "Photo" },
	photoLead: {
		pl: "Przeciągnij tu plik albo wybierz go. JPEG, PNG lub WebP.",
		en: "Drop a file here, or choose one. JPEG, PNG or WebP.",
	},
	choosePhoto: { pl: "Wybierz zdjęcie", en: "Choose a photo" },
	changePhoto: { pl: "Zmień zdjęcie", en: "Change the photo" },
	removePhoto: { pl: "Usuń zdjęcie", en: "Remove the photo" },
	photoSaved: { pl: "Zdjęcie jest zapisane.", en: "The photo is saved." },
	photoRemoved: { pl: "Zdjęcie jest usunięte.", en: "The photo is removed." },
	photoOf: { pl: "Zdjęcie: #name", en: "Photo of #name" },
	crop: { pl: "Wykadruj zdjęcie", en: "Crop the photo" },
	cropHelp: {
		pl: "Przeciągaj zdjęcie albo użyj strzałek; plus i minus powiększają i zmniejszają.",
		en: "Drag the photo or use the arrow keys; plus and minus make it larger and smaller.",
	},
	zoom: { pl: "Powiększenie", en: "Zoom" },
	across: { pl: "W poziomie", en: "Across" },
	down: { pl: "W pionie", en: "Up and down" },
	usePhoto: { pl: "Użyj tego kadru", en: "Use this crop" },
	cancel: { pl: "Anuluj", en: "Cancel" },
	sending: { pl: "Wysyłamy…", en: "Sending…" },
	noPicture: {
		pl: "Tego pliku nie umiemy otworzyć jako zdjęcia. Wybierz JPEG, PNG albo WebP.",
		en: "We cannot open this file as a photo. Choose a JPEG, PNG or WebP.",
	},
	notSent: {
		pl: "Nie udało się wysłać zdjęcia. Sprawdź połączenie i spróbuj ponownie.",
		en: "The photo could not be sent. Check your connection and try again.",
	},

	preview: { pl: "Tak widzą Cię inni", en: "How others see you" },
	talksAbout: { pl: "Tematy: #", en: "Topics: #" },
	looksFor: { pl: "Szuka: #", en: "Is looking for: #" },
	offers: { pl: "Oferuje: #", en: "Offers: #" },
	speaks: { pl: "Języki: #", en: "Speaks: #" },

	who: { pl: "Kto widzi profil", en: "Who sees the profile" },
	visible: { pl: "Pokazuję profil na #event", en: "Show my profile at #event" },
	seen: {
		pl: "Mogą go zobaczyć tylko zalogowane osoby, które same pokazują profil na tym wydarzeniu i mają pakiet z wyszukiwaniem ludzi. Nie dostają go wyszukiwarki ani wystawcy.",
		en: "Only logged-in people who show their own profile at this event and whose package includes searching for people can see it. Search engines and exhibitors cannot.",
	},
	until: {
		pl: "Profile na tym wydarzeniu widać do końca dnia #until.",
		en: "Profiles at this event can be seen until the end of #until.",
	},
	over: {
		pl: "Profile na tym wydarzeniu było widać do #until. Teraz nikt poza Tobą nie widzi Twojego.",
		en: "Profiles at this event could be seen until #until. Nobody but you sees yours now.",
	},
	unseen: { pl: "Teraz nie widzi go nikt poza Tobą.", en: "Nobody but you sees it now." },
	saveFirst: { pl: "Najpierw zapisz profil.", en: "Save the profile first." },
	shown: { pl: "Profil jest widoczny na #event.", en: "The profile is visible at #event." },
	hidden: { pl: "Profil jest ukryty na #event.", en: "The profile is hidden at #event." },
	notSwitched: {
		pl: "Nie udało się tego zmienić. Sprawdź połączenie i spróbuj ponownie.",
		en: "This could not be changed. Check your connection and try again.",
	},
	unpaid: {
		pl: "Twój bilet czeka na płatność. Gdy dotrze, pokażesz profil na tym wydarzeniu.",
		en: "Your ticket is awaiting payment. Once it arrives, you can show your profile at this event.",
	},
	noTicket: {
		pl: "Na to wydarzenie nie masz biletu, więc profilu tu nie widać.",
		en: "You have no ticket for this event, so your profile is not shown here.",
	},

	inPackage: { pl: "W pakiecie #", en: "In the # package" },
	inPackages: { pl: "W pakietach: #", en: "In the # packages" },
	lockedTitle: { pl: "Profil, w którym mówisz o sobie", en: "A profile that says who you are" },
	lockedLead: {
		pl: "Zdjęcie, dwa zdania i tematy, o których chcesz rozmawiać z innymi uczestnikami.",
		en: "A photo, two sentences, and what you like to talk about with other participants.",
	},
	lockedOwn: { pl: "Pakiet #package go nie obejmuje.", en: "#package does not come with one." },
	lockedHere: {
		pl: "Pakiet #package nie obejmuje profilu na tym wydarzeniu.",
		en: "#package does not come with a profile at this event.",
	},
	register: { pl: "Zarejestruj się", en: "Register" },
} as const satisfies Record<string, Text>;
