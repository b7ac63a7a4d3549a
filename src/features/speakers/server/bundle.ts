import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { lecturer } from "./tables.ts";

export const personList = bundleList({
	name: "people",
	table: lecturer,
	owner: "eventId",
	order: ["id"],
	identity: "key",
	titles: ["firstName", "lastName"],
	shape: {
		position: f.maybe("position", f.count),
		councilPosition: f.maybe("councilPosition", f.count),
		title: f.maybe("title", f.line),
		firstName: f.own("firstName", f.line),
		lastName: f.own("lastName", f.text),
		jobPosition: f.both("jobPosition"),
		organization: f.own("organization", f.text),
		image: f.photo("imageUrl"),
		biography: f.maybeBothHtml("biography"),
		linkedinUrl: f.maybe("linkedinUrl", f.link),
		twitterUrl: f.maybe("twitterUrl", f.link),
		otherSocialMediaUrl: f.maybe("otherSocialMediaUrl", f.link),
		repositoryUrl: f.maybe("repositoryUrl", f.link),
		websiteUrl: f.maybe("websiteUrl", f.link),
		sourceKey: f.maybe("sourceKey", f.line),
		sourceHash: f.maybe("sourceHash", f.line),
	},
});
