import type { RouteObject } from "react-router";
import { ClientApp } from "./ClientApp.tsx";
import type { AccountFrame } from "./frame.ts";
import { NoScreen } from "./NoScreen.tsx";
import { ScreenUnreached } from "./ScreenFailed.tsx";
import { Shell } from "./Shell.tsx";

/** The screens, by their addresses under the account's; each is fetched when it is opened. */
const SCREENS: RouteObject[] = [
	{ index: true, lazy: async () => ({ Component: (await import("./screens/Today.tsx")).Today }) },
	{ path: "ticket", lazy: async () => ({ Component: (await import("./screens/Tickets.tsx")).Tickets }) },
	{
		path: "ticket/change",
		lazy: async () => ({ Component: (await import("./screens/ChangePackage.tsx")).ChangePackage }),
	},
	{ path: "agenda", lazy: async () => ({ Component: (await import("./screens/Agenda.tsx")).Agenda }) },
	{ path: "search", lazy: async () => ({ Component: (await import("./screens/Search.tsx")).Search }) },
	{ path: "live", lazy: async () => ({ Component: (await import("./screens/Live.tsx")).Live }) },
	{ path: "live/:id", lazy: async () => ({ Component: (await import("./screens/LiveLecture.tsx")).LiveLecture }) },
	{ path: "chats", lazy: async () => ({ Component: (await import("./screens/Chats.tsx")).Chats }) },
	{ path: "chats/:id", lazy: async () => ({ Component: (await import("./screens/Chats.tsx")).Chats }) },
	{ path: "recordings", lazy: async () => ({ Component: (await import("./screens/Recordings.tsx")).Recordings }) },
	{ path: "recordings/:id", lazy: async () => ({ Component: (await import("./screens/Recording.tsx")).Recording }) },
	{ path: "certificate", lazy: async () => ({ Component: (await import("./screens/Certificate.tsx")).Certificate }) },
	{ path: "recommend", lazy: async () => ({ Component: (await import("./screens/Recommend.tsx")).Recommend }) },
	{ path: "data", lazy: async () => ({ Component: (await import("./screens/YourData.tsx")).YourData }) },
	{ path: "emails", lazy: async () => ({ Component: (await import("./screens/Emails.tsx")).Emails }) },
	{ path: "notices", lazy: async () => ({ Component: (await import("./screens/Notices.tsx")).Notices }) },
	{ path: "profile", lazy: async () => ({ Component: (await import("./screens/Profile.tsx")).Profile }) },
	{ path: "cv", lazy: async () => ({ Component: (await import("./screens/Cv.tsx")).Cv }) },
	{ path: "stands", lazy: async () => ({ Component: (await import("./screens/Stands.tsx")).Stands }) },
	{ path: "stands/:id", lazy: async () => ({ Component: (await import("./screens/Stand.tsx")).Stand }) },
	{ path: "briefcase", lazy: async () => ({ Component: (await import("./screens/Briefcase.tsx")).Briefcase }) },
	{ path: "meetings", lazy: async () => ({ Component: (await import("./screens/Meetings.tsx")).Meetings }) },
	// the exhibitors' screens stood here before they had an area of their own
	{ path: "exhibitor/*", lazy: async () => ({ Component: (await import("./screens/ToRoom.tsx")).ToRoom }) },
	{ path: "people", lazy: async () => ({ Component: (await import("./screens/People.tsx")).People }) },
	{
		path: "people/invitations",
		lazy: async () => ({ Component: (await import("./screens/PeopleInvitations.tsx")).PeopleInvitations }),
	},
	{
		path: "people/contacts",
		lazy: async () => ({ Component: (await import("./screens/PeopleContacts.tsx")).PeopleContacts }),
	},
	{
		path: "people/reports",
		lazy: async () => ({ Component: (await import("./screens/PeopleReports.tsx")).PeopleReports }),
	},
	{ path: "people/:id", lazy: async () => ({ Component: (await import("./screens/PersonPage.tsx")).PersonPage }) },
	{ path: "*", Component: NoScreen },
];

const ROUTES: RouteObject[] = [
	{
		path: "/",
		Component: Shell,
		HydrateFallback: () => null,
		// a screen whose file does not come is told within the frame
		children: [{ ErrorBoundary: ScreenUnreached, children: SCREENS }],
	},
];

/** The account's app. */
export function App(at: { frame: AccountFrame; root: string }) {
	return <ClientApp {...at} routes={ROUTES} />;
}
