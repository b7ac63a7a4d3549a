import { useEffect, useRef, useState } from "react";
import { CallFailure } from "../../../../kit/api/call.ts";
import { type BrowserView, browserViews, forgetBrowserView } from "./browser-views.ts";

type Options = {
	list: string;
	/** Whether the server answers. */
	isReady: boolean;
	/** The server takes the same view twice without harm. */
	save(view: BrowserView): Promise<unknown>;
	onMoved(): void;
};

/** Views that are still in the browser. Each moves to the server once; a refused one stays here. */
export function useBrowserViews({ list, isReady, save, onMoved }: Options) {
	const [left, setLeft] = useState(() => browserViews(list));
	const [failure, setFailure] = useState<CallFailure>();
	const isMoving = useRef(false);
	const forget = (view: BrowserView) => {
		forgetBrowserView(list, view);
		setLeft(browserViews(list));
	};
	const move = async () => {
		const views = browserViews(list);
		if (isMoving.current || views.length === 0) return;
		isMoving.current = true;
		setFailure(undefined);
		for (const view of views) {
			try {
				await save(view);
				forget(view);
			} catch (error) {
				if (!(error instanceof CallFailure)) throw error;
				setFailure(error);
			}
		}
		isMoving.current = false;
		onMoved();
	};
	useEffect(() => {
		if (isReady) void move();
	}, [isReady]);
	return { left, failure, forget, move };
}
