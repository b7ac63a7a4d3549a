import * as z from "zod/mini";
import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { FIELD_TYPE, isHtml } from "../field-type.ts";
import { exhibitor, exhibitorField, exhibitorGroup, meetingTopic } from "./tables.ts";

export const exhibitorList = bundleList({
	name: "exhibitors",
	table: exhibitor,
	owner: "eventId",
	order: ["position", "id"],
	identity: "key",
	titles: ["name"],
	shape: {
		name: f.own("name", f.line),
		type: f.own("type", z.literal([0, 1])),
		logo: f.drawing("logoUrl"),
		rodoName: f.own("rodoName", f.line),
		isMeetingEnabled: f.own("isMeetingEnabled", f.flag),
	},
	lists: {
		topics: bundleList({
			name: "topics",
			table: meetingTopic,
			owner: "exhibitorId",
			order: ["position", "id"],
			identity: "position",
			shape: { name: f.both("name") },
		}),
		groups: bundleList({
			name: "groups",
			table: exhibitorGroup,
			owner: "exhibitorId",
			order: ["position", "id"],
			identity: "position",
			shape: { name: f.both("name") },
			lists: {
				fields: bundleList({
					name: "fields",
					table: exhibitorField,
					owner: "groupId",
					order: ["position", "id"],
					identity: "position",
					shape: {
						name: f.both("name"),
						typeId: f.own("typeId", z.int().check(z.minimum(FIELD_TYPE.text), z.maximum(FIELD_TYPE.link))),
						value: f.maybeBothHtml("valueStr", ({ typeId }) => isHtml(Number(typeId))),
						number: f.maybe("valueInt", z.int()),
						isTrue: f.maybe("valueBool", f.flag),
						logo: f.maybeDrawing("logoUrl"),
					},
				}),
			},
		}),
	},
});
