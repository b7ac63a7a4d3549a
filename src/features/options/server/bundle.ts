import * as z from "zod/mini";
import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { optionKind } from "../contract.ts";
import { packageOption } from "./tables.ts";

export const optionList = bundleList({
	name: "options",
	table: packageOption,
	owner: "packageId",
	order: ["id"],
	identity: { by: "kind" },
	shape: {
		kind: f.own("kind", optionKind),
		netGrosz: f.own("netGrosz", f.count),
		vatRate: f.own("vatRate", f.percent),
		capacity: f.maybe("capacity", f.count),
		choices: f.own("choices", z.array(f.line)),
		choiceLimits: f.own("choiceLimits", z.record(z.string(), f.count)),
		closedAt: f.maybeInstant("closedAt"),
	},
});
