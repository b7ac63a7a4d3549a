import type { ComponentProps } from "react";
import { described, Field, FieldError, type FieldProps, TextField } from "../../../../kit/ui/field.tsx";
import { SelectBox } from "../../../../kit/ui/select-box.tsx";
import { TextAreaField } from "../../../../kit/ui/text-area-field.tsx";

/** The fields of the office's forms: `<TextRow {...form.input("name")} />`. */
export const TextRow = (props: ComponentProps<typeof TextField>) => <TextField {...props} />;

export const AreaRow = (props: ComponentProps<typeof TextAreaField>) => <TextAreaField {...props} />;

type SelectProps = FieldProps & {
	value: string;
	onChange(event: { target: { value: string } }): void;
	options: readonly { value: string; label: string }[];
};

export function SelectRow({ value, onChange, options, ...field }: SelectProps) {
	return (
		<Field {...field}>
			<SelectBox id={field.id} value={value} onChange={onChange} aria-invalid={field.error ? true : undefined}>
				{options.map((one) => (
					<option key={one.value} value={one.value}>
						{one.label}
					</option>
				))}
			</SelectBox>
		</Field>
	);
}

/** A box to tick, for the input of a command or, with an `id`, for a field of a form. */
export function TickRow({
	id,
	label,
	error,
	isOn,
	onChange,
}: {
	id?: string;
	label: string;
	error?: string | undefined;
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}) {
	return (
		<>
			<label className="ctl-choice">
				<input
					type="checkbox"
					{...(id && described({ id, error }))}
					className="ctl-tick"
					checked={isOn}
					onChange={({ target }) => onChange(target.checked)}
				/>
				{label}
			</label>
			{id && <FieldError id={id} error={error} />}
		</>
	);
}

type CountProps = { label: string; value: number; max: number; onChange: (value: number) => void };

/** A count from 0 to `max`, for the input of a command. */
export function CountRow({ label, value, max, onChange }: CountProps) {
	return (
		<label className="ctl-count">
			<input
				type="number"
				className="ctl-input"
				min={0}
				max={max}
				value={value}
				onChange={({ target }) => onChange(Math.max(0, Math.min(max, Math.floor(Number(target.value) || 0))))}
			/>
			{label}
		</label>
	);
}
