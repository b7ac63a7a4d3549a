import { keepForOffline } from "../client/offline.ts";
import { showApp } from "../client/show-app.ts";
import { App } from "./App.tsx";

/** Preloads screens after the first one. A screen whose preload failed loads on opening. */
const screensOffline = () =>
	Promise.allSettled([import("./screens/Today.tsx"), import("./screens/Tickets.tsx"), import("./screens/Agenda.tsx")]);

export function start(): void {
	const root = showApp(App);
	const keep = () => void keepForOffline(root).then(screensOffline);
	if (document.readyState === "complete") keep();
	else addEventListener("load", keep);
}
