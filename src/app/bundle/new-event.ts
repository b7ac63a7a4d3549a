import { addDays } from "../../kit/time/zone.ts";
import type { Bundle, Item } from "./format.ts";

export type NewEvent = {
	code: string;
	name: string;
	nameEn: string;
	/** First and last day, `2026-06-05`. */
	from: string;
	to: string;
	city: string;
	place: string;
	timeZone: string;
	isOnline: boolean;
	isOnsite: boolean;
	/** Net price in grosz; 0 is free. */
	netGrosz: number;
	/** Null is unlimited. */
	capacity: number | null;
	isOpen: boolean;
};

const OPENS_AT = "09:00";
const CLOSES_AT = "17:00";
const THEME = {
	accent: "#3d2bff",
	accentStrong: "#2a19d6",
	accentSoft: "#e9e6ff",
	key: "#ffc53d",
	beams: ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"],
};

const both = (pl: string, en: string) => ({ pl, en });

export function daysOf({ from, to }: Pick<NewEvent, "from" | "to">): string[] {
	const days = [from];
	for (let day = from; day < to; days.push(day)) day = addDays(day, 1);
	return days;
}

/** A minimal event: its days, one package and the consents that registration requires. */
export function newEventBundle(answers: NewEvent): Bundle {
	const { code, isOnline, isOnsite } = answers;
	const calendars = daysOf(answers).map((day, index) => ({
		code: `${code}-D${index + 1}`,
		name: both(`Dzień ${index + 1}`, `Day ${index + 1}`),
		startsAt: `${day}T${OPENS_AT}`,
		endsAt: `${day}T${CLOSES_AT}`,
		isOnline,
		isOnsite,
		breaks: [],
	}));
	return {
		code,
		event: eventItem(answers),
		lists: {
			calendars,
			packages: [packageItem(answers)],
			consents: CONSENTS,
			people: [],
			categories: [],
			tracks: [],
			exhibitors: [],
			lectures: [],
			tags: [],
			partners: [],
			news: [],
			rounds: [],
			promo: [],
			contacts: [],
			documents: [],
		},
	};
}

function eventItem(answers: NewEvent): Item {
	const { name, nameEn, from, to, city, place, timeZone, isOnline, isOnsite, netGrosz, isOpen } = answers;
	return {
		timeZone,
		name: both(name, nameEn),
		headline: both(name, nameEn),
		lead: both("Program i prelegentów ogłosimy wkrótce.", "We will announce the programme and speakers soon."),
		place: both(place, place),
		city: both(city, city),
		agendaIntro: both("Program ogłosimy wkrótce.", "The programme will be announced soon."),
		agendaIntroOutdated: both("Program wydarzenia, które już się odbyło.", "The programme of a past event."),
		startsAt: `${from}T${OPENS_AT}`,
		endsAt: `${to}T${CLOSES_AT}`,
		countdownAt: `${from}T${OPENS_AT}`,
		isOnline,
		isOnsite,
		isMeeting: false,
		allowRegistration: isOpen,
		isLoginAvailable: true,
		...(netGrosz === 0 && { freePackageCode: PACKAGE }),
		facts: [],
		theme: THEME,
	};
}

const PACKAGE = "STANDARD";

function packageItem({ isOnline, isOnsite, netGrosz, capacity }: NewEvent): Item {
	return {
		code: PACKAGE,
		name: "Standard",
		forWhom: both("Dla wszystkich uczestników.", "For all participants."),
		vatRate: 23,
		hasReverseCharge: false,
		...(capacity !== null && { capacity }),
		isOnline,
		isOnsite,
		isRecommended: false,
		hasExtendedSeats: false,
		includes: {
			expo: true,
			lectures: isOnline && isOnsite ? "both" : isOnline ? "online" : "onsite",
			afterparty: false,
			recordings: "all",
			lunch: "none",
			matchmaking: "full",
		},
		prices: [{ netGrosz }],
		inputs: [],
		options: [],
	};
}

const CONSENTS: Item[] = [
	{
		key: "regulamin-i-dane-osobowe",
		kind: "processing",
		version: 1,
		isRequired: true,
		name: both("Regulamin i dane osobowe", "Terms and personal data"),
		descriptionShort: both(
			"Akceptuję regulamin i przyjmuję do wiadomości, że organizator przetwarza moje dane, żeby przeprowadzić wydarzenie.",
			"I accept the terms and acknowledge that the organiser processes my data to run the event.",
		),
		descriptionLong: both(
			"Administratorem danych jest organizator wydarzenia. Szczegóły opisują regulamin i polityka prywatności.",
			"The organiser of the event is the controller of the data. The terms and the privacy policy give the details.",
		),
	},
	{
		key: "wiadomosci-od-organizatora",
		kind: "marketing",
		version: 1,
		isRequired: false,
		name: both("Wiadomości od organizatora", "News from the organiser"),
		descriptionShort: both(
			"Chcę dostawać e-maile o wydarzeniach organizatora, najwyżej jeden w miesiącu.",
			"I would like e-mails about the organiser's events, at most one a month.",
		),
		descriptionLong: both(
			"Zgodę można wycofać w każdej chwili: na koncie albo linkiem w stopce wiadomości.",
			"Consent can be withdrawn at any time, in the account or with the link at the foot of a message.",
		),
	},
];
