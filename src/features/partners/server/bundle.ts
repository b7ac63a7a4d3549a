import * as z from "zod/mini";
import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { partner } from "./tables.ts";

export const partnerList = bundleList({
	name: "partners",
	table: partner,
	owner: "eventId",
	order: ["position", "id"],
	identity: "key",
	titles: ["name"],
	shape: {
		name: f.own("name", f.line),
		tier: f.own("tier", z.enum(["main", "content", "media"])),
		logo: f.drawing("logoUrl"),
		url: f.maybe("url", f.link),
	},
});
