/** Beginnings of street names that contain a number: "3 Maja", "al. 1000-lecia". */
const NUMBER_IN_NAME =
	/^\s*(?:(?:ulica|ul|aleje|aleja|al|plac|pl|osiedle|os|skwer|rondo|bulwar|park)\b\.?\s*)?\d+(?:-?(?:go|ego|ej)\b)?[\s.–-]*(?!bis\b|lok)\p{L}{3,}/iu;

/**
 * Whether the street of a Polish address names a building: "Lniana 1", "al. 3 Maja 7", of a town without streets
 * "Zabłocie 43A"; not "Lniana" or "3 Maja".
 */
export function hasBuildingNumber(street: string): boolean {
	return /\d/.test(street.replace(NUMBER_IN_NAME, ""));
}
