import type { NodemailerError } from "nodemailer/lib/errors";
import { contentIdOf } from "./inline-picture.ts";
import type { Email } from "./store.ts";

/** An e-mail with its attachments and pictures as bytes. */
export type OutgoingEmail = Email & {
	files: { name: string; contentType: string; bytes: Uint8Array }[];
	pictures: { name: string; bytes: Uint8Array }[];
};

export type Mailer = {
	/** Resolves when the mail server has accepted the e-mail. Throws `Refusal`. */
	send(message: OutgoingEmail): Promise<void>;
	close(): void;
};

/** The mail server refused an e-mail; the message is its response. If `isFinal`, a retry is useless. */
export class Refusal extends Error {
	/** The reply code, or the name of an error before any reply. */
	readonly code: string;
	readonly isFinal: boolean;
	constructor(answer: string, { code, isFinal }: { code: string; isFinal: boolean }) {
		super(answer);
		this.code = code;
		this.isFinal = isFinal;
	}
}

/** The number of connections to the mail server, and so of concurrent e-mails per process. */
export const CONNECTIONS = 4;

/** Timeouts in ms. A value in the query of `SMTP_URL` overrides them. */
const PATIENCE = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** The time limit in ms for a server that keeps responding without finishing. */
const EMAIL_LIMIT_MS = 5 * 60_000;
const ANSWER_LENGTH = 1000;
/**
 * At these commands a "5xx" is about the e-mail. Elsewhere (greeting, log-in) it is about the server or settings, which
 * can be repaired.
 */
const ABOUT_THE_EMAILS = /^(MAIL FROM|RCPT TO|DATA|API)$/;
/** Codes that require log-in, or a different one (RFC 4954), at any step. */
const ABOUT_THE_LOG_IN = /^53[0458]$/;

/** A UUID in 22 characters, because mail programs mishandle a folded Message-ID. */
function shortToken(uuid: string): string {
	return Buffer.from(uuid.replaceAll("-", ""), "hex").toString("base64url");
}

/**
 * Constant over an e-mail's attempts, so that mail programs and servers detect a duplicate. Delivery reports contain it
 * (docs/decisions/0014).
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

/** Parses `Name <address>` or a bare address, with any characters in the name. */
function mailbox(text: string): { name: string; address: string } {
	const [, name, address] = /^(.*?)\s*<([^<>]*)>$/.exec(text) ?? [];
	return { name: name ?? "", address: address ?? text };
}

/** The headers. The last two offer one-click unsubscribing (RFC 8058). */
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

/** An e-mail's attachments and inline pictures. Mail programs do not list the pictures as files. */
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
	const { createTransport } = await import("nodemailer"); // imported lazily, only with a mail server
	const transport = createTransport({
		...PATIENCE,
		pool: true,
		maxConnections: CONNECTIONS,
		maxRequeues: 0, // an e-mail that may have been sent must not be resent silently
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
