import { useState } from "react";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useUnsaved } from "../../../client/use-unsaved.ts";
import { refusalText } from "../command/Command.tsx";
import { useProve } from "../prove.ts";
import { setSaveState } from "../save-state.ts";
import { sheetTexts as texts } from "./sheet-texts.ts";

export type CellProps = {
	/** Names the row and the column: "Standard, round 2". */
	label: string;
	/** The value as it is typed: "899". */
	value: string;
	/** The consequences of a typed value, or why it cannot be saved. */
	about(typed: string): { lines: readonly string[]; isWrong?: boolean };
	/** Saves over the value that was read when editing began. */
	save(typed: string, read: string): Promise<void>;
	/** Reads the value again, after a refusal. */
	readAgain(): Promise<string>;
};

/** The typed value, and the one that was read when editing began. */
export type Draft = { typed: string; read: string };

export type Cell = ReturnType<typeof useCell>;

/** The state of a cell: its draft, its refusal and its save. */
// long: one cell's states
export function useCell({ value, about, save, readAgain }: Omit<CellProps, "label">) {
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
			setDraft((now) => now && { ...now, read });
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
