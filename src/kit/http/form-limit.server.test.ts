import { beforeEach, describe, expect, test } from "vitest";
import { doDueWork, freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { refuseRobots } from "./form-guard.ts";
import { formLimit } from "./form-limit.ts";
import { rateLimitCount } from "./tables.ts";

let server: TestServer;
beforeEach(async () => {
	server = await freshServer({ now: "2025-04-30T10:00:50Z" });
});
const limits = { form: "enquiry", max: 5, windowSeconds: 60 };
const outcome = (taken: Promise<void>) =>
	taken.then(
		() => "taken",
		(failure) => failure.headers["retry-after"],
	);

describe("uses of a form", () => {
	test("are limited per address and window over all processes, without effect on others", async () => {
		const processes = [formLimit(server.deps, limits), formLimit(server.deps, limits)];
		const from = (address: string, n: number) => outcome(processes[n % 2]!.take(address));
		const eight = await Promise.all(Array.from({ length: 8 }, (_, n) => from("192.0.2.7", n)));
		expect(eight.toSorted()).toEqual(["10", "10", "10", ...Array(5).fill("taken")]);
		expect(await from("192.0.2.8", 0)).toBe("taken");
		expect(await outcome(formLimit(server.deps, { ...limits, form: "newsletter" }).take("192.0.2.7"))).toBe("taken");
		expect(await from("2001:db8:1:2::6", 0)).toBe("taken");
		server.clock.set("2025-04-30T10:01:00Z");
		expect(await from("192.0.2.7", 1)).toBe("taken");
	});

	test("are stored without the address, and deleted after their window", async () => {
		await formLimit(server.deps, limits).take("192.0.2.7");
		const [row] = await server.deps.db.select().from(rateLimitCount);
		expect(JSON.stringify(row)).not.toContain("192.0.2");
		server.clock.set("2025-04-30T11:00:01Z");
		await doDueWork(server);
		server.clock.set("2025-04-30T12:00:01Z");
		await doDueWork(server);
		expect(await server.deps.db.select().from(rateLimitCount)).toEqual([]);
	});
});

describe("a robot's form is refused with a sentence", () => {
	test.each([
		["nothing of it", {}, undefined],
		["empty", { website: "", filledInMs: 2000 }, undefined],
		["null", { website: null, filledInMs: null }, undefined],
		["a filled-in trap", { website: "x" }, 400],
		["too quick", { filledInMs: 1999 }, 429],
		["negative", { filledInMs: -1 }, 429],
	])("%s", (_what, guard, status) => {
		let refused: number | undefined;
		try {
			refuseRobots(guard);
		} catch (error) {
			refused = (error as { status: number }).status;
		}
		expect(refused).toBe(status);
	});
});
