import { normal } from "../../kit/contract/words.ts";
import { keptEmail } from "./rules.ts";

/** An e-mail address as a form sends it: in its normal form from here on, empty where there is none. */
export const typedEmail = normal(5000, keptEmail);
