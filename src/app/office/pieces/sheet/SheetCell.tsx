import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fill } from "../../../../kit/i18n/fill.ts";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useUnsaved } from "../../../client/use-unsaved.ts";
import { refusalText } from "../command/Command.tsx";
import { useProve } from "../prove.ts";
import { setSaveState } from "../save-state.ts";
import { moveFrom } from "./move-in-sheet.ts";
import { sheetTexts as texts } from "./sheet-texts.ts";

type Props = {
	/** Names the row and the column: "Standard, round 2". */
	label: string;
	/** The value as it is typed: "899". */
	value: string;
	/** Its look while nobody edits it. */
	children: ReactNode;
	isEditable: boolean;
	/** The consequences of a typed value, or why it cannot be saved. */
	about(typed: string): { lines: readonly string[]; isWrong?: boolean };
	/** Saves over the value that was read when editing began. */
	save(typed: string, read: string): Promise<void>;
	/** Reads the value again, after a refusal. */
	readAgain(): Promise<string>;
};

/** The typed value, and the one that was read when editing began. */
type Draft = { typed: string; read: string };

// long: one cell's states
function useCell({ value, about, save, readAgain }: Props) {
	const { lang } = useFrame();
	const prove = useProve();
	const [draft, setDraft] = useState<Draft>();
	const [refusal, setRefusal] = useState("");
	const [isSaving, setSaving] = useState(false);
	useUnsaved(draft !== undefined && draft.typed !== draft.read, texts.unsaved);
	const begin = (typed: string) => {
		setRefusal("");
		setDraft({ typed, read: value });
	};
	const end = () => setDraft(undefined);
	/** Returns whether the cell holds the typed value now. */
	const store = async (): Promise<boolean> => {
		if (!draft || isSaving) return false;
		const typed = draft.typed.trim();
		if (typed === draft.read) return true;
		if (about(typed).isWrong) return false;
		setSaving(true);
		setSaveState({ name: "saving" });
		try {
			await prove(() => save(typed, draft.read));
			setSaveState({ name: "saved", at: siteNow() });
			return true;
		} catch (error) {
			const reason = refusalText(lang, error);
			setSaveState({ name: "failed", reason });
			setRefusal(reason);
			// the next save is over the value that the refusal shows
			const read = await readAgain().catch(() => draft.read);
			setDraft({ typed: draft.typed, read });
			return false;
		} finally {
			setSaving(false);
		}
	};
	return {
		draft,
		refusal,
		isSaving,
		begin,
		end,
		store,
		type: (typed: string) => draft && setDraft({ ...draft, typed }),
	};
}

type Cell = ReturnType<typeof useCell>;

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
			aria-label={fill(texts.change[lang], { label, value: value || texts.none[lang] })}
			onClick={() => cell.begin(value)}
			onKeyDown={onKey}
		>
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
