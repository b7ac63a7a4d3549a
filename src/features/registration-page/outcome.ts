/** `orderUrl` is null if nothing is due. */
export type Outcome = { email: string; isKnown: boolean; orderUrl: string | null; placeHeldUntil: string | null };

/** Whether the outcome is this person's, because devices are shared. `person` is undefined without log-in. */
export function isOutcomeOf({ email, isKnown }: Pick<Outcome, "email" | "isKnown">, person?: { email: string }) {
	return person ? person.email === email : !isKnown;
}
