import { createServer } from "node:net";
import { SMTPServer } from "smtp-server";

/** The SMTP server's mode. Recipients' names choose the response to an e-mail. */
export type SmtpMode = "open" | "auth" | "busy" | "silent";
export type SmtpMessage =
	| { port: number }
	| { taken: { from: string; to: string; raw: string; at: number } }
	| { refused: { to: string } };

const tell = (message: SmtpMessage) => process.send?.(message);

function answer(responseCode: number, text: string): Error {
	return Object.assign(new Error(text), { responseCode });
}

const seen = new Map<string, number>();

/** Returns the error for `refused@`, `later@` and `grey2@` (twice "later", then accepted). Undefined accepts. */
function objectionTo(address: string): Error | undefined {
	const times = (seen.get(address) ?? 0) + 1;
	seen.set(address, times);
	const name = address.split("@")[0]!;
	if (name.startsWith("refused")) return answer(550, `5.1.1 No such user: ${address}`);
	if (name.startsWith("later")) return answer(452, "4.2.2 Mailbox full");
	const grey = /^grey(\d)/.exec(name);
	return grey && times <= Number(grey[1]) ? answer(451, "4.7.1 Greylisted, come back in five minutes") : undefined;
}

function smtpServer(mode: SmtpMode): SMTPServer {
	const server = new SMTPServer({
		authOptional: mode !== "auth",
		allowInsecureAuth: true,
		disabledCommands: ["STARTTLS"],
		disableReverseLookup: true,
		onConnect: (_session, done) => done(mode === "busy" ? answer(421, "4.3.2 Too busy") : null),
		onAuth: ({ username, password }, _session, done) =>
			username === "estrada" && password === "tajne hasło@1"
				? done(null, { user: username })
				: done(answer(535, "5.7.8 Wrong password")),
		onRcptTo({ address }, _session, done) {
			const objection = objectionTo(address);
			if (objection) tell({ refused: { to: address } });
			done(objection ?? null);
		},
		onData(stream, session, done) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", () => {
				const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
				const to = session.envelope.rcptTo[0]!.address;
				if (to.startsWith("silent")) return; // accepts the e-mail and never responds
				if (to.startsWith("content")) return done(answer(554, "5.7.1 This looks like spam"));
				const take = () => {
					tell({ taken: { from, to, raw: Buffer.concat(chunks).toString(), at: Date.now() } });
					done();
				};
				setTimeout(take, to.startsWith("slow") ? 60 : 0);
			});
		},
	});
	server.on("error", () => {}); // the sender may be killed while sending
	return server;
}

const [mode, port] = process.argv.slice(2) as [SmtpMode, string];
const server = mode === "silent" ? createServer() : smtpServer(mode).server;
server.listen(Number(port), "127.0.0.1", () => tell({ port: (server.address() as { port: number }).port }));
process.once("disconnect", () => process.exit());
