import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { CategoryTree } from "../../agenda/contract.ts";
import { fromBrief } from "../brief.ts";
import { MESSAGE_TIMEOUT_MS, withStatuses } from "../rules.ts";
import { agendaTexts } from "../texts.ts";
import { treeOf } from "./agenda-calls.ts";
import type { AgendaProps, AgendaTab } from "./agenda-props.ts";
import { useStatuses } from "./use-statuses.ts";

type AgendaData = Pick<AgendaProps, "lang" | "eventCode" | "categories" | "initialTab" | "tree" | "brief" | "isOver">;
type Trees = Record<number, CategoryTree | "failed">;

/**
 * Loads the agenda: the chosen tab, its tree and fresh seat statuses. A failed tree loads again on demand. A message
 * disappears after 7 seconds (spec §4). The first tab is brief until its whole tree arrives.
 */
export function useAgenda({ lang, eventCode, categories, initialTab, tree, brief, isOver }: AgendaData) {
	const [tab, setTab] = useState(initialTab);
	const [message, say] = useMessage();
	const { statuses, place } = useStatuses(isOver ? null : eventCode, () => say(agendaTexts.statusesUnavailable[lang]));
	const { trees, load } = useTrees(eventCode, initialTab !== null && tree ? { [initialTab]: tree } : {}, () =>
		say(agendaTexts.unavailable[lang]),
	);
	const category = categories.find((one) => one.objectId === tab);
	// Fetches only what the document omits.
	useEffect(() => void (category && load(category)), []);
	const briefTree = useMemo(() => (brief ? fromBrief(brief) : undefined), [brief]);

	// The tab reacts at once; its content follows.
	const shownTab = useDeferredValue(tab);
	const tabTree = shownTab === null ? undefined : trees[shownTab];
	const whole = typeof tabTree === "object" ? tabTree : shownTab === initialTab ? briefTree : undefined;
	const current = useMemo(() => whole && withStatuses(whole, statuses), [whole, statuses]);
	return {
		category,
		shown: categories.find((one) => one.objectId === shownTab),
		/** Undefined until a part is loaded. */
		tree: current,
		/** True until the whole tree is loaded, also after a failure. */
		isBusy: shownTab !== null && !tabTree,
		isFailed: tabTree === "failed",
		message,
		place,
		choose(chosen: AgendaTab) {
			setTab(chosen.objectId);
			void load(chosen);
		},
		trees,
		/** Fetches all tabs, because a search covers them. */
		loadAll: () => categories.forEach((one) => void load(one)),
	};
}

/** Ignores trees that are loading or loaded. */
function useTrees(eventCode: string, initial: Trees, onFailure: () => void) {
	const [trees, setTrees] = useState(initial);
	const requested = useRef(new Set(Object.keys(trees).map(Number)));
	async function load(category: AgendaTab): Promise<void> {
		const { objectId } = category;
		if (requested.current.has(objectId)) return;
		requested.current.add(objectId);
		setTrees(({ [objectId]: _failed, ...rest }) => rest);
		const loaded = await treeOf(eventCode, category).catch(() => "failed" as const);
		if (loaded === "failed") {
			requested.current.delete(objectId);
			onFailure();
		}
		// Many cards: a transition keeps the browser responsive.
		startTransition(() => setTrees((known) => ({ ...known, [objectId]: loaded })));
	}
	return { trees, load };
}

function useMessage() {
	const [message, setMessage] = useState<string>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const say = (text: string) => {
		setMessage(text);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setMessage(undefined), MESSAGE_TIMEOUT_MS);
	};
	return [message, say] as const;
}
