import type { RouteObject } from "react-router";
import { ClientApp } from "../account/ClientApp.tsx";
import type { AccountFrame } from "../account/frame.ts";
import { ScreenUnreached } from "../account/ScreenFailed.tsx";
import { ExhibitorShell } from "./ExhibitorShell.tsx";
import { NoExhibitorScreen } from "./NoExhibitorScreen.tsx";
import { ExhibitorToday } from "./screens/ExhibitorToday.tsx";

/** The screens, by their addresses under the area's. All but the first are fetched when they are opened. */
const SCREENS: RouteObject[] = [
	{ index: true, Component: ExhibitorToday },
	{ path: "stand", lazy: async () => ({ Component: (await import("./screens/StandEditor.tsx")).StandEditor }) },
	{ path: "leads", lazy: async () => ({ Component: (await import("./screens/Leads.tsx")).Leads }) },
	{ path: "scan", lazy: async () => ({ Component: (await import("./screens/Scan.tsx")).Scan }) },
	{ path: "cvs", lazy: async () => ({ Component: (await import("./screens/Cvs.tsx")).Cvs }) },
	{
		path: "meetings",
		lazy: async () => ({ Component: (await import("./screens/ExhibitorMeetings.tsx")).ExhibitorMeetings }),
	},
	{ path: "inbox", lazy: async () => ({ Component: (await import("./screens/Inbox.tsx")).Inbox }) },
	{ path: "inbox/:id", lazy: async () => ({ Component: (await import("./screens/Inbox.tsx")).Inbox }) },
	{ path: "statistics", lazy: async () => ({ Component: (await import("./screens/Statistics.tsx")).Statistics }) },
	{ path: "team", lazy: async () => ({ Component: (await import("./screens/Team.tsx")).Team }) },
	{ path: "*", Component: NoExhibitorScreen },
];

const ROUTES: RouteObject[] = [
	// whoever is invited may have no account yet
	{
		path: "/invitation",
		HydrateFallback: () => null,
		ErrorBoundary: ScreenUnreached,
		lazy: async () => ({ Component: (await import("./screens/Invitation.tsx")).Invitation }),
	},
	{
		path: "/",
		Component: ExhibitorShell,
		HydrateFallback: () => null,
		children: [{ ErrorBoundary: ScreenUnreached, children: SCREENS }],
	},
];

/** The exhibitors' app. */
export function ExhibitorApp(at: { frame: AccountFrame; root: string }) {
	return <ClientApp {...at} routes={ROUTES} />;
}
