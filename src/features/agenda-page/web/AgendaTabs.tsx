import { type KeyboardEvent, useEffect, useRef } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { Icon, type IconName } from "../../../kit/ui/icons.tsx";
import { agendaTexts, lectureCount } from "../texts.ts";
import type { AgendaTab, MatchCounts } from "./agenda-props.ts";

const STEPS: Record<string, (index: number, count: number) => number> = {
	ArrowRight: (index, count) => (index + 1) % count,
	ArrowLeft: (index, count) => (index + count - 1) % count,
	Home: () => 0,
	End: (_, count) => count - 1,
};

type Props = {
	lang: Lang;
	/** Prefix of the ids of tabs and panel. */
	id: string;
	categories: readonly AgendaTab[];
	chosen: number | undefined;
	/** Matches per tab, during a search. */
	found: MatchCounts;
	onChoose: (category: AgendaTab) => void;
};

/** Shows two tabs per view on phones and all from 680 px (spec §9). Arrow keys, Home and End choose. */
export function AgendaTabs({ lang, id, categories, chosen, found, onChoose }: Props) {
	const list = useRef<HTMLDivElement>(null);
	// On phones the chosen tab may be out of view.
	useEffect(() => {
		const tabs = invariant(list.current, "the list of tabs");
		const tab = tabs.querySelector<HTMLElement>("[aria-selected=true]");
		if (tab) tabs.scrollLeft = tab.offsetLeft + tab.offsetWidth * 1.5 - tabs.offsetWidth;
	}, []);
	const onKeyDown = (event: KeyboardEvent) => {
		const index = categories.findIndex((one) => one.objectId === chosen);
		const next = STEPS[event.key]?.(index, categories.length);
		const category = next === undefined ? undefined : categories[next];
		if (next === undefined || !category) return;
		event.preventDefault();
		onChoose(category);
		list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
	};
	return (
		<div className="ag-tabs" role="tablist" aria-label={agendaTexts.tabsLabel[lang]} ref={list} onKeyDown={onKeyDown}>
			{categories.map((one) => (
				<Tab key={one.objectId} lang={lang} id={id} one={one} chosen={chosen} found={found} onChoose={onChoose} />
			))}
		</div>
	);
}

function Tab({ lang, id, one, chosen, found, onChoose }: Omit<Props, "categories"> & { one: AgendaTab }) {
	return (
		<button
			type="button"
			role="tab"
			id={`${id}-tab-${one.objectId}`}
			aria-controls={`${id}-panel`}
			aria-selected={one.objectId === chosen}
			tabIndex={one.objectId === chosen ? 0 : -1}
			onClick={(event) => {
				event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
				onChoose(one);
			}}
		>
			<Icon name={one.icon as IconName} size={20} />
			<span>
				{localized(lang, one.name, one.nameEn)}
				{found.size > 0 ? (
					<small className="ag-tab-found">{foundIn(lang, found.get(one.objectId))}</small>
				) : (
					one.note && <small>{one.note}</small>
				)}
			</span>
		</button>
	);
}

/** Returns "3 wykłady", or dots while the tab is loading. */
const foundIn = (lang: Lang, count: number | undefined) => (count === undefined ? "…" : lectureCount(lang, count));
