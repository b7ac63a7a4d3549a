import "../../../features/leads/web/leads.css";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ConsentCard } from "../../../features/leads/web/ConsentCard.tsx";
import { LeadRow } from "../../../features/leads/web/LeadRow.tsx";
import { leadsQuery } from "../../../features/leads/web/leads-query.ts";
import { ScanCard } from "../../../features/leads/web/ScanCard.tsx";
import { leadsTexts as texts } from "../../../features/leads/web/texts.ts";
import { type TakenLead, useScanning } from "../../../features/leads/web/use-scanning.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useWorkplace } from "../workplace.ts";

type TakenProps = {
	taken: TakenLead;
	onChanged: () => unknown;
	onNext: () => void;
};

function NewLeadCard({ taken, onChanged, onNext }: TakenProps) {
	const { lang } = useFrame();
	const { objectId, timeZone } = useWorkplace();
	return (
		<section className="card acc-card" aria-labelledby="taken">
			<Focused text={texts[taken.isNew ? "tookTitle" : "knownTitle"][lang]} />
			<ul>
				<LeadRow
					lang={lang}
					exhibitorId={objectId}
					timeZone={timeZone}
					lead={taken.lead}
					onSaved={onChanged}
					onGone={() => {
						void onChanged();
						onNext();
					}}
				/>
			</ul>
			<button type="button" className="btn justify-self-start" onClick={onNext}>
				{texts.next[lang]}
			</button>
		</section>
	);
}

/** Scans a ticket, waits for the participant's consent and saves the lead. */
export function Scan() {
	const { lang } = useFrame();
	const { objectId } = useWorkplace();
	const queries = useQueryClient();
	const { queryKey } = leadsQuery(lang, objectId);
	const onTaken = () => queries.invalidateQueries({ queryKey });
	const { seen, taken, failure, isBusy, look, take, next } = useScanning({ lang, exhibitorId: objectId, onTaken });
	return (
		<>
			<ScreenHead title={texts.scanTitle[lang]} lead={texts.scanLead[lang]} />
			<div className="acc-stack">
				{taken ? (
					<NewLeadCard taken={taken} onChanged={onTaken} onNext={next} />
				) : seen ? (
					<ConsentCard
						lang={lang}
						seen={seen}
						isBusy={isBusy}
						failure={failure}
						onNext={next}
						onLang={(said) => void look(seen.code, said)}
						onTake={() => void take(seen)}
					/>
				) : (
					<ScanCard lang={lang} isBusy={isBusy} failure={failure} onCode={(code) => void look(code)} />
				)}
			</div>
		</>
	);
}

/** Takes focus, so that screen readers announce it. */
function Focused({ text }: { text: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h2 className="h-card focus:outline-none" id="taken" tabIndex={-1} ref={heading}>
			{text}
		</h2>
	);
}
