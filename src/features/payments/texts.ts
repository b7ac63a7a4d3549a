import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	noCards: {
		pl: "Na tej stronie nie można płacić kartą, BLIKIEM ani przez Przelewy24. Wybierz przelew.",
		en: "Cards, BLIK and Przelewy24 are not taken on this site. Choose a bank transfer.",
	},
	providerAway: {
		pl: "Operator płatności teraz nie odpowiada. Nic nie pobraliśmy, a zamówienie czeka: spróbuj za chwilę albo zapłać przelewem.",
		en: "The payment provider does not answer. Nothing was charged and your order waits: try again in a moment, or pay by transfer.",
	},
	forgedWord: { pl: "Tej wiadomości nie podpisał operator płatności.", en: "The payment provider did not sign this." },
	notKnownYet: {
		pl: "Ta płatność nie jest jeszcze znana. Powtórz później.",
		en: "This payment is not known yet. Tell it again later.",
	},
	noPayment: { pl: "Nie ma takiej płatności.", en: "There is no such payment." },
	isSettled: {
		pl: "Ta wpłata została już rozliczona inaczej, z podanym powodem.",
		en: "This payment has been settled otherwise, with a reason.",
	},
	noRefund: { pl: "Nie ma takiego zwrotu.", en: "There is no such refund." },
	notQueued: {
		pl: "Tę płatność zaliczyło zamówienie. Zwróć zamówienie, jeśli pieniądze mają wrócić.",
		en: "An order has counted this payment. Give the order back if the money shall go back.",
	},
	notSettleable: {
		pl: "Tego nie ma na liście spraw do rozliczenia.",
		en: "This is not on the list of what can be settled.",
	},
	goesBack: {
		pl: "Te pieniądze już są w drodze powrotnej.",
		en: "This money is on its way back already.",
	},
} as const satisfies Record<string, Text>;
