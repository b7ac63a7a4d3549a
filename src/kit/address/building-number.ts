/** Beginnings of street names that contain a number: "3 Maja", "al. 1000-lecia". */
const NUMBER_IN_NAME =
	/^\s*(?:(?:ulica|ul|aleje|aleja|al|plac|pl|osiedle|os|skwer|rondo|bulwar|park)\b\.?\s*)?\d+(?:-?(?:go|ego|ej)\b)?[\s.–-]*(?!bis\b|lok)\p{L}{3,}/iu;

/**
 * Whether a Polish address has a building number: "Lniana 1", "al. 3 Maja 7", or "Zabłocie 43A" in a town without
 * streets. False for "Lniana" and "3 Maja".
 */
export function hasBuildingNumber(street: string): boolean {
	return /\d/.test(street.replace(NUMBER_IN_NAME, ""));
}
