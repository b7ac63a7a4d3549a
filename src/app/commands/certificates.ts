import * as z from "zod/mini";
import { withdrawCertificate } from "../../features/certificates/server/certificates.ts";
import { onlyOne } from "./arguments.ts";
import { defineCommand } from "./command.ts";

export const withdrawCertificateCommand = defineCommand({
	name: "certificates withdraw",
	usage: "NUMBER",
	about: `Withdraws a certificate that is wrong. From then on the public check reports it as invalid, and the person gets no new
certificate for that event.`,
	options: {},
	input: z.object({ number: z.string() }),
	read: (typed) => ({ number: onlyOne(typed, "certificate by its NUMBER") }),
	async run(deps, input) {
		const { number, withdrawnAt, isNew } = await withdrawCertificate(deps, input.number, "command:certificates");
		const text = isNew ? `${number} is withdrawn.` : `${number} was already withdrawn.`;
		return { text, data: { number, withdrawnAt: withdrawnAt.toISOString(), isNew } };
	},
});
