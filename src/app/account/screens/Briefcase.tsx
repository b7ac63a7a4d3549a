import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "wouter";
import { getBriefcaseTable } from "../../../features/stands/briefcase-contract.ts";
import { BriefcaseEntryCard } from "../../../features/stands/web/BriefcaseEntryCard.tsx";
import { briefcaseQuery, STANDS } from "../../../features/stands/web/stands-queries.ts";
import { standTexts, briefcaseTexts as texts } from "../../../features/stands/web/texts.ts";
import { download } from "../../../kit/api/download.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { useActs } from "../../../kit/ui/use-acts.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { StandsOpened } from "./stands/StandsOpened.tsx";

export function Briefcase() {
	return (
		<StandsOpened>
			<Entries />
		</StandsOpened>
	);
}

/** Drops the cached stands on leaving. Until then removals can be undone. */
function useRefetchOnReturn(): void {
	const queries = useQueryClient();
	useEffect(
		() => () => void setTimeout(() => queries.removeQueries({ queryKey: [STANDS], type: "inactive" })),
		[queries],
	);
}

// long: one screen's markup
function Entries() {
	const { lang, event } = useFrame();
	useRefetchOnReturn();
	const { data } = useSuspenseQuery({ ...briefcaseQuery(lang, event.code), refetchOnWindowFocus: false });
	const acts = useActs({ done: standTexts.done[lang], failed: standTexts.failed[lang] }, async () => undefined);
	const take = () =>
		acts.act(async () => {
			await download(getBriefcaseTable, { eventCode: event.code }, lang);
			return undefined;
		});
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]}>
				{data.entries.length > 0 && (
					<button
						type="button"
						className="btn btn-soft btn-list"
						aria-disabled={acts.isBusy}
						onClick={() => void take()}
					>
						<Icon name="download" size={20} />
						{texts.toCsv[lang]}
					</button>
				)}
			</ScreenHead>
			{acts.told?.isWrong && <StatusMessage told={acts.told} />}
			{data.entries.length === 0 && (
				<section className="card empty-state">
					<Icon name="briefcase" size={28} />
					<h2 className="h-card">{texts.empty[lang]}</h2>
					<p className="text-muted text-pretty">{texts.emptyLead[lang]}</p>
					<Link className="btn btn-small" to="/stands">
						{texts.toStands[lang]}
					</Link>
				</section>
			)}
			<div className="acc-stack">
				{data.entries.map((entry) => (
					<BriefcaseEntryCard
						key={entry.objectId}
						lang={lang}
						eventCode={event.code}
						entry={entry}
						link={(name) => <Link to={`/stands/${entry.objectId}`}>{name}</Link>}
					/>
				))}
			</div>
		</>
	);
}
