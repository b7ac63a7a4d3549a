import { useEffect, useRef, useState } from "react";

export type PhoneJudge = (phoneNo: string) => boolean;

/**
 * The phone library of a form. `isPhoneNo` accepts every number until it has loaded. `started` resolves when the field
 * shows its value or the library fails to load. Pass `onStart` to the field.
 */
export function usePhoneLibrary() {
	const judge = useRef<PhoneJudge>(undefined);
	const starting = useRef<PromiseWithResolvers<void>>(undefined);
	const [settled, setSettled] = useState<PromiseWithResolvers<void>>();
	const [library] = useState(() => ({
		isPhoneNo: (phoneNo: string) => judge.current?.(phoneNo) ?? true,
		started: () => starting.current?.promise ?? Promise.resolve(),
		onStart(start: Promise<PhoneJudge | undefined>) {
			const one = Promise.withResolvers<void>();
			starting.current = one;
			void start.then((found) => {
				judge.current = found;
				setSettled(one);
			});
		},
	}));
	useEffect(() => settled?.resolve(), [settled]);
	useEffect(() => () => starting.current?.resolve(), []); // resolves for a form closed meanwhile
	return library;
}
