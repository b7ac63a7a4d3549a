import * as z from "zod/mini";
import { defineCall, objectId, rowId } from "../../kit/contract/call.ts";
import { dutyForm } from "./duty-form.ts";

const tag = "Stands";
const atExhibitor = z.object({ id: objectId });
const limits = [{ max: 120, windowSeconds: 600 }];

const member = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() });

const editedDuty = z.extend(member, {
	objectId: z.int(),
	/** The role at the stand, in Polish and English; "" if unset. */
	role: z.string(),
	roleEn: z.string(),
	/** "2025-06-06" in the event's zone; "" for a permanent shift. */
	day: z.string(),
	/** "10:00" of the same zone; "" for a permanent shift. */
	from: z.string(),
	to: z.string(),
});
export type EditedDuty = z.output<typeof editedDuty>;

const dutyPlan = z.object({
	days: z.array(z.string()),
	staff: z.array(member),
	/** Permanent shifts first, then by start. */
	duties: z.array(editedDuty),
});
export type DutyPlan = z.output<typeof dutyPlan>;

export const getDutyPlan = defineCall({
	method: "GET",
	path: "/api/exhibitor/:id/stand/duties",
	logIn: "needed",
	tag,
	summary: "For an exhibitor's staff: the people on duty at the stand with their hours. Others get 404.",
	params: atExhibitor,
	response: dutyPlan,
});

export const saveDuty = defineCall({
	method: "POST",
	path: "/api/exhibitor/:id/stand/duties",
	logIn: "needed",
	limits,
	tag,
	summary:
		"Adds a staff member's duty, or changes the duty in `objectId`. Participants see first name, role and hours. Answers 409 at the maximum number of duties.",
	params: atExhibitor,
	body: z.object({
		objectId: z.optional(rowId),
		...dutyForm.shape,
	}),
	response: dutyPlan,
});

export const removeDuty = defineCall({
	method: "DELETE",
	path: "/api/exhibitor/:id/stand/duties/:dutyId",
	logIn: "needed",
	limits,
	tag,
	summary: "Removes a duty. Repeating the call changes nothing.",
	params: z.extend(atExhibitor, { dutyId: objectId }),
	body: z.nullish(z.object({})),
	response: dutyPlan,
});
