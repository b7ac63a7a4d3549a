import type { Text } from "../i18n/lang.ts";
import { plainPage } from "./plain-page.ts";

/** A failed connection, and PostgreSQL's classes 08 (connection) and 57P0 (shutting down, starting). */
const CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|08...|57P0.)$/;
/** Messages of the driver without a code. */
const SENTENCES =
	/^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error or its cause is an unreachable database, which is a 503. */
export function isOutage(error: unknown): boolean {
	for (let one = error; one instanceof Error; one = one.cause) {
		const { code, syscall } = one as NodeJS.ErrnoException;
		// a missing socket is an outage, a missing file is not
		if (code && CODES.test(code) && (code !== "ENOENT" || syscall === "connect")) return true;
		if (SENTENCES.test(one.message)) return true;
	}
	return false;
}

const AGAIN: Text = { pl: "Spróbuj ponownie", en: "Try again" };

export function outagePage(sentence: Text): string {
	return plainPage({ sentence, links: [{ href: "", label: AGAIN }] });
}
