/** The names of the pictures that e-mails show; `app/boot/email-pictures.ts` gives their bytes. */

/** The head of an e-mail that is of no event. */
export const HOUSE_PICTURE = "scene-house";
const SCENE = /^scene-([1-9]\d{0,8})$/;
const CONTACT = /^contact-([1-9]\d{0,8})$/;

export const scenePictureName = (eventId: number): string => `scene-${eventId}`;
/** The face of who answers an event's participants. */
export const contactPictureName = (eventId: number): string => `contact-${eventId}`;

/** What a picture's name asks for; undefined for one that names nothing. */
export function pictureSubject(
	name: string,
): { kind: "scene" | "contact"; eventId: number } | { kind: "house" } | undefined {
	if (name === HOUSE_PICTURE) return { kind: "house" };
	const scene = SCENE.exec(name);
	if (scene) return { kind: "scene", eventId: Number(scene[1]) };
	const contact = CONTACT.exec(name);
	return contact ? { kind: "contact", eventId: Number(contact[1]) } : undefined;
}
