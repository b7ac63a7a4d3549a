import "../../kit/ui/empty-state.css";
import "../account/account.css";
import "../account/screens.css";
import "./exhibitor.css";
import { createRoot } from "react-dom/client";
import { must } from "../../kit/must/must.ts";
import { appRoot } from "../account/addresses.ts";
import type { AccountFrame } from "../account/frame.ts";
import { ExhibitorApp } from "./ExhibitorApp.tsx";

const [frame] = JSON.parse(must(document.getElementById("islands")?.textContent, "the page's data")) as [AccountFrame];
const root = must(appRoot(location.pathname), "the address of the area");

createRoot(must(document.getElementById("account"), "the app's place")).render(
	<ExhibitorApp frame={frame} root={root} />,
);
