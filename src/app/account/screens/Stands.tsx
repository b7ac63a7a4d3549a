import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { foundStands, NO_FILTERS } from "../../../features/stands/found-stands.ts";
import { StandCardView, StandFilterFields } from "../../../features/stands/web/StandCards.tsx";
import { standsQuery } from "../../../features/stands/web/stands-queries.ts";
import { standCount, standTexts as texts } from "../../../features/stands/web/texts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { StandsOpened } from "./stands/StandsOpened.tsx";

export function Stands() {
	return (
		<StandsOpened>
			<List />
		</StandsOpened>
	);
}

// long: one screen's markup
function List() {
	const { lang, event } = useFrame();
	const { data } = useSuspenseQuery(standsQuery(lang, event.code));
	const [filters, setFilters] = useState(NO_FILTERS);
	const found = foundStands(data.stands, filters);
	const clear = () => setFilters(NO_FILTERS);
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]}>
				<Link className="btn btn-soft btn-list" to="/briefcase">
					<Icon name="briefcase" size={20} />
					{texts.toBriefcase[lang]}
				</Link>
			</ScreenHead>
			{data.stands.length === 0 ? (
				<Nothing title={texts.noStands[lang]} lead={texts.noStandsLead[lang]} />
			) : (
				<>
					<StandFilterFields lang={lang} filters={filters} onChange={setFilters} />
					<div className="stand-summary">
						<p role="status">{standCount(lang, found.length)}</p>
						{filters !== NO_FILTERS && (
							<button type="button" className="plain-link" onClick={clear}>
								{texts.clear[lang]}
							</button>
						)}
					</div>
					{found.length === 0 && <Nothing title={texts.nothingFound[lang]} lead={texts.nothingFoundLead[lang]} />}
					<ul className="stand-grid">
						{found.map((stand) => (
							<li key={stand.objectId}>
								<StandCardView
									lang={lang}
									stand={stand}
									link={(name) => <Link to={`/stands/${stand.objectId}`}>{name}</Link>}
								/>
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

function Nothing({ title, lead }: { title: string; lead: string }) {
	return (
		<section className="card empty-state">
			<Icon name="briefcase" size={28} />
			<h2 className="h-card">{title}</h2>
			<p className="text-muted text-pretty">{lead}</p>
		</section>
	);
}
