import type { Event, Offer, Organization, Person, WithContext } from "schema-dts";
import { documentPath } from "../../features/event/addresses.ts";
import type { pricesForLanding } from "../../features/packages/server/landing.ts";
import type { PersonCard } from "../../features/speakers/rules.ts";
import { localized } from "../../kit/i18n/lang.ts";
import type { PageRequest } from "../http/page-spec.ts";
import type { Frame } from "./frame.ts";
import type { HeroData } from "./hero-data.ts";

type Prices = Pick<ReturnType<typeof pricesForLanding>, "packages">;

export function organisation({ organiser }: Pick<Frame, "organiser">, publicUrl: string): Organization | undefined {
	if (!organiser) return undefined;
	const { name } = organiser;
	return { "@type": "Organization", name, url: `${publicUrl}/`, logo: `${publicUrl}/favicon.svg` };
}

function performersOf(origin: string, urlOf: (id: number) => string, people: PersonCard[]): Person[] {
	return people.map((person) => ({
		"@type": "Person",
		name: person.name,
		...(person.jobPosition && { jobTitle: person.jobPosition }),
		...(person.organization && { worksFor: { "@type": "Organization", name: person.organization } }),
		...(person.imageUrl && { image: origin + person.imageUrl }),
		url: urlOf(person.id),
	}));
}

/** Packages on sale with their current gross price. */
function offersOf(address: string, prices: Prices): Offer[] {
	return prices.packages.map((one) => ({
		"@type": "Offer",
		name: one.name,
		price: (one.grossGrosz / 100).toFixed(2),
		priceCurrency: "PLN",
		availability: "https://schema.org/InStock",
		url: `${address}#packages`,
	}));
}

/** The time and place of an event, or of a meetup's shown edition. */
type EventSpan = { startsAt: Date; endsAt: Date; isOnline: boolean; isOnsite: boolean };

// long: one object in the words of schema.org
export function linkedDataOf(
	publicUrl: string,
	{ event, eventPictureUrl, lang, frame }: Pick<PageRequest, "event" | "eventPictureUrl" | "lang" | "frame">,
	data: { hero: HeroData; speakers: { people: PersonCard[] }; prices: Prices },
	held: EventSpan,
): object[] {
	const { origin } = frame;
	const address = frame.originals[lang];
	const urlOf = (id: number) => documentPath(address.replace(/\/$/, ""), "speakers", id);
	const mode = held.isOnline && held.isOnsite ? "Mixed" : held.isOnline ? "Online" : "Offline";
	const organizer = organisation(frame, publicUrl);
	// without a seller only free packages are offered
	const packages = data.prices.packages.filter((one) => organizer || one.grossGrosz === 0);
	const offers = event.allowRegistration ? offersOf(address, { packages }) : [];
	const description: WithContext<Event> = {
		"@context": "https://schema.org",
		"@type": "Event",
		name: data.hero.name,
		description: data.hero.lead,
		url: address,
		inLanguage: lang,
		startDate: held.startsAt.toISOString(),
		endDate: held.endsAt.toISOString(),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
		location: [
			...(held.isOnsite
				? [
						{
							"@type": "Place" as const,
							name: localized(lang, event.place, event.placeEn),
							address: {
								"@type": "PostalAddress" as const,
								addressLocality: localized(lang, event.city, event.cityEn),
							},
						},
					]
				: []),
			...(held.isOnline ? [{ "@type": "VirtualLocation" as const, url: address }] : []),
		],
		...(organizer && { organizer }),
		image: [origin + eventPictureUrl],
		...(data.speakers.people.length > 0 && { performer: performersOf(origin, urlOf, data.speakers.people) }),
		...(offers.length > 0 && { offers }),
	};
	return [description];
}
