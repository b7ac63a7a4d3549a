/** A delivery report of a mail server (RFC 3464). */
export type Bounce = {
	/** The e-mail, from its Message-ID. */
	emailId: number;
	token: string;
	/** The undeliverable address, in lower case. */
	recipient: string;
	/** RFC 3463: "5.1.1". */
	status: string;
	/** The receiving server's answer, or else the status. */
	answer: string;
};

const ANSWER_LENGTH = 500;
/** This program's Message-IDs. Only the e-mail's reader and mail servers know their token. */
const OWN_ID = /<letter-([1-9]\d{0,8})-([\w-]{22})@/;
/** Codes of a missing or closed mailbox or domain. Other codes concern the message or the sender. */
const NO_MAILBOX = /^5\.(?:0\.0|1\.(?:0|1|2|3|6|10)|2\.1|4\.[14])$/;

/** Whether the address is permanently unreachable. */
export function isMailboxGone(status: string): boolean {
	return NO_MAILBOX.test(status);
}

/** The addresses that a message or mbox file reports as permanently undeliverable. */
export function bouncesIn(text: string): Bounce[] {
	return text
		.replace(/\r\n?/g, "\n")
		.split(/^From .*\n/m)
		.flatMap(bouncesInMessage);
}

function bouncesInMessage(message: string): Bounce[] {
	if (!/^content-type:\s*message\/delivery-status/im.test(message)) return [];
	const [, id, short] = OWN_ID.exec(message) ?? [];
	if (!id || !short) return [];
	const token = uuidOf(short);
	return message.split(/\n\s*\n/).flatMap((block) => {
		const fields = fieldsOf(block);
		const recipient = addressIn(fields.get("original-recipient") ?? fields.get("final-recipient"));
		const status = /^5\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0];
		if (!recipient || !status || fields.get("action")?.toLowerCase() !== "failed") return [];
		const answer = (fields.get("diagnostic-code")?.replace(/^\w+\s*;\s*/, "") ?? status).slice(0, ANSWER_LENGTH);
		return [{ emailId: Number(id), token, recipient, status, answer }];
	});
}

/** The UUID of a Message-ID's token. */
function uuidOf(short: string): string {
	return Buffer.from(short, "base64url")
		.toString("hex")
		.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** A block's fields by lower-case name, unfolded. */
function fieldsOf(block: string): Map<string, string> {
	const lines = block.replace(/\n[ \t]+/g, " ").split("\n");
	return new Map(
		lines.flatMap((line) => {
			const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
			return name && value !== undefined ? [[name.toLowerCase(), value.trim()] as const] : [];
		}),
	);
}

/** "rfc822; <Anna@firma.example>" → "anna@firma.example". */
function addressIn(field: string | undefined): string | undefined {
	return /^[\w-]+\s*;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(field ?? "")?.[1]?.toLowerCase();
}
