import { describe, expect, test } from "vitest";
import { bounceReport } from "../../../tests/harness/bounces.ts";
import { bouncesIn, isMailboxGone } from "./bounce.ts";
import { messageIdOf } from "./smtp.ts";

const token = "0b0f8a53-5d2c-4b8f-9a77-3f5f0a2f1c11";
const about = {
	messageId: messageIdOf({ id: 7, token, sender: "Estrada <a@estrada.example>" }),
	recipient: "Anna@firma.example",
};
const bounce = { emailId: 7, token, recipient: "anna@firma.example" };

describe("a delivery report", () => {
	test("has the e-mail, address, status and answer, with either line ending", () => {
		const text = bounceReport({ ...about, status: "5.1.1", diagnostic: "smtp; 550 5.1.1 No such\n user" });
		const wanted = [{ ...bounce, status: "5.1.1", answer: "550 5.1.1 No such user" }];
		expect(bouncesIn(text)).toEqual(wanted);
		expect(bouncesIn(text.replaceAll("\n", "\r\n"))).toEqual(wanted);
	});

	test("is found for each message of an mbox file", () => {
		const one = bounceReport({ ...about, status: "5.1.1" });
		const other = bounceReport({ ...about, recipient: "jan@firma.example", status: "5.2.1" });
		const mbox = [one, other].map((text) => `From MAILER-DAEMON Tue Nov 24 10:00:00 2026\n${text}`).join("\n");
		expect(bouncesIn(mbox).map(({ recipient }) => recipient)).toEqual(["anna@firma.example", "jan@firma.example"]);
	});

	test.each([
		["a delay", bounceReport({ ...about, status: "4.4.1", action: "delayed" })],
		["a delivery", bounceReport({ ...about, status: "2.0.0", action: "delivered" })],
		["a temporary failure", bounceReport({ ...about, status: "4.2.2" })],
		["another program's e-mail", bounceReport({ ...about, messageId: "<1@elsewhere.example>", status: "5.1.1" })],
		["an answer of a person", "From: anna@firma.example\nSubject: Re: Bilet\n\nNie dotarło?\n"],
		["nothing", ""],
	])("is no %s", (_, text) => {
		expect(bouncesIn(text)).toEqual([]);
	});
});

test.each([
	["5.1.1", true],
	["5.1.10", true],
	["5.2.1", true],
	["5.4.1", true],
	["5.0.0", true],
	["5.2.2", false], // mailbox full
	["5.1.8", false], // the sender's address
	["5.7.1", false], // refused as spam
	["5.3.4", false], // too large
])("%s means a missing mailbox: %s", (status, isGone) => {
	expect(isMailboxGone(status)).toBe(isGone);
});
