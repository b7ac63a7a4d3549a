import type { DemoLecturer } from "../shape.ts";

export const dssml25People: DemoLecturer[] = [
	{
		key: "dssml25-blanka-rzepecka", look: "f", firstName: "Blanka", lastName: "Rzepecka",
		jobPosition: { pl: "Kierowniczka platformy ML", en: "ML platform lead" }, organization: "Tensorium",
		biography: {
			pl: "Prowadzi zespół, który utrzymuje ponad dwieście modeli dla handlu i logistyki. Zaczynała jako administratorka baz danych i do dziś najpierw pyta o kopię zapasową, a dopiero potem o metrykę AUC.",
			en: "She leads the team that keeps more than two hundred retail and logistics models running. She started as a database administrator and still asks about the backup before she asks about AUC.",
		},
		linkedinUrl: "https://profil.example/blanka-rzepecka", repositoryUrl: "https://kod.example/blanka-rzepecka",
	},
	{
		key: "dssml25-klemens-dudzic", look: "m", title: "dr", firstName: "Klemens", lastName: "Dudzic",
		jobPosition: { pl: "Badacz przetwarzania języka", en: "NLP researcher" }, organization: "Dialekta",
		biography: {
			pl: "Językoznawca komputerowy, współautor otwartego korpusu polskich rozmów z infoliniami. Bada, dlaczego modele gubią się w odmianie nazwisk, i pisze o tym zaskakująco zabawne teksty.",
			en: "A computational linguist and co-author of an open corpus of Polish call-centre conversations. He studies why models get lost in inflected surnames, and writes surprisingly funny pieces about it.",
		},
		linkedinUrl: "https://profil.example/klemens-dudzic", websiteUrl: "https://klemens-dudzic.example",
	},
	{
		key: "dssml25-adela-mroczek", look: "f", firstName: "Adela", lastName: "Mroczek",
		jobPosition: { pl: "Główna analityczka ryzyka", en: "Principal risk analyst" }, organization: "Dorzecze Bank",
		biography: {
			pl: "Od czternastu lat buduje modele kredytowe i broni ich przed audytorami. Uważa, że najlepszym testem modelu jest wyjaśnienie jego decyzji osobie, której odmówiono.",
			en: "She has spent fourteen years building credit models and defending them before auditors. She believes the best test of a model is explaining its decision to the person it turned down.",
		},
		linkedinUrl: "https://profil.example/adela-mroczek",
	},
	{
		key: "dssml25-ignacy-wrobelek", look: "m", firstName: "Ignacy", lastName: "Wróbelek",
		jobPosition: { pl: "Inżynier wizji komputerowej", en: "Computer vision engineer" }, organization: "Halograf",
		biography: {
			pl: "Montuje kamery w hutach, sortowniach i oborach, a potem uczy je odróżniać brud od wady. W wolnym czasie nagrywa ptaki i klasyfikuje ich głosy na mikrokontrolerze za trzydzieści złotych.",
			en: "He mounts cameras in steelworks, sorting plants and barns, then teaches them to tell dirt from a defect. In his spare time he records birds and classifies their calls on a seven-euro microcontroller.",
		},
		repositoryUrl: "https://kod.example/wrobelek", otherSocialMediaUrl: "https://obserwuj.example/wrobelek",
	},
	{
		key: "dssml25-marta-siekierko", look: "f", firstName: "Marta", lastName: "Siekierko",
		jobPosition: { pl: "Inżynierka MLOps", en: "MLOps engineer" }, organization: "Pelikanet",
		biography: {
			pl: "Zajmuje się wdrożeniami, których nikt nie zauważa, bo wszystko działa. Prowadzi podcast o awariach i zbiera najgorsze komunikaty błędów z bibliotek do uczenia maszynowego.",
			en: "She runs deployments that nobody notices because everything works. She hosts a podcast about outages and collects the worst error messages found in machine-learning libraries.",
		},
		linkedinUrl: "https://profil.example/marta-siekierko", twitterUrl: "https://wpisy.example/siekierko",
	},
	{
		key: "dssml25-tobiasz-lach", look: "m", firstName: "Tobiasz", lastName: "Lach",
		jobPosition: { pl: "Starszy data scientist", en: "Senior data scientist" }, organization: "Wirydia Energia",
		biography: {
			pl: "Prognozuje zapotrzebowanie na prąd i produkcję z wiatru dla dwóch tysięcy stacji. Z wykształcenia meteorolog, więc do przedziałów niepewności ma więcej cierpliwości niż do średnich.",
			en: "He forecasts electricity demand and wind output for two thousand substations. A meteorologist by training, he has more patience for uncertainty intervals than for averages.",
		},
		linkedinUrl: "https://profil.example/tobiasz-lach",
	},
	{
		key: "dssml25-ewelina-chabrowa", look: "f", firstName: "Ewelina", lastName: "Chabrowa",
		jobPosition: { pl: "Inżynierka modeli językowych", en: "LLM engineer" }, organization: "Kancelina",
		biography: {
			pl: "Buduje wyszukiwarki dla prawników i dokłada do nich modele tylko tam, gdzie naprawdę pomagają. Wcześniej sama była aplikantką, więc wie, ile kosztuje wymyślony cytat z orzeczenia.",
			en: "She builds search tools for lawyers and adds models only where they really help. She used to be a trainee solicitor herself, so she knows what an invented citation costs.",
		},
		linkedinUrl: "https://profil.example/ewelina-chabrowa", repositoryUrl: "https://kod.example/chabrowa",
	},
	{
		key: "dssml25-jeremi-stolarz", look: "m", firstName: "Jeremi", lastName: "Stolarz",
		jobPosition: { pl: "Architekt danych", en: "Data architect" }, organization: "Trawersa",
		biography: {
			pl: "Porządkuje cechy, etykiety i odpowiedzialność za nie w firmach, w których każdy dział ma własną definicję klienta. Autor popularnej listy kontrolnej przed wdrożeniem magazynu cech.",
			en: "He brings order to features, labels and their ownership in companies where every department defines a customer differently. He wrote a popular checklist for feature-store adoption.",
		},
		websiteUrl: "https://jeremi-stolarz.example",
	},
	{
		key: "dssml25-sonia-grabiec", look: "f", title: "dr inż.", firstName: "Sonia", lastName: "Grabiec",
		jobPosition: { pl: "Adiunktka, analiza obrazów medycznych", en: "Assistant professor, medical imaging" }, organization: "Politechnika Mazowiecka Nowa",
		biography: {
			pl: "Pracuje z radiologami nad modelami, które potrafią powiedzieć „nie wiem”. Kieruje międzynarodowym projektem oceny algorytmów na danych z małych szpitali.",
			en: "She works with radiologists on models that are able to say “I don’t know”. She leads an international project evaluating algorithms on data from small hospitals.",
		},
		linkedinUrl: "https://profil.example/sonia-grabiec",
	},
	{
		key: "dssml25-wit-gorzelak", look: "m", title: "prof. dr hab.", firstName: "Wit", lastName: "Gorzelak",
		jobPosition: { pl: "Kierownik Zakładu Uczenia Maszynowego", en: "Head of the Machine Learning Department" }, organization: "Politechnika Mazowiecka Nowa",
		biography: {
			pl: "Statystyk, który od trzech dekad uczy odróżniać przyczynę od zbieżności. W radzie programowej pilnuje, żeby przy każdym wykresie były jednostki.",
			en: "A statistician who has spent three decades teaching the difference between cause and coincidence. On the council he makes sure that every chart has units.",
		},
	},
	{
		key: "dssml25-regina-tomczuk", look: "f", firstName: "Regina", lastName: "Tomczuk",
		jobPosition: { pl: "Dyrektorka działu danych", en: "Chief data officer" }, organization: "Miedziak Ubezpieczenia",
		biography: {
			pl: "Zbudowała od zera dział danych liczący osiemdziesiąt osób. Zgłoszenia czyta bez nazwisk i najwyżej ocenia te, w których ktoś przyznaje się do pomyłki.",
			en: "She built an eighty-person data department from scratch. She reads submissions without names and scores highest those in which someone admits to a mistake.",
		},
		linkedinUrl: "https://profil.example/regina-tomczuk",
	},
	{
		key: "dssml25-leslaw-piorun", look: "m", firstName: "Lesław", lastName: "Piorun",
		jobPosition: { pl: "Niezależny doradca ds. prognozowania", en: "Independent forecasting adviser" }, organization: "Piorun Prognozy",
		biography: {
			pl: "Doradzał sieciom sklepów, portom i operatorom kolejowym. Twierdzi, że każda prognoza potrzebuje właściciela, który za nią zapłaci.",
			en: "He has advised shop chains, ports and railway operators. He maintains that every forecast needs an owner who pays for it.",
		},
		websiteUrl: "https://piorun-prognozy.example",
	},
	{
		key: "dssml25-hortensja-balik", look: "f", firstName: "Hortensja", lastName: "Balik",
		jobPosition: { pl: "Liderka zespołu robotyki", en: "Robotics team lead" }, organization: "Zgrzebło Automatyka",
		biography: {
			pl: "Uczy ramiona robotów chwytać rzeczy, których nikt wcześniej nie zmierzył. W radzie odpowiada za ścieżkę obrazu i za to, żeby na scenie stał choć jeden działający sprzęt.",
			en: "She teaches robot arms to grip things that nobody has measured before. On the council she looks after the vision track, and makes sure at least one working device gets on stage.",
		},
		repositoryUrl: "https://kod.example/balik",
	},
];
