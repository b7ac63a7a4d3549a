import { type DemoSchool, schoolIn } from "./shape.ts";

/** Technical universities. */
export const technical: DemoSchool[] = [
	schoolIn(
		"Warszawa",
		"PW",
		["Politechnika Warszawska", "Warsaw University of Technology"],
		[
			["Elektroniki i Technik Informacyjnych", "Electronics and Information Technology"],
			["Matematyki i Nauk Informacyjnych", "Mathematics and Information Science"],
			["Elektryczny", "Electrical Engineering"],
			["Mechatroniki", "Mechatronics"],
			["Fizyki", "Physics"],
			["Architektury", "Architecture"],
			["Chemiczny", "Chemistry"],
			["Inżynierii Lądowej", "Civil Engineering"],
			["Mechaniczny Energetyki i Lotnictwa", "Power and Aeronautical Engineering"],
			["Transportu", "Transport"],
			["Zarządzania", "Management"],
		],
	),
	schoolIn(
		"Kraków",
		"AGH",
		["Akademia Górniczo-Hutnicza im. Stanisława Staszica", "AGH University of Krakow"],
		[
			["Informatyki", "Computer Science"],
			[
				"Elektrotechniki, Automatyki, Informatyki i Inżynierii Biomedycznej",
				"Electrical Engineering, Automatics, Computer Science and Biomedical Engineering",
			],
			["Fizyki i Informatyki Stosowanej", "Physics and Applied Computer Science"],
			["Matematyki Stosowanej", "Applied Mathematics"],
			["Inżynierii Mechanicznej i Robotyki", "Mechanical Engineering and Robotics"],
			["Zarządzania", "Management"],
			["Humanistyczny", "Humanities"],
			["Inżynierii Metali i Informatyki Przemysłowej", "Metals Engineering and Industrial Computer Science"],
		],
	),
	schoolIn(
		"Wrocław",
		"PWr",
		["Politechnika Wrocławska", "Wrocław University of Science and Technology"],
		[
			["Informatyki i Telekomunikacji", "Information and Communication Technology"],
			["Elektroniki, Fotoniki i Mikrosystemów", "Electronics, Photonics and Microsystems"],
			["Matematyki", "Pure and Applied Mathematics"],
			["Podstawowych Problemów Techniki", "Fundamental Problems of Technology"],
			["Elektryczny", "Electrical Engineering"],
			["Mechaniczny", "Mechanical Engineering"],
			["Zarządzania", "Management"],
			["Architektury", "Architecture"],
		],
	),
	schoolIn(
		"Gdańsk",
		"PG",
		["Politechnika Gdańska", "Gdańsk University of Technology"],
		[
			["Elektroniki, Telekomunikacji i Informatyki", "Electronics, Telecommunications and Informatics"],
			["Fizyki Technicznej i Matematyki Stosowanej", "Applied Physics and Mathematics"],
			["Elektrotechniki i Automatyki", "Electrical and Control Engineering"],
			["Inżynierii Mechanicznej i Okrętownictwa", "Mechanical Engineering and Ship Technology"],
			["Zarządzania i Ekonomii", "Management and Economics"],
			["Architektury", "Architecture"],
		],
	),
	schoolIn(
		"Gliwice",
		"PŚ",
		["Politechnika Śląska", "Silesian University of Technology"],
		[
			["Automatyki, Elektroniki i Informatyki", "Automatic Control, Electronics and Computer Science"],
			["Matematyki Stosowanej", "Applied Mathematics"],
			["Elektryczny", "Electrical Engineering"],
			["Mechaniczny Technologiczny", "Mechanical Engineering"],
			["Inżynierii Biomedycznej", "Biomedical Engineering"],
			["Organizacji i Zarządzania", "Organization and Management"],
		],
	),
	schoolIn(
		"Poznań",
		"PP",
		["Politechnika Poznańska", "Poznan University of Technology"],
		[
			["Informatyki i Telekomunikacji", "Computing and Telecommunications"],
			["Automatyki, Robotyki i Elektrotechniki", "Control, Robotics and Electrical Engineering"],
			["Inżynierii Mechanicznej", "Mechanical Engineering"],
			["Inżynierii Zarządzania", "Engineering Management"],
			["Architektury", "Architecture"],
		],
	),
	schoolIn(
		"Łódź",
		"PŁ",
		["Politechnika Łódzka", "Lodz University of Technology"],
		[
			[
				"Fizyki Technicznej, Informatyki i Matematyki Stosowanej",
				"Technical Physics, Information Technology and Applied Mathematics",
			],
			[
				"Elektrotechniki, Elektroniki, Informatyki i Automatyki",
				"Electrical, Electronic, Computer and Control Engineering",
			],
			["Mechaniczny", "Mechanical Engineering"],
			["Organizacji i Zarządzania", "Organization and Management"],
		],
	),
	schoolIn(
		"Kraków",
		"PK",
		["Politechnika Krakowska im. Tadeusza Kościuszki", "Cracow University of Technology"],
		[
			["Informatyki i Matematyki", "Computer Science and Mathematics"],
			["Inżynierii Elektrycznej i Komputerowej", "Electrical and Computer Engineering"],
			["Mechaniczny", "Mechanical Engineering"],
			["Architektury", "Architecture"],
		],
	),
	schoolIn(
		"Rzeszów",
		"PRz",
		["Politechnika Rzeszowska im. Ignacego Łukasiewicza", "Rzeszow University of Technology"],
		[
			["Elektrotechniki i Informatyki", "Electrical and Computer Engineering"],
			["Matematyki i Fizyki Stosowanej", "Mathematics and Applied Physics"],
			["Budowy Maszyn i Lotnictwa", "Mechanical Engineering and Aeronautics"],
		],
	),
	schoolIn(
		"Lublin",
		"PL",
		["Politechnika Lubelska", "Lublin University of Technology"],
		[
			["Elektrotechniki i Informatyki", "Electrical Engineering and Computer Science"],
			["Matematyki i Informatyki Technicznej", "Mathematics and Information Technology"],
			["Mechaniczny", "Mechanical Engineering"],
			["Zarządzania", "Management"],
		],
	),
	schoolIn(
		"Białystok",
		"PB",
		["Politechnika Białostocka", "Bialystok University of Technology"],
		[
			["Informatyki", "Computer Science"],
			["Elektryczny", "Electrical Engineering"],
			["Mechaniczny", "Mechanical Engineering"],
		],
	),
	schoolIn(
		"Częstochowa",
		"PCz",
		["Politechnika Częstochowska", "Czestochowa University of Technology"],
		[
			["Informatyki i Sztucznej Inteligencji", "Computer Science and Artificial Intelligence"],
			["Elektryczny", "Electrical Engineering"],
			["Zarządzania", "Management"],
		],
	),
	schoolIn(
		"Szczecin",
		"ZUT",
		["Zachodniopomorski Uniwersytet Technologiczny", "West Pomeranian University of Technology"],
		[
			["Informatyki", "Computer Science and Information Technology"],
			["Elektryczny", "Electrical Engineering"],
			["Ekonomiczny", "Economics"],
		],
	),
	schoolIn(
		"Kielce",
		"PŚk",
		["Politechnika Świętokrzyska", "Kielce University of Technology"],
		[
			["Elektrotechniki, Automatyki i Informatyki", "Electrical Engineering, Automatic Control and Computer Science"],
			["Zarządzania i Modelowania Komputerowego", "Management and Computer Modelling"],
		],
	),
	schoolIn(
		"Opole",
		"PO",
		["Politechnika Opolska", "Opole University of Technology"],
		[
			["Elektrotechniki, Automatyki i Informatyki", "Electrical Engineering, Automatic Control and Informatics"],
			["Mechaniczny", "Mechanical Engineering"],
		],
	),
	schoolIn(
		"Bydgoszcz",
		"PBŚ",
		["Politechnika Bydgoska im. Jana i Jędrzeja Śniadeckich", "Bydgoszcz University of Science and Technology"],
		[
			[
				"Telekomunikacji, Informatyki i Elektrotechniki",
				"Telecommunications, Computer Science and Electrical Engineering",
			],
			["Zarządzania", "Management"],
		],
	),
	schoolIn(
		"Warszawa",
		"WAT",
		["Wojskowa Akademia Techniczna im. Jarosława Dąbrowskiego", "Military University of Technology"],
		[
			["Cybernetyki", "Cybernetics"],
			["Elektroniki", "Electronics"],
			["Mechatroniki, Uzbrojenia i Lotnictwa", "Mechatronics, Armament and Aerospace"],
		],
	),
	schoolIn(
		"Warszawa",
		"PJATK",
		["Polsko-Japońska Akademia Technik Komputerowych", "Polish-Japanese Academy of Information Technology"],
		[
			["Informatyki", "Computer Science"],
			["Zarządzania Informacją", "Information Management"],
			["Sztuki Nowych Mediów", "New Media Art"],
			{ pl: "Filia w Gdańsku", en: "Gdańsk campus" },
		],
	),
];
