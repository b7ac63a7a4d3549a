/** A file that goes with an e-mail. */
export type Attachment = {
	name: string;
	contentType: string;
	/** The bytes, or who makes them (a name of `AttachmentMakers`) and of what, as plain JSON. */
	content: Uint8Array | { maker: string; of: unknown };
};

/**
 * What makes attachments, by name. Called when an e-mail is sent or shown, outside any transaction, perhaps several times
 * for one e-mail: it must give the same file each time.
 */
export type AttachmentMakers = Readonly<Record<string, (of: unknown) => Promise<Uint8Array>>>;
