import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const account = viewOf(
	tables.account,
	"id",
	"email",
	"emailVerified",
	"image",
	"firstName",
	"lastName",
	"nick",
	"phoneNo",
	"lang",
	"createdAt",
	"nameWords",
);
export const emailPreference = viewOf(tables.emailPreference, "accountId", "topic");
