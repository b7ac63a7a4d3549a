import type { AskedMeeting } from "../../features/meetings/staff-contract.ts";
import { waitsFor } from "../../features/meetings/waits.ts";

export const waitsForUs = (one: AskedMeeting): boolean => waitsFor(one) === "exhibitor";
