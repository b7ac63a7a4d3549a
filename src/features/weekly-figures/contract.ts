import * as z from "zod/mini";
import { defineOfficeCall } from "../organisers/office-call.ts";

const wish = z.object({ isWanted: z.boolean() });

export const getWeeklyFigures = defineOfficeCall({
	right: "figures.read",
	method: "GET",
	path: "/api/office/event/:eventCode/weekly-figures",
	summary: "Whether the caller gets the event's figures by e-mail every Monday.",
	response: wish,
});

export const setWeeklyFigures = defineOfficeCall({
	right: "figures.read",
	method: "PUT",
	path: "/api/office/event/:eventCode/weekly-figures",
	summary: "Asks for the event's figures by e-mail every Monday at 8:00 of the event, until it is over, or ends that.",
	limits: [{ max: 60, windowSeconds: 60 }],
	body: wish,
	response: wish,
});
