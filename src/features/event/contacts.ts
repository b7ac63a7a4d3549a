/** Kinds of contact people (spec §3), in display order. */
export const CONTACT_KINDS = ["partnerContact", "participantContact", "programContact"] as const;

/** A contact person in one language (spec §3 "Contact card"). */
export type ContactCard = {
	kind: (typeof CONTACT_KINDS)[number];
	name: string;
	role: string;
	email: string;
	phone: string;
	photoUrl: string | null;
};

/** E-mail address of the contact person of a kind, otherwise of the first one. */
export function contactEmail(contacts: readonly ContactCard[], kind: ContactCard["kind"]): string | undefined {
	return (contacts.find((one) => one.kind === kind) ?? contacts[0])?.email;
}

/** The modal with a contact person's form. */
export const FORM_OF = {
	partnerContact: "#sponsor",
	participantContact: "#volunteer",
	programContact: "#become-lecturer",
} as const satisfies Record<ContactCard["kind"], string>;

/** Phone link: "tel:+48225550110". */
export function telOf(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
