import { useEffect, useRef } from "react";
import type { Lang } from "../i18n/lang.ts";
import { invariant } from "../invariant/invariant.ts";
import { described, Field, type FieldProps } from "./field.tsx";
import type { PhoneJudge } from "./use-phone-library.ts";

type Phone = { getNumber(): string; setNumber(number: string): void; destroy(): void };

type Props = {
	value: string;
	onChange: (phoneNo: string) => void;
	onBlur?: () => void;
	/** Is given what resolves with the judge once the field is alive; without the library, with nothing. */
	onStart: (start: Promise<PhoneJudge | undefined>) => void;
};

async function startedPhone(element: HTMLInputElement, lang: Lang): Promise<{ started: Phone; isPhoneNo: PhoneJudge }> {
	const [{ isPhoneNo }, { startPhoneInput }] = await Promise.all([
		import("../phone/phone.ts"),
		import("./phone-input.ts"),
	]);
	return { started: await startPhoneInput(element, lang), isPhoneNo };
}

/** The library in the field that the answer is put on, from when it is there until the field is left. */
// long: one effect, whose steps share the element
function usePhone(lang: Lang, { value, onChange, onStart }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const phone = useRef<Phone>(undefined);
	const handlers = useRef({ onChange, onStart, value });
	handlers.current = { onChange, onStart, value };

	useEffect(() => {
		const element = invariant(input.current, "the field");
		let isLeft = false;
		const changed = () => handlers.current.onChange(phone.current?.getNumber() || element.value);
		const start = async () => {
			const { started, isPhoneNo } = await startedPhone(element, lang);
			if (isLeft) {
				started.destroy();
				return undefined;
			}
			phone.current = started;
			if (handlers.current.value) {
				started.setNumber(handlers.current.value);
				changed(); // numbers without a country have one now
			}
			element.addEventListener("countrychange", changed);
			return isPhoneNo;
		};
		element.addEventListener("input", changed);
		// without the library the server judges the number; one without a country is Polish
		handlers.current.onStart(start().catch(() => undefined));
		return () => {
			isLeft = true;
			phone.current?.destroy();
		};
	}, [lang]);

	// A value from elsewhere, such as a draft.
	useEffect(() => {
		const element = invariant(input.current, "the field");
		if (value === (phone.current?.getNumber() || element.value)) return;
		if (phone.current) phone.current.setNumber(value);
		else element.value = value;
	}, [value]);
	return input;
}

/**
 * The phone number with a choice of country. Its value is the full international number; the library is fetched when
 * the field is there.
 */
export function PhoneField({ value, onChange, onBlur, onStart, ...field }: FieldProps & Props) {
	const input = usePhone(field.lang, { value, onChange, onStart });
	return (
		<Field {...field}>
			<div className="min-h-14">
				<input
					{...described(field)}
					ref={input}
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					maxLength={30}
					className="field-input"
					onBlur={onBlur}
				/>
			</div>
		</Field>
	);
}
