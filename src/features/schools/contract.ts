import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";

const school = z.object({
	objectId: z.int(),
	name: z.string(),
	/** "AGH", or null. */
	shortName: z.nullable(z.string()),
	city: z.string(),
});
export type School = z.output<typeof school>;

const department = z.object({ objectId: z.int(), name: z.string() });
export type Department = z.output<typeof department>;

export const getSchools = defineCall({
	method: "GET",
	path: "/api/school",
	tag: "Registration",
	summary: "The universities that students choose from, by name, in the requested language.",
	response: z.array(school),
});

export const getDepartments = defineCall({
	method: "GET",
	path: "/api/school/:id/departments",
	tag: "Registration",
	summary: "The departments of a university, by name, in the requested language. Empty if none are known.",
	params: z.object({ id: objectId }),
	response: z.array(department),
});
