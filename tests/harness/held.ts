import type { Page } from "playwright-core";

/**
 * Holds a page's calls by a method to what a pattern names, so that what is done meanwhile meets an answer that comes
 * late. Gives how to let them go, which waits until the page has the answers.
 */
export async function hold(page: Page, method: string, pattern: string): Promise<() => Promise<void>> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const answers: Promise<unknown>[] = [];
	await page.route(pattern, async (route) => {
		if (route.request().method() !== method) return route.fallback();
		// as long as it is held; a test that fails before lets nothing go
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
