import * as z from "zod/mini";
import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { news } from "./tables.ts";

export const newsList = bundleList({
	name: "news",
	table: news,
	owner: "eventId",
	order: ["id"],
	identity: "key",
	titles: ["title"],
	shape: {
		title: f.both("title"),
		description: f.bothHtml("description"),
		image: f.photo("imageFilename"),
		isHighlighted: f.own("isHighlighted", f.flag),
		publicationDate: f.instant("publicationDate"),
		tags: f.own("tags", z.array(f.line)),
	},
});
