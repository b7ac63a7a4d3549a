import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { resendActivation } from "../contract.ts";
import { accountTexts as texts } from "../texts.ts";
import { EmailForm } from "./EmailForm.tsx";

/** The server's answer does not reveal whether the address awaits a link. */
export function ResendForm({ lang, eventCode, initial }: { lang: Lang; eventCode: string; initial: string }) {
	return (
		<EmailForm
			id="resend"
			title={texts.resendTitle}
			lead={texts.resendLead}
			action={texts.resend}
			sending={texts.resending}
			sent={texts.resent}
			send={(email) => call(resendActivation, { query: { lang }, body: { email, eventCode } })}
			lang={lang}
			initial={initial}
		/>
	);
}
