import { lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Route, Switch } from "wouter";
import { ClientApp } from "../client/ClientApp.tsx";
import type { AppFrame } from "../client/frame.ts";
import { ScreenFailed } from "../client/ScreenFailed.tsx";
import { lazyScreen, type Screen, ScreenSwitch } from "../client/screens.tsx";
import { ExhibitorShell } from "./ExhibitorShell.tsx";
import { NoExhibitorScreen } from "./NoExhibitorScreen.tsx";
import { ExhibitorToday } from "./screens/ExhibitorToday.tsx";

const SCREENS: readonly Screen[] = [
	{ path: "/", Component: ExhibitorToday },
	lazyScreen("/stand", async () => (await import("./screens/StandEditor.tsx")).StandEditor),
	lazyScreen("/leads", async () => (await import("./screens/Leads.tsx")).Leads),
	lazyScreen("/scan", async () => (await import("./screens/Scan.tsx")).Scan),
	lazyScreen("/cvs", async () => (await import("./screens/Cvs.tsx")).Cvs),
	lazyScreen("/meetings", async () => (await import("./screens/ExhibitorMeetings.tsx")).ExhibitorMeetings),
	lazyScreen("/inbox", async () => (await import("./screens/Inbox.tsx")).Inbox),
	lazyScreen("/inbox/:id", async () => (await import("./screens/Inbox.tsx")).Inbox),
	lazyScreen("/statistics", async () => (await import("./screens/Statistics.tsx")).Statistics),
	lazyScreen("/team", async () => (await import("./screens/Team.tsx")).Team),
];

/** Loads lazily: only invited people see it, and they may have no account yet. */
const Invitation = lazy(async () => ({ default: (await import("./screens/Invitation.tsx")).Invitation }));

export function ExhibitorApp(at: { frame: AppFrame; root: string }) {
	return (
		<ClientApp {...at} screens={SCREENS}>
			<Switch>
				<Route path="/invitation">
					<ErrorBoundary FallbackComponent={ScreenFailed}>
						<Suspense>
							<Invitation />
						</Suspense>
					</ErrorBoundary>
				</Route>
				<Route>
					<ExhibitorShell>
						<ScreenSwitch screens={SCREENS} none={NoExhibitorScreen} />
					</ExhibitorShell>
				</Route>
			</Switch>
		</ClientApp>
	);
}
