import { QueryErrorResetBoundary, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { meQuery } from "../../features/account/web/me-query.ts";
import type { OwnExhibitor } from "../../features/exhibitors/staff-contract.ts";
import { ownExhibitorsQuery } from "../../features/exhibitors/web/staff-queries.ts";
import { CallFailure } from "../../kit/api/call.ts";
import { OfflineStrip } from "../client/OfflineStrip.tsx";
import { ScreenFailed } from "../client/ScreenFailed.tsx";
import { ScreenSkeleton } from "../client/ScreenSkeleton.tsx";
import { useScrollRestoration } from "../client/scroll-restoration.ts";
import { leaveFor, logInAddress, useSessionOver } from "../client/session.ts";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { useLeave } from "../client/use-leave.ts";
import { ExhibitorBar } from "./ExhibitorBar.tsx";
import { ExhibitorRail } from "./ExhibitorRail.tsx";
import { NoStaff } from "./NoStaff.tsx";
import { useChosenExhibitor, WorkplaceContext } from "./workplace.ts";

const LogInAgain = lazy(async () => ({ default: (await import("../client/LogInAgain.tsx")).LogInAgain }));

// long: one frame's markup
export function ExhibitorShell({ children }: { children: ReactNode }) {
	const { lang, base } = useFrame();
	const person = useQuery(meQuery(lang));
	const own = useQuery(ownExhibitorsQuery(lang));
	const workplace = useChosenExhibitor(own.data);
	const [isOver, setOver] = useSessionOver();
	const isNobody = person.data === undefined && person.error instanceof CallFailure && person.error.status === 401;
	useEffect(() => {
		if (isNobody) leaveFor(logInAddress(base));
	}, [isNobody, base]);
	useScrollRestoration();
	const leave = useLeave();
	if (isNobody) return null;
	const rail = { workplace, own: own.data ?? [], person: person.data, onLeave: leave };
	return (
		<div className={isOver ? "acc exh acc-over" : "acc exh"}>
			<a className="skip" href="#content">
				{clientTexts.skip[lang]}
			</a>
			<ExhibitorRail {...rail} />
			<div className="exh-page">
				<ExhibitorBar {...rail} />
				<main className="acc-main" id="content" tabIndex={-1}>
					<OfflineStrip />
					{own.data?.length === 0 ? (
						<NoStaff />
					) : own.isError && !own.data ? (
						<ScreenFailed error={own.error} resetErrorBoundary={() => void own.refetch()} />
					) : (
						<Screen workplace={workplace} isOver={isOver}>
							{children}
						</Screen>
					)}
				</main>
			</div>
			{isOver && person.data && (
				<Suspense>
					<LogInAgain person={person.data} onDone={() => setOver(false)} />
				</Suspense>
			)}
		</div>
	);
}

type ScreenProps = { workplace: OwnExhibitor | undefined; isOver: boolean; children: ReactNode };

function Screen({ workplace, isOver, children }: ScreenProps) {
	const [pathname] = useLocation();
	const lastPath = useRef(pathname);
	useEffect(() => {
		if (lastPath.current !== pathname) document.getElementById("content")?.focus({ preventScroll: true });
		lastPath.current = pathname;
	}, [pathname]);
	if (!workplace) return <ScreenSkeleton />;
	return (
		<WorkplaceContext value={workplace}>
			<QueryErrorResetBoundary>
				{({ reset }) => (
					<ErrorBoundary FallbackComponent={ScreenFailed} onReset={reset} resetKeys={[pathname, isOver]}>
						<Suspense key={`${pathname} ${workplace.objectId}`} fallback={<ScreenSkeleton />}>
							{children}
						</Suspense>
					</ErrorBoundary>
				)}
			</QueryErrorResetBoundary>
		</WorkplaceContext>
	);
}
