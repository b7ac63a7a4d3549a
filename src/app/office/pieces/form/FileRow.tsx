import { useRef } from "react";
import { FileChoice } from "../../../../kit/ui/file-choice.tsx";
import { Button } from "../Button.tsx";

type Props = {
	id: string;
	label: string;
	accept: string;
	/** The last result, and the last refusal. */
	status: string;
	failure: string | undefined;
	onChoose(file: File): unknown;
};

/** A button that chooses a file. */
export function FileRow({ id, label, accept, status, failure, onChoose }: Props) {
	const field = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button look="soft" icon="file" onClick={() => field.current?.click()}>
				{label}
			</Button>
			<FileChoice
				field={field}
				id={id}
				label={label}
				accept={accept}
				onChoose={(file) => file && onChoose(file)}
				said={status}
				failure={failure}
			/>
		</>
	);
}
