import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const checkIn = viewOf(tables.checkIn, "registrationId", "calendarId", "lectureId", "at");
