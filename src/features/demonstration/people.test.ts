import { expect, test } from "vitest";
import { startAt } from "./people.ts";

test("the command that starts the site during a stream has a clock that the program accepts", () => {
	const command = startAt(new Date("2025-06-29T07:00:00Z"));
	expect(command).toBe("SITE_CLOCK=2025-06-29T07:05:00Z npm start");
});
