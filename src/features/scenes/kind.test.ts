import { expect, test } from "vitest";
import type { SceneKind } from "../event/scene-kinds.ts";
import { type KindFacts, sceneKindOf } from "./kind.ts";

const CONFERENCE: KindFacts = { named: null, isMeeting: false, isImported: false, stands: 12, lectures: 94 };

test.each<[string, Partial<KindFacts>, string]>([
	["a conference", {}, "stage"],
	["one that names its kind", { named: "data", isMeeting: true }, "data"],
	["one that names a kind of a later release", { named: "clouds" as SceneKind }, "stage"],
	["a meetup", { isMeeting: true }, "lamp"],
	["an imported event", { isImported: true, stands: 0 }, "ramp"],
	["a fair: more stands than lectures", { stands: 30, lectures: 6 }, "fair"],
	["an announced event without a programme", { stands: 0, lectures: 0 }, "ramp"],
])("%s", (_, facts, kind) => {
	expect(sceneKindOf({ ...CONFERENCE, ...facts })).toBe(kind);
});
