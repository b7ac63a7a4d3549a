import type { Text } from "../../kit/i18n/lang.ts";

export const ROLES = ["owner", "editor", "sales", "host", "viewer"] as const;
export type Role = (typeof ROLES)[number];

export const roleNames: Record<Role, Text> = {
	owner: { pl: "właściciel", en: "owner" },
	editor: { pl: "redakcja", en: "editor" },
	sales: { pl: "sprzedaż", en: "sales" },
	host: { pl: "obsługa na miejscu", en: "host" },
	viewer: { pl: "podgląd", en: "viewer" },
};

type RightTerms = {
	/** Completes "may …". */
	sentence: Text;
	roles: readonly Role[];
	/** Rights of the foundation need a role for all events. */
	isOfFoundation?: true;
	/** Money, roles and exports ask for the password or the passkey again. */
	needsProof?: true;
};

/** Rights of organisers. The server decides by this table alone; browsers receive the results. */
export const RIGHTS = {
	"office.open": {
		sentence: { pl: "otworzyć biuro", en: "open the office" },
		roles: ROLES,
	},
	"figures.read": {
		sentence: { pl: "zobaczyć liczby sprzedaży", en: "see the sales figures" },
		roles: ROLES,
	},
	"orders.read": {
		sentence: { pl: "zobaczyć zamówienia, płatności i dokumenty", en: "see orders, payments and documents" },
		roles: ["owner", "sales"],
	},
	"orders.change": {
		sentence: {
			pl: "zaksięgować przelew, zatwierdzić, anulować i złożyć zamówienie",
			en: "record transfers, approve, cancel and place orders",
		},
		roles: ["owner", "sales"],
	},
	"orders.price": {
		sentence: { pl: "uzgodnić inną cenę zamówienia", en: "agree on another price for an order" },
		roles: ["owner"],
	},
	"orders.refund": {
		sentence: { pl: "zwrócić pieniądze", en: "refund money" },
		roles: ["owner", "sales"],
		needsProof: true,
	},
	"orders.export": {
		sentence: { pl: "pobrać zamówienia jako plik", en: "download orders as a file" },
		roles: ["owner", "sales"],
		needsProof: true,
	},
	"packages.read": {
		sentence: { pl: "zobaczyć pakiety, ceny i miejsca", en: "see packages, prices and places" },
		roles: ROLES,
	},
	"packages.change": {
		sentence: { pl: "zmienić pakiety, ceny i miejsca", en: "change packages, prices and places" },
		roles: ["owner", "sales"],
	},
	"programme.check": {
		sentence: { pl: "sprawdzić program i teksty wydarzenia", en: "check the event’s programme and texts" },
		roles: ["owner", "editor"],
	},
	"codes.change": {
		sentence: { pl: "utworzyć i unieważnić kody", en: "create and revoke codes" },
		roles: ["owner", "sales"],
	},
	"codes.export": {
		sentence: { pl: "pobrać kody jako plik", en: "download codes as a file" },
		roles: ["owner", "sales"],
		needsProof: true,
	},
	"people.read": {
		sentence: { pl: "zobaczyć nazwiska i bilety uczestników", en: "see participants' names and tickets" },
		roles: ["owner", "sales", "host"],
	},
	"people.details": {
		sentence: {
			pl: "zobaczyć kontakt, zamówienia, odpowiedzi i historię uczestnika",
			en: "see a participant's contact data, orders, answers and history",
		},
		roles: ["owner", "sales"],
	},
	"people.change": {
		sentence: { pl: "zmienić dane, pakiet i bilet uczestnika", en: "change a participant's data, package and ticket" },
		roles: ["owner", "sales"],
	},
	"people.export": {
		sentence: { pl: "pobrać uczestników jako plik", en: "download participants as a file" },
		roles: ["owner", "sales"],
		needsProof: true,
	},
	"people.erase": {
		sentence: { pl: "usunąć dane uczestnika na jego prośbę", en: "erase a participant's data on request" },
		roles: ["owner"],
		needsProof: true,
	},
	"journal.read": {
		sentence: { pl: "zobaczyć dziennik zmian", en: "see the journal of changes" },
		roles: ["owner", "editor", "sales"],
	},
	"journal.export": {
		sentence: { pl: "pobrać dziennik zmian jako plik", en: "download the journal of changes as a file" },
		roles: ["owner", "sales"],
		needsProof: true,
	},
	"organisers.manage": {
		sentence: {
			pl: "zaprosić organizatorów, zmienić ich role i zakończyć ich sesje",
			en: "invite organisers, change their roles and end their sessions",
		},
		roles: ["owner"],
		needsProof: true,
	},
	"seller.read": {
		sentence: { pl: "zobaczyć dane fundacji", en: "see the foundation’s data" },
		roles: ["owner", "sales"],
		isOfFoundation: true,
	},
	"seller.change": {
		sentence: {
			pl: "zmienić sprzedawcę, rachunek, nadawcę e-maili i stopkę",
			en: "change the seller, the account, the sender of e-mails and the footer",
		},
		roles: ["owner"],
		isOfFoundation: true,
		needsProof: true,
	},
	"organisers.read": {
		sentence: { pl: "zobaczyć organizatorów i ich role", en: "see organisers and their roles" },
		roles: ["owner"],
	},
	"organisers.export": {
		sentence: { pl: "pobrać organizatorów jako plik", en: "download organisers as a file" },
		roles: ["owner"],
		needsProof: true,
	},
} as const satisfies Record<string, RightTerms>;

export type Right = keyof typeof RIGHTS;

export const RIGHT_NAMES = Object.keys(RIGHTS) as Right[];

export const termsOf = (right: Right): RightTerms => RIGHTS[right];

export const rightsOf = (role: Role): Right[] => RIGHT_NAMES.filter((right) => termsOf(right).roles.includes(role));

/** Whether some roles, held for an event or for all events, include a right. */
export function includesRight(held: { role: Role; isOfFoundation: boolean }[], right: Right): boolean {
	const { roles, isOfFoundation } = termsOf(right);
	return held.some((one) => roles.includes(one.role) && (one.isOfFoundation || !isOfFoundation));
}
