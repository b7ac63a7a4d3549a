import { expect, test } from "vitest";
import { modalOf, modalOfPath, requestedModal } from "./modal-address.ts";

test.each([
	["#speaker/12", { name: "speaker", arg: "12" }],
	["#speakers", { name: "speakers", arg: "" }],
	["#organiser", { name: "organiser", arg: "" }],
	["#login-unavailable", { name: "login-unavailable", arg: "" }],
	["#news", undefined],
	["#news/3", { name: "news", arg: "3" }],
	["#volunteer", { name: "volunteer", arg: "" }],
	["#contact", undefined],
	["#contact-us", { name: "contact-us", arg: "" }],
	["#agenda", undefined],
	["", undefined],
])("%s", (hash, modal) => {
	expect(modalOf(hash)).toEqual(modal);
});

test.each([
	["?open-volunteer-modal", "#volunteer"],
	["?lang=en&open-volunteer-modal=1", "#volunteer"],
	["?calendar=D1", undefined],
	["", undefined],
])("the query %j opens %s", (search, fragment) => {
	expect(requestedModal(search)).toBe(fragment);
});

test.each([
	["/speakers/12", "#speaker/12"],
	["/en/e/DSS25/lectures/7", "#lecture/7"],
	["/en/exhibitors/3", "#company/3"],
	["/news/1", "#news/1"],
	["/news", undefined],
	["/speakers/0", undefined],
	["/speakers/12/more", undefined],
	["/speakers/x", undefined],
	["/", undefined],
])("the document %s opens the modal %s", (pathname, fragment) => expect(modalOfPath(pathname)).toBe(fragment));
