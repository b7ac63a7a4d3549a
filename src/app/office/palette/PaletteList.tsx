import { Autocomplete } from "@base-ui/react/autocomplete";
import { markedParts } from "../../../features/office-find/rules.ts";
import { Glyph } from "../pieces/Glyph.tsx";
import { Keys } from "./Keys.tsx";
import type { PaletteGroup, PaletteItem } from "./palette-items.ts";

type Choice = { typed: string; onChoose(item: PaletteItem): void };

/** The groups of the surrounding `Autocomplete.Root`, with the typed beginnings marked. */
export function PaletteList({ typed, onChoose }: Choice) {
	return (
		<Autocomplete.List className="pal-list">
			{({ id, label, items }: PaletteGroup) => (
				<Autocomplete.Group key={id} items={items}>
					<Autocomplete.GroupLabel className="pal-label">{label}</Autocomplete.GroupLabel>
					<Autocomplete.Collection>
						{(item: PaletteItem) => <Item key={item.id} item={item} typed={typed} onChoose={onChoose} />}
					</Autocomplete.Collection>
				</Autocomplete.Group>
			)}
		</Autocomplete.List>
	);
}

function Item({ item, typed, onChoose }: Choice & { item: PaletteItem }) {
	const { icon, title, detail, keys } = item;
	return (
		<Autocomplete.Item value={item} className="pal-item" onClick={() => onChoose(item)}>
			<span className="pal-tile">
				<Glyph name={icon} />
			</span>
			<span className="pal-words">
				<b>
					<Marks typed={typed} text={title} />
				</b>{" "}
				{detail && (
					<span>
						<Marks typed={typed} text={detail} />
					</span>
				)}
			</span>
			{keys.length > 0 && (
				<span className="pal-keys" aria-hidden="true">
					<Keys keys={keys} />
				</span>
			)}
		</Autocomplete.Item>
	);
}

function Marks({ typed, text }: { typed: string; text: string }) {
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
