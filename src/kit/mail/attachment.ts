/** A file that goes with a letter. */
export type Attachment = {
	name: string;
	contentType: string;
	/** The bytes, or who makes them (a name of `AttachmentMakers`) and of what, as plain JSON. */
	content: Uint8Array | { maker: string; of: unknown };
};

/**
 * What makes attachments, by name. Called when a letter is sent or shown, outside any transaction, perhaps several times
 * for one letter: it must give the same file each time.
 */
export type AttachmentMakers = Readonly<Record<string, (of: unknown) => Promise<Uint8Array>>>;
