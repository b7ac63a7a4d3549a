import type { saveCvForm } from "../../src/features/cvs/contract.ts";
import type { SentBodyOf } from "../../src/kit/contract/call.ts";

/** CVs that exhibitors may download, in the order of sharing. `file` is in this folder. */
export const CVS: { key: string; form: SentBodyOf<typeof saveCvForm>; file?: string }[] = [
	{
		key: "online",
		form: {
			about: "Piszę serwisy, które nikomu nie przeszkadzają. Chętnie przejmę stary kod, którego wszyscy się boją.",
			experience: [
				{
					position: "Programista Java",
					company: "Kancelaria Cyfrowa Sigma",
					from: "02.2022",
					to: "",
					about: "Obieg pism w czterdziestu urzędach. Wymieniłem kolejkę, która gubiła co tysięczne pismo.",
				},
				{ position: "Stażysta", company: "Wodociągi Puszcza", from: "07.2021", to: "12.2021", about: "" },
			],
			education: [{ school: "Politechnika Śląska", field: "Informatyka", from: "2018", to: "2022" }],
			skills: ["Java", "PostgreSQL", "Kafka", "Testy obciążeniowe"],
			languages: [
				{ code: "pl", level: "native" },
				{ code: "en", level: "C1" },
			],
			links: ["https://tymon.gawlik.example"],
			place: "Gliwice",
			way: "remote",
			contracts: ["employment", "b2b"],
			salaryFrom: 14_000,
		},
	},
	{
		key: "standard",
		form: {
			about: "Od sześciu lat pilnuję systemów, które nie mogą stanąć w piątek po południu.",
			experience: [
				{
					position: "Inżynier niezawodności",
					company: "Baltrans",
					from: "03.2021",
					to: "",
					about: "Dyżury bez bohaterów: trzy czwarte alarmów mniej w ciągu roku.",
				},
				{
					position: "Administrator baz danych",
					company: "Sklepy Brzoza",
					from: "09.2018",
					to: "02.2021",
					about: "Replikacja i kopie zapasowe; odtwarzane co kwartał, z zegarkiem w ręku.",
				},
			],
			education: [{ school: "Politechnika Gdańska", field: "Automatyka i robotyka", from: "2013", to: "2018" }],
			skills: ["PostgreSQL", "Kubernetes", "Post mortem", "Go"],
			languages: [
				{ code: "pl", level: "native" },
				{ code: "en", level: "B2" },
				{ code: "de", level: "A2" },
			],
			links: ["https://igor.zawilec.example"],
			place: "Gdynia",
			way: "hybrid",
			contracts: ["b2b"],
			salaryFrom: 22_000,
		},
	},
	{
		key: "expo",
		file: "cv-maja-lisowska.pdf",
		form: {
			about: "Testerka, która najbardziej lubi pierwszy dzień: nikt jeszcze nie wie, co się zepsuje.",
			experience: [
				{
					position: "Testerka",
					company: "Przychodnia Online",
					from: "06.2023",
					to: "",
					about: "Zautomatyzowane sprawdzanie rejestracji wizyt: wydanie w cztery godziny zamiast w dwa dni.",
				},
				{ position: "Młodsza testerka", company: "Autobusy Podlaskie", from: "09.2021", to: "05.2023", about: "" },
			],
			education: [{ school: "Politechnika Białostocka", field: "Informatyka", from: "2017", to: "2021" }],
			skills: ["Playwright", "TypeScript", "SQL", "Dostępność"],
			languages: [
				{ code: "pl", level: "native" },
				{ code: "en", level: "B2" },
			],
			links: [],
			place: "Białystok, Warszawa",
			way: "hybrid",
			contracts: ["employment"],
			salaryFrom: null,
		},
	},
];
