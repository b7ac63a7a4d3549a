import { QueryErrorResetBoundary, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { CallFailure } from "../../kit/api/call.ts";
import { useScrollRestoration } from "../client/scroll-restoration.ts";
import { BottomBar } from "./BottomBar.tsx";
import { OfflineStrip } from "./OfflineStrip.tsx";
import { PhoneMenu } from "./PhoneMenu.tsx";
import { meQuery } from "./queries.ts";
import { ScreenFailed } from "./ScreenFailed.tsx";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { leaveFor, logInAddress, useSessionOver } from "./session.ts";
import { texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";
import { useLeave } from "./use-leave.ts";

/** Lazy: few people outlast their session. */
const LogInAgain = lazy(async () => ({ default: (await import("./LogInAgain.tsx")).LogInAgain }));

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
				{texts.skip[lang]}
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
