import * as z from "zod/mini";

export const orderTicket = z.object({
	packageName: z.string(),
	holder: z.string(),
	number: z.string(),
	/** The content of its QR code. */
	token: z.string(),
	/** As printed on the ticket, such as "7 czerwca, drzwi 7:45" and "Hala Łuków". */
	days: z.array(z.object({ label: z.string(), value: z.string() })),
	lectureDays: z.array(z.string()),
	/** The ticket's page for phones on the requested host, then the file. */
	pageUrl: z.string(),
	pdfUrl: z.string(),
});
export type OrderTicket = z.output<typeof orderTicket>;
