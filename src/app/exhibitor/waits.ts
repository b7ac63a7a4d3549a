import type { AskedMeeting } from "../../features/meetings/staff-contract.ts";
import { waitsFor } from "../../features/meetings/waits.ts";

/** Whether a meeting awaits the exhibitor's answer. */
export const waitsForUs = (one: AskedMeeting): boolean => waitsFor(one) === "exhibitor";
