import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation } from "wouter";
import { OfflineStrip } from "./OfflineStrip.tsx";
import { ScreenFailed } from "./ScreenFailed.tsx";
import { ScreenSkeleton } from "./ScreenSkeleton.tsx";
import { useScrollRestoration } from "./scroll-restoration.ts";
import { clientTexts } from "./texts.ts";
import type { AppSession } from "./use-app-session.ts";
import { useFrame } from "./use-frame.ts";

/** Lazy: few people outlast their session. */
const LogInAgain = lazy(async () => ({ default: (await import("./LogInAgain.tsx")).LogInAgain }));

type ShellProps = { session: AppSession; className: string; children: ReactNode };

/** The outermost element of an app. After the end of a session its log-in lies over the page, which keeps typed words. */
export function AppShell({ session, className, children }: ShellProps) {
	const { lang } = useFrame();
	const { person, isNobody, isOver, resume } = session;
	useFocusOnScreen();
	useScrollRestoration();
	if (isNobody) return null;
	return (
		<div className={isOver ? `${className} acc-over` : className}>
			<a className="skip" href="#content">
				{clientTexts.skip[lang]}
			</a>
			{children}
			{isOver && person && (
				<Suspense>
					<LogInAgain person={person} onDone={resume} />
				</Suspense>
			)}
		</div>
	);
}

/** The page's main part; `head` is above the notice that the network is gone. */
export function AppMain({ head, children }: { head?: ReactNode; children: ReactNode }) {
	return (
		<main className="acc-main" id="content" tabIndex={-1}>
			{head}
			<OfflineStrip />
			{children}
		</main>
	);
}

/**
 * The place of a screen: its skeleton while it loads, and its failure, which another screen, another `id` or a new
 * log-in clears.
 */
export function ScreenPlace({ isOver, id = "", children }: { isOver: boolean; id?: string; children: ReactNode }) {
	const [pathname] = useLocation();
	return (
		<QueryErrorResetBoundary>
			{({ reset }) => (
				<ErrorBoundary FallbackComponent={ScreenFailed} onReset={reset} resetKeys={[pathname, isOver]}>
					<Suspense key={`${pathname} ${id}`} fallback={<ScreenSkeleton />}>
						{children}
					</Suspense>
				</ErrorBoundary>
			)}
		</QueryErrorResetBoundary>
	);
}

/** Moves focus to a new screen, as a page load would. */
function useFocusOnScreen(): void {
	const [pathname] = useLocation();
	const lastPath = useRef(pathname);
	useEffect(() => {
		if (lastPath.current !== pathname) document.getElementById("content")?.focus({ preventScroll: true });
		lastPath.current = pathname;
	}, [pathname]);
}
