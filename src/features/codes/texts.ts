import type { Text } from "../../kit/i18n/lang.ts";
import type { CodeRefusal } from "./contract.ts";

/** Why a code changes nothing, and what to do. */
export const codeRefusals: Record<CodeRefusal, Text> = {
	unknown: {
		pl: "Nie znamy takiego kodu. Sprawdź litery i cyfry z zaproszenia.",
		en: "We do not know this code. Check the letters and digits of your invitation.",
	},
	notYet: {
		pl: "Ten kod jeszcze nie działa. Spróbuj później.",
		en: "This code does not work yet. Try again later.",
	},
	expired: {
		pl: "Ten kod stracił ważność. Poproś o nowy osobę, która go przysłała.",
		en: "This code has expired. Ask the person who sent it for a new one.",
	},
	usedUp: {
		pl: "Ten kod został już wykorzystany. Poproś o nowy osobę, która go przysłała.",
		en: "This code has been used already. Ask the person who sent it for a new one.",
	},
	otherPackage: {
		pl: "Ten kod nie dotyczy wybranego pakietu. Wybierz jeden z pakietów, które obejmuje.",
		en: "This code is not for the chosen package. Choose one of the packages that it covers.",
	},
};
