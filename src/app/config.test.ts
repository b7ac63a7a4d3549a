import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

describe("TRUST_PROXY", () => {
	test.each([{}, { TRUST_PROXY: "" }, { TRUST_PROXY: "off" }])("%o trusts nobody", (env) =>
		expect(readConfig(env).isTrustedProxy).toBeUndefined(),
	);
	test.each(["1", "10.0.0.0/8, 192.0.2.7", "loopback"])("%s trusts", (value) =>
		expect(readConfig({ TRUST_PROXY: value }).isTrustedProxy).toBeTypeOf("function"),
	);
	test.each(["on", "10.0.0.0/40", "nginx"])("%s is told in a sentence", (value) =>
		expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
			`TRUST_PROXY is "${value}", but it must be off, the number of proxies in front of the site, such as 1, or their addresses, such as 10.0.0.0/8, 192.0.2.7.`,
		),
	);
});
