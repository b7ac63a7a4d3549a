import { landingAnchors, PromoBar, SiteHeader } from "./Chrome.tsx";
import type { Page } from "./frame.ts";
import { Hero, InfoBar } from "./Hero.tsx";
import type { LandingData } from "./landing-data.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { texts } from "./texts.ts";

/** The landing page of an event, in the order of a visitor's questions. */
export function Landing({ frame, data }: Page) {
	const { hero } = data as LandingData;
	const anchors = landingAnchors(frame).map((anchor) => ({ ...anchor, href: anchor.href.slice(anchor.href.indexOf("#")) }));
	return (
		<>
			<a className="skip" href="#content">
				{texts.skip[frame.lang]}
			</a>
			<PromoBar frame={frame} />
			<SiteHeader frame={frame} anchors={anchors} isFixed />
			<main id="content">
				<Hero frame={frame} hero={hero} />
				<InfoBar frame={frame} hero={hero} />
			</main>
			<SiteFooter frame={frame} />
		</>
	);
}
