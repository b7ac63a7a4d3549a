import { AgendaSection } from "../../features/agenda/web/AgendaSection.tsx";
import { ExhibitorsSection } from "../../features/exhibitors/web/ExhibitorsSection.tsx";
import { NewsSection } from "../../features/news/web/NewsSection.tsx";
import { PricesSection } from "../../features/packages/web/PricesSection.tsx";
import { ContactsSection } from "../../features/partners/web/ContactsSection.tsx";
import { PartnersSection } from "../../features/partners/web/PartnersSection.tsx";
import { NumbersSection } from "../../features/promo/web/NumbersSection.tsx";
import { OtherEventsSection } from "../../features/promo/web/OtherEventsSection.tsx";
import { CouncilSection } from "../../features/speakers/web/CouncilSection.tsx";
import { SpeakersSection } from "../../features/speakers/web/SpeakersSection.tsx";
import { doors, landingAnchors, PromoBar, SiteHeader } from "./Chrome.tsx";
import type { Page } from "./frame.ts";
import { Hero, InfoBar } from "./Hero.tsx";
import { Island } from "./island.tsx";
import type { LandingData } from "./landing-data.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import { texts } from "./texts.ts";

/** The landing page of an event, in the order of a visitor's questions. */
export function Landing({ frame, data }: Page) {
	const { lang } = frame;
	const { hero, agenda, ...sections } = data as LandingData;
	const { register } = doors(frame);
	const anchors = landingAnchors(frame).map((anchor) => ({
		...anchor,
		href: anchor.href.slice(anchor.href.indexOf("#")),
	}));
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
				<NumbersSection lang={lang} numbers={sections.numbers} />
				<SpeakersSection lang={lang} {...sections.speakers} />
				<CouncilSection lang={lang} people={sections.council} />
				<Island name="agenda" wake="visible" of={AgendaSection} props={agenda} />
				<PricesSection lang={lang} prices={sections.prices} registerBase={register.startsWith("#") ? null : register} />
				<ExhibitorsSection lang={lang} {...sections.exhibitors} becomeHref="#contact" />
				<PartnersSection lang={lang} partners={sections.partners} becomeHref="#contact" />
				<NewsSection lang={lang} items={sections.news.items} />
				<OtherEventsSection lang={lang} events={sections.otherEvents} />
				<ContactsSection lang={lang} contacts={sections.contacts} />
			</main>
			<SiteFooter frame={frame} />
		</>
	);
}
