import { agendaTexts, lectureCount } from "../../features/agenda-page/texts.ts";
import { AgendaSection } from "../../features/agenda-page/web/AgendaSection.tsx";
import { HotSection } from "../../features/agenda-page/web/HotSection.tsx";
import { ContactsSection } from "../../features/event/web/ContactsSection.tsx";
import { OtherEventsSection } from "../../features/event/web/OtherEventsSection.tsx";
import { ExhibitorsSection } from "../../features/exhibitors/web/ExhibitorsSection.tsx";
import { NewsSection } from "../../features/news/web/NewsSection.tsx";
import { NewsletterSection } from "../../features/newsletter/web/NewsletterSection.tsx";
import { BuyBar } from "../../features/packages/web/BuyBar.tsx";
import { PricesSection } from "../../features/packages/web/PricesSection.tsx";
import { PartnersSection } from "../../features/partners/web/PartnersSection.tsx";
import { ScoreSection } from "../../features/score/web/ScoreSection.tsx";
import { CouncilSection } from "../../features/speakers/web/CouncilSection.tsx";
import { SpeakersSection } from "../../features/speakers/web/SpeakersSection.tsx";
import { PhoneFold } from "../../kit/ui/phone-fold.tsx";
import { AfterBar } from "./After.tsx";
import { type Anchor, entryLinks, landingAnchors, PageTop, PromoBar, SiteHeader } from "./Chrome.tsx";
import { type Frame, noSaleNotice, type Page } from "./frame.ts";
import { Hero, InfoBar } from "./Hero.tsx";
import { Island } from "./island.tsx";
import type { LandingData } from "./landing-data.ts";
import { SiteFooter } from "./SiteFooter.tsx";

function anchorsOf(frame: Frame, data: LandingData): Anchor[] {
	const missing = new Set<string>([
		...(data.speakers.people.length === 0 ? ["lecturers"] : []),
		...(data.prices.packages.length === 0 ? ["packages"] : []),
		...(data.exhibitors.recruitment.length + data.exhibitors.marketing.length === 0 ? ["exhibitors"] : []),
		...(data.news.items.length === 0 ? ["news"] : []),
		...(data.contacts.length === 0 ? ["contact"] : []),
	]);
	return landingAnchors(frame)
		.map((anchor) => ({ ...anchor, href: anchor.href.slice(anchor.href.indexOf("#")) }))
		.filter((anchor) => !missing.has(anchor.href.slice(1)));
}

/** Longer programmes are folded on phones and tablets. */
const FOLDED_FROM = 12;

function Agenda({ data: { agenda, lectureTotal } }: { data: LandingData }) {
	const island = <Island name="agenda" wake="visible" of={AgendaSection} props={agenda} />;
	if (agenda.isFlat || lectureTotal < FOLDED_FROM) return island;
	const label = `${agendaTexts.wholeAgenda[agenda.lang]}: ${lectureCount(agenda.lang, lectureTotal)}`;
	return (
		<PhoneFold id="whole-agenda" label={label} look="accent">
			{island}
		</PhoneFold>
	);
}

/** The landing page of an event. Its sections follow a visitor's questions. */
export function Landing({ frame, data: loaded }: Page) {
	const data = loaded as LandingData;
	const { lang, base } = frame;
	const { register } = entryLinks(frame);
	const registerBase = register.startsWith("#") ? null : register;
	const anchors = anchorsOf(frame, data);
	return (
		<>
			<PageTop frame={frame} />
			<PromoBar frame={frame} />
			<SiteHeader frame={frame} anchors={anchors} isFixed />
			<main id="content">
				<Hero frame={frame} data={data} />
				{data.after ? <AfterBar frame={frame} after={data.after} /> : <InfoBar frame={frame} hero={data.hero} />}
				{data.score && <Island name="score" wake="seen" of={ScoreSection} props={data.score} />}
				<SpeakersSection lang={lang} base={base} {...data.speakers} isOver={data.after !== null} />
				<CouncilSection lang={lang} base={base} people={data.council} becomeHref="#become-lecturer" />
				{!data.agenda.isFlat && <HotSection lang={lang} base={base} lectures={data.hot} isOver={data.after !== null} />}
				<Agenda data={data} />
				<PricesSection
					lang={lang}
					eventCode={frame.event.code}
					prices={data.prices}
					registerBase={registerBase}
					closed={registerBase ? noSaleNotice(frame) : null}
				/>
				<ExhibitorsSection lang={lang} base={base} {...data.exhibitors} becomeHref="#sponsor" />
				<PartnersSection lang={lang} partners={data.partners} becomeHref="#sponsor" />
				<NewsSection lang={lang} base={base} items={data.news.items} />
				<OtherEventsSection lang={lang} events={data.otherEvents} />
				<NewsletterSection lang={lang} eventCode={frame.event.code} consent={data.marketingConsent} />
				<ContactsSection lang={lang} contacts={data.contacts} />
			</main>
			<BuyBar lang={lang} prices={data.prices} registerBase={frame.event.isOver ? null : registerBase} />
			<SiteFooter frame={frame} />
		</>
	);
}
