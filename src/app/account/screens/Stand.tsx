import { fill } from "../../../kit/i18n/fill.ts";
import "../../../features/exhibitors/web/exhibitors.css";
import "../../../features/meetings/web/meetings.css";
import "../../../features/stands/web/stand.css";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Link, useParams } from "wouter";
import { meQuery } from "../../../features/account/web/me-query.ts";
import { CompanyGroups } from "../../../features/exhibitors/web/CompanyView.tsx";
import { type Stand as StandData, visitStand } from "../../../features/stands/contract.ts";
import { Banner } from "../../../features/stands/web/Banner.tsx";
import { NoteField } from "../../../features/stands/web/BriefcaseEntryCard.tsx";
import { JobsAndCv } from "../../../features/stands/web/JobsAndCv.tsx";
import { ReportStand } from "../../../features/stands/web/ReportStand.tsx";
import { STANDS, standQuery } from "../../../features/stands/web/stands-queries.ts";
import { ContactCard, DutyCard } from "../../../features/stands/web/Talking.tsx";
import { standTexts as texts } from "../../../features/stands/web/texts.ts";
import { call } from "../../../kit/api/call.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { NoScreen } from "../../client/NoScreen.tsx";
import { useIsOffline } from "../../client/offline.ts";
import { PartFailed } from "../../client/PartFailed.tsx";
import { clientTexts } from "../../client/texts.ts";
import { useFrame } from "../../client/use-frame.ts";
import { useTitle } from "../../client/use-title.ts";
import { StandLectures, StandMaterials } from "./stands/StandMore.tsx";
import { SLOTS, StandSlots } from "./stands/StandSlots.tsx";
import { StandsOpened } from "./stands/StandsOpened.tsx";

const TalkToStand = lazy(async () => ({
	default: (await import("../../../features/chat/web/TalkToStand.tsx")).TalkToStand,
}));

export function Stand() {
	const id = useParams()["id"] ?? "";
	if (!/^[1-9]\d{0,8}$/.test(id)) return <NoScreen />;
	return (
		<StandsOpened key={id}>
			<OneStand id={Number(id)} />
		</StandsOpened>
	);
}

/** Records the visit. Failures are ignored. */
function useVisit(eventCode: string, id: number): void {
	useEffect(() => void call(visitStand, { params: { eventCode, id } }).catch(() => {}), [eventCode, id]);
}

/** Saving refetches the briefcase. */
function NoteCard({ id, name, note }: { id: number; name: string; note: string }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	return (
		<section className="card acc-card">
			<NoteField
				lang={lang}
				eventCode={event.code}
				id={id}
				name={name}
				initial={note}
				onSaving={(_, saved) =>
					void saved.then(
						() => queries.removeQueries({ queryKey: [STANDS, event.code, "briefcase"] }),
						() => {},
					)
				}
			/>
		</section>
	);
}

// long: one screen's markup
function OneStand({ id }: { id: number }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { data: stand } = useSuspenseQuery(standQuery(lang, event.code, id));
	useTitle(stand.exhibitor.name);
	useVisit(event.code, id);
	const onChanged = () => queries.invalidateQueries({ queryKey: [STANDS] });
	const part = { lang, eventCode: event.code, stand, onChanged };
	const { exhibitor, note } = stand;
	const company = useMemo(() => <CompanyGroups lang={lang} company={exhibitor} />, [lang, exhibitor]);
	return (
		<div className="stand-page">
			<StandLinks stand={stand} />
			<Banner {...part}>
				{exhibitor.isMeetingEnabled && !event.isOver && (
					<a className="btn btn-small stand-key" href={`#${SLOTS}`}>
						{texts.arrange[lang]}
					</a>
				)}
			</Banner>
			<div className="acc-columns">
				<div className="acc-column acc-beside">
					<DutyCard lang={lang} stand={stand} />
					<Talk id={exhibitor.objectId} />
					<ContactCard {...part} />
				</div>
				<div className="acc-column">
					{note !== null && <NoteCard id={id} name={exhibitor.name} note={note} />}
					<JobsAndCv
						{...part}
						cvLink={(words) => (
							<Link className="btn btn-soft btn-list" to="/cv">
								{words}
							</Link>
						)}
					/>
					{exhibitor.isMeetingEnabled && <StandSlots company={exhibitor} />}
					<section className="card acc-card" aria-label={texts.about[lang]}>
						{company}
					</section>
					<StandMaterials stand={stand} />
					<StandLectures stand={stand} />
					<ReportStand lang={lang} eventCode={event.code} id={id} />
				</div>
			</div>
		</div>
	);
}

/** The stand renders without it. */
function Talk({ id }: { id: number }) {
	const { lang, event } = useFrame();
	const { data: me } = useSuspenseQuery(meQuery(lang));
	const isOffline = useIsOffline();
	const chat = { lang, isOffline, zone: event.timeZone, now: siteNow(), exhibitorId: id, accountId: me.id };
	return (
		<ErrorBoundary
			fallbackRender={({ resetErrorBoundary }) => (
				<PartFailed what={clientTexts.failed[lang]} onRetry={resetErrorBoundary} />
			)}
		>
			<Suspense>
				<TalkToStand {...chat} />
			</Suspense>
		</ErrorBoundary>
	);
}

function StandLinks({ stand: { previous, next } }: { stand: StandData }) {
	const { lang } = useFrame();
	return (
		<div className="stand-ways">
			<Link to="/stands">
				<Icon name="back" size={20} />
				{texts.allStands[lang]}
			</Link>
			<nav aria-label={texts.neighbours[lang]}>
				{previous && (
					<Link to={`/stands/${previous.objectId}`} aria-label={fill(texts.previous[lang], { name: previous.name })}>
						<Icon name="back" size={20} />
						{previous.name}
					</Link>
				)}
				{next && (
					<Link to={`/stands/${next.objectId}`} aria-label={fill(texts.next[lang], { name: next.name })}>
						{next.name}
						<Icon name="arrow" size={20} />
					</Link>
				)}
			</nav>
		</div>
	);
}
