import { useEffect, useRef } from "react";
import type { Lang } from "../i18n/lang.ts";
import { must } from "../must/must.ts";
import { described, Field, type FieldProps } from "./field.tsx";

export type PhoneJudge = (phoneNo: string) => boolean;

type Phone = { getNumber(): string; setNumber(number: string): void; destroy(): void };

type Props = {
	value: string;
	onChange: (phoneNo: string) => void;
	onBlur?: () => void;
	onReady: (judge: PhoneJudge) => void;
};

async function startedPhone(element: HTMLInputElement, lang: Lang): Promise<{ started: Phone; isPhoneNo: PhoneJudge }> {
	const [{ isPhoneNo }, { startPhoneInput }] = await Promise.all([
		import("../phone/phone.ts"),
		import("./phone-input.ts"),
	]);
	return { started: await startPhoneInput(element, lang), isPhoneNo };
}

/** The library in the field that the answer is put on, from when it is there until the field is left. */
function usePhone(lang: Lang, { value, onChange, onReady }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const phone = useRef<Phone>(undefined);
	const handlers = useRef({ onChange, onReady, value });
	handlers.current = { onChange, onReady, value };

	useEffect(() => {
		const element = must(input.current, "the field");
		let isLeft = false;
		const changed = () => handlers.current.onChange(phone.current?.getNumber() || element.value);
		const start = async () => {
			const { started, isPhoneNo } = await startedPhone(element, lang);
			if (isLeft) return started.destroy();
			phone.current = started;
			if (handlers.current.value) {
				started.setNumber(handlers.current.value);
				changed(); // what was typed without a country has one now
			}
			element.addEventListener("countrychange", changed);
			handlers.current.onReady(isPhoneNo);
		};
		element.addEventListener("input", changed);
		void start().catch(() => {}); // without the library the number is typed in full, and the server judges it
		return () => {
			isLeft = true;
			phone.current?.destroy();
		};
	}, [lang]);

	// A value that comes from elsewhere, as the kept draft does.
	useEffect(() => {
		const element = must(input.current, "the field");
		if (value === (phone.current?.getNumber() || element.value)) return;
		if (phone.current) phone.current.setNumber(value);
		else element.value = value;
	}, [value]);
	return input;
}

/**
 * The phone number with a choice of country. Its value is the full international number; the library is fetched when
 * the field is there, and the judge is handed up when it is ready.
 */
export function PhoneField({ value, onChange, onBlur, onReady, ...field }: FieldProps & Props) {
	const input = usePhone(field.lang, { value, onChange, onReady });
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
