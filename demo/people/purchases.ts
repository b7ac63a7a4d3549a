import type { Trade } from "../sales/trading.ts";
import type { Choices } from "./acting.ts";
import { idsOf } from "./acting.ts";
import { person } from "./people.ts";
import type { Act, Story } from "./story.ts";

const COMPANY: Choices = {
	wantInvoice: true,
	payerKind: "company",
	payerName: "Jesion Systemy sp. z o.o.",
	payerNip: "123-456-32-18",
	payerStreet: "ul. Jesionowa 14/3",
	payerPostCode: "31-542",
	payerCity: "Kraków",
	paymentMethod: "transfer",
};
const CARD: Choices = {
	payerStreet: "ul. Lniana 7",
	payerPostCode: "00-712",
	payerCity: "Warszawa",
	paymentMethod: "card",
};

/** Lectures at which people have seats. */
export const SITS = {
	standard: [
		"poczekalnia-ktora-nie-obraza-projekt-kolejki-do-sprzedazy",
		"minuta-premiery-klatka-po-klatce",
		"cwiczenia-z-awarii-sklep-z-koszulkami-nie-dziala",
	],
	onsite: [
		"turn-off-the-monitor-a-screen-reader-workshop",
		"post-mortem-na-glos-piszemy-raport-ktorego-nikt-sie-nie-boi",
	],
	online: ["poczekalnia-ktora-nie-obraza-projekt-kolejki-do-sprzedazy"],
};

/** Tickets of the event with watched recordings. */
export function purchasesBefore({ recorded: event }: Story, { buys, paysByCard }: Trade, at: Date): Act[] {
	const ticket = (key: string, packageCode: string): Act[] => [
		buys(`${key} before`, at, { who: person(key), event }, packageCode, CARD),
		paysByCard(`${key} before`, at),
	];
	return [...ticket("online", "BASIC-ONLINE"), ...ticket("standard", "STANDARD")];
}

/** A company buys tickets: one with an invoice, a team's with one used code, and some unpaid. */
export function companyPurchases({ live: event, ago }: Story, { buys, recordsTransfer }: Trade): Act[] {
	const place = { who: person("exec"), event };
	return [
		buys("exec", ago(9, "10:12"), place, "EXEC", COMPANY),
		recordsTransfer("exec", ago(8, "08:30")),
		buys("exec team", ago(8, "09:05"), place, "BASIC-ONSITE", { ...COMPANY, quantity: 4 }),
		recordsTransfer("exec team", ago(7, "08:30")),
		buys("exec more", ago(2, "15:20"), place, "STANDARD", { ...COMPANY, quantity: 2 }),
	];
}

/** People register for the live event, with their lectures. */
export async function livePurchases({ tx, live: event, ago }: Story, trade: Trade): Promise<Act[]> {
	const idOf = await idsOf(tx, event);
	const place = (key: string) => ({ who: person(key), event });
	const seats = (keys: string[]) => ({ savedReservations: keys.map(idOf) });
	const { buys, paysByCard, usesCode } = trade;
	return [
		buys("standard", ago(7, "19:44"), place("standard"), "STANDARD", { ...CARD, ...seats(SITS.standard) }),
		paysByCard("standard", ago(7, "19:44")),
		usesCode("exec team", ago(6, "11:31"), place("onsite"), "BASIC-ONSITE", seats(SITS.onsite)),
		buys("online", ago(4, "21:08"), place("online"), "BASIC-ONLINE", { ...CARD, ...seats(SITS.online) }),
		paysByCard("online", ago(4, "21:08")),
		buys("expo", ago(3, "07:52"), place("expo"), "EXPO"),
	];
}
