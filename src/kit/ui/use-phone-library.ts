import { useEffect, useRef, useState } from "react";

export type PhoneJudge = (phoneNo: string) => boolean;

/**
 * The phone library of a form with a phone field: `isPhoneNo` judges once it is there and takes every number until then;
 * `started` waits until the field is alive and its value is rendered, or until the library cannot be had. The field's
 * `onStart` is given what waits.
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
	useEffect(() => () => starting.current?.resolve(), []); // a form that was closed while it waited is sent
	return library;
}
