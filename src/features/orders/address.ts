import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator";
import { hasBuildingNumber } from "../../kit/address/building-number.ts";
import { isCountry } from "../../kit/address/countries.ts";
import { polishPostCode } from "../../kit/address/post-code.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import type { Payer } from "./payer.ts";

export type Address = Pick<Payer, "street" | "postCode" | "city" | "country">;

/** A Polish "00950" becomes "00-950". */
export function postCodeOf(country: string, typed: string): string {
	return (country === "PL" ? polishPostCode(typed) : undefined) ?? typed.trim();
}

export const addressMessages = {
	street: { pl: "Podaj ulicę i numer.", en: "Provide the street and number." },
	buildingNumber: {
		pl: "Dopisz numer budynku, na przykład Lniana 1 albo, gdy nie ma ulic, Zabłocie 43A.",
		en: "Add the building number, such as Lniana 1 or, where there are no streets, Zabłocie 43A.",
	},
	postCode: { pl: "Podaj kod pocztowy.", en: "Provide the post code." },
	postCodeWrong: {
		pl: "Ten kod pocztowy nie pasuje do wybranego kraju.",
		en: "This is not a post code of the chosen country.",
	},
	city: { pl: "Podaj miejscowość.", en: "Provide the town." },
	country: { pl: "Wybierz kraj.", en: "Choose the country." },
} as const satisfies Record<string, Text>;

/**
 * Finds missing parts, a Polish street without a building number, and a wrong post code format. Countries without post
 * codes need none.
 */
export function addressErrors(address: Address): Partial<Record<"Street" | "PostCode" | "City" | "Country", Text>> {
	const { street, city, country } = address;
	const noBuilding = country === "PL" && !hasBuildingNumber(street);
	return {
		...(street === "" ? { Street: addressMessages.street } : noBuilding && { Street: addressMessages.buildingNumber }),
		...postCodeError(address),
		...(city === "" && { City: addressMessages.city }),
		...(!isCountry(country) && { Country: addressMessages.country }),
	};
}

function postCodeError({ postCode, country }: Address): { PostCode?: Text } {
	if (!postcodeValidatorExistsForCountry(country)) return {};
	if (postCode === "") return { PostCode: addressMessages.postCode };
	return postcodeValidator(postCode.toUpperCase(), country) ? {} : { PostCode: addressMessages.postCodeWrong };
}
