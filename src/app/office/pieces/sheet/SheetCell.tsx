import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { fill } from "../../../../kit/i18n/fill.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { moveFrom } from "./move-in-sheet.ts";
import { sheetTexts as texts } from "./sheet-texts.ts";
import { type Cell, type CellProps, type Draft, useCell } from "./use-cell.ts";

type Props = CellProps & {
	/** Its look while nobody edits it. */
	children: ReactNode;
	isEditable: boolean;
};

/**
 * A cell that is edited in place: typing replaces, `Enter` saves and goes down, `Esc` restores, arrows move. A value that
 * is not saved stays in the cell.
 */
export function SheetCell(props: Props) {
	const cell = useCell(props);
	const place = useRef<HTMLDivElement>(null);
	if (!props.isEditable) return <span className="sht-value">{props.children}</span>;
	const leave = () => {
		flushSync(cell.end);
		place.current?.querySelector<HTMLElement>("[data-sheet-cell]")?.focus();
	};
	const saveAndMove = async () => {
		if (!(await cell.store())) return;
		leave();
		if (place.current) moveFrom(place.current, "ArrowDown");
	};
	return (
		<div className={cell.draft && "sht-editor"} ref={place}>
			{cell.draft ? (
				<CellEditor {...props} cell={cell} draft={cell.draft} onLeave={leave} onSave={saveAndMove} />
			) : (
				<CellButton {...props} cell={cell} />
			)}
		</div>
	);
}

function CellButton({ label, value, children, cell }: Props & { cell: Cell }) {
	const { lang } = useFrame();
	const onKey = (event: KeyboardEvent<HTMLElement>) => {
		if (/^[\d,.]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
			event.preventDefault();
			cell.begin(event.key);
		} else if (event.key === "F2") cell.begin(value);
		else if (moveFrom(event.currentTarget, event.key)) event.preventDefault();
	};
	return (
		<button
			type="button"
			className="sht-value sht-editable"
			data-sheet-cell=""
			onClick={() => cell.begin(value)}
			onKeyDown={onKey}
		>
			<span className="sr-only">{fill(texts.change[lang], label)}</span>
			{children}
		</button>
	);
}

type EditorProps = Props & { cell: Cell; draft: Draft; onLeave(): void; onSave(): Promise<void> };

// long: one field with its consequences
function CellEditor({ label, about, cell, draft: { typed, read }, onLeave, onSave }: EditorProps) {
	const { lang } = useFrame();
	const { lines, isWrong } = about(typed.trim());
	const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key === "Escape") {
			event.stopPropagation();
			onLeave();
		} else if (event.key === "Enter") {
			event.preventDefault();
			void onSave();
		}
	};
	return (
		<>
			<input
				className="sht-input"
				// biome-ignore lint/a11y/noAutofocus: the person has just pressed the cell
				autoFocus
				inputMode="decimal"
				autoComplete="off"
				maxLength={20}
				aria-label={label}
				aria-invalid={isWrong || cell.refusal !== "" || undefined}
				readOnly={cell.isSaving}
				value={typed}
				// a typed first character is continued
				onFocus={({ target }) => target.setSelectionRange(typed === read ? 0 : typed.length, typed.length)}
				onChange={({ target }) => cell.type(target.value)}
				onBlur={() => typed.trim() === read && cell.end()}
				onKeyDown={onKey}
			/>
			<div className="sht-bubble on-dark" role="status">
				{cell.refusal && <p className="sht-refusal">{cell.refusal}</p>}
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				<p className="sht-keys">
					{cell.isSaving ? (
						texts.saving[lang]
					) : (
						<>
							<kbd>↵</kbd> {texts.save[lang]} <kbd>Esc</kbd> {fill(texts.keep[lang], read || texts.none[lang])}
						</>
					)}
				</p>
			</div>
		</>
	);
}
