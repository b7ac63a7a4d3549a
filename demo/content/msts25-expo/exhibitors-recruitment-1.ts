import type { DemoExhibitor } from "../shape.ts";
import { group, label, same } from "./exhibitors-labels.ts";

export const recruitmentExhibitors1: DemoExhibitor[] = [
	{
		key: "norvika",
		name: "Norvika",
		type: 0,
		rodoName: "Norvika sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Praca w zespole planowania tras", en: "Working in the route planning team" },
			{ pl: "Staż letni w Gdyni", en: "Summer internship in Gdynia" },
			{ pl: "Jak wygląda dyżur i ile za niego płacimy", en: "What on-call looks like and what we pay for it" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.city,
						typeId: 0,
						valueStr: { pl: "Gdynia, biuro z widokiem na terminal", en: "Gdynia, an office overlooking the terminal" },
					},
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Logistyka morska i kolejowa", en: "Sea and rail logistics" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Nasz program układa plan rozładunku kontenerowca, zanim statek minie <strong>Hel</strong>. Jeśli się pomyli, pół miasta stoi w korku, więc testujemy dużo i wdrażamy małymi krokami.</p><p>Codziennie przelicza <strong>41 tysięcy przesunięć</strong> w ośmiu portach Bałtyku.</p>",
							en: "<p>Our software plans how a container ship is unloaded before it passes the <strong>Hel peninsula</strong>. When it gets that wrong, half the city sits in traffic, so we test a lot and deploy in small steps.</p><p>Every day it works through <strong>41 thousand moves</strong> in eight Baltic ports.</p>",
						},
					},
					{ name: label.founded, typeId: 3, valueInt: 2009 },
					{ name: label.headcount, typeId: 3, valueInt: 240 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 14 },
					{
						name: label.roles,
						typeId: 2,
						valueStr: {
							pl: "<ul><li><strong>Inżynier(ka) C# / Orleans</strong>: silnik planowania</li><li><strong>Inżynier(ka) danych</strong>: strumienie z czujników na suwnicach</li><li><strong>Projektant(ka) UX</strong>: ekrany, które czyta się w rękawicach i w deszczu</li></ul>",
							en: "<ul><li><strong>C# / Orleans engineer</strong>: the planning engine</li><li><strong>Data engineer</strong>: streams from sensors on the cranes</li><li><strong>UX designer</strong>: screens that are read in gloves and in the rain</li></ul>",
						},
					},
					{ name: label.internships, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.conditions,
				fields: [
					{
						name: label.salary,
						typeId: 0,
						valueStr: {
							pl: "14–26 tys. zł brutto, umowa o pracę",
							en: "PLN 14–26 thousand gross a month, employment contract",
						},
					},
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.relocation, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("praca@norvika.example") },
					{
						name: label.careers,
						typeId: 6,
						valueStr: { pl: "https://norvika.example/kariera", en: "https://norvika.example/en/careers" },
					},
				],
			},
		],
	},
	{
		key: "kwarnet",
		name: "Kwarnet",
		type: 0,
		rodoName: "Kwarnet S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Ścieżka techniczna bez zarządzania ludźmi", en: "A technical career without managing people" },
			{ pl: "Migracja z .NET Framework: zapytaj, co nas bolało", en: "Leaving .NET Framework: ask what hurt" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Najpierw pomiar, potem opinia", en: "Measure first, argue later" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Robimy <strong>platformę rozliczeń dla dostawców prądu, wody i światłowodów</strong>. Trzy miliony rachunków miesięcznie wychodzi z jednego repozytorium, w którym najstarszy plik pamięta 2003 rok, a najnowszy powstał dziś rano.</p><p>O tym, jak obniżyliśmy rachunek za chmurę o 38%, opowiada na konferencji Tymoteusz Brzęczek.</p>",
							en: "<p>We build a <strong>billing platform for power, water and fibre providers</strong>. Three million bills a month come out of one repository whose oldest file dates from 2003 and whose newest was written this morning.</p><p>At the conference Tymoteusz Brzęczek tells how we cut our cloud bill by 38%.</p>",
						},
					},
					{ name: label.stack, typeId: 0, valueStr: same(".NET 9, Azure SQL, Service Bus, Bicep, Blazor") },
					{ name: label.headcount, typeId: 3, valueInt: 610 },
				],
			},
			{
				name: group.process,
				fields: [
					{
						name: label.steps,
						typeId: 1,
						valueStr: {
							pl: "<p>Bez zagadek o studzienkach. Dwa spotkania, decyzja w pięć dni:</p><ul><li>60 minut rozmowy o Twoim ostatnim projekcie</li><li>90 minut wspólnego poprawiania <strong>prawdziwego</strong> zgłoszenia z naszego dziennika błędów</li></ul>",
							en: "<p>No riddles about manhole covers. Two meetings, a decision within five days:</p><ul><li>60 minutes about your latest project</li><li>90 minutes of fixing a <strong>real</strong> ticket from our bug log together</li></ul>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 22 },
					{ name: label.remote, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.city, typeId: 0, valueStr: { pl: "Wrocław, Nadodrze", en: "Wrocław, Nadodrze district" } },
					{ name: label.apply, typeId: 5, valueStr: same("rekrutacja@kwarnet.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://kwarnet.example/praca") },
				],
			},
		],
	},
	{
		key: "baltobit",
		name: "Bałtobit",
		type: 0,
		rodoName: "Bałtobit sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Systemy rozproszone od kuchni", en: "Distributed systems behind the scenes" },
			{ pl: "Praca na morzu: trzy tygodnie na statku badawczym", en: "Work at sea: three weeks on a research vessel" },
			{ pl: "Doktorat wdrożeniowy w Bałtobicie", en: "An industrial PhD at Bałtobit" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Gdańsk") },
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Oceanografia i dane satelitarne", en: "Oceanography and satellite data" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Zbieramy odczyty z <strong>1870 boi</strong> i składamy z nich mapę Bałtyku, którą w nocy czyta Straż Graniczna, a rano wędkarze. Boje gubią zasięg, zamarzają i czasem odpływają do Szwecji. Nasz kod musi to wszystko przewidzieć.</p>",
							en: "<p>We collect readings from <strong>1,870 buoys</strong> and turn them into a map of the Baltic that border guards read at night and anglers in the morning. Buoys lose signal, freeze over and now and then drift off to Sweden. Our code has to expect all of it.</p>",
						},
					},
					{ name: label.founded, typeId: 3, valueInt: 2014 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 9 },
					{
						name: label.roles,
						typeId: 2,
						valueStr: {
							pl: "<ul><li>programowanie systemów rozproszonych (Rust, F#)</li><li>uczenie maszynowe na szeregach czasowych</li><li>elektronika niskiego poboru mocy</li></ul><p>Nie masz doświadczenia z morzem? <strong>Nikt z nas nie miał.</strong></p>",
							en: "<ul><li>distributed systems programming (Rust, F#)</li><li>machine learning on time series</li><li>low-power electronics</li></ul><p>No experience with the sea? <strong>None of us had any.</strong></p>",
						},
					},
					{ name: label.relocation, typeId: 4, valueBool: true },
					{ name: label.remote, typeId: 4, valueBool: false },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("zaloga@baltobit.example") },
					{ name: { pl: "Mapa na żywo", en: "Live map" }, typeId: 6, valueStr: same("https://mapa.baltobit.example") },
				],
			},
		],
	},
	{
		key: "lumigrad",
		name: "Lumigrad",
		type: 0,
		rodoName: "Lumigrad Polska sp. z o.o. sp. k.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Z administracji do architektury chmury", en: "From system administration to cloud architecture" },
			{ pl: "Certyfikaty: kto płaci i kiedy się uczysz", en: "Certificates: who pays and when you study" },
			{ pl: "Praca u klienta, ale bez delegacji", en: "Consulting without the travel" },
			{ pl: "Kontrakt B2B czy etat", en: "Contract or permanent job" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Porządkujemy chmury, które urosły same. Nasz rekordzista miał <strong>czterdzieści subskrypcji i jednego właściciela na urlopie</strong>. Zostawiamy po sobie Terraform, dokumentację i ludzi, którzy wiedzą, co wolno wyłączyć.</p><p>Szefowa architektury, Hanna Wróblewska, mówi o tym w Sali Łuków.</p>",
							en: "<p>We tidy up clouds that grew on their own. Our record holder had <strong>forty subscriptions and one owner, on holiday</strong>. We leave behind Terraform, documentation and people who know what may be switched off.</p><p>Hanna Wróblewska, our head of architecture, speaks about it in Sala Łuków.</p>",
						},
					},
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Integracja i doradztwo chmurowe", en: "Cloud integration and consulting" },
					},
					{ name: label.headcount, typeId: 3, valueInt: 185 },
					{ name: label.founded, typeId: 3, valueInt: 2012 },
				],
			},
			{
				name: group.conditions,
				fields: [
					{
						name: label.benefits,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>każdy piątek po 13:00 na naukę, w czasie pracy</li><li>egzamin opłacony, także ten oblany</li><li><strong>zero</strong> projektów, których nie wolno pokazać w portfolio</li></ul>",
							en: "<ul><li>every Friday after 1 p.m. for learning, on paid time</li><li>exams paid for, failed ones included</li><li><strong>zero</strong> projects you may not show in your portfolio</li></ul>",
						},
					},
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.internships, typeId: 4, valueBool: false },
					{ name: label.openings, typeId: 3, valueInt: 17 },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.city, typeId: 0, valueStr: { pl: "Warszawa, Wola", en: "Warsaw, Wola district" } },
					{ name: label.apply, typeId: 5, valueStr: same("hr@lumigrad.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://lumigrad.example/dolacz") },
				],
			},
		],
	},
	{
		key: "tatryx",
		name: "Tatryx",
		type: 0,
		rodoName: "Tatryx S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Pierwsza praca w bezpieczeństwie", en: "Your first job in security" },
			{ pl: "Wdrożenia kluczy dostępu w dużych firmach", en: "Passkey rollouts in large companies" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: { pl: "Kraków i Zakopane", en: "Kraków and Zakopane" } },
					{
						name: label.motto,
						typeId: 0,
						valueStr: { pl: "Nie ufaj, sprawdzaj, śpij spokojnie", en: "Do not trust, verify, sleep well" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Zajmujemy się <strong>tożsamością</strong>: logowaniem bez haseł, uprawnieniami na czas i śledzeniem, kto naprawdę siedzi po drugiej stronie. Nasz zespół reagowania odebrał w zeszłym roku 312 nocnych telefonów. Za każdym razem ktoś odebrał i w siedem minut siedział już przy konsoli.</p>",
							en: "<p>We do <strong>identity</strong>: signing in without passwords, permissions that expire and finding out who is really on the other side. Last year our response team took 312 calls at night. Every time someone picked up and was at the console within seven minutes.</p>",
						},
					},
				],
			},
			{
				name: group.hiring,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 11 },
					{
						name: label.roles,
						typeId: 2,
						valueStr: {
							pl: "<ul><li><strong>Analityk(czka) SOC</strong>, także na start</li><li><strong>Inżynier(ka) Entra ID</strong></li><li><strong>Badacz(ka) zagrożeń</strong>: KQL przez sen</li></ul>",
							en: "<ul><li><strong>SOC analyst</strong>, entry level welcome</li><li><strong>Entra ID engineer</strong></li><li><strong>Threat researcher</strong>: dreams in KQL</li></ul>",
						},
					},
					{ name: label.internships, typeId: 4, valueBool: true },
					{ name: label.remote, typeId: 4, valueBool: true },
					{
						name: { pl: "Poświadczenie bezpieczeństwa", en: "Security clearance" },
						typeId: 0,
						valueStr: {
							pl: "Pomagamy je uzyskać, nie wymagamy na start",
							en: "We help you get it; not needed on day one",
						},
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("dolacz@tatryx.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://tatryx.example/kariera") },
				],
			},
		],
	},
	{
		key: "zefiron",
		name: "Zefiron",
		type: 0,
		rodoName: "Zefiron Energia S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Niezawodność usług w energetyce", en: "Service reliability in the energy sector" },
			{ pl: "Chaos engineering: czy wolno psuć elektrownię", en: "Chaos engineering: may you break a power plant?" },
			{ pl: "Program dla absolwentów", en: "Graduate programme" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.industry, typeId: 0, valueStr: { pl: "Energetyka wiatrowa", en: "Wind energy" } },
					{ name: label.city, typeId: 0, valueStr: same("Szczecin") },
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Sterujemy <strong>640 turbinami</strong> od Kołobrzegu po Ustkę. Wiatr nie czyta kalendarza wydań, dlatego nasze usługi muszą działać, gdy padnie region, łącze albo humor dyżurnego.</p><p>Liczymy każdą minutę przestoju, ale <strong>nikogo za nią nie karzemy</strong>.</p>",
							en: "<p>We run <strong>640 turbines</strong> along the coast from Kołobrzeg to Ustka. The wind does not read release calendars, so our services have to work when a region, a link or the mood of whoever is on call goes down.</p><p>We count every minute of downtime and <strong>punish nobody for it</strong>.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 1320 },
				],
			},
			{
				name: group.conditions,
				fields: [
					{
						name: label.salary,
						typeId: 0,
						valueStr: { pl: "od 15 tys. do 31 tys. zł brutto", en: "PLN 15 to 31 thousand gross a month" },
					},
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.relocation, typeId: 4, valueBool: true },
					{ name: { pl: "Dni dyżuru w miesiącu", en: "On-call days a month" }, typeId: 3, valueInt: 4 },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("praca@zefiron.example") },
					{
						name: { pl: "Nasze raporty po awariach", en: "Our incident reports" },
						typeId: 6,
						valueStr: same("https://zefiron.example/postmortem"),
					},
				],
			},
		],
	},
	{
		key: "modrzewia",
		name: "Modrzewia",
		type: 0,
		rodoName: "Modrzewia sp. z o.o.",
		isMeetingEnabled: false,
		meetingTopics: [],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Białystok") },
					{
						name: label.motto,
						typeId: 0,
						valueStr: {
							pl: "Sto lat dla domu, dwa tygodnie na sprint",
							en: "A hundred years per house, two weeks per sprint",
						},
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Projektujemy program, w którym architekt rysuje drewniany dom, a tartak dostaje <strong>gotową listę cięć</strong>. W zeszłym roku powstały według niej 702 domy i jedna wieża widokowa nad Biebrzą.</p>",
							en: "<p>We make software in which an architect draws a timber house and the sawmill receives a <strong>finished cutting list</strong>. Last year it produced 702 houses and one viewing tower above the Biebrza marshes.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 64 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{
						name: label.roles,
						typeId: 2,
						valueStr: {
							pl: "<p>Szukamy <strong>trzech osób</strong>, nie trzystu:</p><ul><li>geometria obliczeniowa (C++)</li><li>edytor 3D w przeglądarce (TypeScript, WebGPU)</li><li>wsparcie klientów, którzy mówią wyłącznie językiem ciesielskim</li></ul>",
							en: "<p>We look for <strong>three people</strong>, not three hundred:</p><ul><li>computational geometry (C++)</li><li>a 3D editor in the browser (TypeScript, WebGPU)</li><li>support for customers who speak fluent carpenter only</li></ul>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 3 },
					{ name: label.relocation, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("warsztat@modrzewia.example") },
					{ name: label.website, typeId: 6, valueStr: same("https://modrzewia.example") },
				],
			},
		],
	},
	{
		key: "bursztynica",
		name: "Bursztynica",
		type: 0,
		rodoName: "Grupa Bursztynica S.A.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Skalowanie na wyprzedaże", en: "Scaling for sale season" },
			{ pl: "Praca w zespole rekomendacji", en: "Working in the recommendations team" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Handel internetowy rękodziełem", en: "An online marketplace for handicrafts" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Na naszym targowisku <strong>22 tysiące rzemieślników</strong> sprzedaje ceramikę, biżuterię i pierniki. W drugą niedzielę adwentu ruch rośnie szesnastokrotnie i wtedy widać, kto pisał indeksy.</p>",
							en: "<p><strong>22 thousand makers</strong> sell pottery, jewellery and gingerbread in our marketplace. On the second Sunday of Advent traffic grows sixteenfold, and that is when you can tell who wrote the indexes.</p>",
						},
					},
					{
						name: label.city,
						typeId: 0,
						valueStr: { pl: "Sopot, pięć minut od plaży", en: "Sopot, five minutes from the beach" },
					},
					{ name: label.founded, typeId: 3, valueInt: 2011 },
				],
			},
			{
				name: group.conditions,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 19 },
					{
						name: label.benefits,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>czterodniowy tydzień w lipcu i sierpniu</li><li>600 zł rocznie na zakupy u naszych rzemieślników</li><li>pies w biurze dozwolony, kot <strong>po rozmowie</strong></li></ul>",
							en: "<ul><li>a four-day week in July and August</li><li>PLN 600 a year to spend with our makers</li><li>dogs in the office allowed, cats <strong>by arrangement</strong></li></ul>",
						},
					},
					{ name: label.remote, typeId: 4, valueBool: true },
					{ name: label.internships, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("ludzie@bursztynica.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://bursztynica.example/kariera") },
				],
			},
		],
	},
	{
		key: "sowatech",
		name: "Sowatech",
		type: 0,
		rodoName: "Sowatech sp. z o.o.",
		isMeetingEnabled: true,
		meetingTopics: [
			{ pl: "Projektowanie rozmowy z asystentem", en: "Designing conversations with an assistant" },
			{ pl: "Praktyki studenckie", en: "Student placements" },
			{ pl: "Portfolio: co pokazać na rozmowie", en: "Portfolios: what to show at an interview" },
		],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.city, typeId: 0, valueStr: same("Poznań") },
					{
						name: label.industry,
						typeId: 0,
						valueStr: { pl: "Narzędzia dla szkół i uczelni", en: "Tools for schools and universities" },
					},
					{
						name: label.description,
						typeId: 1,
						valueStr: {
							pl: "<p>Nasz asystent odpowiada na pytania studentów o trzeciej w nocy i <strong>nigdy nie pisze za nich pracy</strong>. Umie za to wskazać rozdział, zadać pytanie pomocnicze i przypomnieć o terminie.</p><p>Używa go <a href='https://sowatech.example/uczelnie'>37 uczelni</a>.</p>",
							en: "<p>Our assistant answers students’ questions at three in the morning and <strong>never writes the paper for them</strong>. It can point to a chapter, ask a guiding question and remind them of the deadline.</p><p><a href='https://sowatech.example/uczelnie'>37 universities</a> use it.</p>",
						},
					},
				],
			},
			{
				name: group.students,
				fields: [
					{ name: label.internships, typeId: 4, valueBool: true },
					{ name: { pl: "Miejsca na staż latem 2025", en: "Intern places, summer 2025" }, typeId: 3, valueInt: 12 },
					{
						name: { pl: "Jak wygląda staż", en: "What an internship is like" },
						typeId: 2,
						valueStr: {
							pl: "<p>Trzy miesiące, <strong>płatne</strong>, z jednym opiekunem na dwie osoby. Pierwsza zmiana trafia na produkcję w drugim tygodniu. Na koniec pokazujesz swoją pracę prawdziwej klasie.</p>",
							en: "<p>Three months, <strong>paid</strong>, one mentor for two people. Your first change goes live in week two. At the end you show your work to a real class.</p>",
						},
					},
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.openings, typeId: 3, valueInt: 8 },
					{ name: label.apply, typeId: 5, valueStr: same("staz@sowatech.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://sowatech.example/praca") },
				],
			},
		],
	},
	{
		key: "westulus",
		name: "Westulus",
		type: 0,
		rodoName: "Westulus Towarzystwo Ubezpieczeń S.A.",
		isMeetingEnabled: false,
		meetingTopics: [{ pl: "Aktuariusz w zespole programistów", en: "An actuary in a development team" }],
		groups: [
			{
				name: group.about,
				fields: [
					{ name: label.industry, typeId: 0, valueStr: { pl: "Ubezpieczenia", en: "Insurance" } },
					{
						name: label.city,
						typeId: 0,
						valueStr: { pl: "Łódź, dawna przędzalnia", en: "Łódź, a former spinning mill" },
					},
					{
						name: label.description,
						typeId: 2,
						valueStr: {
							pl: "<p>Ubezpieczamy rowery, ule i fotowoltaikę: rzeczy, dla których nikt wcześniej nie policzył ryzyka. <strong>Szkodę zgłaszasz zdjęciem</strong>, a dziewięć spraw na dziesięć zamykamy w 48 godzin.</p>",
							en: "<p>We insure bicycles, beehives and solar panels: things whose risk nobody had worked out before. <strong>You report a loss with a photo</strong>, and we close nine claims in ten within 48 hours.</p>",
						},
					},
					{ name: label.headcount, typeId: 3, valueInt: 870 },
					{ name: label.founded, typeId: 3, valueInt: 1998 },
				],
			},
			{
				name: group.hiring,
				fields: [
					{
						name: label.roles,
						typeId: 1,
						valueStr: {
							pl: "<ul><li>analityk(czka) modeli ryzyka (Python, SQL)</li><li>programista(ka) Power Apps</li><li>specjalista(ka) od wyjaśnialności modeli</li></ul>",
							en: "<ul><li>risk model analyst (Python, SQL)</li><li>Power Apps developer</li><li>model explainability specialist</li></ul>",
						},
					},
					{ name: label.openings, typeId: 3, valueInt: 13 },
					{ name: label.remote, typeId: 4, valueBool: false },
					{ name: { pl: "Żłobek przy biurze", en: "Nursery at the office" }, typeId: 4, valueBool: true },
				],
			},
			{
				name: group.contact,
				fields: [
					{ name: label.apply, typeId: 5, valueStr: same("kariera@westulus.example") },
					{ name: label.careers, typeId: 6, valueStr: same("https://westulus.example/kariera") },
				],
			},
		],
	},
];
