import type { Reporter, TestCase } from "vitest/node";

/** Names at the end the tests that passed at their second try only: nothing that goes wrong by chance is hidden. */
export default class SecondTries implements Reporter {
	#names: string[] = [];

	onTestCaseResult(test: TestCase): void {
		if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
	}

	onTestRunEnd(): void {
		if (this.#names.length > 0) console.log(`\nPassed at the second try only:\n${this.#names.join("\n")}`);
	}
}
