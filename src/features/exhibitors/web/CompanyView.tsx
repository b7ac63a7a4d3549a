import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Company } from "../contract.ts";
import type { Exhibitor } from "../exhibitor.ts";
import { RECRUITMENT } from "../rules.ts";
import { texts } from "../texts.ts";
import { CompanyField } from "./CompanyField.tsx";

export function CompanyBody({ lang, company }: { lang: Lang; company: Exhibitor }) {
	return (
		<div className="company">
			<Aside lang={lang} company={company} />
			<CompanyGroups lang={lang} company={company} />
		</div>
	);
}

export function CompanyChips({ lang, company }: { lang: Lang; company: Company }) {
	return (
		<>
			<span className="chip">
				<Icon name={company.type === RECRUITMENT ? "briefcase" : "star"} size={18} />
				{(company.type === RECRUITMENT ? texts.isRecruiting : texts.isPresenting)[lang]}
			</span>
			{company.isMeetingEnabled && (
				<span className="chip">
					<Icon name="calendar" size={18} />
					{texts.meetings[lang]}
				</span>
			)}
			{company.standEventCode !== null && (
				<span className="chip">
					<Icon name="chat" size={18} />
					{texts.stand[lang]}
				</span>
			)}
		</>
	);
}

function Aside({ lang, company }: { lang: Lang; company: Exhibitor }) {
	return (
		<aside className="company-aside">
			<div className="company-logo">
				<img src={company.logoUrl} alt="" width="180" height="44" />
			</div>
			{company.meetingTopics.length > 0 && (
				<section>
					<h3>{texts.topics[lang]}</h3>
					<ul>
						{company.meetingTopics.map((topic) => (
							<li key={topic.objectId}>{topic.name}</li>
						))}
					</ul>
				</section>
			)}
			<section>
				<h3>{texts.legalName[lang]}</h3>
				<p>{company.rodoName}</p>
			</section>
		</aside>
	);
}

export function CompanyGroups({ lang, company }: { lang: Lang; company: Exhibitor }) {
	const groups = company.groups.filter((group) => group.fields.length > 0);
	if (groups.length === 0) return <p className="text-muted">{texts.nothingYet[lang]}</p>;
	return (
		<div className="company-groups">
			{groups.map((group) => (
				<section key={group.name}>
					<h3 className="h-card">{group.name}</h3>
					<dl>
						{group.fields.map((field) => (
							<CompanyField key={`${field.name} ${field.valueStr ?? field.valueInt}`} lang={lang} field={field} />
						))}
					</dl>
				</section>
			))}
		</div>
	);
}
