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

/** Fetched by the few who stay away longer than their session lasts. */
const LogInAgain = lazy(async () => ({ default: (await import("./LogInAgain.tsx")).LogInAgain }));

/** What stands around every screen: the menus, the screen's place, and the log-in when the session ends meanwhile. */
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
		<div className="acc">
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

/** The screen of the address: its shape while it is on its way, and what can be done where it does not come. */
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

/** Who reads by keyboard or by ear goes on where the new screen begins, as on a page that has come. */
function useFocusOnScreen(pathname: string): void {
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current !== pathname) document.getElementById("content")?.focus({ preventScroll: true });
		shown.current = pathname;
	}, [pathname]);
}
