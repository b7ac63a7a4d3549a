import { localized } from "../../kit/i18n/lang.ts";
import type { Deps } from "../deps.ts";
import type { LoadedPage, PageRequest } from "../pages.ts";

/** Everything that the landing page shows of one event in one language. */
export async function landingPage(_deps: Deps, { lang, event }: PageRequest): Promise<LoadedPage> {
	const name = localized(lang, event.name, event.nameEn);
	const data = { headline: localized(lang, event.headline, event.headlineEn) };
	return {
		data,
		head: {
			title: `${name} – Estrada`,
			description: localized(lang, event.lead, event.leadEn),
			imageUrl: event.socialImageUrl,
			isIndexable: true,
			linkedData: [],
		},
	};
}
