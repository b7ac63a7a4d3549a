import { act, createElement, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

const roots = new Set<Root>();
const noListeners = { addEventListener() {}, removeEventListener() {} };

/** The parts of a container that React needs if nothing is drawn. */
function emptyContainer(): Element {
	const ownerDocument = { nodeType: 9, activeElement: null, ...noListeners, defaultView: globalThis };
	return { nodeType: 1, nodeName: "DIV", tagName: "DIV", ownerDocument, ...noListeners } as unknown as Element;
}

/** React renders a test's own changes at once, and others as in a browser. */
async function inAct(what: () => unknown): Promise<void> {
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
	await act(async () => void (await what()));
	vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
}

/** Sets up hooks for a test file. Hooks that run after a test are unmounted. */
export function useHooks(): void {
	beforeEach(() => {
		vi.stubGlobal("HTMLIFrameElement", class {});
		vi.stubGlobal("window", globalThis);
	});
	afterEach(async () => {
		await inAct(() => {
			for (const root of roots) root.unmount();
		});
		roots.clear();
		vi.unstubAllGlobals();
	});
}

type HookRun<T> = {
	now(): T;
	/** Acts on the result, and waits until the hook has run again. */
	does(what: (now: T) => unknown): Promise<void>;
	/** Renders the component again with another hook, such as one with other props. */
	renders(hook: () => T): Promise<void>;
	/** Waits until an assertion holds. */
	becomes(assertion: (now: T) => void): Promise<void>;
	ends(): Promise<void>;
};

/** Runs a hook with state and effects in an empty component. */
export async function runHook<T>(
	hook: () => T,
	around: (screen: ReactNode) => ReactNode = (screen) => screen,
): Promise<HookRun<T>> {
	let last: { value: T } | undefined;
	function Screen({ use }: { use: () => T }) {
		last = { value: use() };
		return null;
	}
	const root = createRoot(emptyContainer());
	roots.add(root);
	const renders = (use: () => T) => inAct(() => root.render(around(createElement(Screen, { use }))));
	await renders(hook);
	const now = () => {
		if (!last) throw new Error("The hook has not run yet: it waits, or has failed.");
		return last.value;
	};
	return {
		now,
		renders,
		does: (what) => inAct(() => what(now())),
		becomes: (assertion) =>
			vi.waitFor(async () => {
				await inAct(() => {});
				assertion(now());
			}, 25_000),
		async ends() {
			await inAct(() => root.unmount());
			roots.delete(root);
		},
	};
}
