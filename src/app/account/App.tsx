import { ClientApp } from "../client/ClientApp.tsx";
import type { AppFrame } from "../client/frame.ts";
import { NoScreen } from "../client/NoScreen.tsx";
import { lazyScreen, ScreenSwitch } from "../client/screens.tsx";
import { Shell } from "./Shell.tsx";

const SCREENS = [
	lazyScreen("/", async () => (await import("./screens/Today.tsx")).Today),
	lazyScreen("/ticket", async () => (await import("./screens/Tickets.tsx")).Tickets),
	lazyScreen("/ticket/change", async () => (await import("./screens/ChangePackage.tsx")).ChangePackage),
	lazyScreen("/ticket/questions", async () => (await import("./screens/Questions.tsx")).Questions),
	lazyScreen("/agenda", async () => (await import("./screens/Agenda.tsx")).Agenda),
	lazyScreen("/search", async () => (await import("./screens/Search.tsx")).Search),
	lazyScreen("/live", async () => (await import("./screens/Live.tsx")).Live),
	lazyScreen("/live/:id", async () => (await import("./screens/LiveLecture.tsx")).LiveLecture),
	lazyScreen("/chats", async () => (await import("./screens/Chats.tsx")).Chats),
	lazyScreen("/chats/:id", async () => (await import("./screens/Chats.tsx")).Chats),
	lazyScreen("/recordings", async () => (await import("./screens/Recordings.tsx")).Recordings),
	lazyScreen("/recordings/:id", async () => (await import("./screens/Recording.tsx")).Recording),
	lazyScreen("/certificate", async () => (await import("./screens/Certificate.tsx")).Certificate),
	lazyScreen("/recommend", async () => (await import("./screens/Recommend.tsx")).Recommend),
	lazyScreen("/data", async () => (await import("./screens/YourData.tsx")).YourData),
	lazyScreen("/emails", async () => (await import("./screens/Emails.tsx")).Emails),
	lazyScreen("/notices", async () => (await import("./screens/Notices.tsx")).Notices),
	lazyScreen("/profile", async () => (await import("./screens/Profile.tsx")).Profile),
	lazyScreen("/cv", async () => (await import("./screens/Cv.tsx")).Cv),
	lazyScreen("/stands", async () => (await import("./screens/Stands.tsx")).Stands),
	lazyScreen("/stands/:id", async () => (await import("./screens/Stand.tsx")).Stand),
	lazyScreen("/briefcase", async () => (await import("./screens/Briefcase.tsx")).Briefcase),
	lazyScreen("/meetings", async () => (await import("./screens/Meetings.tsx")).Meetings),
	// Old links to exhibitor screens redirect to the exhibitor app.
	lazyScreen("/exhibitor/*", async () => (await import("./screens/ExhibitorRedirect.tsx")).ExhibitorRedirect),
	lazyScreen("/people", async () => (await import("./screens/People.tsx")).People),
	lazyScreen("/people/invitations", async () => (await import("./screens/PeopleInvitations.tsx")).PeopleInvitations),
	lazyScreen("/people/contacts", async () => (await import("./screens/PeopleContacts.tsx")).PeopleContacts),
	lazyScreen("/people/reports", async () => (await import("./screens/PeopleReports.tsx")).PeopleReports),
	lazyScreen("/people/:id", async () => (await import("./screens/PersonPage.tsx")).PersonPage),
];

export function App(at: { frame: AppFrame; root: string }) {
	return (
		<ClientApp {...at} screens={SCREENS}>
			<Shell>
				<ScreenSwitch screens={SCREENS} none={NoScreen} />
			</Shell>
		</ClientApp>
	);
}
