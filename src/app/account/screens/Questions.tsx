import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "wouter";
import type { TicketQuestions } from "../../../features/open-questions/contract.ts";
import { openQuestionTexts as texts } from "../../../features/open-questions/texts.ts";
import { openQuestionsQuery } from "../../../features/open-questions/web/open-questions-query.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { QuestionsForm } from "./questions/QuestionsForm.tsx";

/** The open questions of a ticket (`?ticket=12`), by default of this event's. */
export function Questions() {
	const { lang, event } = useFrame();
	const [params] = useSearchParams();
	const { data } = useSuspenseQuery({ ...openQuestionsQuery(lang), staleTime: 0 });
	const [outcome, setOutcome] = useState<{ text: string; isWrong: boolean }>();
	const status = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (outcome) status.current?.focus();
	}, [outcome]);
	const wanted = Number(params.get("ticket"));
	const ticket =
		data.tickets.find((one) => one.registrationId === wanted) ??
		data.tickets.find((one) => one.eventCode === event.code);
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={ticket && <Lead ticket={ticket} />} />
			<div className="acc-stack">
				<StatusMessage told={outcome} ref={status} />
				{ticket ? (
					<QuestionsForm key={ticket.registrationId} ticket={ticket} onOutcome={setOutcome} />
				) : (
					<NoQuestions />
				)}
			</div>
		</>
	);
}

function Lead({ ticket }: { ticket: TicketQuestions }) {
	const { lang } = useFrame();
	const { eventName, eventNameEn, packageName, questions } = ticket;
	const hasOptional = questions.some(({ isRequired }) => !isRequired);
	const name = `${localized(lang, eventName, eventNameEn)}, ${packageName}.`;
	return [name, texts.lead[lang], hasOptional && texts.optionalLead[lang]].filter(Boolean).join(" ");
}

function NoQuestions() {
	const { lang } = useFrame();
	return (
		<section className="card empty-state">
			<Icon name="check" size={28} />
			<h2 className="h-card">{texts.noneTitle[lang]}</h2>
			<p className="text-muted text-pretty">{texts.none[lang]}</p>
			<Link className="btn btn-small" to="/ticket">
				{texts.back[lang]}
			</Link>
		</section>
	);
}
