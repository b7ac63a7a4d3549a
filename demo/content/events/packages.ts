import type { DemoPackage } from "../shape.ts";

type Seats = { net: [number, number, number]; capacity: number };

const expo = (capacity: number | null): DemoPackage => ({
	code: "EXPO",
	name: "Expo",
	forWhom: {
		pl: "Dla tych, którzy chcą porozmawiać z wystawcami i obejrzeć strefę expo.",
		en: "For people who want to meet the exhibitors and walk the expo floor.",
	},
	netByRound: [0, 0, 0],
	isOnline: false,
	isOnsite: true,
	capacity,
	includes: { expo: true, lectures: "none", afterparty: false, recordings: "none", lunch: "buy", matchmaking: "none" },
});

const basicOnline = ({ net, capacity }: Seats): DemoPackage => ({
	code: "BASIC-ONLINE",
	name: "Basic Online",
	forWhom: {
		pl: "Dla oglądających z biura albo z domu: transmisja, czat z prelegentami i nagrania części online.",
		en: "For watching from the office or from home: the stream, the speakers’ chat and online recordings.",
	},
	netByRound: net,
	isOnline: true,
	isOnsite: false,
	capacity,
	includes: {
		expo: false,
		lectures: "online",
		afterparty: false,
		recordings: "online",
		lunch: "none",
		matchmaking: "invited",
	},
});

const basicOnsite = ({ net, capacity }: Seats): DemoPackage => ({
	code: "BASIC-ONSITE",
	name: "Basic Onsite",
	forWhom: {
		pl: "Dla tych, którzy wolą salę, kuluary i afterparty od okienka z transmisją.",
		en: "For those who prefer the room, the hallway and the afterparty to a streaming window.",
	},
	netByRound: net,
	isOnline: false,
	isOnsite: true,
	capacity,
	includes: {
		expo: true,
		lectures: "onsite",
		afterparty: true,
		recordings: "none",
		lunch: "buy",
		matchmaking: "invited",
	},
});

const standard = ({ net, capacity }: Seats): DemoPackage => ({
	code: "STANDARD",
	name: "Standard",
	forWhom: {
		pl: "Całe wydarzenie bez wybierania: online, na miejscu, lunch i wszystkie nagrania.",
		en: "The whole event without choosing: online, onsite, lunch and every recording.",
	},
	netByRound: net,
	isOnline: true,
	isOnsite: true,
	capacity,
	hasExtendedSeats: true,
	isRecommended: true,
	includes: {
		expo: true,
		lectures: "both",
		afterparty: true,
		recordings: "all",
		lunch: "included",
		matchmaking: "full",
	},
});

const exec = ({ net, capacity }: Seats): DemoPackage => ({
	code: "EXEC",
	name: "Pro / Exec",
	forWhom: {
		pl: "Dla osób, które przyjeżdżają także na rozmowy: pierwsze rzędy, strefa spotkań i osobna kolejka przy wejściu.",
		en: "For people who also come to talk business: front rows, the meeting lounge and a separate entrance line.",
	},
	netByRound: net,
	isOnline: true,
	isOnsite: true,
	capacity,
	hasExtendedSeats: true,
	includes: {
		expo: true,
		lectures: "both",
		afterparty: true,
		recordings: "all",
		lunch: "included",
		matchmaking: "full",
	},
});

/** The usual price list; an event leaves out what it does not sell. Money in grosz, net, by round. */
export function packageList(offer: {
	expo: number;
	online?: Seats;
	onsite?: Seats;
	standard?: Seats;
	exec?: Seats;
}): DemoPackage[] {
	return [
		expo(offer.expo),
		...(offer.online ? [basicOnline(offer.online)] : []),
		...(offer.onsite ? [basicOnsite(offer.onsite)] : []),
		...(offer.standard ? [standard(offer.standard)] : []),
		...(offer.exec ? [exec(offer.exec)] : []),
	];
}

/** A meetup has one free pass, which opens everything there is; each edition limits its places on site by itself. */
export function meetupPass(isOnline: boolean): DemoPackage[] {
	return [
		{
			...expo(null),
			name: "Meetup",
			forWhom: {
				pl: "Bezpłatne wejście na spotkanie. Liczba miejsc zależy od sali, dlatego prosimy o zapisy.",
				en: "Free entry to the meetup. The room decides how many of us fit, so please sign up.",
			},
			isOnline,
			includes: {
				expo: false,
				lectures: isOnline ? "both" : "onsite",
				afterparty: true,
				recordings: "none",
				lunch: "none",
				matchmaking: "none",
			},
		},
	];
}
