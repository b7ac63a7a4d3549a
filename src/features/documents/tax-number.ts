const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** As the tax office issues them: neither the first digit nor the second and third together are zero. */
const ISSUED = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

/** Members of the European Union for VAT, by country; Greece has a prefix of its own. */
const EU = new Set("AT BE BG CY CZ DK EE FI FR DE GR HR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE XI".split(" "));

/** The prefix of a country's VAT numbers in the European Union, or undefined for others. */
export function euVatPrefix(country: string): string | undefined {
	if (!EU.has(country)) return undefined;
	return country === "GR" ? "EL" : country;
}

/**
 * The ten digits of a Polish tax number, or undefined where it is none. `PL`, spaces and dashes are ignored, the
 * checksum must fit (decisions §4).
 */
export function nipOf(text: string): string | undefined {
	const digits = text.replace(/[\s\u00a0-]/g, "").replace(/^PL/i, "");
	if (!ISSUED.test(digits)) return undefined;
	const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
	return sum % 11 === Number(digits[9]) ? digits : undefined;
}

type ForeignTaxNumber = { taxCountry: string; taxNumber: string };

/**
 * A foreign tax number: country (ISO, two letters, any case) and number without spaces, dots, dashes and its country's
 * prefix. Undefined where the country is Poland or unknown in form, or the number cannot be one.
 */
export function foreignTaxNumberOf(country: string, text: string): ForeignTaxNumber | undefined {
	const taxCountry = country.trim().toUpperCase();
	if (!/^[A-Z]{2}$/.test(taxCountry) || taxCountry === "PL") return undefined;
	const prefix = euVatPrefix(taxCountry);
	const bare = text.replace(/[\s\u00a0.-]/g, "").toUpperCase();
	const taxNumber = prefix && bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
	const form = prefix ? /^[A-Z\d+*]{2,12}$/ : /^[A-Z\d+*/]{2,50}$/;
	return form.test(taxNumber) && /\d/.test(taxNumber) ? { taxCountry, taxNumber } : undefined;
}
