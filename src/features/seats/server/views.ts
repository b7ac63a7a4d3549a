import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const lectureSeat = viewOf(tables.lectureSeat, "lectureId", "registrationId", "releasedAt");
