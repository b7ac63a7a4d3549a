import { fork } from "node:child_process";
import { join } from "node:path";
import type { SmtpMessage, SmtpMode } from "./smtp-process.ts";

export type TakenEmail = { from: string; to: string; raw: string; at: number };

export type SmtpProcess = {
	/** The value of `SMTP_URL`. */
	url: string;
	port: number;
	/** Accepted e-mails in order. A kill may cause duplicates. */
	taken: TakenEmail[];
	/** Refused recipients, one entry per refusal. */
	refused: string[];
	stop(): Promise<void>;
};

/** Starts an SMTP server in its own process (`smtp-process.ts`). */
export async function startSmtp(mode: SmtpMode = "open", port = 0): Promise<SmtpProcess> {
	const child = fork(join(import.meta.dirname, "smtp-process.ts"), [mode, String(port)]);
	const receivedEmails: TakenEmail[] = [];
	const refused: string[] = [];
	const ended = new Promise<void>((done) => child.once("exit", () => done()));
	const listeningPort = await new Promise<number>((done, failed) => {
		child.once("exit", (code) => failed(new Error(`the mail server ended with code ${code}`)));
		child.on("message", (message: SmtpMessage) => {
			if ("port" in message) done(message.port);
			else if ("taken" in message) receivedEmails.push(message.taken);
			else refused.push(message.refused.to);
		});
	});
	return {
		url: `smtp://127.0.0.1:${listeningPort}`,
		port: listeningPort,
		taken: receivedEmails,
		refused,
		stop() {
			child.kill("SIGKILL");
			return ended;
		},
	};
}
