import type { Text } from "../../../kit/i18n/lang.ts";
import { Modal } from "../../../kit/ui/modal.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { menuOf } from "../menu.ts";
import type { Office } from "../office-context.ts";
import { officeTexts } from "../texts.ts";
import { Keys } from "./Keys.tsx";
import { openKeys } from "./open-keys.ts";
import { paletteTexts as texts } from "./palette-texts.ts";
import "./palette.css";

const LIST_KEYS: readonly (readonly [readonly string[], Text])[] = [
	[["/"], texts.search],
	[["J", "K"], texts.rows],
	[["Space"], texts.tick],
	[["Enter"], texts.openRow],
	[["Esc"], texts.closePanel],
	[["["], texts.fold],
];

/** The keys of the office, with those of the organiser's screens. */
export function KeyList({ office, onClose }: { office: Office; onClose(): void }) {
	const { lang } = useFrame();
	const screens = menuOf(office.rights).flatMap(({ items }) =>
		items.map(({ key, label }) => [["G", key.toUpperCase()], label] as const),
	);
	const all = [[openKeys(), officeTexts.find] as const, ...screens, ...LIST_KEYS, [["?"], texts.keys] as const];
	return (
		<Modal lang={lang} width={520} title={texts.keys[lang]} onClose={onClose}>
			<dl className="pal-key-list">
				{all.map(([keys, words]) => (
					<div key={keys.join(" ")}>
						<dt>
							<Keys keys={keys} />
						</dt>
						<dd>{words[lang]}</dd>
					</div>
				))}
			</dl>
		</Modal>
	);
}
