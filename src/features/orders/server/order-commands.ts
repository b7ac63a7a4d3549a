import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import type { PaymentInfo } from "../contract.ts";

/** Something that a room above orders does about one, in the transaction in which it happens. */
type Command<What> = (tx: Tx, what: What) => Promise<void>;
export type OfOrder = { orderId: number };

/**
 * What the rooms above an order do about it. `app/wiring.ts` writes who they are, in one place; each list is done in
 * its order.
 */
export type OrderCommands = {
	/** It counts: it is paid, free, or accepted to be paid later. */
	confirmed: Command<OfOrder>[];
	/** It ended unpaid. */
	ended: Command<OfOrder>[];
	/** It is to count after all, because its money came late. Throws `PlacesGone` where something of it is gone. */
	retaken: Command<OfOrder>[];
	/** Its ticket is about to be given back. Throws a 409 where another order added something to it, or changed its package. */
	ticketWanted: Command<OfOrder>[];
	/** Some of it was given back: the buyer's own ticket, the change of one, or only some options of it. */
	givenBack: Command<OfOrder & { withTicket: boolean; optionIds: number[] }>[];
	/** Places of a package are free again. The stock's row is held to the commit: done last. */
	placesFreed: Command<{ packageId: number; count: number }>[];
};

/** A registration as the organiser sees it beside its order. */
export type OrderedPlace = { id: number; name: string; status: string; isOnline: boolean };

/** A ticket that an order paid for, as its page links to it. */
export type OrderTicket = PaymentInfo["tickets"][number];

/** What the rooms above an order know of it. */
export type OrderReads = {
	/** Whom it is for, first and last name; nobody for a team's. */
	participants(db: Database, order: OfOrder): Promise<string[]>;
	/** Its tickets with their days, which go with the e-mail about it. */
	files(db: Database, order: OfOrder & { event: { code: string } }): Promise<Attachment[]>;
	/** The valid tickets that it paid for. */
	tickets(db: Database, order: OfOrder & { lang: Lang }): Promise<OrderTicket[]>;
	/** Whether it only adds something to a ticket that its buyer has already, or changes its package. */
	isAddition(db: Database, order: OfOrder): Promise<boolean>;
	/** The registrations that it is for, or the one that it adds something to or changes. */
	registrations(db: Database, order: OfOrder): Promise<OrderedPlace[]>;
	/** When the edition of a meetup that it is for ends; undefined where it is for none, or for nobody yet. */
	endsAt(db: Database, order: OfOrder): Promise<Date | undefined>;
	/** Who used codes, first and last name, by what they were used for: `registration:7`. */
	codeUsers(db: Database, subjects: string[]): Promise<Map<string, string>>;
};

/** The places of an expired order were taken by others in the meantime. */
export class PlacesGone extends Error {}

/** Does what the rooms above do about something, one after the other. */
export async function inTurn<What>(commands: readonly Command<What>[], tx: Tx, what: What): Promise<void> {
	for (const command of commands) await command(tx, what);
}
