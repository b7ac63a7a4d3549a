import * as z from "zod/mini";
import { singleLine } from "./lines.ts";

/**
 * The effects of a command before it runs, in the requested language. The command takes `fingerprint`: if the effects
 * have changed since, it answers 409 with the type `PREVIEW_CHANGED`.
 */
export const commandPreview = z.object({
	/** The sentence of the main effect. */
	title: z.string(),
	/** Further effects, one sentence each: documents, places, e-mails. */
	effects: z.array(z.string()),
	/** Sums and numbers: "Refunded", "1842.54 zł". */
	figures: z.array(z.object({ label: z.string(), value: z.string() })),
	/** How many e-mails are sent. */
	emails: z.int(),
	/** Whether another organiser has to confirm it. */
	needsSecondPerson: z.boolean(),
	fingerprint: z.string(),
});
export type CommandPreview = z.output<typeof commandPreview>;

export const PREVIEW_CHANGED = "office/preview-changed";

/** The preview that the person confirmed. */
export const fingerprint = singleLine(64);

/** The problem's type of a save over another's change. */
export const VERSION_CHANGED = "office/version-changed";
