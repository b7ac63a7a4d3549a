import "../../kit/ui/empty-state.css";
import "./account.css";
import "./screens.css";
import { createRoot } from "react-dom/client";
import { must } from "../../kit/must/must.ts";
import { App } from "./App.tsx";
import { appRoot } from "./addresses.ts";
import type { AccountFrame } from "./frame.ts";
import { keepForOffline } from "./offline.ts";

const [frame] = JSON.parse(must(document.getElementById("islands")?.textContent, "the page's data")) as [AccountFrame];
const root = must(appRoot(location.pathname), "the account's address");
const place = must(document.getElementById("account"), "the account's place");

createRoot(place).render(<App frame={frame} root={root} />);

/** What is needed without a network is fetched when the first screen stands. */
const screensOffline = () => Promise.all([import("./screens/Tickets.tsx"), import("./screens/Agenda.tsx")]);
addEventListener("load", () => void keepForOffline(root).then(screensOffline));
