import type { DemoExhibitor } from "../shape.ts";

const company = { pl: "O nas", en: "About us" };
const work = { pl: "Dla programistów", en: "For developers" };
const inShort = { pl: "Jednym zdaniem", en: "In one sentence" };
const stack = { pl: "Na czym pracujemy", en: "Our stack" };
const people = { pl: "Programistów Javy i Kotlina", en: "Java and Kotlin developers" };
const openings = { pl: "Wolne miejsca", en: "Openings" };
const openSource = { pl: "Czas na projekty otwarte", en: "Time for open source" };
const link = { pl: "Zobacz więcej", en: "Read more" };

export const yava25Exhibitors: DemoExhibitor[] = [
	{
		key: "yava25-fregata-it",
		name: "Fregata IT",
		type: 0,
		rodoName: "Fregata IT sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Obrazy natywne w praktyce", en: "Native images in practice" },
			{ pl: "Praca w zespole kart", en: "Working on the cards team" },
		],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: {
							pl: "Dom programistyczny banku z 280 usługami w Javie",
							en: "A bank’s software house with 280 services in Java",
						},
					},
					{
						name: stack,
						typeId: 1,
						valueStr: {
							pl: "<p>Java 25, Spring Boot 4, PostgreSQL i <em>bardzo</em> cierpliwy dział ryzyka.</p>",
							en: "<p>Java 25, Spring Boot 4, PostgreSQL and a <em>very</em> patient risk department.</p>",
						},
					},
				],
			},
			{
				name: work,
				fields: [
					{ name: people, typeId: 3, valueInt: 190 },
					{ name: openings, typeId: 3, valueInt: 14 },
					{ name: openSource, typeId: 4, valueBool: true },
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://fregata-it.example/praca", en: "https://fregata-it.example/jobs" },
					},
				],
			},
		],
	},
	{
		key: "yava25-talarek",
		name: "Talarek",
		type: 0,
		rodoName: "Talarek Płatności S.A.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Systemy, które nie mogą stanąć", en: "Systems that must not stop" }],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: { pl: "Rozliczenia między sklepami a bankami", en: "Settlement between shops and banks" },
					},
					{
						name: stack,
						typeId: 1,
						valueStr: {
							pl: "<p>Java, Kafka, dwie serwerownie i jedna zasada: najpierw zapisz, potem wyślij.</p>",
							en: "<p>Java, Kafka, two data centres and one rule: write it down first, send it second.</p>",
						},
					},
				],
			},
			{
				name: work,
				fields: [
					{ name: people, typeId: 3, valueInt: 64 },
					{ name: openSource, typeId: 4, valueBool: false },
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://talarek.example/zespol", en: "https://talarek.example/team" },
					},
				],
			},
		],
	},
	{
		key: "yava25-zecernia",
		name: "Zecernia Kodu",
		type: 1,
		rodoName: "Zecernia Kodu sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [{ pl: "Przegląd wydajności Twojej usługi", en: "A performance review of your service" }],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: {
							pl: "Narzędzia do profilowania i analizy bajtkodu",
							en: "Profiling and bytecode analysis tools",
						},
					},
					{ name: { pl: "Rok pierwszego wydania", en: "First release" }, typeId: 3, valueInt: 2018 },
				],
			},
			{
				name: { pl: "Wypróbuj", en: "Try it" },
				fields: [
					{
						name: { pl: "Bezpłatnie dla projektów otwartych", en: "Free for open-source projects" },
						typeId: 4,
						valueBool: true,
					},
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://zecernia.example/profiler", en: "https://zecernia.example/en/profiler" },
					},
				],
			},
		],
	},
	{
		key: "yava25-terminal-zachod",
		name: "Terminal Zachód",
		type: 1,
		rodoName: "Terminal Zachód Operator sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: company,
				fields: [
					{
						name: inShort,
						typeId: 0,
						valueStr: {
							pl: "Port kontenerowy, który sam pisze swoje oprogramowanie",
							en: "A container port that writes its own software",
						},
					},
					{ name: { pl: "Suwnic pod kontrolą Kotlina", en: "Cranes run by Kotlin" }, typeId: 3, valueInt: 22 },
				],
			},
			{
				name: { pl: "Zwiedzanie", en: "Guided tour" },
				fields: [
					{
						name: { pl: "Jak to wygląda", en: "What to expect" },
						typeId: 1,
						valueStr: {
							pl: "<p>W sobotę po konferencji oprowadzamy dwie grupy po terminalu. Kaski zapewniamy.</p>",
							en: "<p>On the Saturday after the conference we show two groups around the terminal. Helmets provided.</p>",
						},
					},
					{ name: { pl: "Wymagane zapisy", en: "Booking required" }, typeId: 4, valueBool: true },
					{
						name: link,
						typeId: 6,
						valueStr: { pl: "https://terminal-zachod.example/zwiedzanie", en: "https://terminal-zachod.example/tour" },
					},
				],
			},
		],
	},
];
