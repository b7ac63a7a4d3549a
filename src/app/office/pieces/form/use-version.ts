import { useEffect, useRef, useState } from "react";
import { CallFailure } from "../../../../kit/api/call.ts";
import { VERSION_CHANGED } from "../../../../kit/contract/preview.ts";
import { editVersion } from "./edit-version.ts";

/** The values of a record with their version. */
export type ReadRecord<V> = { values: V; version: string };

/** The values as they were read, and as another organiser saved them. */
export type Differences = { before: object; theirs: object };

/** The version that was read when a form opened, and another's change since. */
export function useVersion<V extends object>(draft: string, read: Pick<ReadRecord<V>, "version">) {
	const stored = editVersion(draft);
	const [version, setVersion] = useState(() => stored.opened(read.version));
	/** The version of the values that the form compares with. */
	const latest = useRef(read.version);
	const [conflict, setConflict] = useState<Differences>();
	return {
		version,
		conflict,
		/** After a refusal: reads what another organiser saved meanwhile, if that is its reason. */
		async meet(
			error: unknown,
			form: { saved: V; rebase(theirs: V): void },
			readAgain: () => Promise<ReadRecord<V>>,
		): Promise<void> {
			if (!(error instanceof CallFailure) || error.problem?.type !== VERSION_CHANGED) return;
			const now = await readAgain();
			latest.current = now.version;
			setVersion(now.version);
			setConflict({ before: form.saved, theirs: now.values });
			form.rebase(now.values);
		},
		saved() {
			stored.forget();
			setConflict(undefined);
		},
		/** Keeps the version with the draft. A hook. */
		useDraft(isDirty: boolean) {
			useEffect(() => {
				if (isDirty) return stored.keep(version);
				stored.forget();
				setVersion(latest.current);
			}, [isDirty, version]);
		},
	};
}
