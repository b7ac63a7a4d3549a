import { type ReactNode, useEffect, useRef } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { ErrorMessage } from "../error-ladder.ts";

type Props = {
	lang: Lang;
	errorMessage: ErrorMessage | undefined;
	/** Counts failed submissions. Each focuses the message, unless invalid fields take the focus. */
	round: number;
	hasWrongFields: boolean;
	children?: ReactNode;
};

export function ErrorBox({ lang, errorMessage, round, hasWrongFields, children }: Props) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (round > 0 && !hasWrongFields) box.current?.focus();
	}, [round]);
	if (!errorMessage) return null;
	return (
		<div className="error-summary" role="alert" tabIndex={-1} ref={box}>
			<Icon name="warning" size={24} />
			<div>
				<p className="error-summary-title">{errorMessage.text[lang]}</p>
				{errorMessage.items.length > 0 && (
					<ul>
						{errorMessage.items.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				)}
				{children}
			</div>
		</div>
	);
}
