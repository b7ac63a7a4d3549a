import type { DemoPerson } from "../../src/features/demonstration/people.ts";
import { type Role, roleNames } from "../../src/features/organisers/rights.ts";

export type DrawnPerson = DemoPerson & {
	look: "f" | "m";
	email: string;
	phoneNo: string;
	/** The event that lists the person as a speaker. */
	speaksAt?: string;
	/** The role in the office. */
	organises?: { role: Role; isAtLiveEvent: boolean };
};

/** The id of the n-th person, which no generated account has. */
const idOf = (index: number) => `00000000-0000-4000-a000-${String(index + 1).padStart(12, "0")}`;

const officeRole = (role: Role) => ({
	pl: `Biuro: ${roleNames[role].pl}`,
	en: `The office: ${roleNames[role].en}`,
});

const ALL: Omit<DrawnPerson, "id">[] = [
	{
		key: "expo",
		firstName: "Maja",
		lastName: "Lisowska",
		look: "f",
		email: "maja.lisowska@poczta.example",
		phoneNo: "+48600100201",
		role: { pl: "Expo", en: "Expo" },
		sees: {
			pl: "Bezpłatny bilet na targi, plan z gwiazdek i zamknięte nagrania z ceną ich otwarcia.",
			en: "A free ticket for the fair, a plan of starred talks, and closed recordings with the price of opening them.",
		},
	},
	{
		key: "online",
		firstName: "Tymon",
		lastName: "Gawlik",
		look: "m",
		email: "tymon.gawlik@poczta.example",
		phoneNo: "+48600100202",
		role: { pl: "Basic Online", en: "Basic Online" },
		sees: {
			pl: "Dzień online z zajętym miejscem, nagrania MS Tech Summit obejrzane do połowy.",
			en: "The online day with a seat taken, and recordings of MS Tech Summit half watched.",
		},
	},
	{
		key: "onsite",
		firstName: "Kalina",
		lastName: "Wrzos",
		look: "f",
		email: "kalina.wrzos@jesion.example",
		phoneNo: "+48600100203",
		role: { pl: "Basic Onsite", en: "Basic Onsite" },
		sees: {
			pl: "Bilet z kodu od firmy, miejsca na warsztatach i zmiana godziny, o której mówi ekran Dzisiaj.",
			en: "A ticket by her company’s code, seats at workshops, and a change of time that the screen Today tells of.",
		},
	},
	{
		key: "standard",
		firstName: "Igor",
		lastName: "Zawilec",
		look: "m",
		email: "igor.zawilec@poczta.example",
		phoneNo: "+48600100204",
		role: { pl: "Standard", en: "Standard" },
		sees: {
			pl: "Pełny plan na dwa dni z jedną kolizją, zajęte miejsca, nagrania do dokończenia.",
			en: "A full plan for two days with one clash, seats taken, recordings to be finished.",
		},
	},
	{
		key: "exec",
		firstName: "Hanna",
		lastName: "Jesion",
		look: "f",
		email: "hanna@jesion.example",
		phoneNo: "+48600100205",
		role: { pl: "Pro / Exec", en: "Pro / Exec" },
		sees: {
			pl: "Faktura na firmę, kody zespołu użyte i wolne, zamówienie, które czeka na przelew.",
			en: "An invoice for the company, a team’s codes used and free, an order that waits for its transfer.",
		},
	},
	{
		key: "over",
		firstName: "Wanda",
		lastName: "Szafran",
		look: "f",
		email: "wanda.szafran@poczta.example",
		phoneNo: "+48600100206",
		role: { pl: "Po wydarzeniu", en: "After the event" },
		sees: {
			pl: "Targi pracy IT już za nią: była odhaczona przy wejściu i w salach, certyfikat czeka.",
			en: "Her IT job fair is over: she was checked in at the door and in rooms, and a certificate waits.",
		},
	},
	{
		key: "speaker",
		firstName: "Ada",
		lastName: "Miodek",
		look: "f",
		speaksAt: "MSTS25",
		email: "ada.miodek@chmurnia.example",
		phoneNo: "+48600100207",
		role: { pl: "Prelegentka", en: "Speaker" },
		sees: {
			pl: "Bilet gościa na MS Tech Summit, własne wykłady w planie, nagranie jednego z nich i profil ze zdjęciem z listy prelegentów.",
			en: "A guest’s ticket for MS Tech Summit, her own talks in the plan, the recording of one, and a profile with the picture of the list of speakers.",
		},
	},
	{
		key: "exhibitor",
		firstName: "Roland",
		lastName: "Brzeg",
		look: "m",
		email: "roland.brzeg@gwar.example",
		phoneNo: "+48600100208",
		role: { pl: "Wystawca: Bileteria Gwar", en: "Exhibitor: Bileteria Gwar" },
		sees: {
			pl: "Strefa wystawcy: wizyty, wiadomości i rozmowy, kontakty, spotkania, CV osób, które zgodziły się je udostępnić.",
			en: "The exhibitor’s area: visits, messages and conversations, contacts, meetings, and CVs of people who agreed to share them.",
		},
	},
	{
		key: "owner",
		firstName: "Zofia",
		lastName: "Rosa",
		look: "f",
		email: "zofia.rosa@estrada.example",
		phoneNo: "+48600100209",
		role: officeRole("owner"),
		organises: { role: "owner", isAtLiveEvent: false },
		sees: {
			pl: "Biuro wszystkich wydarzeń: zamówienia, uczestnicy, organizatorzy i dziennik zmian.",
			en: "The office of all events: orders, participants, organisers and the journal of changes.",
		},
	},
	{
		key: "editor",
		firstName: "Oskar",
		lastName: "Maliniak",
		look: "m",
		email: "oskar.maliniak@estrada.example",
		phoneNo: "+48600100210",
		role: officeRole("editor"),
		organises: { role: "editor", isAtLiveEvent: false },
		sees: {
			pl: "Biuro bez pieniędzy i bez danych uczestników: pakiety i dziennik.",
			en: "The office without money and without participants’ data: packages and the journal.",
		},
	},
	{
		key: "sales",
		firstName: "Celina",
		lastName: "Kamyk",
		look: "f",
		email: "celina.kamyk@estrada.example",
		phoneNo: "+48600100211",
		role: officeRole("sales"),
		organises: { role: "sales", isAtLiveEvent: false },
		sees: {
			pl: "Dzień sprzedaży: przelewy do zaksięgowania, zwroty, kody i uczestnicy.",
			en: "A day of sales: transfers to be recorded, refunds, codes and participants.",
		},
	},
	{
		key: "host",
		firstName: "Borys",
		lastName: "Wieczorek",
		look: "m",
		email: "borys.wieczorek@estrada.example",
		phoneNo: "+48600100212",
		role: officeRole("host"),
		organises: { role: "host", isAtLiveEvent: true },
		sees: {
			pl: "Jedno wydarzenie, od wejścia: uczestnicy i ich bilety, bez zamówień.",
			en: "One event, from the door: participants and their tickets, without orders.",
		},
	},
	{
		key: "viewer",
		firstName: "Lena",
		lastName: "Okno",
		look: "f",
		email: "lena.okno@estrada.example",
		phoneNo: "+48600100213",
		role: officeRole("viewer"),
		organises: { role: "viewer", isAtLiveEvent: true },
		sees: {
			pl: "Same liczby jednego wydarzenia, bez żadnych danych osób.",
			en: "Only the figures of one event, without anybody’s data.",
		},
	},
];

/** The people that visitors may log in as. */
export const PEOPLE: readonly DrawnPerson[] = ALL.map((one, index) => ({ ...one, id: idOf(index) }));
/** The people with a role in the office. */
export const ORGANISERS = PEOPLE.flatMap(({ organises, id, email }) =>
	organises ? [{ id, email, ...organises }] : [],
);
export const PEOPLE_IDS: string[] = PEOPLE.map(({ id }) => id);

export function person(key: string): DrawnPerson {
	const found = PEOPLE.find((one) => one.key === key);
	if (!found) throw new Error(`no demonstration person has the key ${key}`);
	return found;
}
