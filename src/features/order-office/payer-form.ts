import { defineForm } from "../../kit/contract/form.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { paymentTexts as texts } from "../orders/payment-texts.ts";

/** The payer's data as typed; the server normalises and validates it. */
export const orderPayerForm = defineForm({
	fields: {
		name: {
			schema: singleLineField(),
			empty: "",
			label: { pl: "Nazwa albo imię i nazwisko", en: "Company or full name" },
		},
		nip: { schema: singleLineField(), empty: "", label: texts.payerNip },
		street: { schema: singleLineField(), empty: "", label: texts.payerStreet },
		postCode: { schema: singleLineField(), empty: "", label: texts.payerPostCode },
		city: { schema: singleLineField(), empty: "", label: texts.payerCity },
		country: {
			schema: normalizedField((text) => text.trim().toUpperCase()),
			empty: "",
			label: { pl: "Kraj (kod, np. PL)", en: "Country (code, such as PL)" },
		},
	},
});
