/** `app/boot/email-pictures.ts` draws them. */

/** The header of e-mails without an event. */
export const HOUSE_PICTURE = "scene-house";
const SCENE = /^scene-([1-9]\d{0,8})$/;
const TICKET = /^ticket-([0-9a-z]{4}-[0-9a-z]{4})$/;
const CONTACT = /^contact-([1-9]\d{0,8})$/;

export const scenePictureName = (eventId: number): string => `scene-${eventId}`;
export const contactPictureName = (eventId: number): string => `contact-${eventId}`;

export const ticketPictureName = (number: string): string => `ticket-${number.toLowerCase()}`;

/** Undefined for an unknown name. */
export function pictureSubject(
	name: string,
): { kind: "scene" | "contact"; eventId: number } | { kind: "ticket"; number: string } | { kind: "house" } | undefined {
	if (name === HOUSE_PICTURE) return { kind: "house" };
	const ticket = TICKET.exec(name);
	if (ticket) return { kind: "ticket", number: ticket[1] as string };
	const scene = SCENE.exec(name);
	if (scene) return { kind: "scene", eventId: Number(scene[1]) };
	const contact = CONTACT.exec(name);
	return contact ? { kind: "contact", eventId: Number(contact[1]) } : undefined;
}
