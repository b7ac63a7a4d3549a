import * as z from "zod/mini";

/** Spec §3 "Profile". */
const registrationProfile = z.object({
	isGraduate: z.optional(z.boolean()),
	schoolId: z.optional(z.nullable(z.int())),
	otherSchool: z.optional(z.string()),
	departmentId: z.optional(z.nullable(z.int())),
	otherDepartment: z.optional(z.string()),
	companyName: z.optional(z.string()),
	companyPosition: z.optional(z.string()),
	additionalInputs: z.optional(z.string()),
});
export type RegistrationProfile = z.output<typeof registrationProfile>;
