import * as z from "zod/mini";

/** Who pays and whom the document names (spec §3 "Payer"); absent fields are empty. */
export const payer = z.object({
	name: z.string(),
	street: z.string(),
	postCode: z.string(),
	city: z.string(),
	/** ISO 3166-1, two letters. */
	country: z.string(),
	/** Without spaces and dashes; empty for a person. */
	nip: z.string(),
	/** Notes for the sales document. */
	comments: z.string(),
});
export type Payer = z.output<typeof payer>;
