import "../../kit/ui/empty-state.css";
import "../client/client.css";
import "../client/screens.css";
import "./office.css";
import "./rail.css";
import "./pieces/controls.css";
import "./pieces/list/list.css";
import "./pieces/list/table.css";
import "./pieces/list/views.css";
import "./pieces/record/record.css";
import "./pieces/record/timeline.css";
import "./pieces/form/form.css";
import "./pieces/command/command.css";
import "./pieces/sheet/sheet.css";
import { showApp } from "../client/show-app.ts";
import { OfficeApp } from "./OfficeApp.tsx";

showApp(OfficeApp);
