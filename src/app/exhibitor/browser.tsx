import "../../kit/ui/empty-state.css";
import "../client/client.css";
import "../client/screens.css";
import "./exhibitor.css";
import { showApp } from "../client/show-app.ts";
import { ExhibitorApp } from "./ExhibitorApp.tsx";

showApp(ExhibitorApp);
