import "../../kit/ui/empty-state.css";
import "./account.css";
import "./screens.css";
import { App } from "./App.tsx";
import { keepForOffline } from "./offline.ts";
import { showApp } from "./show-app.ts";

const root = showApp(App);

/** What is needed without a network is fetched when the first screen stands; what does not come then, when it is opened. */
const screensOffline = () => Promise.allSettled([import("./screens/Tickets.tsx"), import("./screens/Agenda.tsx")]);
addEventListener("load", () => void keepForOffline(root).then(screensOffline));
