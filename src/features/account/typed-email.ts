import * as z from "zod/mini";
import { normal } from "../../kit/contract/words.ts";
import { normalizedEmail } from "./rules.ts";

/** An e-mail address as a form sends it: in its normal form from here on, empty where there is none. */
export const typedEmail = normal(5000, normalizedEmail);

/** As `typedEmail`, of a call that cannot do without: whether it is an address is not said. */
export const namedEmail = z.pipe(z.string().check(z.maxLength(1000)), z.transform(normalizedEmail));
