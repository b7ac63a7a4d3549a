export const texts = {
	title: { pl: "Demonstracja: wejdź jako…", en: "Demonstration: enter as…" },
	lead: {
		pl: "Zmyślone osoby z kontem jak prawdziwe. Jedno naciśnięcie loguje, bez hasła; działa to tylko na tym komputerze.",
		en: "Invented people with accounts that look real. One press logs you in, without a password; it works on this computer alone.",
	},
	growing: {
		pl: "Demonstracja jeszcze się rysuje, przez pierwsze minuty po uruchomieniu: plany, rozmowy i nagrania tych osób nie są jeszcze pełne. Odśwież stronę za chwilę.",
		en: "The demonstration is still being drawn, for the first minutes after the start: plans, conversations and recordings of these people are not complete yet. Reload the page in a moment.",
	},
	password: {
		pl: "Gdy konto zapyta o hasło (przy zmianie adresu, drugim składniku albo usuwaniu konta), każda z nich ma to samo:",
		en: "Where the account asks for a password (to change the address, add a second factor, or delete the account), all of them have the same one:",
	},
	live: {
		pl: "Nic nie jest teraz nadawane. Dzień na żywo, ze studiem, rozmową i ankietą, zobaczysz, gdy zatrzymasz program i uruchomisz go tak:",
		en: "Nothing is on the air right now. To see a day live, with a studio, a chat and a poll, stop the program and start it like this:",
	},
	nobody: {
		pl: "W demonstracji nie ma takiej osoby. Otwórz stronę logowania i wybierz jedną z pokazanych.",
		en: "There is no such person in the demonstration. Open the log-in page and choose one of those shown.",
	},
	hidden: { pl: "Nie ma takiego wywołania API.", en: "There is no such API call." },
} as const;
