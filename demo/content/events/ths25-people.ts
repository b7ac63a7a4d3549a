import type { DemoLecturer } from "../shape.ts";

export const ths25People: DemoLecturer[] = [
	{
		key: "ths25-zuzanna-pokrzywa", look: "f", firstName: "Zuzanna", lastName: "Pokrzywa",
		jobPosition: { pl: "Kierowniczka rekrutacji technicznej", en: "Head of technical recruitment" }, organization: "Sztormia",
		biography: {
			pl: "Przeprowadziła ponad cztery tysiące rozmów kwalifikacyjnych i z żadnej nie zrobiła przesłuchania. Zanim trafiła do rekrutacji, testowała oprogramowanie, dlatego ogłoszenia traktuje jak specyfikację: szuka w nich sprzeczności.",
			en: "She has run more than four thousand interviews and turned none of them into an interrogation. She was a software tester before, so she reads job ads like specifications and looks for contradictions.",
		},
		linkedinUrl: "https://profil.example/zuzanna-pokrzywa",
	},
	{
		key: "ths25-konstanty-bober", look: "m", firstName: "Konstanty", lastName: "Bober",
		jobPosition: { pl: "Negocjator, trener", en: "Negotiation coach" }, organization: "Druga Strona Stołu",
		biography: {
			pl: "Przez osiem lat ustalał budżety płac w działach IT, dziś siedzi po stronie kandydatów. Prowadzi warsztaty, na których rozmowę o podwyżce ćwiczy się dziesięć razy, zanim odbędzie się naprawdę.",
			en: "He spent eight years setting pay budgets in IT departments and now sits on the candidates’ side. In his workshops people rehearse the pay-rise conversation ten times before having it for real.",
		},
		linkedinUrl: "https://profil.example/konstanty-bober", websiteUrl: "https://druga-strona-stolu.example",
	},
	{
		key: "ths25-rita-kalinowa", look: "f", firstName: "Rita", lastName: "Kalinowa",
		jobPosition: { pl: "Programistka, była położna", en: "Developer, former midwife" }, organization: "Pszczeliniec",
		biography: {
			pl: "Pierwszy program napisała w wieku trzydziestu sześciu lat, między dyżurami. Dziś rozwija system dla przychodni i prowadzi grupę wsparcia dla osób zmieniających zawód.",
			en: "She wrote her first program at thirty-six, between shifts. Today she builds software for clinics and runs a support group for career changers.",
		},
		repositoryUrl: "https://kod.example/kalinowa",
	},
	{
		key: "ths25-dionizy-mech", look: "m", firstName: "Dionizy", lastName: "Mech",
		jobPosition: { pl: "Architekt, opiekun stażystów", en: "Architect and internship mentor" }, organization: "Orliczek Systemy",
		biography: {
			pl: "Opiekował się sześćdziesięcioma stażystami i po każdym stażu pyta ich, co mogło pójść lepiej. Zbiera te odpowiedzi od dziewięciu lat.",
			en: "He has looked after sixty interns and asks each of them at the end what could have gone better. He has been collecting the answers for nine years.",
		},
		linkedinUrl: "https://profil.example/dionizy-mech", repositoryUrl: "https://kod.example/dmech",
	},
	{
		key: "ths25-lilianna-gawron", look: "f", firstName: "Lilianna", lastName: "Gawron",
		jobPosition: { pl: "Radczyni prawna", en: "Attorney-at-law" }, organization: "Kancelaria Gawron i Wspólnicy",
		biography: {
			pl: "Specjalizuje się w umowach programistów: etatach, kontraktach i wszystkim pomiędzy. Tłumaczy paragrafy na zdania, które można powiedzieć szefowi.",
			en: "She specialises in developers’ agreements: employment, contracts and everything in between. She translates clauses into sentences you can say to your boss.",
		},
		linkedinUrl: "https://profil.example/lilianna-gawron",
	},
	{
		key: "ths25-borys-szczypior", look: "m", firstName: "Borys", lastName: "Szczypior",
		jobPosition: { pl: "Młodszy inżynier danych", en: "Junior data engineer" }, organization: "Lawinex",
		biography: {
			pl: "Rok temu wysłał 143 zgłoszenia i policzył wszystkie odpowiedzi. Pracę znalazł dzięki projektowi, który zrobił dla działkowców z sąsiedztwa.",
			en: "A year ago he sent 143 applications and counted every reply. He found his job thanks to a project made for the allotment gardeners next door.",
		},
		linkedinUrl: "https://profil.example/borys-szczypior", repositoryUrl: "https://kod.example/szczypior",
	},
	{
		key: "ths25-faustyna-ryl", look: "f", title: "dr", firstName: "Faustyna", lastName: "Ryl",
		jobPosition: { pl: "Psycholożka pracy", en: "Work psychologist" }, organization: "Grodzka Uczelnia Techniczna",
		biography: {
			pl: "Bada, jak ludzie uczą się zawodu w zespołach rozproszonych. Prowadzi poradnię dla studentów kierunków technicznych i twierdzi, że najczęstsze pytanie brzmi „czy wszyscy oprócz mnie to rozumieją?”.",
			en: "She studies how people learn a trade in distributed teams. She runs an advice centre for engineering students and says the commonest question is “does everyone get this except me?”.",
		},
	},
	{
		key: "ths25-amir-zawada", look: "m", firstName: "Amir", lastName: "Zawada",
		jobPosition: { pl: "Dyrektor techniczny", en: "Chief technology officer" }, organization: "Terasnet",
		biography: {
			pl: "Urodził się w Tangerze, studiował w Łodzi, zatrudniał ludzi w siedmiu krajach. Interesuje go, jak rekrutować bez udawania, że wszyscy startują z tego samego miejsca.",
			en: "Born in Tangier, educated in Łódź, he has hired people in seven countries. He is interested in recruiting without pretending that everyone starts from the same place.",
		},
		linkedinUrl: "https://profil.example/amir-zawada", twitterUrl: "https://wpisy.example/amirzawada",
	},
	{
		key: "ths25-apolonia-sztuba", look: "f", firstName: "Apolonia", lastName: "Sztuba",
		jobPosition: { pl: "Dyrektorka personalna", en: "Chief people officer" }, organization: "Jaskrawiec",
		biography: {
			pl: "Wprowadziła jawne widełki w firmie, w której wszyscy przepowiadali katastrofę. Katastrofy nie było, za to rotacja spadła o jedną trzecią.",
			en: "She introduced open pay ranges in a company where everyone predicted disaster. There was none, and staff turnover fell by a third.",
		},
		linkedinUrl: "https://profil.example/apolonia-sztuba",
	},
	{
		key: "ths25-hieronim-drozd", look: "m", title: "dr inż.", firstName: "Hieronim", lastName: "Drozd",
		jobPosition: { pl: "Pełnomocnik dziekana ds. praktyk", en: "Dean’s representative for internships" }, organization: "Grodzka Uczelnia Techniczna",
		biography: {
			pl: "Od dwunastu lat łączy studentów z firmami i odwiedza każdą, do której wysyła praktykantów. W radzie głosuje na tematy, które przydadzą się w poniedziałek rano.",
			en: "For twelve years he has matched students with companies, and he visits every one that takes his interns. On the council he votes for topics that will be useful on Monday morning.",
		},
	},
];
