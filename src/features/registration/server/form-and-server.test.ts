import fc from "fast-check";
import { expect, test } from "vitest";
import { addOpenEvent } from "../../../../tests/harness/registering.ts";
import { freshServer } from "../../../../tests/harness/server.ts";
import { anyTypedForms } from "../../../../tests/harness/typed-forms.ts";
import { parsed } from "../../../kit/contract/refine.ts";
import { isPhoneNo } from "../../../kit/phone/phone.ts";
import { registrationPayload } from "../contract.ts";
import { newPerson, placeSchema } from "../schemas.ts";

test("form and server accept the same input, and report the same errors", async () => {
	const { app, ...server } = await freshServer();
	await addOpenEvent(server);
	const ofForm = placeSchema(newPerson({ isPhoneNo }), {
		isFree: true,
		requiredConsents: [],
		hasLimits: false,
		chosen: { isOnline: true, isOnsite: true },
		questions: [],
		offer: { offered: [], included: [], isOnline: false },
	});
	let acceptedCount = 0;
	await fc.assert(
		fc.asyncProperty(anyTypedForms, async (typed) => {
			const payload = { ...typed, wantGiftbag: false, wantDelivery: false, packageCode: "EXPO" };
			// the server refuses such characters before parsing
			fc.pre(!Object.values(payload).some((value) => typeof value === "string" && value.includes("\0")));
			const { value: form, errors: unread } = parsed(registrationPayload, payload);
			const errors = unread ?? parsed(ofForm, form).errors;
			const sentence =
				errors && Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field, [text!.en]]));
			const answer = await app.inject({ method: "POST", url: "/api/account/registerUser?lang=en", payload });
			expect([answer.statusCode, answer.json().modelState]).toEqual([
				errors ? 400 : expect.toBeOneOf([200, 409]),
				sentence,
			]);
			if (!errors) acceptedCount++;
		}),
		{ numRuns: 50 },
	);
	expect(acceptedCount).toBeGreaterThan(0);
});
