import type { RefObject } from "react";
import { FieldError } from "./field.tsx";

type Props = {
	/** The input, which a visible button opens. */
	field: RefObject<HTMLInputElement | null>;
	id: string;
	label: string;
	accept: string;
	onChoose: (file: File | undefined) => unknown;
	/** The last result, for screen readers. */
	said: string;
	failure: string | undefined;
};

/** A visually hidden file input and its result. */
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
					target.value = ""; // allows choosing the same file again
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
