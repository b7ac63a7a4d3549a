import type { BreadcrumbList, Event, NewsArticle, Organization, Person, ProfilePage, WithContext } from "schema-dts";
import type { LectureDescription } from "../../features/agenda-page/web/LectureView.tsx";
import { type DocumentKind, documentPath } from "../../features/event/addresses.ts";
import type { Exhibitor } from "../../features/exhibitors/exhibitor.ts";
import { FIELD_TYPE } from "../../features/exhibitors/field-type.ts";
import type { DatedNewsItem } from "../../features/news/contract.ts";
import type { LecturerBio } from "../../features/speakers/contract.ts";
import { fullName, type PersonCard } from "../../features/speakers/rules.ts";
import { localized } from "../../kit/i18n/lang.ts";
import type { PageRequest } from "../http/page-spec.ts";
import type { Frame } from "./frame.ts";
import { organisation } from "./linked-data.ts";

const CONTEXT = "https://schema.org" as const;

const ownAddress = (frame: Frame) => frame.originals[frame.lang];
/** The canonical landing page, without a trailing slash. */
const homeOf = (frame: Frame) => ownAddress(frame).replace(/\/\w+\/\d+$/, "");
const addressOf = (frame: Frame, kind: DocumentKind, id: number) => documentPath(homeOf(frame), kind, id);

function crumbs(frame: Frame, name: string): WithContext<BreadcrumbList> {
	const steps = [
		{ name: frame.event.name, item: homeOf(frame) || `${frame.origin}/` },
		{ name, item: ownAddress(frame) },
	];
	return {
		"@context": CONTEXT,
		"@type": "BreadcrumbList",
		itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
	};
}

const webAddresses = (urls: (string | null)[]) => urls.flatMap((url) => (url && /^https?:/i.test(url) ? [url] : []));

export function personData(frame: Frame, bio: LecturerBio, card: PersonCard): object[] {
	const elsewhere = webAddresses([
		bio.linkedinUrl,
		bio.twitterUrl,
		bio.otherSocialMediaUrl,
		bio.repositoryUrl,
		bio.websiteUrl,
	]);
	const person: Person = {
		"@type": "Person",
		name: card.name,
		...(card.jobPosition && { jobTitle: card.jobPosition }),
		...(card.organization && { worksFor: { "@type": "Organization", name: card.organization } }),
		...(card.imageUrl && { image: frame.origin + card.imageUrl }),
		...(elsewhere.length > 0 && { sameAs: elsewhere }),
		url: ownAddress(frame),
		performerIn: bio.lectures.map((one) => ({
			"@type": "Event",
			name: one.subject,
			startDate: one.startDate,
			endDate: one.endDate,
			location: { "@type": "Place", name: one.place || frame.event.name },
			url: addressOf(frame, "lectures", one.objectId),
		})),
	};
	const page: WithContext<ProfilePage> = { "@context": CONTEXT, "@type": "ProfilePage", mainEntity: person };
	return [page, crumbs(frame, card.name)];
}

export function lectureData(lecture: LectureDescription, request: PageRequest): object[] {
	const { frame, event, eventPictureUrl, lang } = request;
	const organizer = organisation(frame, frame.origin);
	const where = [lecture.place, localized(lang, event.place, event.placeEn)].filter(Boolean).join(", ");
	const address = { "@type": "PostalAddress" as const, addressLocality: localized(lang, event.city, event.cityEn) };
	const description: WithContext<Event> = {
		"@context": CONTEXT,
		"@type": "Event",
		name: lecture.subject,
		...(lecture.shortDescription && { description: lecture.shortDescription }),
		startDate: lecture.startDate,
		endDate: lecture.endDate,
		inLanguage: lecture.language,
		eventStatus: "https://schema.org/EventScheduled",
		url: ownAddress(frame),
		location: { "@type": "Place", name: where, address },
		performer: lecture.lecturers.map((one) => ({
			"@type": "Person",
			name: fullName(one),
			url: addressOf(frame, "speakers", one.objectId),
		})),
		superEvent: {
			"@type": "Event",
			name: frame.event.name,
			startDate: event.startsAt.toISOString(),
			endDate: event.endsAt.toISOString(),
			location: { "@type": "Place", name: localized(lang, event.place, event.placeEn), address },
			url: homeOf(frame),
		},
		...(organizer && { organizer }),
		image: [frame.origin + eventPictureUrl],
	};
	return [description, crumbs(frame, lecture.subject)];
}

export function companyData(frame: Frame, company: Exhibitor): object[] {
	const links = company.groups.flatMap((group) => group.fields.filter((one) => one.typeId === FIELD_TYPE.link));
	const own = webAddresses(links.map((one) => one.valueStr));
	const organization: WithContext<Organization> = {
		"@context": CONTEXT,
		"@type": "Organization",
		name: company.name,
		legalName: company.rodoName,
		logo: frame.origin + company.logoUrl,
		url: ownAddress(frame),
		...(own.length > 0 && { sameAs: own }),
	};
	return [organization, crumbs(frame, company.name)];
}

export function newsData(frame: Frame, item: DatedNewsItem, shown: { title: string; description: string }): object[] {
	const publisher = organisation(frame, frame.origin);
	const article: WithContext<NewsArticle> = {
		"@context": CONTEXT,
		"@type": "NewsArticle",
		headline: shown.title,
		description: shown.description,
		datePublished: item.publicationDate,
		inLanguage: frame.lang,
		mainEntityOfPage: ownAddress(frame),
		...(publisher && { author: publisher, publisher }),
		...(item.imageFilename && { image: [frame.origin + item.imageFilename] }),
	};
	return [article, crumbs(frame, shown.title)];
}
