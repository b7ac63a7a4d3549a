import { dayOf } from "../../src/kit/time/zone.ts";
import { type Act, agoOf, type Story, ZONE } from "../people/story.ts";
import { buyer } from "./buyers.ts";
import type { Trade } from "./trading.ts";

/** The bank, before the office had a seller. */
const BANK = { actor: "payment:transfer" };

/** Sales of the second event, in the days after `first`: paid, refunded, and one transfer that is awaited. */
export function recordedSales({ recorded: event }: Pick<Story, "recorded">, trade: Trade, first: Date): Act[] {
	const { buys, paysByCard, recordsTransfer, returns, runsJobs } = trade;
	const noon = new Date(Date.parse(`${dayOf(first, ZONE)}T12:00:00Z`));
	const on = (day: number, hour: string) => agoOf(noon)(-day, hour);
	const place = (name: string) => ({ who: buyer(name), event });
	const card = (name: string) => ({ ...buyer(name).payer, paymentMethod: "card" as const });
	const transfer = (name: string) => ({ ...buyer(name).payer, paymentMethod: "transfer" as const });
	return [
		buys("jagoda", on(0, "12:10"), place("jagoda"), "BASIC-ONLINE", card("jagoda")),
		paysByCard("jagoda", on(0, "12:12")),
		buys("zenon", on(1, "10:40"), place("zenon"), "BASIC-ONLINE", { ...transfer("zenon"), quantity: 3 }),
		buys("tomasz", on(2, "19:05"), place("tomasz"), "BASIC-ONLINE", card("tomasz")),
		paysByCard("tomasz", on(2, "19:06")),
		recordsTransfer("zenon", on(3, "09:15"), BANK),
		returns("tomasz", on(4, "08:20")),
		runsJobs(on(4, "08:21")),
		buys("lidia", on(7, "13:30"), place("lidia"), "BASIC-ONLINE", transfer("lidia")),
		runsJobs(on(14, "21:30")),
	];
}
