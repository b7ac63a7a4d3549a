import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { useMemo, useRef } from "react";
import { markedParts } from "../../../features/office-find/rules.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { useFrame } from "../../client/use-frame.ts";
import type { Office } from "../office-context.ts";
import { Button } from "../pieces/Button.tsx";
import { Glyph } from "../pieces/Glyph.tsx";
import { officeTexts } from "../texts.ts";
import { Keys } from "./Keys.tsx";
import { groupsOf, ownGroups, type PaletteGroup, type PaletteItem } from "./palette-items.ts";
import { foundCount, paletteTexts as texts } from "./palette-texts.ts";
import { useFound } from "./use-found.ts";
import "./palette.css";

type Props = {
	office: Office;
	typed: string;
	onType(typed: string): void;
	/** The opened hits, the latest first. */
	recent: readonly PaletteItem[];
	onChoose(item: PaletteItem): void;
	onKeys(): void;
	onClose(): void;
};

/** Finds people, orders, codes, lectures, companies, acts and screens, and opens the chosen one. */
// long: one dialog's markup
export function Palette({ office, typed, onType, recent, onChoose, onKeys, onClose }: Props) {
	const frame = useFrame();
	const { lang, event } = frame;
	const found = useFound(typed);
	const isChosen = useRef(false);
	const q = typed.trim();
	const groups = useMemo(() => {
		const opened = q === "" ? groupsOf(lang, { recent: [...recent] }) : [];
		return [...opened, ...found.groups, ...ownGroups(frame, q, office)];
	}, [frame, lang, q, recent, found.groups, office]);
	const count = groups.reduce((sum, { items }) => sum + items.length, 0);
	const choose = (item: PaletteItem) => {
		isChosen.current = true;
		onChoose(item);
	};
	return (
		<Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
			<Dialog.Portal>
				<Dialog.Backdrop className="modal-ground" />
				<Dialog.Viewport className="pal-viewport">
					{/* a chosen screen takes the focus */}
					<Dialog.Popup className="pal" aria-label={officeTexts.find[lang]} finalFocus={() => !isChosen.current}>
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
							<div className="pal-head">
								<Glyph name="search" size={22} />
								<Autocomplete.Input
									className="pal-input"
									aria-label={texts.typed[lang]}
									placeholder={texts.typed[lang]}
									autoComplete="off"
									spellCheck={false}
									maxLength={100}
								/>
								<span className="pal-event">{event.code}</span>
								<Dialog.Close className="ctl-icon" aria-label={texts.close[lang]}>
									<Glyph name="close" />
								</Dialog.Close>
							</div>
							<Autocomplete.Status className="sr-only">
								{statusOf(lang, { q, isAwaited: found.isAwaited, count })}
							</Autocomplete.Status>
							{q !== "" && count === 0 && !found.isAwaited && !found.hasFailed && (
								<div className="pal-note">
									<p className="pal-none">{fill(texts.none[lang], q)}</p>
									<p>{texts.noneHint[lang]}</p>
								</div>
							)}
							{found.hasFailed && (
								<div className="pal-note" role="alert">
									<p>{texts.failed[lang]}</p>
									<Button onClick={found.retry}>{texts.retry[lang]}</Button>
								</div>
							)}
							<Autocomplete.List className="pal-list">
								{(group: PaletteGroup) => (
									<Autocomplete.Group key={group.id} items={group.items}>
										<Autocomplete.GroupLabel className="pal-label">{group.label}</Autocomplete.GroupLabel>
										<Autocomplete.Collection>
											{(item: PaletteItem) => (
												<Item key={`${group.id} ${item.id}`} item={item} typed={typed} onChoose={choose} />
											)}
										</Autocomplete.Collection>
									</Autocomplete.Group>
								)}
							</Autocomplete.List>
						</Autocomplete.Root>
						<Foot onKeys={onKeys} />
					</Dialog.Popup>
				</Dialog.Viewport>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function statusOf(lang: Lang, { q, isAwaited, count }: { q: string; isAwaited: boolean; count: number }): string {
	if (isAwaited) return texts.searching[lang];
	if (q === "") return "";
	return count === 0 ? fill(texts.none[lang], q) : plural(lang, count, foundCount);
}

type ItemProps = { item: PaletteItem; typed: string; onChoose(item: PaletteItem): void };

function Item({ item, typed, onChoose }: ItemProps) {
	return (
		<Autocomplete.Item value={item} className="pal-item" onClick={() => onChoose(item)}>
			<span className="pal-tile">
				<Glyph name={item.icon} />
			</span>
			<span className="pal-words">
				<b>
					<Marked typed={typed} text={item.title} />
				</b>
				{item.detail && (
					<span>
						<Marked typed={typed} text={item.detail} />
					</span>
				)}
			</span>
			{item.keys.length > 0 && (
				<span className="pal-keys" aria-hidden="true">
					<Keys keys={item.keys} />
				</span>
			)}
		</Autocomplete.Item>
	);
}

function Marked({ typed, text }: { typed: string; text: string }) {
	// the parts of a text have no identity but their place
	return markedParts(typed, text).map((part, index) =>
		part.isMarked ? (
			<mark key={index} className="pal-mark">
				{part.text}
			</mark>
		) : (
			part.text
		),
	);
}

function Foot({ onKeys }: { onKeys(): void }) {
	const { lang } = useFrame();
	return (
		<p className="pal-foot">
			<span>
				<Keys keys={["↑", "↓"]} /> {texts.choose[lang]}
			</span>
			<span>
				<Keys keys={["↵"]} /> {texts.enter[lang]}
			</span>
			<span>
				<Keys keys={["Esc"]} /> {texts.close[lang]}
			</span>
			<Button look="plain" onClick={onKeys}>
				{texts.allKeys[lang]}
			</Button>
		</p>
	);
}
