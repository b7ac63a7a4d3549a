import * as z from "zod/mini";
import { defineCall, objectId } from "../../kit/contract/call.ts";
import { registrationStatus } from "../account/me-contract.ts";

export const cancelOwnRegistration = defineCall({
	method: "POST",
	path: "/api/user/registrations/:id/cancel",
	logIn: "needed",
	limits: [{ max: 30, windowSeconds: 60 }],
	tag: "Account",
	summary:
		"Cancels the caller's own free registration until its event or edition begins. The ticket is invalid at once; place, seats, options and the code's use are released, and the caller gets an e-mail. Another person's registration answers 404. A registration that an order pays for, that other orders extend, or that has begun answers 409.",
	params: z.object({ id: objectId }),
	/** Browsers send no body. */
	body: z.nullish(z.object({})),
	response: z.object({ status: registrationStatus }),
});
