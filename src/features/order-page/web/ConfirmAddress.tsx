import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { resendActivation } from "../../account/contract.ts";
import type { PaymentInfo } from "../contract.ts";
import { orderTexts as texts } from "../page-texts.ts";

/** `isFirst`: the order waits for this confirmation, and the heading says so. */
type Props = { lang: Lang; info: PaymentInfo; email: string; isFirst: boolean };

/** Sends the confirmation link again. */
// long: one card's markup, read from top to bottom
export function ConfirmAddress(props: Props) {
	const { lang, email, isFirst } = props;
	const { state, refusal, sendAgain } = useSendingAgain(props);
	const title = texts.confirmBox[lang];
	return (
		<section className="card form-card print:hidden" aria-label={title}>
			{!isFirst && (
				<>
					<h2 className="h-card">
						<Icon name="mail" size={24} /> {title}
					</h2>
					<p className="text-pretty wrap-anywhere">{texts.confirmBoxText[lang].replace("{email}", () => email)}</p>
				</>
			)}
			<div>
				<div className="pay-ways">
					<button
						type="button"
						className={isFirst ? "btn" : "btn btn-soft"}
						aria-disabled={state === "sending"}
						onClick={() => void sendAgain()}
					>
						{texts[state === "sending" ? "sendingAgain" : "sendAgain"][lang]}
					</button>
				</div>
				<div role="status">
					{state === "sent" && (
						<p className="notice mt-4">
							<Icon name="check" />
							<span>{texts.sentAgain[lang]}</span>
						</p>
					)}
					{refusal && (
						<p className="notice notice-warn mt-4">
							<Icon name="warning" />
							<span>{refusal}</span>
						</p>
					)}
				</div>
			</div>
		</section>
	);
}

function useSendingAgain({ lang, info, email }: Props) {
	const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
	const [refusal, setRefusal] = useState<string>();
	const sendAgain = async () => {
		if (state === "sending") return;
		setState("sending");
		setRefusal(undefined);
		try {
			await call(resendActivation, { query: { lang }, body: { email, eventCode: info.eventCode } });
			setState("sent");
		} catch (error) {
			setRefusal((error instanceof CallFailure && error.problem?.message) || texts.refused[lang]);
			setState("asking");
		}
	};
	return { state, refusal, sendAgain };
}
