/** A file that goes with an e-mail. */
export type Attachment = {
	name: string;
	contentType: string;
	/** The bytes, or the maker's name (in `AttachmentMakers`) with its input as plain JSON. */
	content: Uint8Array | { maker: string; of: unknown };
};

/**
 * Makers of attachments by name. They run outside transactions, when an e-mail is sent or shown, perhaps several
 * times, and must give the same file each time.
 */
export type AttachmentMakers = Readonly<Record<string, (of: unknown) => Promise<Uint8Array>>>;
