import { optionShop } from "./options.ts";
import { goodPayload } from "./registering.ts";
import { wholePerson } from "./whole-person.ts";

/** A shop with an account that has rows in every table, and the call that erases it. */
export async function leaving() {
	const one = await optionShop();
	const person = await wholePerson(one);
	const erase = (currentPassword = goodPayload.password, cookie = person.cookie) =>
		one.server.app.inject({
			method: "POST",
			url: "/api/user/erasure?lang=en",
			payload: { currentPassword },
			headers: { cookie, origin: "http://estrada.test" },
		});
	return { one, person, erase };
}

export type ErasureShop = Awaited<ReturnType<typeof leaving>>;
