import type { NodemailerError } from "nodemailer/lib/errors";
import { contentIdOf } from "./inline-picture.ts";
import type { Email } from "./store.ts";

/** An e-mail with its files and pictures made. */
export type OutgoingEmail = Email & {
	files: { name: string; contentType: string; bytes: Uint8Array }[];
	pictures: { name: string; bytes: Uint8Array }[];
};

export type Mailer = {
	/** Resolves when the mail server has accepted the e-mail. Throws `Refusal`. */
	send(message: OutgoingEmail): Promise<void>;
	close(): void;
};

/** The mail server refused an e-mail; the message is its response. `isFinal` if a retry is useless. */
export class Refusal extends Error {
	/** The reply code, or the name of an earlier error. */
	readonly code: string;
	readonly isFinal: boolean;
	constructor(answer: string, { code, isFinal }: { code: string; isFinal: boolean }) {
		super(answer);
		this.code = code;
		this.isFinal = isFinal;
	}
}

/** Connections to the mail server: concurrent e-mails of a process. */
export const CONNECTIONS = 4;

/** Timeouts of the mail server, in ms. A setting in the query of `SMTP_URL` wins. */
const PATIENCE = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** The time limit of a server that keeps responding without finishing, in ms. */
const EMAIL_LIMIT_MS = 5 * 60_000;
const ANSWER_LENGTH = 1000;
/**
 * A "5xx" at these commands concerns the e-mail; elsewhere (greeting, log-in) the server or its settings, which can
 * be repaired.
 */
const ABOUT_THE_EMAILS = /^(MAIL FROM|RCPT TO|DATA|API)$/;
/** Responses that require a log-in, or another one (RFC 4954), at any step. */
const ABOUT_THE_LOG_IN = /^53[0458]$/;

/** A UUID in 22 characters: mail programs mishandle a folded Message-ID. */
function shortToken(uuid: string): string {
	return Buffer.from(uuid.replaceAll("-", ""), "hex").toString("base64url");
}

/**
 * Constant over an e-mail's attempts and unique, so that mail programs and servers detect a duplicate. Delivery
 * reports name it (docs/decisions/0014).
 */
export function messageIdOf({ id, token, sender }: Pick<Email, "id" | "token" | "sender">): string {
	const domain = /@([^\s>@]+)>?\s*$/.exec(sender)?.[1] ?? "estrada.invalid";
	return `<letter-${id}-${shortToken(token)}@${domain}>`;
}

function refusalOf(error: NodemailerError): Refusal {
	const code = String(error.responseCode ?? error.originalCode ?? error.code ?? "unknown");
	const isAboutIt = ABOUT_THE_EMAILS.test(error.command ?? "") && !ABOUT_THE_LOG_IN.test(code);
	const isFinal = isAboutIt && (error.permanent ?? error.code === "EENVELOPE");
	return new Refusal((error.response ?? error.message).slice(0, ANSWER_LENGTH), { code, isFinal });
}

/** `Name <address>` or a bare address, with any characters in the name. */
function mailbox(text: string): { name: string; address: string } {
	const [, name, address] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
	return { name: name ?? "", address: address ?? text };
}

/** Headers; the last two offer one-click unsubscribing (RFC 8058). */
function headersOf({ lang, unsubscribeUrl }: Email): Record<string, string> {
	return {
		"Auto-Submitted": "auto-generated",
		"Content-Language": lang,
		...(unsubscribeUrl && {
			"List-Unsubscribe": `<${unsubscribeUrl}>`,
			"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
		}),
	};
}

/** An e-mail's files, and its inline pictures, which mail programs do not list as files. */
function attachmentsOf({ files, pictures }: OutgoingEmail) {
	const inlineAttachments = pictures.map(({ name, bytes }) => ({
		filename: `${name}.jpg`,
		contentType: "image/jpeg",
		content: Buffer.from(bytes),
		cid: contentIdOf(name),
		contentDisposition: "inline" as const,
	}));
	const fileAttachments = files.map(({ name, contentType, bytes }) => ({
		filename: name,
		contentType,
		content: Buffer.from(bytes),
	}));
	return [...inlineAttachments, ...fileAttachments];
}

/**
 * Sends through a mail server's URL, such as `smtps://name:password@mail.example.com`. Delivery reports go to
 * `bounceAddress`, by default to the sender.
 */
export async function smtpMailer(url: string, bounceAddress?: string): Promise<Mailer> {
	const { createTransport } = await import("nodemailer"); // imported lazily: only with a mail server
	const transport = createTransport({
		...PATIENCE,
		pool: true,
		maxConnections: CONNECTIONS,
		maxRequeues: 0, // an e-mail that may have left must not be resent silently
		disableFileAccess: true,
		disableUrlAccess: true,
		url,
	} as Parameters<typeof createTransport>[0] & { pool: true });
	return {
		async send(message) {
			try {
				await transport.sendMail({
					messageId: messageIdOf(message),
					from: mailbox(message.sender),
					replyTo: message.replyTo ? mailbox(message.replyTo) : undefined,
					to: { name: "", address: message.recipient },
					...(bounceAddress && { envelope: { from: bounceAddress, to: [message.recipient] } }),
					date: message.createdAt,
					subject: message.subject,
					html: message.html,
					text: message.text,
					headers: headersOf(message),
					attachments: attachmentsOf(message),
					signal: AbortSignal.timeout(EMAIL_LIMIT_MS),
				});
			} catch (error) {
				throw refusalOf(error as NodemailerError);
			}
		},
		close: () => transport.close(),
	};
}
