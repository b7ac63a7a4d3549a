import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { useLoaded } from "../../../kit/ui/loaded.tsx";
import { logosAddress } from "../addresses.ts";
import type { getExhibitorLogos } from "../contract.ts";
import { texts } from "../texts.ts";

/** Spec §9: up to 14 logos "...and about 500 others". Empty without logos, and if loading fails. */
export function ExhibitorLogos({ lang, eventCode }: { lang: Lang; eventCode: string }) {
	const [loaded] = useLoaded(eventCode, () =>
		call<typeof getExhibitorLogos>(logosAddress, { params: { eventCode }, query: { lang } }),
	);
	if (loaded.state !== "loaded" || loaded.value.length === 0) return null;
	return (
		<section className="logos" aria-label={texts.logos[lang]}>
			<h3 className="logos-head">{texts.logos[lang]}</h3>
			<ul>
				{loaded.value.map((one) => (
					<li key={one.objectId}>
						<img src={one.logoUrl} alt={one.name} width="120" height="30" decoding="async" />
					</li>
				))}
			</ul>
			<p className="logos-others">{texts.others[lang]}</p>
		</section>
	);
}
