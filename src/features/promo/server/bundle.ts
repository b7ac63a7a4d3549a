import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { promoBar } from "./tables.ts";

export const promoList = bundleList({
	name: "promo",
	table: promoBar,
	owner: "eventId",
	order: ["id"],
	identity: "position",
	shape: {
		text: f.both("text"),
		promoCode: f.maybe("promoCode", f.line),
		endsAt: f.maybeInstant("endsAt"),
		isFloating: f.own("isFloating", f.flag),
	},
});
