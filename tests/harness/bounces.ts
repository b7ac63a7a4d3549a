/** A mail server's delivery report (RFC 3464). */
export function bounceReport({
	messageId,
	recipient,
	status,
	action = "failed",
	diagnostic = `smtp; 550 ${status} The server's answer`,
}: {
	messageId: string;
	recipient: string;
	status: string;
	action?: string;
	diagnostic?: string;
}): string {
	return `From: MAILER-DAEMON@mail.example
To: bounces@estrada.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain; charset=us-ascii

The message could not be delivered.

--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example
Arrival-Date: Tue, 24 Nov 2026 10:00:00 +0000

Final-Recipient: rfc822; ${recipient}
Action: ${action}
Status: ${status}
Diagnostic-Code: ${diagnostic}

--part
Content-Type: text/rfc822-headers

Message-ID: ${messageId}
To: ${recipient}
Subject: Bilet

--part--
`;
}
