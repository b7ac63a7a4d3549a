import { call } from "../../../kit/api/call.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { packagesAddress } from "../addresses.ts";
import type { getPackages } from "../contract.ts";
import { formOf } from "../places-form.ts";

/** Fetches the numbers, because the page is cached. */
export async function tellFewPlaces(section: HTMLElement): Promise<void> {
	const params = { eventCode: invariant(section.dataset["event"], "data-event") };
	const requested = call<typeof getPackages>(packagesAddress, { params });
	const { packages } = await requested.catch(() => ({ packages: [] }));
	const forms = JSON.parse(invariant(section.dataset["places"], "data-places"));
	for (const { code, placesLeft } of packages) {
		if (placesLeft === null) continue;
		for (const place of section.querySelectorAll(`[data-package="${CSS.escape(code)}"]`)) {
			const chip = document.createElement("span");
			chip.className = "chip price-places";
			chip.textContent = formOf(forms, langOf(document.documentElement.lang), placesLeft);
			place.append(" ", chip);
		}
	}
}
