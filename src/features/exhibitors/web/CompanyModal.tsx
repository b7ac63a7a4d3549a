import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useLoaded, WaitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { type Exhibitor, getExhibitor } from "../contract.ts";
import { RECRUITMENT } from "../rules.ts";
import { texts } from "../texts.ts";
import { CompanyField } from "./CompanyField.tsx";

/** The window of a company, `#company/ID`: its groups of fields, and what one can meet about. */
export default function CompanyModal({ lang, eventCode, arg, onClose }: ModalProps) {
	const [loaded, retry] = useLoaded(`${arg} ${lang}`, () => companyOf(eventCode, arg, lang));
	const common = { lang, width: 1000, onClose } as const;
	if (loaded.state !== "loaded") {
		const title = texts.company[lang];
		return <WaitingModal {...common} title={title} state={loaded.state} gone={texts.gone[lang]} onRetry={retry} />;
	}
	const company = loaded.value;
	return (
		<Modal {...common} title={company.name} below={<Chips lang={lang} company={company} />}>
			<div className="company">
				<Aside lang={lang} company={company} />
				<Groups lang={lang} company={company} />
			</div>
		</Modal>
	);
}

function companyOf(eventCode: string, arg: string, lang: Lang): Promise<Exhibitor> {
	const x = Number(arg);
	return Number.isSafeInteger(x) && x > 0
		? call(getExhibitor, { params: { eventCode, x }, query: { lang } })
		: Promise.reject(new CallFailure(404, undefined));
}

function Chips({ lang, company }: { lang: Lang; company: Exhibitor }) {
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
							<li key={topic.objectId}>{tidy(topic.name)}</li>
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

function Groups({ lang, company }: { lang: Lang; company: Exhibitor }) {
	const groups = company.groups.filter((group) => group.fields.length > 0);
	if (groups.length === 0) return <p className="text-muted">{texts.nothingYet[lang]}</p>;
	return (
		<div className="company-groups">
			{groups.map((group) => (
				<section key={group.name}>
					<h3 className="h-card">{tidy(group.name)}</h3>
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
