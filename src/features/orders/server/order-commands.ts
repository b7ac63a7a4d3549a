import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import type { DeliveryAddress } from "../../options/contract.ts";
import type { OrderTicket } from "../order-ticket.ts";

/** A step of a higher feature, run in the order's transaction. */
type Command<What> = (tx: Tx, what: What) => Promise<void>;
export type OfOrder = { orderId: number };

/** Steps that higher features add to changes of an order, run in list order. `app/wiring.ts` composes them. */
export type OrderCommands = {
	confirmed: Command<OfOrder>[];
	/** Ended unpaid. */
	ended: Command<OfOrder>[];
	/** The order is revived by late money. Throws `PlacesGone` when anything is sold out. */
	retaken: Command<OfOrder>[];
	/** Its ticket is about to be returned. Throws 409 when another order extended it or changed its package. */
	ticketWanted: Command<OfOrder>[];
	/** Part was refunded: the buyer's ticket, its package change, or some options. */
	givenBack: Command<OfOrder & { withTicket: boolean; optionIds: number[] }>[];
	/** Places of a package are free again. Runs last: locks the stock's row until the commit. */
	placesFreed: Command<{ packageId: number; count: number }>[];
};

/** A registration beside its order, for the organiser. */
export type OrderedPlace = { id: number; name: string; status: string; isOnline: boolean };

/** Reads that higher features supply about an order. */
export type OrderReads = {
	/** Participants' full names; empty for a team's order. */
	participants(db: Database, order: OfOrder): Promise<string[]>;
	/** Its tickets with their days, attached to e-mails. */
	files(db: Database, order: OfOrder & { event: { code: string } }): Promise<Attachment[]>;
	/** Its valid tickets. */
	tickets(db: Database, order: OfOrder & { lang: Lang }): Promise<OrderTicket[]>;
	/** Its extras without a line. */
	freeOptions(db: Database, order: OfOrder): Promise<Text[]>;
	/** Address of its parcel; undefined without one. */
	delivery(db: Database, order: OfOrder): Promise<DeliveryAddress | undefined>;
	/** Why its ticket cannot be returned yet, with the remedy; undefined where it can. */
	returnRefusal(db: Database, order: OfOrder): Promise<Text | undefined>;
	/** Whether it extends an existing ticket or changes its package. */
	isAddition(db: Database, order: OfOrder): Promise<boolean>;
	/** Its registrations, or the one it extends or changes. */
	registrations(db: Database, order: OfOrder): Promise<OrderedPlace[]>;
	/** End of its meetup edition; undefined for other orders, or without a registration yet. */
	endsAt(db: Database, order: OfOrder): Promise<Date | undefined>;
	/** Full names of code users, by use: `registration:7`. */
	codeUsers(db: Database, subjects: string[]): Promise<Map<string, string>>;
};

/** The places of an expired order were sold meanwhile. */
export class PlacesGone extends Error {}

/** Runs commands one after the other. */
export async function inTurn<What>(commands: readonly Command<What>[], tx: Tx, what: What): Promise<void> {
	for (const command of commands) await command(tx, what);
}
