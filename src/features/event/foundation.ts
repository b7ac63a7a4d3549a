/** The foundation that holds the events and sells, as its documents name it and transfers reach it. It stands here until the office keeps it. */
export const FOUNDATION = {
	name: "Fundacja Estrada",
	address: { street: "ul. Świetlna 12", postCode: "00-950", city: "Warszawa", country: "PL" },
	nip: "5252344078",
	registers: ["KRS 0000999999", "REGON 999999999"],
	email: "ksiegowosc@estrada.example",
	bank: { account: "PL61109010140000071219812874", name: "Bank Przykładowy" },
};
