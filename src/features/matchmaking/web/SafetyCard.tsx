import { lazy, Suspense, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { blockPerson, type Person } from "../contract.ts";
import { reportTexts } from "../texts.ts";
import { peopleTexts as texts } from "./texts.ts";

/** Few report anybody. */
const ReportPerson = lazy(async () => ({ default: (await import("./ReportPerson.tsx")).ReportPerson }));

type Props = {
	lang: Lang;
	eventCode: string;
	person: Pick<Person, "id" | "firstName" | "lastName">;
	/** Where there is little room: what blocking means is said before it is done. */
	isShort?: boolean;
	/** Whether there is nothing left to block. */
	isBlocked?: boolean;
	onBlocked: () => void;
};

/** On a person's page and beside a conversation: blocking, and reporting to the organiser. */
export function SafetyCard(props: Props) {
	const { lang, isShort, eventCode, person } = props;
	const [isReporting, setReporting] = useState(false);
	return (
		<section className="card acc-card" aria-labelledby="safety">
			<h2 className={isShort ? "sr-only" : "h-card"} id="safety">
				{texts.safety[lang]}
			</h2>
			{!props.isBlocked && <Block {...props} />}
			<details onToggle={() => setReporting(true)}>
				<summary className="plain-link">{reportTexts.open[lang]}</summary>
				{isReporting && (
					<Suspense>
						<ReportPerson {...{ lang, eventCode }} personId={person.id} />
					</Suspense>
				)}
			</details>
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
		<div className="grid gap-3 justify-items-start">
			{(!isShort || isSure) && <p className="text-muted text-pretty">{texts.blockLead[lang]}</p>}
			<div className="meet-actions">
				<button
					type="button"
					className="btn btn-outline btn-list"
					onClick={() => (isSure ? void block() : setSure(true))}
				>
					{isSure
						? texts.blockTitle[lang].replace("#", () => `${person.firstName} ${person.lastName}`)
						: texts.block[lang]}
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
