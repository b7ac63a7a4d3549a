import "../../../features/leads/web/leads.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FILTERS, type Filter, filterLeads } from "../../../features/leads/rules.ts";
import { LeadRow } from "../../../features/leads/web/LeadRow.tsx";
import { leadsQuery } from "../../../features/leads/web/leads-query.ts";
import { filterTexts, leadsTexts as texts } from "../../../features/leads/web/texts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { ExhibitorLink } from "../ExhibitorLink.tsx";
import { useLeadChanges } from "../use-lead-changes.ts";
import { useWorkplace } from "../workplace.ts";

// long: one screen's markup
export function Leads() {
	const { lang } = useFrame();
	const { objectId } = useWorkplace();
	const { data } = useSuspenseQuery(leadsQuery(lang, objectId));
	const { told, onSaved, onGone } = useLeadChanges(objectId);
	const [filter, setFilter] = useState<Filter>("all");
	// Keeps a rated lead in the list until the filter changes.
	const [kept, keep] = useState<ReadonlySet<number>>(new Set());
	const visibleLeads = data.leads.filter((one) => kept.has(one.objectId) || filterLeads([one], filter).length > 0);
	const choose = (next: Filter) => {
		setFilter(next);
		keep(new Set());
	};
	return (
		<>
			<Head isEmpty={data.leads.length === 0} />
			<p className="sr-only" role="status">
				{told}
			</p>
			{data.leads.length === 0 ? (
				<Empty />
			) : (
				<section className="card acc-card" aria-label={texts.title[lang]}>
					<fieldset className="segment lead-kinds justify-self-start">
						<legend className="sr-only">{texts.filter[lang]}</legend>
						{FILTERS.map((one) => (
							<button key={one} type="button" aria-pressed={one === filter} onClick={() => choose(one)}>
								{`${filterTexts[one][lang]} ${filterLeads(data.leads, one).length}`}
							</button>
						))}
					</fieldset>
					{visibleLeads.length === 0 && <p className="text-muted">{texts.noneOfFilter[lang]}</p>}
					<ul>
						{visibleLeads.map((lead) => (
							<LeadRow
								key={lead.objectId}
								lang={lang}
								exhibitorId={objectId}
								timeZone={data.timeZone}
								lead={lead}
								onGone={onGone}
								onSaved={(saved) => {
									keep(new Set([...kept, saved.objectId]));
									onSaved(saved);
								}}
							/>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

function Head({ isEmpty }: { isEmpty: boolean }) {
	const { lang } = useFrame();
	const { objectId } = useWorkplace();
	return (
		<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]}>
			<div className="flex flex-wrap gap-3">
				{!isEmpty && (
					<a
						className="btn btn-outline btn-small"
						href={`/api/exhibitor/${objectId}/leads.csv?lang=${lang}`}
						aria-label={texts.csvLabel[lang]}
						download
					>
						<Icon name="download" size={20} />
						{texts.csv[lang]}
					</a>
				)}
				<ExhibitorLink className="btn btn-small" to="/scan">
					{texts.scan[lang]}
				</ExhibitorLink>
			</div>
		</ScreenHead>
	);
}

function Empty() {
	const { lang } = useFrame();
	return (
		<section className="card empty-state">
			<Icon name="person" size={28} />
			<h2 className="h-card">{texts.none[lang]}</h2>
			<p className="text-muted text-pretty">{texts.noneLead[lang]}</p>
		</section>
	);
}
