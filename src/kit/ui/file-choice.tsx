import type { RefObject } from "react";
import { FieldError } from "./field.tsx";

type Props = {
	/** Pressed by a button that is in sight. */
	field: RefObject<HTMLInputElement | null>;
	/** Of the error. */
	id: string;
	label: string;
	accept: string;
	onChoose: (file: File | undefined) => unknown;
	/** The last result, for screen readers. */
	said: string;
	failure: string | undefined;
};

/** The field by which a file is chosen, out of sight, and what became of it. */
export function FileChoice({ field, id, label, accept, onChoose, said, failure }: Props) {
	return (
		<>
			<input
				ref={field}
				type="file"
				className="hidden"
				aria-label={label}
				accept={accept}
				onChange={({ target }) => {
					void onChoose(target.files?.[0]);
					target.value = ""; // the same file can be chosen again
				}}
			/>
			<p className={said ? "font-semibold" : "sr-only"} role="status">
				{said}
			</p>
			<div aria-live="assertive" className={failure ? undefined : "sr-only"}>
				<FieldError id={id} error={failure} />
			</div>
		</>
	);
}
