import { invariant } from "../../src/kit/invariant/invariant.ts";
import type { Choices, Participant } from "../people/acting.ts";

export type Buyer = Participant & {
	phoneNo: string;
	lang: "pl" | "en";
	/** True if the site creates the account: it is unconfirmed, or of a guest. */
	isNew: boolean;
	payer: Choices;
};

type Facts = { payer?: Choices; lang?: "en"; isNew?: true };

const company = (payerName: string, payerNip: string, address: [street: string, postCode: string, city: string]) => ({
	wantInvoice: true,
	payerKind: "company" as const,
	payerName,
	payerNip,
	payerStreet: address[0],
	payerPostCode: address[1],
	payerCity: address[2],
});

const home = (payerStreet: string, payerPostCode: string, payerCity: string) => ({
	payerKind: "person" as const,
	payerStreet,
	payerPostCode,
	payerCity,
});

/** Tax numbers of one digit have a right checksum, and belong to nobody. */
const ALL: [email: string, firstName: string, lastName: string, facts?: Facts][] = [
	[
		"renata.szpak@paw.example",
		"Renata",
		"Szpak",
		{ payer: company("Drukarnia Paw SA", "222-222-22-22", ["ul. Czcionek 3", "61-301", "Poznań"]) },
	],
	[
		"witold.brama@latarnia.example",
		"Witold",
		"Brama",
		{ payer: company("Latarnia Media SA", "333-333-33-33", ["ul. Latarników 8", "81-002", "Gdynia"]) },
	],
	[
		"ewa.czapla@zuraw.example",
		"Ewa",
		"Czapla",
		{ payer: company("Żuraw Logistyka sp. z o.o.", "444-444-44-44", ["ul. Dźwigowa 21", "80-601", "Gdańsk"]) },
	],
	["marek.reda@zuraw.example", "Marek", "Reda"],
	["olga.bryza@zuraw.example", "Olga", "Bryza"],
	["julian.molo@zuraw.example", "Julian", "Molo"],
	[
		"sabina.kowadlo@kuznia.example",
		"Sabina",
		"Kowadło",
		{ payer: company("Kuźnia Kodu sp. z o.o.", "555-555-55-55", ["ul. Miechowa 5", "30-711", "Kraków"]) },
	],
	[
		"lena.vogt@nordlicht.example",
		"Lena",
		"Vogt",
		{
			lang: "en",
			payer: {
				...company("Nordlicht Software GmbH", "DE123456789", ["Deichweg 14", "24103", "Kiel"]),
				payerCountry: "DE",
			},
		},
	],
	["stefan.mewa@poczta.example", "Stefan", "Mewa", { payer: home("ul. Żaglowa 2/7", "81-340", "Gdynia") }],
	["bogna.sad@poczta.example", "Bogna", "Sad", { payer: home("ul. Jabłoniowa 9", "20-820", "Lublin") }],
	["norbert.kos@poczta.example", "Norbert", "Kos", { payer: home("ul. Ptasia 30/4", "50-310", "Wrocław") }],
	["dorota.perkoz@poczta.example", "Dorota", "Perkoz", { payer: home("ul. Jeziorna 1", "11-500", "Giżycko") }],
	[
		"irena.gniazdo@jaskolka.example",
		"Irena",
		"Gniazdo",
		{ payer: company("Oficyna Jaskółka sp. z o.o.", "666-666-66-66", ["pl. Druku 4", "90-215", "Łódź"]) },
	],
	["halina.grab@poczta.example", "Halina", "Grab", { payer: home("ul. Leśna 17", "15-780", "Białystok") }],
	["roksana.pliszka@poczta.example", "Roksana", "Pliszka", { payer: home("ul. Rzeczna 6/11", "35-205", "Rzeszów") }],
	["roman.dudek@poczta.example", "Roman", "Dudek", { payer: home("ul. Strażacka 12", "40-612", "Katowice") }],
	["grazyna.zieba@poczta.example", "Grażyna", "Zięba", { payer: home("ul. Parkowa 3", "10-233", "Olsztyn") }],
	["adam.czyz@poczta.example", "Adam", "Czyż"],
	["beata.gil@poczta.example", "Beata", "Gil"],
	["cezary.trznadel@poczta.example", "Cezary", "Trznadel"],
	["oliwia.pokrzywa@poczta.example", "Oliwia", "Pokrzywa", { isNew: true }],
	[
		"jan.wierzba@wierzba.example",
		"Jan",
		"Wierzba",
		{ payer: company("Spółdzielnia Wierzba", "777-777-77-77", ["ul. Wiklinowa 40", "62-001", "Chludowo"]) },
	],
	["kamil.sowa@poczta.example", "Kamil", "Sowa", { payer: home("ul. Nocna 5/2", "70-415", "Szczecin") }],
	[
		"teresa.hutnik@irys.example",
		"Teresa",
		"Hutnik",
		{
			payer: company("Huta Szkła Irys sp. z o.o.", "888-888-88-88", ["ul. Szklarska 1", "58-580", "Szklarska Poręba"]),
		},
	],
	["alicja.bobr@politechnika.example", "Alicja", "Bóbr", { isNew: true }],
	[
		"lucjan.dab@deby.example",
		"Lucjan",
		"Dąb",
		{
			isNew: true,
			payer: company("Stolarnia Dęby sp. z o.o.", "999-999-99-99", ["ul. Dębowa 8", "85-790", "Bydgoszcz"]),
		},
	],
	["iga.brzoza@poczta.example", "Iga", "Brzoza", { payer: home("ul. Brzozowa 22", "25-344", "Kielce") }],
	["jagoda.rokita@poczta.example", "Jagoda", "Rokita", { payer: home("ul. Polna 19", "27-600", "Sandomierz") }],
	[
		"zenon.kwas@kwarnet.example",
		"Zenon",
		"Kwas",
		{ payer: company("Kwarnet sp. z o.o.", "111-111-11-11", ["ul. Kryształowa 7", "02-798", "Warszawa"]) },
	],
	["tomasz.jaskier@poczta.example", "Tomasz", "Jaskier", { payer: home("ul. Łąkowa 4", "33-100", "Tarnów") }],
	["lidia.most@mosty.example", "Lidia", "Most", { payer: home("ul. Przęsłowa 2", "87-100", "Toruń") }],
];

/** The id of the n-th buyer, which no generated account and no prepared person has. */
const idOf = (index: number) => `00000000-0000-4000-a000-${String(index + 101).padStart(12, "0")}`;

/** Invented people who buy. Nobody logs in as one of them. */
export const BUYERS: readonly Buyer[] = ALL.map(([email, firstName, lastName, facts = {}], index) => ({
	id: idOf(index),
	email,
	firstName,
	lastName,
	phoneNo: `+48600100${301 + index}`,
	lang: facts.lang ?? "pl",
	isNew: facts.isNew ?? false,
	payer: { payerName: `${firstName} ${lastName}`, ...facts.payer },
}));

/** The buyer whose address begins with a first name. */
export const buyer = (name: string): Buyer =>
	invariant(
		BUYERS.find(({ email }) => email.startsWith(`${name}.`)),
		`the buyer ${name}`,
	);
