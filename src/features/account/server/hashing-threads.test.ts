import { expect, test } from "vitest";
import { hashingThreads } from "./hashing-threads.ts";

const options = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test("tasks run side by side; each gets its own answer or its own failure", async () => {
	const work = hashingThreads();
	const answers = await Promise.all([
		work({ password: "sekretne1", options }),
		work({ password: "sekretne2", stored: "not a hash" }),
	]);
	expect(answers).toEqual([{ hashed: expect.stringMatching(/^\$argon2id\$/) }, { failure: expect.any(String) }]);
	const [{ hashed: stored }] = answers as [{ hashed: string }, unknown];
	expect(await work({ password: "sekretne1", stored })).toEqual({ verified: true });
	expect(await work({ password: "sekretne2", stored })).toEqual({ verified: false });
});
