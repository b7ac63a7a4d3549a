import { prepare } from "../src/app/boot/prepare.ts";

/** The process of a first start, run by `first-start.ts`. */
await prepare(async (...args) => {
	const { seedFirst } = await import("./seed.ts");
	await seedFirst(...args);
});
