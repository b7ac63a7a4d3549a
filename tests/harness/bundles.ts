import { type Bundle, bundleOf, filesOf } from "../../src/app/bundle/format.ts";

const both = (pl: string, en = `${pl} (en)`) => ({ pl, en });
const day = { startsAt: "2025-06-06T09:00", endsAt: "2025-06-06T17:00" };
const includes = {
	expo: true,
	lunch: "buy",
	lectures: "onsite",
	afterparty: false,
	recordings: "none",
	matchmaking: "none",
};

/** A small event with an item of every kind. */
export function sampleBundle(): Bundle {
	return {
		code: "PROBA25",
		event: {
			timeZone: "Europe/Warsaw",
			name: both("Próba"),
			headline: both("Nagłówek"),
			lead: both("Wstęp"),
			place: both("Hala"),
			city: both("Warszawa"),
			agendaIntro: both("Agenda"),
			agendaIntroOutdated: both("Po"),
			...day,
			isOnline: true,
			isOnsite: true,
			isMeeting: false,
			allowRegistration: true,
			isLoginAvailable: true,
			freePackageCode: "EXPO",
			refundDays: null,
			deferredLimitGrosz: 5000,
			facts: [],
			meetingPoints: [both("Ławka przy wejściu"), both("Taras")],
			theme: { accent: "#3d2bff", accentStrong: "#2a19d6", accentSoft: "#e9e6ff", key: "#ffc53d", beams: ["#6b5cff"] },
			socialImage: "media/heroes/card.svg",
			advertising: { google: "GTM-ABC123", linkedinConversions: {}, googleConversions: {} },
		},
		lists: {
			calendars: [
				{
					code: "PROBA25-D1",
					name: both("Piątek"),
					note: { pl: "" },
					...day,
					isOnline: false,
					isOnsite: true,
					breaks: [{ startsAt: "2025-06-06T12:00", endsAt: "2025-06-06T13:00", name: both("Przerwa") }],
				},
			],
			people: [
				{
					key: "ada-nowak",
					position: 0,
					firstName: "Ada",
					lastName: "Nowak",
					jobPosition: { pl: "Architektka" },
					organization: "Norvika",
					biography: { pl: "<p>O sobie</p>" },
				},
			],
			categories: [{ key: "scena", name: both("Scena"), icon: "pin", isHourlySignificant: true, isFake: false }],
			tracks: [{ key: "dane", name: both("Dane"), color: "#6b5cff", chairmans: ["ada-nowak"], carers: [] }],
			exhibitors: [
				{
					key: "norvika",
					name: "Norvika",
					type: 0,
					logo: "media/logos/norvika.svg",
					rodoName: "Norvika sp. z o.o.",
					isMeetingEnabled: true,
					topics: [{ name: both("Praca") }],
					groups: [
						{
							name: both("O nas"),
							fields: [
								{ name: both("Opis"), typeId: 1, value: both("<p>Robimy & dobrze</p>".replace("&", "&amp;")) },
								{ name: both("Tekst"), typeId: 0, value: both("a < b & c") },
								{ name: both("Ludzie"), typeId: 3, number: 12 },
							],
						},
					],
				},
			],
			lectures: [
				{
					key: "otwarcie",
					category: "scena",
					calendar: "PROBA25-D1",
					track: "dane",
					exhibitor: "norvika",
					startsAt: "2025-06-06T09:00",
					endsAt: "2025-06-06T09:45",
					place: "Sala A",
					language: "pl",
					subject: "Otwarcie",
					subjectIn: { en: "Opening" },
					shortDescription: "Na początek",
					isHot: false,
					tags: ["Dane"],
					basicSeats: 10,
					extendedSeats: 2,
					lecturers: ["ada-nowak"],
					links: [{ title: "Slajdy", url: "https://slides.example/1" }],
				},
			],
			tags: [{ tag: "Dane", pl: "Dane", en: "Data" }],
			partners: [{ key: "jantarex", name: "Jantarex", tier: "main", logo: "https://jantarex.example/logo.svg" }],
			news: [
				{
					key: "wiadomosc",
					title: both("Wiadomość"),
					description: both("<p>Treść</p>"),
					isHighlighted: false,
					publicationDate: "2025-04-28T10:00",
					tags: [],
				},
			],
			rounds: [{ number: 1, endsAt: "2025-05-01T00:00" }, { number: 2 }],
			packages: [
				{
					code: "EXPO",
					name: "Expo",
					forWhom: both("Targi"),
					vatRate: 23,
					hasReverseCharge: false,
					capacity: 100,
					isOnline: true,
					isOnsite: true,
					isRecommended: false,
					hasExtendedSeats: false,
					includes,
					prices: [
						{ round: 1, netGrosz: 0 },
						{ round: 2, netGrosz: 1000 },
					],
					inputs: [{ key: "skad", name: both("Skąd wiesz?"), type: 0, isRequired: false, options: [] }],
					options: [
						{ kind: "tshirt", netGrosz: 5900, vatRate: 23, capacity: 10, choices: ["S", "M"], choiceLimits: { M: 3 } },
					],
				},
			],
			consents: [
				{
					key: "marketing",
					kind: "marketing",
					version: 1,
					isRequired: false,
					name: both("Marketing"),
					descriptionShort: both("Zgoda"),
					descriptionLong: both("Cała zgoda"),
				},
			],
			promo: [{ text: both("Ostatni dzwonek"), promoCode: "FINALCALL", isFloating: true }],
			contacts: [
				{
					key: "ola",
					kind: "partnerContact",
					name: "Ola",
					role: both("Partnerzy"),
					email: "ola@example.com",
					phone: "+48 600 000 000",
				},
			],
			documents: [{ kind: "terms", title: both("Regulamin"), html: both("<p>§ 1</p>") }],
		},
	};
}

const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');

/** A bundle's files, with a drawing for each picture of the sample. */
export function sampleFiles(bundle = sampleBundle()): Map<string, Uint8Array> {
	return filesOf(bundle).set("media/heroes/card.svg", drawing).set("media/logos/norvika.svg", drawing);
}

export function withFile(name: string, change: (value: never) => unknown): Map<string, Uint8Array> {
	const files = sampleFiles();
	const value = JSON.parse(new TextDecoder().decode(files.get(name)));
	return files.set(name, new TextEncoder().encode(JSON.stringify(change(value as never))));
}

export const readSample = () => bundleOf(sampleFiles());
