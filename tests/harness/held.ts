import type { Page } from "playwright-core";

/**
 * Delays a page's calls of a method and URL pattern, to test late responses. The returned function releases them and
 * waits until the page has the responses.
 */
export async function hold(page: Page, method: string, pattern: string): Promise<() => Promise<void>> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const answers: Promise<unknown>[] = [];
	await page.route(pattern, async (route) => {
		if (route.request().method() !== method) return route.fallback();
		// waits without a limit until released, and ignores the error of a failed test
		const answer = page.waitForResponse((one) => one.request() === route.request(), { timeout: 0 });
		answer.catch(() => {});
		answers.push(answer);
		await promise;
		await route.continue();
	});
	return async () => {
		if (answers.length === 0) throw new Error(`nothing called ${method} ${pattern}`);
		resolve();
		await Promise.all(answers);
		await page.unroute(pattern);
	};
}
