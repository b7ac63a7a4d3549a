import { useEffect, useRef } from "react";
import type { Lang } from "../i18n/lang.ts";
import { invariant } from "../invariant/invariant.ts";
import { described, Field, type FieldProps } from "./field.tsx";
import type { PhoneJudge } from "./use-phone-library.ts";

type Phone = { getNumber(): string; setNumber(number: string): void; destroy(): void };

type Props = {
	value: string;
	onChange: (phoneNo: string) => void;
	/** Receives a promise of the validator. It resolves once the field is initialised; undefined without the library. */
	onStart: (start: Promise<PhoneJudge | undefined>) => void;
};

async function startedPhone(element: HTMLInputElement, lang: Lang): Promise<{ started: Phone; isPhoneNo: PhoneJudge }> {
	const [{ isPhoneNo }, { startPhoneInput }] = await Promise.all([
		import("../phone/phone.ts"),
		import("./phone-input.ts"),
	]);
	return { started: await startPhoneInput(element, lang), isPhoneNo };
}

/** Attaches the library to the field until the field unmounts. */
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
				changed(); // numbers without a country now have one
			}
			element.addEventListener("countrychange", changed);
			return isPhoneNo;
		};
		element.addEventListener("input", changed);
		// without the library the server validates, and numbers without a country are Polish
		handlers.current.onStart(start().catch(() => undefined));
		return () => {
			isLeft = true;
			phone.current?.destroy();
		};
	}, [lang]);

	// A value set from outside, such as a draft.
	useEffect(() => {
		const element = invariant(input.current, "the field");
		if (value === (phone.current?.getNumber() || element.value)) return;
		if (phone.current) phone.current.setNumber(value);
		else element.value = value;
	}, [value]);
	return input;
}

/** A phone number with a country menu. Its value is the full international number. The library loads with the field. */
export function PhoneField({ value, onChange, onStart, ...field }: FieldProps & Props) {
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
				/>
			</div>
		</Field>
	);
}
