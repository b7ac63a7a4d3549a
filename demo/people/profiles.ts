import type { ProfileBody } from "../../src/features/profiles/contract.ts";

/** The people's profiles. Other people have not written one yet. */
export const PROFILES: Record<string, ProfileBody> = {
	standard: {
		headline: "Inżynier niezawodności",
		company: "Baltrans",
		about:
			"Od sześciu lat pilnuję systemów, które nie mogą stanąć w piątek po południu. Zbieram opowieści o awariach i o tym, co naprawdę po nich zmieniono.",
		topics: ["Dyżury", "Post mortem", "Replikacja", "PostgreSQL"],
		lookingFor: ["experience", "community"],
		lookingForText: "Zespołów, które przeżyły przeprowadzkę bazy.",
		offering: ["mentoring"],
		offeringText: "Przejrzę z Tobą raport z awarii.",
		languages: ["pl", "en"],
		links: ["https://igor.zawilec.example"],
	},
	exec: {
		headline: "Prezeska i programistka",
		company: "Jesion Systemy",
		about:
			"Prowadzę firmę, w której dwanaście osób pisze oprogramowanie dla teatrów i filharmonii. Sama wciąż dyżuruję.",
		topics: ["Kolejki", "Capacity planning", "Ciągłe wdrażanie"],
		lookingFor: ["services", "cooperation"],
		lookingForText: "",
		offering: ["work"],
		offeringText: "Szukamy dwóch osób do zespołu sprzedaży biletów.",
		languages: ["pl", "en", "de"],
		links: ["https://jesion.example"],
	},
	onsite: {
		headline: "Projektantka interfejsów",
		company: "Jesion Systemy",
		about: "Projektuję ekrany dla ludzi, którzy się spieszą. Uczę się słuchać czytnika ekranu.",
		topics: ["Dostępność", "Formularze"],
		lookingFor: ["mentoring"],
		lookingForText: "",
		offering: ["experience"],
		offeringText: "",
		languages: ["pl"],
		links: [],
	},
};

export const SPEAKER: ProfileBody = {
	headline: "Kierowniczka migracji",
	company: "Chmurnia",
	about:
		"Zawodowo przeprowadzam serwerownie: najpierw na papierze, potem w weekend. Mam za sobą dwadzieścia sześć migracji i własną listę pytań, z których pierwsze brzmi „kto zapłaci, jak się nie uda”.",
	topics: ["Migracje", "Azure Policy", "Koszty"],
	lookingFor: ["experience"],
	lookingForText: "Opowieści o migracjach, które trzeba było cofnąć.",
	offering: ["mentoring"],
	offeringText: "Przejdę z Tobą przez plan weekendu.",
	languages: ["pl", "en"],
	links: ["https://linkedin.example/in/ada-miodek"],
};
