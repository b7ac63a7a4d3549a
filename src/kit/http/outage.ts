import { escapeHtml } from "../html/escape.ts";
import type { Text } from "../i18n/lang.ts";
import { tidy } from "../i18n/no-break.ts";

/** A connection that failed, and PostgreSQL's classes 08 (connection) and 57P0 (shutting down, starting). */
const CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|08...|57P0.)$/;
/** What the driver says without a code. */
const SENTENCES =
	/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error, or what caused it, is that the database cannot be reached: it is answered with 503, not 500. */
export function isOutage(error: unknown): boolean {
	for (let one = error; one instanceof Error; one = one.cause) {
		const { code, syscall } = one as NodeJS.ErrnoException;
		// a missing file is no outage, a missing socket is
		if (code && CODES.test(code) && (code !== "ENOENT" || syscall === "connect")) return true;
		if (SENTENCES.test(one.message)) return true;
	}
	return false;
}

const AGAIN: Text = { pl: "Spróbuj ponownie", en: "Try again" };
/** As the house looks, written on the elements: the policy runs no styles of a page's own, and its files may be out of reach. */
const STYLES = {
	body: "max-width:34rem;margin:0 auto;padding:18vh 1.5rem 3rem;background:#0d0b1f;color:#fff;font:1.125rem/1.5 system-ui,sans-serif",
	name: "margin:0 0 1.75rem;font-size:2.75rem;font-weight:800;line-height:1;letter-spacing:-.02em",
	other: "color:#bdb8dc",
	again:
		"display:inline-block;margin-top:1rem;padding:.8rem 1.4rem;border-radius:10px;background:#ffc53d;color:#1a1200;font-weight:700;text-decoration:none",
};

/** A page for people when the site cannot make one, in both languages. It needs nothing that could be missing too. */
export function outagePage(sentence: Text): string {
	return `<!doctype html>
<html lang="pl" style="background:#0d0b1f">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>Estrada</title>
</head>
<body style="${STYLES.body}">
<main>
<h1 style="${STYLES.name}">Estrada</h1>
<p>${escapeHtml(tidy(sentence.pl))}</p>
<p lang="en" style="${STYLES.other}">${escapeHtml(tidy(sentence.en))}</p>
<a href="" style="${STYLES.again}">${AGAIN.pl} · <span lang="en">${AGAIN.en}</span></a>
</main>
</body>
</html>
`;
}
