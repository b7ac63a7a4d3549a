import { type DemoSchool, schoolIn } from "./shape.ts";

/** Universities, and schools of economics and of life sciences. */
export const universities: DemoSchool[] = [
	schoolIn(
		"Warszawa",
		"UW",
		["Uniwersytet Warszawski", "University of Warsaw"],
		[
			["Matematyki, Informatyki i Mechaniki", "Mathematics, Informatics and Mechanics"],
			["Fizyki", "Physics"],
			["Nauk Ekonomicznych", "Economic Sciences"],
			["Zarządzania", "Management"],
			["Psychologii", "Psychology"],
			["Prawa i Administracji", "Law and Administration"],
			["Dziennikarstwa, Informacji i Bibliologii", "Journalism, Information and Book Studies"],
			["Biologii", "Biology"],
			["Chemii", "Chemistry"],
		],
	),
	schoolIn(
		"Kraków",
		"UJ",
		["Uniwersytet Jagielloński", "Jagiellonian University"],
		[
			["Matematyki i Informatyki", "Mathematics and Computer Science"],
			["Fizyki, Astronomii i Informatyki Stosowanej", "Physics, Astronomy and Applied Computer Science"],
			["Zarządzania i Komunikacji Społecznej", "Management and Social Communication"],
			["Filozoficzny", "Philosophy"],
			["Prawa i Administracji", "Law and Administration"],
		],
	),
	schoolIn(
		"Wrocław",
		"UWr",
		["Uniwersytet Wrocławski", "University of Wrocław"],
		[
			["Matematyki i Informatyki", "Mathematics and Computer Science"],
			["Fizyki i Astronomii", "Physics and Astronomy"],
			["Nauk Społecznych", "Social Sciences"],
			["Prawa, Administracji i Ekonomii", "Law, Administration and Economics"],
		],
	),
	schoolIn(
		"Poznań",
		"UAM",
		["Uniwersytet im. Adama Mickiewicza", "Adam Mickiewicz University"],
		[
			["Matematyki i Informatyki", "Mathematics and Computer Science"],
			["Fizyki i Astronomii", "Physics and Astronomy"],
			["Psychologii i Kognitywistyki", "Psychology and Cognitive Science"],
			["Neofilologii", "Modern Languages and Literatures"],
		],
	),
	schoolIn(
		"Toruń",
		"UMK",
		["Uniwersytet Mikołaja Kopernika", "Nicolaus Copernicus University"],
		[
			["Matematyki i Informatyki", "Mathematics and Computer Science"],
			["Fizyki, Astronomii i Informatyki Stosowanej", "Physics, Astronomy and Informatics"],
			["Nauk Ekonomicznych i Zarządzania", "Economic Sciences and Management"],
		],
	),
	schoolIn(
		"Łódź",
		"UŁ",
		["Uniwersytet Łódzki", "University of Lodz"],
		[
			["Matematyki i Informatyki", "Mathematics and Computer Science"],
			["Fizyki i Informatyki Stosowanej", "Physics and Applied Informatics"],
			["Ekonomiczno-Socjologiczny", "Economics and Sociology"],
			["Zarządzania", "Management"],
		],
	),
	schoolIn(
		"Gdańsk",
		"UG",
		["Uniwersytet Gdański", "University of Gdańsk"],
		[
			["Matematyki, Fizyki i Informatyki", "Mathematics, Physics and Informatics"],
			["Ekonomiczny", "Economics"],
			["Zarządzania", "Management"],
		],
	),
	schoolIn(
		"Katowice",
		"UŚ",
		["Uniwersytet Śląski", "University of Silesia"],
		[
			["Nauk Ścisłych i Technicznych", "Science and Technology"],
			["Nauk Społecznych", "Social Sciences"],
			["Humanistyczny", "Humanities"],
		],
	),
	schoolIn(
		"Lublin",
		"UMCS",
		["Uniwersytet Marii Curie-Skłodowskiej", "Maria Curie-Skłodowska University"],
		[
			["Matematyki, Fizyki i Informatyki", "Mathematics, Physics and Computer Science"],
			["Ekonomiczny", "Economics"],
		],
	),
	schoolIn(
		"Lublin",
		"KUL",
		["Katolicki Uniwersytet Lubelski Jana Pawła II", "John Paul II Catholic University of Lublin"],
		[
			["Nauk Ścisłych i Nauk o Zdrowiu", "Exact Sciences and Health Sciences"],
			["Nauk Społecznych", "Social Sciences"],
		],
	),
	schoolIn(
		"Szczecin",
		"US",
		["Uniwersytet Szczeciński", "University of Szczecin"],
		[
			["Nauk Ścisłych i Przyrodniczych", "Exact and Natural Sciences"],
			["Ekonomii, Finansów i Zarządzania", "Economics, Finance and Management"],
		],
	),
	schoolIn(
		"Białystok",
		"UwB",
		["Uniwersytet w Białymstoku", "University of Bialystok"],
		[
			["Informatyki", "Computer Science"],
			["Ekonomii i Finansów", "Economics and Finance"],
		],
	),
	schoolIn(
		"Rzeszów",
		"UR",
		["Uniwersytet Rzeszowski", "University of Rzeszów"],
		[
			["Nauk Ścisłych i Technicznych", "Exact and Technical Sciences"],
			["Nauk Społecznych", "Social Sciences"],
		],
	),
	schoolIn(
		"Olsztyn",
		"UWM",
		["Uniwersytet Warmińsko-Mazurski", "University of Warmia and Mazury"],
		[
			["Matematyki i Informatyki", "Mathematics and Computer Science"],
			["Geoinżynierii", "Geoengineering"],
			["Nauk Ekonomicznych", "Economic Sciences"],
		],
	),
	schoolIn(
		"Opole",
		"UO",
		["Uniwersytet Opolski", "University of Opole"],
		[
			["Matematyki, Fizyki i Informatyki", "Mathematics, Physics and Computer Science"],
			["Ekonomiczny", "Economics"],
		],
	),
	schoolIn(
		"Zielona Góra",
		"UZ",
		["Uniwersytet Zielonogórski", "University of Zielona Góra"],
		[
			["Informatyki, Elektrotechniki i Automatyki", "Computer, Electrical and Control Engineering"],
			["Matematyki, Informatyki i Ekonometrii", "Mathematics, Computer Science and Econometrics"],
		],
	),
	schoolIn(
		"Bydgoszcz",
		"UKW",
		["Uniwersytet Kazimierza Wielkiego", "Kazimierz Wielki University"],
		[
			["Informatyki", "Computer Science"],
			["Psychologii", "Psychology"],
		],
	),
	schoolIn(
		"Warszawa",
		"SGH",
		["Szkoła Główna Handlowa", "SGH Warsaw School of Economics"],
		[
			{ pl: "Kolegium Analiz Ekonomicznych", en: "Collegium of Economic Analysis" },
			{ pl: "Kolegium Ekonomiczno-Społeczne", en: "Collegium of Socio-Economics" },
			{ pl: "Kolegium Gospodarki Światowej", en: "Collegium of World Economy" },
			{ pl: "Kolegium Nauk o Przedsiębiorstwie", en: "Collegium of Business Administration" },
			{ pl: "Kolegium Zarządzania i Finansów", en: "Collegium of Management and Finance" },
		],
	),
	schoolIn(
		"Warszawa",
		"SGGW",
		["Szkoła Główna Gospodarstwa Wiejskiego", "Warsaw University of Life Sciences"],
		[
			["Zastosowań Informatyki i Matematyki", "Applied Informatics and Mathematics"],
			["Ekonomiczny", "Economics"],
		],
	),
	schoolIn(
		"Kraków",
		"UEK",
		["Uniwersytet Ekonomiczny w Krakowie", "Krakow University of Economics"],
		[
			{ pl: "Kolegium Ekonomii i Finansów", en: "College of Economics and Finance" },
			{ pl: "Kolegium Nauk o Zarządzaniu i Jakości", en: "College of Management and Quality Sciences" },
		],
	),
	schoolIn(
		"Wrocław",
		"UEW",
		["Uniwersytet Ekonomiczny we Wrocławiu", "Wroclaw University of Economics and Business"],
		[
			["Zarządzania", "Management"],
			["Ekonomii i Finansów", "Economics and Finance"],
		],
	),
	schoolIn(
		"Poznań",
		"UEP",
		["Uniwersytet Ekonomiczny w Poznaniu", "Poznań University of Economics and Business"],
		[
			{ pl: "Instytut Informatyki i Ekonomii Ilościowej", en: "Institute of Informatics and Quantitative Economics" },
			{ pl: "Instytut Zarządzania", en: "Institute of Management" },
		],
	),
	schoolIn(
		"Katowice",
		"UE",
		["Uniwersytet Ekonomiczny w Katowicach", "University of Economics in Katowice"],
		[
			["Informatyki i Komunikacji", "Informatics and Communication"],
			["Zarządzania", "Management"],
			["Finansów", "Finance"],
		],
	),
	schoolIn(
		"Warszawa",
		"UKSW",
		["Uniwersytet Kardynała Stefana Wyszyńskiego", "Cardinal Stefan Wyszyński University"],
		[
			{ pl: "Szkoła Nauk Ścisłych", en: "School of Exact Sciences" },
			["Społeczno-Ekonomiczny", "Social and Economic Sciences"],
		],
	),
	schoolIn(
		"Warszawa",
		"ALK",
		["Akademia Leona Koźmińskiego", "Kozminski University"],
		[
			{ pl: "Kolegium Zarządzania", en: "College of Management" },
			{ pl: "Kolegium Finansów i Ekonomii", en: "College of Finance and Economics" },
			{ pl: "Kolegium Prawa", en: "College of Law" },
		],
	),
	schoolIn(
		"Warszawa",
		"SWPS",
		["Uniwersytet SWPS", "SWPS University"],
		[
			["Psychologii w Warszawie", "Psychology in Warsaw"],
			["Projektowania w Warszawie", "Design in Warsaw"],
			["Nauk Społecznych w Warszawie", "Social Sciences in Warsaw"],
			{ pl: "Instytut Nauk Społecznych", en: "Institute of Social Sciences" },
		],
	),
];
