/** The seven signals of Google's consent mode, all granted or all denied (spec §4). */
export function consentSignals(isGranted: boolean): Record<string, "granted" | "denied"> {
	const names = [
		"ad_storage",
		"analytics_storage",
		"ad_user_data",
		"ad_personalization",
		"personalization_storage",
		"functionality_storage",
		"security_storage",
	];
	return Object.fromEntries(names.map((name) => [name, isGranted ? "granted" : "denied"]));
}
