import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import type { DeliveryAddress } from "../../options/contract.ts";
import type { OrderTicket } from "../order-ticket.ts";

/** A command runs in the order's transaction. */
type Command<What> = (tx: Tx, what: What) => Promise<void>;
export type OfOrder = { orderId: number };

/** The effects of orders on higher features, run in list order. `app/wiring.ts` composes them. */
export type OrderCommands = {
	confirmed: Command<OfOrder>[];
	ended: Command<OfOrder>[];
	/** Late money revives the order. Throws `PlacesGone` if anything is sold out. */
	retaken: Command<OfOrder>[];
	/**
	 * A refund needs the ticket. Throws 409 if another order extended it or changed its package, and for a buyer whose
	 * ticket another person has.
	 */
	ticketWanted: Command<OfOrder & { isBuyer: boolean }>[];
	/** The buyer's ticket, its package change, or some options are returned. */
	givenBack: Command<OfOrder & { withTicket: boolean; optionIds: number[] }>[];
	/** Places became free. It runs last, because it locks the stock's row until the commit. */
	placesFreed: Command<{ packageId: number; count: number }>[];
};

export type OrderedPlace = { id: number; name: string; status: string; isOnline: boolean };

/** Queries that higher features answer. */
export type OrderReads = {
	/** The participants' full names; empty for a team's order. */
	participants(db: Database, order: OfOrder): Promise<string[]>;
	/** The order's tickets with their days, as e-mail attachments. */
	files(db: Database, order: OfOrder & { event: { code: string } }): Promise<Attachment[]>;
	tickets(db: Database, order: OfOrder & { lang: Lang }): Promise<OrderTicket[]>;
	/** The order's free extras, which have no line. */
	freeOptions(db: Database, order: OfOrder): Promise<Text[]>;
	/** The address for its parcel, or undefined. */
	delivery(db: Database, order: OfOrder): Promise<DeliveryAddress | undefined>;
	/** Why its ticket cannot be returned yet, and what to do; undefined if it can. */
	returnRefusal(db: Database, order: OfOrder & { isBuyer: boolean }): Promise<Text | undefined>;
	isAddition(db: Database, order: OfOrder): Promise<boolean>;
	/** The order's registrations, or the registration that it extends or changes. */
	registrations(db: Database, order: OfOrder): Promise<OrderedPlace[]>;
	/** The end of its meetup edition. Undefined for other events, or without a registration yet. */
	endsAt(db: Database, order: OfOrder): Promise<Date | undefined>;
	/** Full names of people who used a code, by use: `registration:7`. */
	codeUsers(db: Database, subjects: string[]): Promise<Map<string, string>>;
};

/** An expired order's places were sold meanwhile. */
export class PlacesGone extends Error {}

export async function inTurn<What>(commands: readonly Command<What>[], tx: Tx, what: What): Promise<void> {
	for (const command of commands) await command(tx, what);
}
