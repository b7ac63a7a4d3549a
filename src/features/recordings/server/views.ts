import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const recording = viewOf(tables.recording, "id", "lectureId", "publishedAt");
