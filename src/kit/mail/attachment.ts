export type Attachment = {
	name: string;
	contentType: string;
	/** The bytes, or a maker's name (in `AttachmentMakers`) with its input as plain JSON. */
	content: Uint8Array | { maker: string; of: unknown };
};

/**
 * Attachment makers by name. They run outside transactions, whenever an e-mail is sent or shown, and must be
 * deterministic.
 */
export type AttachmentMakers = Readonly<Record<string, (of: unknown) => Promise<Uint8Array>>>;
