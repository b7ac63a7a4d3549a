/** How something is paid beside a ticket that one has, among the fields of the registration payload (spec §3). */
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
