import "../../kit/ui/empty-state.css";
import "../account/account.css";
import "../account/screens.css";
import "./exhibitor.css";
import { showApp } from "../account/show-app.ts";
import { ExhibitorApp } from "./ExhibitorApp.tsx";

showApp(ExhibitorApp);
