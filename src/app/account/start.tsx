import { App } from "./App.tsx";
import { keepForOffline } from "./offline.ts";
import { showApp } from "./show-app.ts";

/** What is needed without a network is fetched when the first screen stands; what does not come then, when it is opened. */
const screensOffline = () =>
	Promise.allSettled([import("./screens/Today.tsx"), import("./screens/Tickets.tsx"), import("./screens/Agenda.tsx")]);

/** Shows the account, and keeps it for when there is no network. */
export function start(): void {
	const root = showApp(App);
	const keep = () => void keepForOffline(root).then(screensOffline);
	if (document.readyState === "complete") keep();
	else addEventListener("load", keep);
}
