import type { FailedEmail } from "../../../../features/failed-emails/contract.ts";
import type { Text } from "../../../../kit/i18n/lang.ts";

export const failedEmailTexts = {
	title: { pl: "E-maile, które nie doszły", en: "E-mails that failed" },
	written: { pl: "Kiedy", en: "When" },
	recipient: { pl: "Do kogo", en: "To" },
	subject: { pl: "Temat", en: "Subject" },
	state: { pl: "Co się stało", en: "Result" },
	answer: { pl: "Odpowiedź serwera", en: "The server’s answer" },
	noAnswer: { pl: "(brak)", en: "(none)" },
	email: { pl: "E-mail #", en: "E-mail #" },
	toPerson: { pl: "Strona osoby: #", en: "The page of #" },
	resend: { pl: "Wyślij jeszcze raz", en: "Send again" },
	resendMany: { pl: "Wyślij e-maile jeszcze raz", en: "Send e-mails again" },
	resendCount: { pl: "Wyślij e-maile: #", en: "Send e-mails: #" },
	notResent: { pl: "Dlaczego nie wyjdzie jeszcze raz", en: "The reason why it is not sent again" },
	empty: { pl: "Wszystkie e-maile doszły.", en: "Every e-mail has arrived." },
} as const satisfies Record<string, Text>;

export const failedStates: Record<FailedEmail["status"], Text> = {
	failed: { pl: "nie wysłano", en: "not sent" },
	bounced: { pl: "nie ma takiej skrzynki", en: "no such mailbox" },
	returned: { pl: "serwer odbiorcy odesłał", en: "sent back" },
};
