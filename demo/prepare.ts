import { prepare } from "../src/app/boot/prepare.ts";

/** `first-start.ts` runs this process at a first start. */
await prepare(async (...args) => {
	const { seedFirst } = await import("./seed.ts");
	await seedFirst(...args);
});
