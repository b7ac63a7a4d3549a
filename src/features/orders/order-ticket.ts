import * as z from "zod/mini";

/** Valid and paid. */
export const orderTicket = z.object({
	packageName: z.string(),
	holder: z.string(),
	number: z.string(),
	/** Of the QR code. */
	token: z.string(),
	lectureDays: z.array(z.string()),
	/** For phones, on the requested host; then the file. */
	pageUrl: z.string(),
	pdfUrl: z.string(),
});
export type OrderTicket = z.output<typeof orderTicket>;
