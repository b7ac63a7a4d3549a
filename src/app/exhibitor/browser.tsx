import "../../kit/ui/empty-state.css";
import "../account/account.css";
import "../account/screens.css";
import "./room.css";
import { createRoot } from "react-dom/client";
import { must } from "../../kit/must/must.ts";
import { appRoot } from "../account/addresses.ts";
import type { AccountFrame } from "../account/frame.ts";
import { RoomApp } from "./RoomApp.tsx";

const [frame] = JSON.parse(must(document.getElementById("islands")?.textContent, "the page's data")) as [AccountFrame];
const root = must(appRoot(location.pathname), "the room's address");

createRoot(must(document.getElementById("account"), "the app's place")).render(<RoomApp frame={frame} root={root} />);
