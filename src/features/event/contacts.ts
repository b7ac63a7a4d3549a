/** Spec §3, in order of display. */
export const CONTACT_KINDS = ["partnerContact", "participantContact", "programContact"] as const;

export type ContactCard = {
	kind: (typeof CONTACT_KINDS)[number];
	name: string;
	role: string;
	email: string;
	phone: string;
	photoUrl: string | null;
};

/** Uses the first person if there is none of the kind. */
export function contactEmail(contacts: readonly ContactCard[], kind: ContactCard["kind"]): string | undefined {
	return (contacts.find((one) => one.kind === kind) ?? contacts[0])?.email;
}

export const FORM_OF = {
	partnerContact: "#sponsor",
	participantContact: "#volunteer",
	programContact: "#become-lecturer",
} as const satisfies Record<ContactCard["kind"], string>;

/** Returns "tel:+48225550110". */
export function telOf(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
