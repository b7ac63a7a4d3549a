import { lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Route, Switch } from "wouter";
import { ClientApp } from "../client/ClientApp.tsx";
import type { AppFrame } from "../client/frame.ts";
import { ScreenFailed } from "../client/ScreenFailed.tsx";
import { lazyScreen, type Screen, ScreenSwitch } from "../client/screens.tsx";
import { NoOfficeScreen } from "./NoOfficeScreen.tsx";
import { OfficeShell } from "./OfficeShell.tsx";
import { Start } from "./Start.tsx";

const SCREENS: readonly Screen[] = [
	{ path: "/", Component: Start },
	lazyScreen("/today", async () => (await import("./screens/Today.tsx")).Today),
	lazyScreen("/today/emails", async () => (await import("./screens/FailedEmails.tsx")).FailedEmails),
	lazyScreen("/today/programme", async () => (await import("./screens/ProgrammeCheck.tsx")).ProgrammeCheck),
	lazyScreen("/participants", async () => (await import("./screens/Participants.tsx")).Participants),
	lazyScreen("/participants/:id", async () => (await import("./screens/Person.tsx")).Person),
	lazyScreen("/orders", async () => (await import("./screens/Orders.tsx")).Orders),
	lazyScreen("/orders/new", async () => (await import("./screens/NewOrder.tsx")).NewOrder),
	lazyScreen("/packages", async () => (await import("./screens/Packages.tsx")).Packages),
	lazyScreen("/waiting", async () => (await import("./screens/WaitingList.tsx")).WaitingList),
	lazyScreen("/codes", async () => (await import("./screens/Codes.tsx")).Codes),
	lazyScreen("/organisers", async () => (await import("./screens/Organisers.tsx")).Organisers),
	lazyScreen("/foundation", async () => (await import("./screens/Foundation.tsx")).Foundation),
	lazyScreen("/journal", async () => (await import("./screens/Journal.tsx")).Journal),
];

/** Loads lazily: only invited people see it, and they may have no account yet. */
const Invitation = lazy(async () => ({ default: (await import("./OfficeInvitation.tsx")).OfficeInvitation }));

export function OfficeApp(at: { frame: AppFrame; root: string }) {
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
					<OfficeShell>
						<ScreenSwitch screens={SCREENS} none={NoOfficeScreen} />
					</OfficeShell>
				</Route>
			</Switch>
		</ClientApp>
	);
}
