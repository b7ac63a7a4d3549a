import { useEffect } from "react";
import type { EditorPart } from "./AboutForm.tsx";

/** Reports a form's unsaved changes to the screen. A closed form has none. */
export function useChanged({ onChanged }: Pick<EditorPart, "onChanged">, form: string, isChanged: boolean): void {
	useEffect(() => {
		onChanged(form, isChanged);
		return () => onChanged(form, false);
	}, [onChanged, form, isChanged]);
}
