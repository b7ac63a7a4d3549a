import { useId } from "react";
import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import type { AgendaCategory, CategoryTree } from "../contract.ts";
import { agendaTexts } from "../texts.ts";
import { AgendaPanel } from "./AgendaPanel.tsx";
import { AgendaTabs } from "./AgendaTabs.tsx";
import { useAgenda } from "./use-agenda.ts";
import { useView } from "./use-view.ts";

/** A tab: a category with its small note ("pt. 07.06"), which `categoryNote` gives. */
export type AgendaTab = AgendaCategory & { isFake: boolean; note: string | null };

/** Everything that the section is rendered from; plain data. */
export type AgendaProps = {
	lang: Lang;
	eventCode: string;
	timeZone: string;
	/** The sentence under the heading; for a past edition the organiser's other sentence. */
	intro: string;
	/** The fake category stands last. */
	categories: AgendaTab[];
	/** `objectId` of the tab shown first; null where there are none. */
	initialTab: number | null;
	/** The tree of the first tab. */
	tree: CategoryTree | null;
	startsCollapsed: boolean;
	/** Meetups: a flat list, narrowed to one edition where the address names it. */
	isFlat: boolean;
	calendarCode: string | null;
	isOutdated: boolean;
};

/** The agenda of an event: an island, readable as it comes from the server. */
export function AgendaSection(props: AgendaProps) {
	const { lang, categories } = props;
	const id = useId();
	const agenda = useAgenda(props);
	const hasTabs = categories.length > 1 && !props.isFlat;
	const panel = hasTabs && {
		role: "tabpanel",
		id: `${id}-panel`,
		"aria-labelledby": `${id}-tab-${agenda.category?.objectId}`,
	};
	return (
		<section className="ag" aria-labelledby="agenda" ref={agenda.place}>
			<div className="wrap">
				<header className="ag-head">
					<h2 className="h-section" id="agenda">
						{agendaTexts.heading[lang]}
					</h2>
					<p className="lead">{tidy(props.intro || (props.isOutdated ? agendaTexts.outdatedIntro[lang] : ""))}</p>
				</header>
				{hasTabs && (
					<AgendaTabs
						lang={lang}
						id={id}
						categories={categories}
						chosen={agenda.category?.objectId}
						onChoose={agenda.choose}
					/>
				)}
				<p className="ag-message" role="status">
					{agenda.message}
				</p>
				<div {...panel}>
					<Content {...props} agenda={agenda} />
				</div>
			</div>
		</section>
	);
}

function Content({ agenda, ...props }: AgendaProps & { agenda: ReturnType<typeof useAgenda> }) {
	const view = useView(props.startsCollapsed);
	const { shown, tree } = agenda;
	if (!shown) return <p className="ag-empty">{agendaTexts.emptyAgenda[props.lang]}</p>;
	if (tree === "failed") return <Unavailable lang={props.lang} onRetry={agenda.retry} />;
	if (!tree) return <Skeleton lang={props.lang} />;
	return <AgendaPanel key={shown.objectId} {...props} category={shown} tree={tree} view={view} />;
}

function Unavailable({ lang, onRetry }: { lang: Lang; onRetry: () => void }) {
	return (
		<div className="ag-empty">
			<p>{tidy(agendaTexts.unavailable[lang])}</p>
			<button type="button" className="btn btn-soft btn-small" onClick={onRetry}>
				{agendaTexts.retry[lang]}
			</button>
		</div>
	);
}

function Skeleton({ lang }: { lang: Lang }) {
	return (
		<div className="ag-skeleton" aria-busy="true">
			<p className="sr-only">{agendaTexts.loading[lang]}</p>
			{Array.from({ length: 8 }, (_, index) => (
				// The same eight plates every time.
				<span key={index} />
			))}
		</div>
	);
}
