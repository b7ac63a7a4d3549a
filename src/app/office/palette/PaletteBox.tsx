import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useMemo } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { useFrame } from "../../client/use-frame.ts";
import type { Office } from "../office-context.ts";
import { Button } from "../pieces/Button.tsx";
import { Glyph } from "../pieces/Glyph.tsx";
import { Keys } from "./Keys.tsx";
import { PaletteList } from "./PaletteList.tsx";
import { groupsOf, ownGroups, type PaletteGroup, type PaletteItem } from "./palette-items.ts";
import { foundCount, paletteTexts as texts } from "./palette-texts.ts";
import { useFound } from "./use-found.ts";

export type PaletteProps = {
	office: Office;
	typed: string;
	onType(typed: string): void;
	/** The opened hits, the latest first. */
	recent: readonly PaletteItem[];
	onChoose(item: PaletteItem): void;
	onKeys(): void;
	/** The field takes the typed characters from now on. */
	onFocus(): void;
};

/** The field, the groups of found items, and the keys below. The first item is highlighted, for `Enter`. */
export function PaletteBox({ office, typed, onType, recent, onChoose, onKeys, onFocus }: PaletteProps) {
	const frame = useFrame();
	const { lang } = frame;
	const found = useFound(typed);
	const q = typed.trim();
	const groups = useMemo(() => {
		const opened = q === "" ? groupsOf(lang, { recent: [...recent] }) : [];
		return [...opened, ...found.groups, ...ownGroups(frame, q, office)];
	}, [frame, lang, q, recent, found.groups, office]);
	return (
		<>
			<Autocomplete.Root
				open
				inline
				mode="none"
				autoHighlight="always"
				keepHighlight
				items={groups}
				value={typed}
				onValueChange={(value, { reason }) => reason !== "item-press" && onType(value)}
				itemToStringValue={(item: PaletteItem) => item.title}
			>
				<Head onFocus={onFocus} />
				<Notes q={q} groups={groups} found={found} />
				<PaletteList typed={typed} onChoose={onChoose} />
			</Autocomplete.Root>
			<Foot onKeys={onKeys} />
		</>
	);
}

function Head({ onFocus }: Pick<PaletteProps, "onFocus">) {
	const { lang, event } = useFrame();
	return (
		<div className="pal-head">
			<Glyph name="search" size={22} />
			<Autocomplete.Input
				className="pal-input"
				aria-label={texts.typed[lang]}
				placeholder={texts.typed[lang]}
				autoComplete="off"
				spellCheck={false}
				maxLength={100}
				onFocus={onFocus}
			/>
			<span className="pal-event">{event.code}</span>
			<Dialog.Close className="ctl-icon" aria-label={texts.close[lang]}>
				<Glyph name="close" />
			</Dialog.Close>
		</div>
	);
}

type NotesProps = { q: string; groups: readonly PaletteGroup[]; found: ReturnType<typeof useFound> };

/** The number of results for screen readers, and why there are none. */
function Notes({ q, groups, found: { isAwaited, hasFailed, retry } }: NotesProps) {
	const { lang } = useFrame();
	const count = groups.reduce((sum, { items }) => sum + items.length, 0);
	return (
		<>
			<Autocomplete.Status className="sr-only">{statusOf(lang, { q, isAwaited, count })}</Autocomplete.Status>
			{q !== "" && count === 0 && !isAwaited && !hasFailed && (
				<div className="pal-note">
					<p className="pal-none">{fill(texts.none[lang], q)}</p>
					<p>{texts.noneHint[lang]}</p>
				</div>
			)}
			{hasFailed && (
				<div className="pal-note" role="alert">
					<p>{texts.failed[lang]}</p>
					<Button onClick={retry}>{texts.retry[lang]}</Button>
				</div>
			)}
		</>
	);
}

function statusOf(lang: Lang, { q, isAwaited, count }: { q: string; isAwaited: boolean; count: number }): string {
	if (isAwaited) return texts.searching[lang];
	if (q === "") return "";
	return count === 0 ? fill(texts.none[lang], q) : plural(lang, count, foundCount);
}

function Foot({ onKeys }: { onKeys(): void }) {
	const { lang } = useFrame();
	const keys = [
		[["↑", "↓"], texts.choose],
		[["↵"], texts.enter],
		[["Esc"], texts.close],
	] as const;
	return (
		<p className="pal-foot">
			{keys.map(([pressed, words]) => (
				<span key={words.en}>
					<Keys keys={pressed} /> {words[lang]}
				</span>
			))}
			<Button look="plain" onClick={onKeys}>
				{texts.allKeys[lang]}
			</Button>
		</p>
	);
}
