import { useEffect } from "react";
import type { EditorPart } from "./AboutForm.tsx";

/** Tells the screen whether something that is typed in a form is not saved; a form that is closed has nothing. */
export function useChanged({ onChanged }: Pick<EditorPart, "onChanged">, form: string, isChanged: boolean): void {
	useEffect(() => {
		onChanged(form, isChanged);
		return () => onChanged(form, false);
	}, [onChanged, form, isChanged]);
}
