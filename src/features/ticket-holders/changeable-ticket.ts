import type { RegistrationStatus } from "../account/me-contract.ts";
import type { OptionKind } from "../options/contract.ts";
import type { RefundableLine } from "../orders/rules.ts";

/** A ticket with the lines and options paid for it. */
export type ChangeableTicket = {
	status: RegistrationStatus;
	packageId: number;
	/** Null if the ticket covers all. */
	calendarId: number | null;
	/** The ticket's own lines, and lines of earlier changes. */
	lines: readonly (RefundableLine & { isReverseCharged: boolean })[];
	/** The first unpaid order, or null. `isChange`: it changes the package. */
	owed: { number: string; isChange: boolean } | null;
	options: readonly PaidOption[];
};

export type PaidOption = { kind: OptionKind; line: RefundableLine };
