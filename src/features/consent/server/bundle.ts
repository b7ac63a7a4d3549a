import * as z from "zod/mini";
import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { consentText } from "./tables.ts";

export const consentList = bundleList({
	name: "consents",
	table: consentText,
	owner: "eventId",
	order: ["position", "id"],
	identity: "key",
	titles: ["name"],
	shape: {
		kind: f.own("kind", z.enum(["processing", "marketing", "recruitment", "tbf"])),
		version: f.own("version", z.int().check(z.minimum(1))),
		isRequired: f.own("isRequired", f.flag),
		name: f.both("name"),
		descriptionShort: f.both("descriptionShort"),
		descriptionLong: f.both("descriptionLong"),
	},
});
