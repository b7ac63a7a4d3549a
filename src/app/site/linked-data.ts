import type { Event, Offer, Organization, Person, WithContext } from "schema-dts";
import type { PageRequest } from "../pages.ts";
import type { LandingData } from "./landing-data.ts";

const foundation = (publicUrl: string): Organization => ({
	"@type": "Organization",
	name: "Fundacja Estrada",
	url: `${publicUrl}/`,
	logo: `${publicUrl}/favicon.svg`,
});

function performersOf(origin: string, address: string, people: LandingData["speakers"]["people"]): Person[] {
	return people.map((person) => ({
		"@type": "Person",
		name: person.name,
		...(person.jobPosition && { jobTitle: person.jobPosition }),
		...(person.organization && { worksFor: { "@type": "Organization", name: person.organization } }),
		...(person.imageUrl && { image: origin + person.imageUrl }),
		url: `${address}#speaker/${person.id}`,
	}));
}

/** Sold packages with the price of the running round, VAT included. */
function offersOf(address: string, prices: LandingData["prices"]): Offer[] {
	return prices.packages.map((one) => ({
		"@type": "Offer",
		name: one.name,
		price: (one.grossGrosz / 100).toFixed(2),
		priceCurrency: "PLN",
		availability: "https://schema.org/InStock",
		url: `${address}#packages`,
	}));
}

/** schema.org's description of the event with its organiser, speakers and offers. */
export function linkedDataOf(publicUrl: string, { event, lang, frame }: PageRequest, data: LandingData): object[] {
	const { origin } = frame;
	const address = frame.originals[lang];
	const mode = event.isOnline && event.isOnsite ? "Mixed" : event.isOnline ? "Online" : "Offline";
	const description: WithContext<Event> = {
		"@context": "https://schema.org",
		"@type": "Event",
		name: data.hero.name,
		description: data.hero.lead,
		url: address,
		inLanguage: lang,
		startDate: event.startsAt.toISOString(),
		endDate: event.endsAt.toISOString(),
		eventStatus: "https://schema.org/EventScheduled",
		eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
		location: [
			...(event.isOnsite
				? [
						{
							"@type": "Place" as const,
							name: event.place,
							address: { "@type": "PostalAddress" as const, addressLocality: event.city, addressCountry: "PL" },
						},
					]
				: []),
			...(event.isOnline ? [{ "@type": "VirtualLocation" as const, url: address }] : []),
		],
		organizer: foundation(publicUrl),
		...(event.socialImageUrl && { image: [origin + event.socialImageUrl] }),
		...(data.speakers.people.length > 0 && { performer: performersOf(origin, address, data.speakers.people) }),
		...(data.prices.packages.length > 0 && { offers: offersOf(address, data.prices) }),
	};
	return [description];
}
