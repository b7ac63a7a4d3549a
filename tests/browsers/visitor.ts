import { setTimeout as delay } from "node:timers/promises";
import { type Action, asCall, type Engine } from "./engine.ts";

const STEP_LIMIT_MS = 15_000;
const ENTER = "\uE007";
const CONTROL = "\uE009";

/** A target on a page: a selector, optionally with a part of its text. */
export type Target = { css: string; text?: string };

/** Runs in the page: the centre of the first visible target, or why it cannot be pressed. */
function pointOf({ css, text }: Target): { x: number; y: number } | string {
	const plain = (words: string) => words.replace(/[\u00a0\u2009\u202f]/g, " ");
	const visibleElements = [...document.querySelectorAll<HTMLElement>(css)].filter((one) =>
		one.checkVisibility({ visibilityProperty: true }),
	);
	const named = visibleElements.filter(
		(one) => text === undefined || plain(`${one.textContent} ${one.ariaLabel ?? ""}`).includes(text),
	);
	const found = named.find((one) => plain(one.textContent.trim()) === text) ?? named[0];
	if (!found) return visibleElements.length === 0 ? "is not there" : "is there, with other words";
	const target = found instanceof HTMLLabelElement && found.control ? found.control : found;
	target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
	const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
	const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
	const hit = document.elementFromPoint(x, y);
	const isHit =
		hit &&
		(target.contains(hit) ||
			(target.id && hit.closest(`label[for="${CSS.escape(target.id)}"]`)) ||
			hit.closest("label")?.contains(target));
	return isHit ? { x, y } : `is covered by ${hit?.tagName.toLowerCase()}.${hit?.className}`;
}

function isShown({ css, text }: Target): boolean {
	const plain = (words: string) => words.replace(/[\u00a0\u2009\u202f]/g, " ");
	return [...document.querySelectorAll<HTMLElement>(css)].some(
		(one) =>
			one.checkVisibility({ visibilityProperty: true }) &&
			(text === undefined || plain(`${one.textContent} ${one.ariaLabel ?? ""}`).includes(text)),
	);
}

/** Runs in the page: waits for half a second without requests. Leaving earlier reports errors. */
async function settled(): Promise<void> {
	const count = () => performance.getEntriesByType("resource").length;
	for (let before = -1; before !== count(); await new Promise((done) => setTimeout(done, 500))) before = count();
}

const keys = (text: string): Action[] =>
	[...text].flatMap((value) => [
		{ type: "keyDown", value },
		{ type: "keyUp", value },
	]);

export type Visitor = ReturnType<typeof visitorOf>;

/** Repeats `step` until it succeeds. On timeout it throws with the last result. */
export async function until<R>(what: string, step: () => Promise<R | undefined | false | string>): Promise<R> {
	const limit = Date.now() + STEP_LIMIT_MS;
	let last: unknown;
	while (Date.now() < limit) {
		// no page to evaluate in during navigation
		const stepResult = await step().catch((error: unknown) => String(error));
		if (stepResult !== undefined && stepResult !== false && typeof stepResult !== "string") return stepResult as R;
		last = stepResult;
		await delay(100);
	}
	throw new Error(`${what}: ${last || "did not come"}`);
}

// long: what a visitor can do, read as a list
export function visitorOf(engine: Engine, url: string) {
	const run = <R, A extends unknown[]>(step: (...args: A) => R | Promise<R>, ...args: A) =>
		engine.run<Awaited<R>>(asCall(step, args));
	const type = (actions: Action[]) => engine.perform([{ type: "key", id: "keyboard", actions }]);
	const visitor = {
		run,
		async go(path: string) {
			await engine.goto(url + path);
			await run(settled);
		},
		settled: () => run(settled),
		see: (css: string, text?: string) =>
			until(`${css} ${text ?? ""}`, async () => (await run(isShown, { css, text } as Target)) || undefined),
		gone: (css: string, text?: string) =>
			until(
				`${css} ${text ?? ""} is still there`,
				async () => !(await run(isShown, { css, text } as Target)) || undefined,
			),
		at: (path: RegExp) =>
			until(
				`the page ${path}`,
				async () => path.test(await run(() => location.pathname + location.search)) || undefined,
			),
		async click(css: string, text?: string) {
			const place = () => run(pointOf, { css, text } as Target);
			// sections shift the layout when they come near, so it waits for the same position twice
			const { x, y } = await until(`${css} ${text ?? ""}`, async () => {
				const first = await place();
				await delay(150);
				const second = await place();
				return typeof second === "string" || JSON.stringify(first) === JSON.stringify(second) ? second : "moves";
			});
			const press = [
				{ type: "pointerMove", x, y },
				{ type: "pointerDown", button: 0 },
				{ type: "pointerUp", button: 0 },
			];
			await engine.perform([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: press }]);
		},
		async fill(label: string, text: string) {
			await visitor.click("label, input[aria-label], textarea[aria-label]", label);
			await type([{ type: "keyDown", value: CONTROL }, ...keys("a"), { type: "keyUp", value: CONTROL }]);
			await type(keys(text));
		},
		async tick(label: string) {
			await visitor.click("label", label);
		},
		enter: () => type(keys(ENTER)),
		press: (key: string) => type(keys(key)),
	};
	return visitor;
}
