import { QueryErrorResetBoundary, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { meQuery } from "../../features/account/web/me-query.ts";
import { officeQuery } from "../../features/organisers/web/office-query.ts";
import { CallFailure } from "../../kit/api/call.ts";
import { useLogOutElsewhere } from "../../kit/ui/log-out-elsewhere.ts";
import { OfflineStrip } from "../client/OfflineStrip.tsx";
import { ScreenFailed } from "../client/ScreenFailed.tsx";
import { ScreenSkeleton } from "../client/ScreenSkeleton.tsx";
import { useScrollRestoration } from "../client/scroll-restoration.ts";
import { leaveFor, logInAddress, useSessionOver } from "../client/session.ts";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { useLeave } from "../client/use-leave.ts";
import { menuPlace } from "./menu.ts";
import { OfficeBar } from "./OfficeBar.tsx";
import { OfficeRail } from "./OfficeRail.tsx";
import { type Office, OfficeContext } from "./office-context.ts";
import { ProofGate } from "./ProofGate.tsx";
import { type FinderDialog, OfficeFinder } from "./palette/OfficeFinder.tsx";
import { forgetOfficeDrafts } from "./pieces/form/edit-version.ts";
import { FactorNeeded, NoRight, NoRole } from "./Refusals.tsx";

const LogInAgain = lazy(async () => ({ default: (await import("../client/LogInAgain.tsx")).LogInAgain }));

// long: one frame's markup
export function OfficeShell({ children }: { children: ReactNode }) {
	const { lang, base, event } = useFrame();
	const person = useQuery(meQuery(lang));
	const office = useQuery(officeQuery(lang, event.code));
	const [isOver, setOver] = useSessionOver();
	const [dialog, setDialog] = useState<FinderDialog>();
	const isNobody = person.data === undefined && person.error instanceof CallFailure && person.error.status === 401;
	useEffect(() => {
		if (isNobody) leaveFor(logInAddress(base));
	}, [isNobody, base]);
	useScrollRestoration();
	const leave = useLeave();
	useLogOutElsewhere(forgetOfficeDrafts);
	if (isNobody) return null;
	const onLeave = () => {
		forgetOfficeDrafts();
		void leave();
	};
	const onFind = () => setDialog("palette");
	const rail = { office: office.data, photoUrl: person.data?.photoUrl ?? null, onLeave, onFind };
	return (
		<div className={isOver ? "acc off acc-over" : "acc off"}>
			<a className="skip" href="#content">
				{clientTexts.skip[lang]}
			</a>
			<OfficeRail {...rail} />
			<div className="off-page">
				<OfficeBar {...rail} />
				<main className="acc-main" id="content" tabIndex={-1}>
					<OfflineStrip />
					<ProofGate office={office.data}>
						<Entrance office={office} isOver={isOver}>
							{children}
						</Entrance>
					</ProofGate>
				</main>
			</div>
			{office.data && <OfficeFinder office={office.data} open={dialog} onOpen={setDialog} />}
			{isOver && person.data && (
				<Suspense>
					<LogInAgain person={person.data} onDone={() => setOver(false)} />
				</Suspense>
			)}
		</div>
	);
}

type EntranceProps = {
	office: { data: Office | undefined; error: unknown; refetch(): Promise<unknown> };
	isOver: boolean;
	children: ReactNode;
};

/** The screen, or why it stays closed. Once open it stays, so that a role taken away leaves typed words on the page. */
function Entrance({ office, isOver, children }: EntranceProps) {
	const { data, error } = office;
	if (data?.isFactorMissing) return <FactorNeeded onCheck={() => void office.refetch()} />;
	if (data) {
		return (
			<Screen office={data} isOver={isOver}>
				{children}
			</Screen>
		);
	}
	if (error instanceof CallFailure && error.status === 404) return <NoRole />;
	// the log-in dialog opens
	if (error instanceof CallFailure && error.status === 401) return <ScreenSkeleton />;
	if (error) return <ScreenFailed error={error} resetErrorBoundary={() => void office.refetch()} />;
	return <ScreenSkeleton />;
}

function Screen({ office, isOver, children }: { office: Office; isOver: boolean; children: ReactNode }) {
	const [pathname] = useLocation();
	const lastPath = useRef(pathname);
	const place = menuPlace(pathname);
	const openedPath = useRef("");
	useEffect(() => {
		if (lastPath.current !== pathname) document.getElementById("content")?.focus({ preventScroll: true });
		lastPath.current = pathname;
	}, [pathname]);
	const isAllowed = !place || office.rights.includes(place.item.right);
	if (isAllowed) openedPath.current = pathname;
	if (openedPath.current !== pathname) return <NoRight />;
	return (
		<OfficeContext value={office}>
			<QueryErrorResetBoundary>
				{({ reset }) => (
					<ErrorBoundary FallbackComponent={ScreenFailed} onReset={reset} resetKeys={[pathname, isOver]}>
						<Suspense key={pathname} fallback={<ScreenSkeleton />}>
							{children}
						</Suspense>
					</ErrorBoundary>
				)}
			</QueryErrorResetBoundary>
		</OfficeContext>
	);
}
