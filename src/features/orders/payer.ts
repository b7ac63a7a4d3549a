import * as z from "zod/mini";

/** Spec §3. Absent fields are empty. */
export const payer = z.object({
	name: z.string(),
	street: z.string(),
	postCode: z.string(),
	city: z.string(),
	/** ISO 3166-1 alpha-2. */
	country: z.string(),
	/** The tax number without spaces or dashes; empty for a person. */
	nip: z.string(),
	/** Notes for the sales document. */
	comments: z.string(),
});
export type Payer = z.output<typeof payer>;
