import { alias } from "drizzle-orm/pg-core";
import { account } from "../../account/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";

/** The registration that a handed ticket continues with, and its person. */
export const nextTicket = alias(registration, "next_ticket");
export const nextHolder = alias(account, "next_holder");

export const nextHolderColumns = {
	personId: nextHolder.id,
	firstName: nextHolder.firstName,
	lastName: nextHolder.lastName,
};
