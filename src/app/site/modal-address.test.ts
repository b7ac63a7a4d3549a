import { expect, test } from "vitest";
import { modalOf } from "./modal-address.ts";

test.each([
	["#speaker/12", { name: "speaker", arg: "12" }],
	["#speakers", { name: "speakers", arg: "" }],
	["#organiser", { name: "organiser", arg: "" }],
	["#login-unavailable", { name: "login-unavailable", arg: "" }],
	["#news", undefined],
	["#news/3", { name: "news", arg: "3" }],
	["#agenda", undefined],
	["", undefined],
])("%s", (hash, modal) => {
	expect(modalOf(hash)).toEqual(modal);
});
