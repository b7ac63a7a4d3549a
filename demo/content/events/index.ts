import type { DemoEvent } from "../shape.ts";
import { devai25 } from "./devai25.ts";
import { dss25 } from "./dss25.ts";
import { dssml25 } from "./dssml25.ts";
import { dsw } from "./dsw.ts";
import { eyMeetup } from "./ey-meetup.ts";
import { pys25 } from "./pys25.ts";
import { tbf } from "./tbf.ts";
import { ths25 } from "./ths25.ts";
import { yava25 } from "./yava25.ts";

export { liveEvent } from "./live.ts";
export { msts25Frame } from "./msts25-frame.ts";

export const events: DemoEvent[] = [dssml25, ths25, dss25, yava25, devai25, pys25, tbf, eyMeetup, dsw];
