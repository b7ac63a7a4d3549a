/** A picture in an e-mail's HTML that is sent along with it. */
export type InlinePicture = {
	/** Letters, digits and hyphens. */
	name: string;
	/** Alternative text; empty for a decoration. */
	alt: string;
	width: number;
	height: number;
};

/**
 * Gives the bytes of a picture by its name, as JPEG; undefined where there is none. The e-mail is then sent without it.
 * Asked when an e-mail is sent or shown, outside any transaction.
 */
export type InlinePictures = (name: string) => Promise<Uint8Array | undefined>;

const DOMAIN = "estrada";
const SOURCE = new RegExp(` src="cid:([a-z0-9-]+)@${DOMAIN}"`, "g");

export const contentIdOf = (name: string): string => `${name}@${DOMAIN}`;

/** The names of the pictures that an e-mail's HTML shows, each once. */
export function inlinePictureNames(html: string): string[] {
	return [...new Set([...html.matchAll(SOURCE)].map(([, name = ""]) => name))];
}

/** The HTML with its pictures at addresses of a site, for a browser. */
export function withPictureAddresses(html: string, addressOf: (name: string) => string): string {
	return html.replace(SOURCE, (_, name: string) => ` src="${addressOf(name)}"`);
}
