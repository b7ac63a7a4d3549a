import { viewOf } from "../../../kit/db/view-of.ts";
import * as tables from "./tables.ts";

export const lecturer = viewOf(
	tables.lecturer,
	"id",
	"eventId",
	"position",
	"councilPosition",
	"title",
	"firstName",
	"lastName",
	"jobPosition",
	"jobPositionEn",
	"organization",
	"imageUrl",
	"biography",
	"sourceKey",
	"sourceHash",
);
