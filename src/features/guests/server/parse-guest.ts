import * as z from "zod/mini";
import { parseForm, wrongForm } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { Guest } from "../../registration/guest.ts";
import { type GuestValues, guestForm } from "../guest-form.ts";

const fields = z.object(guestForm.shape);

/** Normalises and validates a typed guest. Throws 400 by field. */
export function parseGuest(typed: GuestValues): Guest {
	const guest = parseForm(fields, typed);
	const errors = Object.entries(guestForm.errors(guest, undefined)).filter(([, text]) => text !== undefined);
	if (errors.length > 0) throw wrongForm(Object.fromEntries(errors) as Record<string, Text>);
	return guest;
}
