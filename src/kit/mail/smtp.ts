import type { NodemailerError } from "nodemailer/lib/errors";
import type { Letter } from "./store.ts";

/** A letter as it leaves: with its files made. */
export type Outgoing = Letter & { files: { name: string; contentType: string; bytes: Uint8Array }[] };

/** What takes letters. */
export type Postman = {
	/** Resolves when the mail server took the letter. Throws `Refusal`. */
	send(letter: Outgoing): Promise<void>;
	close(): void;
};

/** The mail server did not take a letter; the message is its answer. `isFinal` where it never will. */
export class Refusal extends Error {
	/** The reply's number, or the name of what went wrong before there was one. */
	readonly code: string;
	readonly isFinal: boolean;
	constructor(answer: string, { code, isFinal }: { code: string; isFinal: boolean }) {
		super(answer);
		this.code = code;
		this.isFinal = isFinal;
	}
}

/** Connections to the mail server, and so letters that are sent at a time by one process. */
export const CONNECTIONS = 4;

/** How long is waited for a mail server, in milliseconds. A setting in the query of `SMTP_URL` wins. */
const PATIENCE = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** A server that keeps answering but never finishes. */
const LETTER_LIMIT_MS = 5 * 60_000;
const ANSWER_LENGTH = 1000;
/** Where a "5xx" is about this letter; elsewhere (greeting, log-in) it is about the server or its settings, which get mended. */
const ABOUT_THE_LETTER = /^(MAIL FROM|RCPT TO|DATA|API)$/;
/** Answers that ask for a log-in, or another one (RFC 4954), at whatever step. */
const ABOUT_THE_LOG_IN = /^53[0458]$/;

/**
 * The same for every try of a letter and different for any two letters, so that mail programs and servers see that one
 * which was sent twice is one.
 */
export function messageIdOf({ id, createdAt, sender }: Pick<Letter, "id" | "createdAt" | "sender">): string {
	const domain = /@([^\s>@]+)>?\s*$/.exec(sender)?.[1] ?? "estrada.invalid";
	return `<letter-${id}-${createdAt.getTime().toString(36)}@${domain}>`;
}

function refusalOf(error: NodemailerError): Refusal {
	const code = String(error.responseCode ?? error.originalCode ?? error.code ?? "unknown");
	const isAboutIt = ABOUT_THE_LETTER.test(error.command ?? "") && !ABOUT_THE_LOG_IN.test(code);
	const isFinal = isAboutIt && (error.permanent ?? error.code === "EENVELOPE");
	return new Refusal((error.response ?? error.message).slice(0, ANSWER_LENGTH), { code, isFinal });
}

/** `Name <address>` or a bare address, whatever signs the name holds. */
function mailbox(text: string): { name: string; address: string } {
	const [, name, address] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
	return { name: name ?? "", address: address ?? text };
}

/** What mail programs read; the last two give what is subscribed to a button that leaves with one click (RFC 8058). */
function headersOf({ lang, unsubscribeUrl }: Letter): Record<string, string> {
	return {
		"Auto-Submitted": "auto-generated",
		"Content-Language": lang,
		...(unsubscribeUrl && {
			"List-Unsubscribe": `<${unsubscribeUrl}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		}),
	};
}

/** Sends through the mail server of an address such as `smtps://name:password@mail.example.com`. */
export async function smtpPostman(url: string): Promise<Postman> {
	const { createTransport } = await import("nodemailer"); // only where there is a mail server
	const transport = createTransport({
		...PATIENCE,
		pool: true,
		maxConnections: CONNECTIONS,
		maxRequeues: 0, // a letter that may have left is not sent again behind our back
		disableFileAccess: true,
		disableUrlAccess: true,
		url,
	} as Parameters<typeof createTransport>[0] & { pool: true });
	return {
		async send(letter) {
			try {
				await transport.sendMail({
					messageId: messageIdOf(letter),
					from: mailbox(letter.sender),
					replyTo: letter.replyTo ? mailbox(letter.replyTo) : undefined,
					to: { name: "", address: letter.recipient },
					date: letter.createdAt,
					subject: letter.subject,
					html: letter.html,
					text: letter.text,
					headers: headersOf(letter),
					attachments: letter.files.map(({ name, contentType, bytes }) => ({
						filename: name,
						contentType,
						content: Buffer.from(bytes),
					})),
					signal: AbortSignal.timeout(LETTER_LIMIT_MS),
				});
			} catch (error) {
				throw refusalOf(error as NodemailerError);
			}
		},
		close: () => transport.close(),
	};
}
