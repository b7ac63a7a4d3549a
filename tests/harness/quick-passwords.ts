import { createRequire } from "node:module";
import type * as Argon2 from "@node-rs/argon2";

/**
 * `--import` of this file makes a program hash passwords at the lowest cost, in its threads too. `passwords.test.ts`
 * tests the real cost.
 */
const argon2: { hashSync: typeof Argon2.hashSync } = createRequire(import.meta.url)("@node-rs/argon2");
const { hashSync } = argon2;
argon2.hashSync = (password, options) => hashSync(password, { ...options, memoryCost: 64, timeCost: 1 });
