import * as z from "zod/mini";
import { assertNoErrors, parseForm } from "../../../kit/http/failure.ts";
import type { Guest } from "../../registration/guest.ts";
import { type GuestValues, guestForm } from "../guest-form.ts";

const fields = z.object(guestForm.shape);

/** Normalises and validates a typed guest. Throws 400 by field. */
export function parseGuest(typed: GuestValues): Guest {
	const guest = parseForm(fields, typed);
	assertNoErrors(guestForm.errors(guest, undefined));
	return guest;
}
