import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Lang, Text } from "../i18n/lang.ts";
import type { ReportFormProps } from "./report-form.tsx";

/** Loads lazily, as it is rarely used. */
const ReportForm = lazy(async () => ({ default: (await import("./report-form.tsx")).ReportForm }));

type Props<Reason extends string> = Pick<ReportFormProps, "lang"> & {
	reasons: Record<Reason, Text>;
	texts: ReportFormProps["texts"] & Record<"open" | "sent", Text>;
	onSend: (said: { reason: Reason; words: string }) => Promise<unknown>;
};

/** Reports something to the moderators. A confirmation replaces the form. */
export function Report<Reason extends string>({ lang, reasons, texts, onSend }: Props<Reason>) {
	const [isOpened, setOpened] = useState(false);
	const [isSent, setSent] = useState(false);
	if (isSent) return <Sent lang={lang} text={texts.sent} />;
	const send: ReportFormProps["onSend"] = async ({ reason, words }) => {
		await onSend({ reason: reason as Reason, words });
		setSent(true);
	};
	return (
		<details onToggle={() => setOpened(true)}>
			<summary className="plain-link">{texts.open[lang]}</summary>
			{isOpened && (
				<Suspense>
					<ReportForm lang={lang} reasons={reasons} texts={texts} onSend={send} />
				</Suspense>
			)}
		</details>
	);
}

/** The confirmation, which gets the focus. */
function Sent({ lang, text }: { lang: Lang; text: Text }) {
	const notice = useRef<HTMLParagraphElement>(null);
	useEffect(() => notice.current?.focus(), []);
	return (
		<p className="notice focus:outline-none" role="status" tabIndex={-1} ref={notice}>
			{text[lang]}
		</p>
	);
}
