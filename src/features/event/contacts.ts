/** The kinds of contact people of spec §3, in the order in which they are shown. */
export const CONTACT_KINDS = ["partnerContact", "participantContact", "programContact"] as const;

/** A person to write to or call, in one language: plain data (spec §3 "Contact card"). */
export type ContactCard = {
	kind: (typeof CONTACT_KINDS)[number];
	name: string;
	role: string;
	email: string;
	phone: string;
	photoUrl: string | null;
};

/** Where those who answer for something are written to: the contact person of a kind, or else the first there is. */
export function contactEmail(contacts: readonly ContactCard[], kind: ContactCard["kind"]): string | undefined {
	return (contacts.find((one) => one.kind === kind) ?? contacts[0])?.email;
}

/** The modal whose form reaches a contact person. */
export const FORM_OF = {
	partnerContact: "#sponsor",
	participantContact: "#volunteer",
	programContact: "#become-lecturer",
} as const satisfies Record<ContactCard["kind"], string>;

/** The address that a phone number is called at: "tel:+48225550110". */
export function telOf(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
