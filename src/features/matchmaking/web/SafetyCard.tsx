import { type ReactNode, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Report } from "../../../kit/ui/report.tsx";
import { showWhole } from "../../../kit/ui/show-whole.ts";
import { blockPerson, type Person, reportPerson } from "../contract.ts";
import { reportReasons, reportTexts } from "../texts.ts";
import { safetyTexts as texts } from "./safety-texts.ts";

type Props = {
	lang: Lang;
	eventCode: string;
	person: Pick<Person, "id" | "firstName" | "lastName">;
	/** True in a narrow place: it explains blocking only before confirmation. */
	isShort?: boolean;
	/** Shown if blocking is not possible. */
	instead?: ReactNode;
	onBlocked: () => void;
};

export function SafetyCard(props: Props) {
	const { lang, isShort, eventCode, person, instead } = props;
	return (
		<section className="card acc-card" aria-labelledby="safety">
			<h2 className={isShort ? "sr-only" : "h-card"} id="safety" tabIndex={-1}>
				{texts.safety[lang]}
			</h2>
			{instead === undefined ? <Block {...props} /> : instead}
			<Report
				lang={lang}
				reasons={reportReasons}
				texts={reportTexts}
				onSend={(body) => call(reportPerson, { params: { eventCode, personId: person.id }, query: { lang }, body })}
			/>
		</section>
	);
}

function Block({ lang, eventCode, person, isShort, onBlocked }: Props) {
	const [isSure, setSure] = useState(false);
	const [error, setError] = useState<string>();
	const block = async () => {
		try {
			const params = { eventCode, personId: person.id };
			await call(blockPerson, { params, query: { lang }, body: { isBlocked: true } });
			onBlocked();
		} catch (failure) {
			setError(sentenceOf(lang, failure));
		}
	};
	return (
		<div className="grid scroll-my-4 gap-3 justify-items-start" ref={isSure ? showWhole : null}>
			{isSure && (
				<p className="font-bold text-pretty" id="block-question">
					{fill(texts.blockTitle[lang], `${person.firstName} ${person.lastName}`)}
				</p>
			)}
			{(!isShort || isSure) && <p className="text-muted text-pretty">{texts.blockLead[lang]}</p>}
			<div className="meet-actions">
				<button
					type="button"
					className="btn btn-outline btn-list"
					aria-describedby={isSure ? "block-question" : undefined}
					onClick={() => (isSure ? void block() : setSure(true))}
				>
					{texts.block[lang]}
				</button>
				{isSure && (
					<button type="button" className="btn btn-soft btn-list" onClick={() => setSure(false)}>
						{texts.cancel[lang]}
					</button>
				)}
			</div>
			<FieldError id="block" error={error} />
		</div>
	);
}

function sentenceOf(lang: Lang, failure: unknown): string {
	return failure instanceof CallFailure && failure.problem ? failure.message : texts.failed[lang];
}
