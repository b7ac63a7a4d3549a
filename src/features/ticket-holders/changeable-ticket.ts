import type { RegistrationStatus } from "../account/me-contract.ts";
import type { OptionKind } from "../options/contract.ts";
import type { RefundableLine } from "../orders/rules.ts";

/** A ticket with the lines and options that were paid for it. */
export type ChangeableTicket = {
	status: RegistrationStatus;
	packageId: number;
	/** Ticket's only day or edition; null where it covers all. */
	calendarId: number | null;
	/** Lines paid for the ticket: its own and earlier changes. */
	lines: readonly (RefundableLine & { isReverseCharged: boolean })[];
	/** Ticket's first unpaid order; null if none. `isChange`: that order changes the package. */
	owed: { number: string; isChange: boolean } | null;
	options: readonly PaidOption[];
};

/** An option bought for a ticket, with its order line. */
export type PaidOption = { kind: OptionKind; line: RefundableLine };
