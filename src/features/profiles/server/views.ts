import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const profile = viewOf(tables.profile, "accountId");
export const profileTopic = viewOf(tables.profileTopic, "accountId", "position", "name", "nameEn");
export const profileShown = viewOf(tables.profileShown, "accountId", "eventId");
export const profilePhoto = viewOf(tables.profilePhoto, "accountId", "large", "small");
