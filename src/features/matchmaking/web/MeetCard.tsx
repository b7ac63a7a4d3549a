import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Person } from "../contract.ts";
import { ReasonStrip } from "./ReasonStrip.tsx";
import { peopleTexts as texts } from "./texts.ts";

type Props = {
	lang: Lang;
	person: Person;
	face: ReactNode;
	name: ReactNode;
	actions: ReactNode;
};

export function MeetCard({ lang, person, face, name, actions }: Props) {
	const { headline, company, about, reasons, tie, sentence, isHere } = person;
	return (
		<article className="card meet-card">
			{tie === "received" && (
				<p className="meet-invites">
					<Icon name="mail" size={18} />
					{texts.invitesYou[lang]}
				</p>
			)}
			<header className="meet-head">
				{face}
				<div className="min-w-0">
					<h3 className="meet-name">{name}</h3>
					<p className="text-muted wrap-anywhere">{headline}</p>
					{company && <p className="font-bold wrap-anywhere">{company}</p>}
					{isHere && <p className="meet-here">{texts.hereMark[lang]}</p>}
				</div>
			</header>
			<ReasonStrip lang={lang} reasons={reasons} />
			{sentence ? (
				<p className="wrap-anywhere">{lang === "pl" ? `„${sentence}”` : `“${sentence}”`}</p>
			) : (
				about && <p className="text-muted wrap-anywhere">{about}</p>
			)}
			{actions}
		</article>
	);
}
