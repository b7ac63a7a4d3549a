import { useCallback, useState } from "react";

export function useUnsavedForms() {
	const [forms, setForms] = useState<readonly string[]>([]);
	const onChanged = useCallback(
		(form: string, isChanged: boolean) =>
			setForms((all) => [...all.filter((one) => one !== form), ...(isChanged ? [form] : [])]),
		[],
	);
	return { hasUnsaved: forms.length > 0, onChanged };
}
