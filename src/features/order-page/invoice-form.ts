import { defineForm } from "../../kit/contract/form.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { askInvoiceTexts as texts } from "./page-texts.ts";

/** A person's address for the invoice of a paid order. The server validates it by country. */
export const invoiceForm = defineForm({
	fields: {
		name: { schema: singleLine(1000), empty: "", label: texts.name },
		street: { schema: singleLine(1000), empty: "", label: texts.street },
		postCode: { schema: singleLine(1000), empty: "", label: texts.postCode },
		city: { schema: singleLine(1000), empty: "", label: texts.city },
		country: { schema: singleLine(10), empty: "PL", label: texts.country },
	},
});
