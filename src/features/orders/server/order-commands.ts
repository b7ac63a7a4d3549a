import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import type { DeliveryAddress } from "../../options/contract.ts";
import type { OrderTicket } from "../order-ticket.ts";

/** Runs in the order's transaction. */
type Command<What> = (tx: Tx, what: What) => Promise<void>;
export type OfOrder = { orderId: number };

/** Higher features implement them, run in list order. `app/wiring.ts` composes them. */
export type OrderCommands = {
	confirmed: Command<OfOrder>[];
	/** Ended unpaid. */
	ended: Command<OfOrder>[];
	/** Late money revives the order. Throws `PlacesGone` when anything is sold out. */
	retaken: Command<OfOrder>[];
	/** Throws 409 when another order extended the ticket or changed its package. */
	ticketWanted: Command<OfOrder>[];
	/** The buyer's ticket, its package change, or some options. */
	givenBack: Command<OfOrder & { withTicket: boolean; optionIds: number[] }>[];
	/** Runs last: locks the stock's row until the commit. */
	placesFreed: Command<{ packageId: number; count: number }>[];
};

export type OrderedPlace = { id: number; name: string; status: string; isOnline: boolean };

/** Higher features implement them. */
export type OrderReads = {
	/** Full names; empty for a team's order. */
	participants(db: Database, order: OfOrder): Promise<string[]>;
	/** Its tickets with their days, attached to e-mails. */
	files(db: Database, order: OfOrder & { event: { code: string } }): Promise<Attachment[]>;
	tickets(db: Database, order: OfOrder & { lang: Lang }): Promise<OrderTicket[]>;
	/** Its extras without a line. */
	freeOptions(db: Database, order: OfOrder): Promise<Text[]>;
	/** Address of its parcel; undefined without one. */
	delivery(db: Database, order: OfOrder): Promise<DeliveryAddress | undefined>;
	/** Why its ticket cannot be returned yet, with the remedy; undefined where it can. */
	returnRefusal(db: Database, order: OfOrder): Promise<Text | undefined>;
	isAddition(db: Database, order: OfOrder): Promise<boolean>;
	/** Its registrations, or the one it extends or changes. */
	registrations(db: Database, order: OfOrder): Promise<OrderedPlace[]>;
	/** End of its meetup edition; undefined for other orders, or without a registration yet. */
	endsAt(db: Database, order: OfOrder): Promise<Date | undefined>;
	/** Full names, by use: `registration:7`. */
	codeUsers(db: Database, subjects: string[]): Promise<Map<string, string>>;
};

/** An expired order's places were sold meanwhile. */
export class PlacesGone extends Error {}

export async function inTurn<What>(commands: readonly Command<What>[], tx: Tx, what: What): Promise<void> {
	for (const command of commands) await command(tx, what);
}
