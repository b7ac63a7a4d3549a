/** The payment fields of the registration payload (spec §3), for orders that extend an existing ticket. */
export const PAYING = {
	wantInvoice: true,
	payerKind: true,
	payerName: true,
	payerStreet: true,
	payerPostCode: true,
	payerCity: true,
	payerCountry: true,
	payerNip: true,
	payerComments: true,
	paymentMethod: true,
	expectedGrossGrosz: true,
} as const;
