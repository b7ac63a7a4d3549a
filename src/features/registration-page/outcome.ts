/** `orderUrl` is null where nothing is to be paid. */
export type Outcome = { email: string; isKnown: boolean; orderUrl: string | null; placeHeldUntil: string | null };

/** `person` is undefined where nobody is logged in; devices are shared. */
export function isOutcomeOf({ email, isKnown }: Pick<Outcome, "email" | "isKnown">, person?: { email: string }) {
	return person ? person.email === email : !isKnown;
}
