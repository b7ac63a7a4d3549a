import { QueryErrorResetBoundary, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { meQuery } from "../../features/account/web/me-query.ts";
import { CallFailure } from "../../kit/api/call.ts";
import { OfflineStrip } from "../client/OfflineStrip.tsx";
import { ScreenFailed } from "../client/ScreenFailed.tsx";
import { ScreenSkeleton } from "../client/ScreenSkeleton.tsx";
import { useScrollRestoration } from "../client/scroll-restoration.ts";
import { leaveFor, logInAddress, useSessionOver } from "../client/session.ts";
import { clientTexts } from "../client/texts.ts";
import { useFrame } from "../client/use-frame.ts";
import { useLeave } from "../client/use-leave.ts";
import { BottomBar } from "./BottomBar.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";
import { SideMenu } from "./SideMenu.tsx";

/** Lazy: few people outlast their session. */
const LogInAgain = lazy(async () => ({ default: (await import("../client/LogInAgain.tsx")).LogInAgain }));

export function Shell({ children }: { children: ReactNode }) {
	const frame = useFrame();
	const { lang } = frame;
	const [pathname] = useLocation();
	const person = useQuery(meQuery(lang));
	const [isOver, setOver] = useSessionOver();
	const isNobody = person.data === undefined && person.error instanceof CallFailure && person.error.status === 401;
	useEffect(() => {
		if (isNobody) leaveFor(logInAddress(frame.base));
	}, [isNobody, frame.base]);
	useFocusOnScreen(pathname);
	useScrollRestoration();
	const leave = useLeave();
	if (isNobody) return null;
	return (
		<div className={isOver ? "acc acc-over" : "acc"}>
			<a className="skip" href="#content">
				{clientTexts.skip[lang]}
			</a>
			<SideMenu person={person.data} onLeave={leave} />
			<main className="acc-main" id="content" tabIndex={-1}>
				<PhoneMenu person={person.data} onLeave={leave} />
				<OfflineStrip />
				<Screen isOver={isOver}>{children}</Screen>
			</main>
			<BottomBar />
			{isOver && person.data && (
				<Suspense>
					<LogInAgain person={person.data} onDone={() => setOver(false)} />
				</Suspense>
			)}
		</div>
	);
}

function Screen({ isOver, children }: { isOver: boolean; children: ReactNode }) {
	const [pathname] = useLocation();
	return (
		<QueryErrorResetBoundary>
			{({ reset }) => (
				<ErrorBoundary FallbackComponent={ScreenFailed} onReset={reset} resetKeys={[pathname, isOver]}>
					<Suspense key={pathname} fallback={<ScreenSkeleton />}>
						{children}
					</Suspense>
				</ErrorBoundary>
			)}
		</QueryErrorResetBoundary>
	);
}

/** Moves focus to the new screen, as a page load would. */
function useFocusOnScreen(pathname: string): void {
	const lastPath = useRef(pathname);
	useEffect(() => {
		if (lastPath.current !== pathname) document.getElementById("content")?.focus({ preventScroll: true });
		lastPath.current = pathname;
	}, [pathname]);
}
