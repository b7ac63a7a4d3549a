import type { DemoBreak, DemoCalendar, DemoCategory, DemoTrack } from "../shape.ts";

export const categories: DemoCategory[] = [
	{ key: "online", name: { pl: "Online na żywo", en: "Live online" }, icon: "play", isHourlySignificant: true },
	{ key: "onsite", name: { pl: "Na miejscu (onsite)", en: "Onsite" }, icon: "pin", isHourlySignificant: true },
	{ key: "vod", name: { pl: "Na żądanie", en: "On demand" }, icon: "list", isHourlySignificant: false },
	{ key: "workshops", name: { pl: "Warsztaty", en: "Workshops" }, icon: "wrench", isHourlySignificant: true },
	{
		key: "employers",
		name: { pl: "Poznaj pracodawców", en: "Meet the employers" },
		icon: "briefcase",
		isHourlySignificant: true,
	},
	{
		key: "expo",
		name: { pl: "Expo i afterparty", en: "Expo and afterparty" },
		icon: "star",
		isHourlySignificant: true,
		isFake: true,
	},
];

const onlineBreaks: DemoBreak[] = [
	{
		start: "10:45",
		end: "11:15",
		name: { pl: "Przerwa na kawę, wirtualne stoiska otwarte", en: "Coffee break, virtual stands open" },
	},
	{
		start: "13:00",
		end: "14:00",
		name: { pl: "Obiad i rozmowy w pokojach tematycznych", en: "Lunch and chats in topic rooms" },
	},
	{
		start: "15:45",
		end: "16:15",
		name: { pl: "Expo online: wystawcy odpowiadają na żywo", en: "Online expo: exhibitors answer live" },
	},
];

const onsiteBreaks: DemoBreak[] = [
	{
		start: "11:00",
		end: "11:30",
		name: { pl: "Przerwa na kawę, strefa wystawców otwarta", en: "Coffee break, exhibitor zone open" },
	},
	{
		start: "13:15",
		end: "14:15",
		name: { pl: "Obiad w nawie bocznej", en: "Lunch in the side nave" },
	},
	{
		start: "16:00",
		end: "16:30",
		name: { pl: "Expo: kawa i rozmowy na stoiskach", en: "Expo: coffee and talks at the stands" },
	},
];

const workshopBreaks: DemoBreak[] = [
	{
		start: "12:30",
		end: "13:30",
		name: { pl: "Obiad między warsztatami", en: "Lunch between workshops" },
	},
];

/** The weekday names come from the client and are data: they are not derived from the day. */
export const calendars: DemoCalendar[] = [
	{
		code: "MSTS25-ONLINE",
		name: { pl: "Czwartek 06.06", en: "Thursday 06.06" },
		note: { pl: "online, na żywo z czterech studiów", en: "online, live from four studios" },
		day: "2025-06-06",
		isOnline: true,
		isOnsite: false,
		breaks: onlineBreaks,
	},
	{
		code: "MSTS25-ONSITE",
		name: { pl: "Piątek 07.06", en: "Friday 07.06" },
		note: { pl: "na miejscu, Hala Łuków", en: "onsite, Hala Łuków" },
		day: "2025-06-07",
		isOnline: false,
		isOnsite: true,
		breaks: onsiteBreaks,
	},
	{
		code: "MSTS25-WORKSHOPS",
		name: { pl: "Środa 05.06", en: "Wednesday 05.06" },
		note: { pl: "na miejscu i online, warsztaty po trzy godziny", en: "onsite and online, three-hour workshops" },
		day: "2025-06-05",
		isOnline: true,
		isOnsite: true,
		breaks: workshopBreaks,
	},
	{
		code: "MSTS25-VOD",
		name: { pl: "Nagrania na żądanie", en: "On-demand recordings" },
		note: { pl: "online, o dowolnej porze przez trzy miesiące", en: "online, at any hour for three months" },
		day: "2025-06-06",
		isOnline: true,
		isOnsite: false,
		breaks: [],
	},
];

export const tracks: DemoTrack[] = [
	{
		key: "azure",
		name: { pl: "Azure i chmura", en: "Azure and cloud" },
		chairmans: ["hanna-wroblewska"],
		carers: ["ksawery-piorko", "oskar-wydmuch"],
	},
	{
		key: "data",
		name: { pl: "Dane i AI", en: "Data and AI" },
		chairmans: ["nadia-ostrowska"],
		carers: ["iga-przybyl", "rita-sokolik"],
	},
	{
		key: "security",
		name: { pl: "Bezpieczeństwo", en: "Security" },
		chairmans: ["gniewko-zurawski"],
		carers: ["marceli-was"],
	},
	{
		key: "power",
		name: { pl: "Power Platform", en: "Power Platform" },
		chairmans: ["jagna-dabek"],
		carers: ["ludmila-gaj"],
	},
	{
		key: "dev",
		name: { pl: ".NET i architektura", en: ".NET and architecture" },
		chairmans: ["tymoteusz-brzeczek", "priya-raghunandan"],
		carers: ["anzelm-grot"],
	},
	{
		key: "devops",
		name: { pl: "DevOps i SRE", en: "DevOps and SRE" },
		chairmans: ["leopold-grzeda"],
		carers: ["eryk-dzwon", "seweryn-los"],
	},
	{
		key: "m365",
		name: { pl: "Microsoft 365 i Copilot", en: "Microsoft 365 and Copilot" },
		chairmans: ["mira-cwiklinska"],
		carers: ["noemi-farkasvolgy"],
	},
	{
		key: "career",
		name: { pl: "Kariera i zespoły", en: "Career and teams" },
		chairmans: ["michalina-rzepka", "filip-jaskula"],
		carers: ["jadwiga-lipiec-stern"],
	},
];
