import type { AskedMeeting } from "../../features/meetings/staff-contract.ts";
import { waitsFor } from "../../features/meetings/waits.ts";

/** Whether a meeting waits for the exhibitor's word. */
export const waitsForUs = (one: AskedMeeting): boolean => waitsFor(one) === "exhibitor";
