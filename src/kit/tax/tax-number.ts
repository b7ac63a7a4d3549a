const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** Official numbers: neither the first digit nor the second and third together are zero. */
const ISSUED = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

/** Formats of EU VAT numbers by country (VIES). Greece has its own prefix. */
const EU_FORMS: Readonly<Record<string, RegExp>> = {
	AT: /^U\d{8}$/,
	BE: /^[01]\d{9}$/,
	BG: /^\d{9,10}$/,
	CY: /^\d{8}[A-Z]$/,
	CZ: /^\d{8,10}$/,
	DE: /^\d{9}$/,
	DK: /^\d{8}$/,
	EE: /^\d{9}$/,
	ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
	FI: /^\d{8}$/,
	FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
	GR: /^\d{9}$/,
	HR: /^\d{11}$/,
	HU: /^\d{8}$/,
	IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
	IT: /^\d{11}$/,
	LT: /^(\d{9}|\d{12})$/,
	LU: /^\d{8}$/,
	LV: /^\d{11}$/,
	MT: /^\d{8}$/,
	NL: /^\d{9}B\d{2}$/,
	PL: /^\d{10}$/,
	PT: /^\d{9}$/,
	RO: /^\d{2,10}$/,
	SE: /^\d{12}$/,
	SI: /^\d{8}$/,
	SK: /^\d{10}$/,
	XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** A country's EU VAT prefix; undefined for others. */
export function euVatPrefix(country: string): string | undefined {
	if (!(country in EU_FORMS)) return undefined;
	return country === "GR" ? "EL" : country;
}

/**
 * The ten digits of a Polish tax number; undefined if invalid. Ignores `PL`, spaces and dashes, and checks the
 * checksum.
 */
export function nipOf(text: string): string | undefined {
	const digits = text.replace(/[\s\u00a0-]/g, "").replace(/^PL/i, "");
	if (!ISSUED.test(digits)) return undefined;
	const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
	return sum % 11 === Number(digits[9]) ? digits : undefined;
}

/** A number that a country's code may precede. Switzerland's CHE116281710 includes its country code. */
const PREFIXABLE = /^(?:\d|GD|HA)/;

type ForeignTaxNumber = { taxCountry: string; taxNumber: string };

/**
 * A foreign tax number: country (ISO, two characters, any case) and number without spaces, dots, dashes and country
 * prefix. Undefined for Poland, unknown countries and invalid numbers. EU countries have their own formats.
 */
export function foreignTaxNumberOf(country: string, text: string): ForeignTaxNumber | undefined {
	const taxCountry = country.trim().toUpperCase();
	if (!/^[A-Z]{2}$/.test(taxCountry) || taxCountry === "PL") return undefined;
	const prefix = euVatPrefix(taxCountry) ?? taxCountry;
	const bare = text.replace(/[\s\u00a0.-]/g, "").toUpperCase();
	const own = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
	const taxNumber = taxCountry in EU_FORMS || PREFIXABLE.test(own) ? own : bare;
	const form = EU_FORMS[taxCountry] ?? /^(?=.*\d)[A-Z\d+*/]{2,50}$/;
	return form.test(taxNumber) ? { taxCountry, taxNumber } : undefined;
}
