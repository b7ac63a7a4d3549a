import type { SecondLanguage } from "../shape.ts";

/** What some lectures say in the other language of the two, by their keys; the others have been written in one alone. */
export const secondLanguage: Record<string, SecondLanguage> = {
	"opening-412-proposals": {
		subject: "Opening: 412 proposals and what none of them said",
		shortDescription:
			"The council has read 412 proposals. Three speakers tell you what came most often this year, what nobody sent, and how to make a day of it.",
		description:
			"The word “agent” stood in every third proposal, the words “we switched it off” in four. Hanna, Oliwia and Kajetan put these two numbers on the bench and look at what the trade likes to talk about and what it keeps quiet.\n\nAt the end there are three ready routes through the programme: for those who run things, for those who build them, and for those who pay. Half an hour, no slides with logos.",
	},
	"landing-zone-bez-bolu": {
		subject: "A landing zone without pain: three years and forty subscriptions later",
		shortDescription:
			"What is left of the first landing zone design after three years of life, and which decisions took longest to undo.",
		description:
			"In 2022 we had two subscriptions, one diagram and the belief that management groups should mirror the company. Then the company changed its structure. Twice.\n\nI will show three decisions that held (naming, one module per subscription, policies in audit mode first) and two that cost us eleven weeks together: a central firewall in one region, and Terraform state in a single file.\n\nYou leave with a list of questions worth asking before the fifth subscription, because after the twentieth they cost more.",
	},
	"kontenery-w-azure": {
		subject: "Containers in Azure: when AKS, when Container Apps, and when neither",
		shortDescription: "Four real systems, four different answers, and one that went back to plain App Service.",
		description:
			"A shop whose traffic jumps twentyfold on Fridays, nightly tariff runs, a panel for twelve people and a payment gateway under audit. For each of them I have counted the cost, the time to deploy and the number of people to wake when it breaks.\n\nThere will be no table of what is better. There will be a decision tree of five questions, and the first is not about technology but about who takes the pager.",
	},
	"chaos-engineering-bank": {
		subject: "Inżynieria chaosu w banku pod nadzorem",
		shortDescription:
			"Jak dostać pozwolenie na psucie produkcji od ludzi, których praca polega na tym, żeby do tego nie doszło?",
		description:
			"Pierwszy zaproponowany eksperyment odrzucono po dziewięciu minutach. Czwarty odbył się we wtorek w południe, z audytorem na sali i palcem na przycisku stop. Między nimi leży opowieść o dowodach, promieniu rażenia i doborze słów: „chaos” nie padł w dokumentach ani razu.\n\nPokażemy wzór eksperymentu, o który dział zgodności prosi dziś sam, dwa odkrycia, które zwróciły koszt całego programu, i jeden eksperyment, którego byśmy nie powtórzyli. Będzie Azure Chaos Studio na AKS i więcej dokumentów Worda, niż byś sobie życzył lub życzyła.",
	},
	"finops-38-procent": {
		subject: "FinOps in earnest: how we cut the bill by 38%",
		shortDescription:
			"No three-year reservations and no e-mail appeals. Seven changes in the order in which they really saved money.",
	},
	"private-endpoints-dns": {
		subject: "Prywatne punkty końcowe, DNS i inne rzeczy, które zepsuły nam piątek",
		shortDescription:
			"Siedemdziesiąt sklepów, dziewięć krajów i jedna strefa privatelink zarejestrowana dwa razy. Z przewodnikiem po rozwiązywaniu nazw w sieciach hybrydowych Azure.",
	},
	"closing-panel": {
		subject: "Closing: what we will not adopt before next year",
		shortDescription:
			"A panel about saying no. An architect, a team lead and a man for outages each name three fashionable things that they knowingly put off.",
	},
	"agenci-ktorzy-nie-zmyslaja": {
		subject: "Agents that do not make things up: judging answers in production",
		shortDescription:
			"How a bank measures whether answers are true when there are eight thousand questions a day and four reviewers.",
	},
	"fabric-od-zera": {
		subject: "Microsoft Fabric from zero to a warehouse in forty-five minutes",
		shortDescription:
			"One attempt, live data from city bikes and a clock on the screen. No “here is one I made earlier”.",
	},
	"wektory-dwa-wyniki": {
		subject: "Vectors in PostgreSQL and in Azure AI Search: one test, two results",
		shortDescription:
			"A million fragments of ships’ logs, the same embeddings, the same questions. The differences are where we did not expect them.",
	},
	"small-models-edge": {
		subject: "Małe modele językowe na brzegu sieci",
		shortDescription:
			"Model o trzech miliardach parametrów w 240 oddziałach banku, na komputerach kupionych, zanim ktokolwiek powiedział „token”. Co się mieści, co nie i kto to aktualizuje.",
	},
	"passkeys-dziesiec-tysiecy": {
		subject: "Passkeys in a company of ten thousand people",
		shortDescription:
			"Passwords were gone in eighteen months. The last four hundred accounts took longer than the first nine thousand.",
	},
	"threat-hunting-sentinel": {
		subject: "Polowanie na zagrożenia z Sentinelem: śledztwo na żywo",
		shortDescription:
			"Jedno z nas w zeszłym tygodniu zaatakowało środowisko i nie powie jak. Drugie ma czterdzieści pięć minut, KQL i publiczność.",
	},
	"zero-trust-jeden-administrator": {
		subject: "Zero Trust for a team with one administrator",
		shortDescription:
			"Two hundred people, one administrator, no budget. An order of steps in which every week changes something.",
	},
	"nis2-co-trzeba-wdrozyc": {
		subject: "The new NIS2 duties: what really has to be in place by October",
		shortDescription: "Seventy pages of rules come down to twenty-six tasks. Each with an owner, a date and a proof.",
	},
	"od-arkusza-do-aplikacji": {
		subject: "From spreadsheet to app: invoices in Power Apps",
		shortDescription:
			"The sheet had twenty-two columns and one person who understood it. Four months later a hundred and forty do.",
	},
};
