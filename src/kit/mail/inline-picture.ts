/** A picture that is attached to an e-mail's HTML. */
export type InlinePicture = {
	/** Alphanumeric characters and hyphens. */
	name: string;
	/** Alternative text; empty if the picture is decoration. */
	alt: string;
	width: number;
	height: number;
};

/**
 * Returns a picture's JPEG bytes by name. If undefined, the e-mail is sent without it. It runs when an e-mail is sent
 * or shown, outside any transaction.
 */
export type InlinePictures = (name: string) => Promise<Uint8Array | undefined>;

const DOMAIN = "estrada";
const SOURCE = new RegExp(` src="cid:([a-z0-9-]+)@${DOMAIN}"`, "g");

export const contentIdOf = (name: string): string => `${name}@${DOMAIN}`;

export function inlinePictureNames(html: string): string[] {
	return [...new Set([...html.matchAll(SOURCE)].map(([, name = ""]) => name))];
}

/** Replaces attached pictures by URLs of the site, for a browser. */
export function withPictureAddresses(html: string, addressOf: (name: string) => string): string {
	return html.replace(SOURCE, (_, name: string) => ` src="${addressOf(name)}"`);
}
