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

/** A page for people when the site cannot make one, in both languages. It needs nothing that could be missing too. */
export function outagePage(sentence: Text): string {
	const line = (lang: "pl" | "en") => `<p lang="${lang}">${escapeHtml(tidy(sentence[lang]))}</p>`;
	return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Estrada</title>
</head>
<body style="max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif">
<h1>Estrada</h1>
${line("pl")}
${line("en")}
</body>
</html>
`;
}
