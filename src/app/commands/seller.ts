import * as z from "zod/mini";
import { isEmail } from "../../features/account/rules.ts";
import { isSender, polishAccount } from "../../features/seller/rules.ts";
import { type SellerDetails, sellerDetails, transferAccountOf } from "../../features/seller/seller.ts";
import { setSeller } from "../../features/seller/server/set-seller.ts";
import { sellerRows } from "../../features/seller/server/store.ts";
import { nipOf } from "../../kit/tax/tax-number.ts";
import { none, textOf, textsOf } from "./arguments.ts";
import { CommandFailure, defineCommand, type ParsedArguments } from "./command.ts";

const NONE = "none";
const REQUIRED = ["name", "street", "post-code", "city", "nip", "account", "bank"] as const;
const text = z.optional(z.string());
const input = z.object({
	name: text,
	street: text,
	"post-code": text,
	city: text,
	country: text,
	nip: text,
	register: z.optional(z.array(z.string())),
	email: text,
	account: text,
	bank: text,
	"footer-pl": text,
	"footer-en": text,
	signer: text,
	sender: text,
});
type Input = z.output<typeof input>;
type OptionName = keyof Input;

const OPTIONS = Object.fromEntries(
	Object.keys(input.shape).map((name) => [
		name,
		name === "register" ? { type: "string" as const, multiple: true } : { type: "string" as const },
	]),
);

function optional(typed: string | undefined, before: string | null | undefined): string | null {
	if (typed === undefined) return before ?? null;
	return typed.toLowerCase() === NONE ? null : typed;
}

function nipIn(typed: string | undefined): string | undefined {
	if (typed === undefined) return undefined;
	const nip = nipOf(typed);
	if (!nip) throw new CommandFailure(`--nip is "${typed}", but must be ten digits with a valid check digit.`);
	return nip;
}

function accountIn(typed: string | undefined): string | undefined {
	if (typed === undefined) return undefined;
	const account = polishAccount(typed);
	if (account) return account;
	throw new CommandFailure(`--account is "${typed}", but must be a Polish account: 26 digits, check digits first.`);
}

function changedAddress(typed: Input, before: SellerDetails["address"] | undefined) {
	return {
		street: typed.street ?? before?.street,
		postCode: typed["post-code"] ?? before?.postCode,
		city: typed.city ?? before?.city,
		country: typed.country?.toUpperCase() ?? before?.country ?? "PL",
	};
}

/** Returns null without a footer. Throws `CommandFailure` if one language is missing. */
function changedFooter(typed: Input, before: SellerDetails["footer"] | undefined) {
	const pl = optional(typed["footer-pl"], before?.pl);
	const en = optional(typed["footer-en"], before?.en);
	if ((pl === null) !== (en === null))
		throw new CommandFailure("Give --footer-pl and --footer-en: every text of the site exists in both languages.");
	return pl === null ? null : { pl, en };
}

function changed(typed: Input, before: SellerDetails | undefined): SellerDetails {
	const missing = before ? [] : REQUIRED.filter((name) => typed[name] === undefined);
	if (missing.length > 0) throw new CommandFailure(`Give ${missing.map((name) => `--${name}`).join(", ")} as well.`);
	const email = optional(typed.email, before?.email);
	if (email !== null && !isEmail(email)) throw new CommandFailure(`--email is "${email}", but must be an address.`);
	const footer = changedFooter(typed, before?.footer);
	const result = sellerDetails.safeParse({
		name: typed.name ?? before?.name,
		address: changedAddress(typed, before?.address),
		nip: nipIn(typed.nip) ?? before?.nip,
		registers: typed.register?.filter((one) => one.toLowerCase() !== NONE) ?? before?.registers ?? [],
		email,
		bank: { account: accountIn(typed.account) ?? before?.bank.account, name: typed.bank ?? before?.bank.name },
		footer,
		signer: optional(typed.signer, before?.signer),
	});
	if (result.success) return result.data;
	const where = result.error.issues[0]?.path.join(".");
	throw new CommandFailure(`${where} is empty, too long, or has a line break.`);
}

export const setSellerCommand = defineCommand({
	name: "seller set",
	usage: "--name NAME --street STREET --post-code CODE --city CITY --nip NIP --account ACCOUNT --bank NAME …",
	about: `Sets the seller, who issues documents. Omitted values stay unchanged; none removes an optional value. Issued documents
keep their text.
--account ACCOUNT --bank NAME  the account for transfers, 26 digits, and the name of its bank
--register TEXT                a register, such as "KRS 0000123456"; repeatable
--email ADDRESS                the accounting department's address, on documents
--country CODE                 PL by default
--footer-pl TEXT --footer-en TEXT  about the organiser, in the footer of every page
--signer TEXT                  the signatory of certificates
--sender "NAME <ADDRESS>"      the sender of e-mails if neither the event nor MAIL_FROM has one; applies from the next start`,
	options: OPTIONS,
	input,
	read(typed: ParsedArguments) {
		none(typed);
		const typedOptions = (Object.keys(OPTIONS) as OptionName[]).map((name) => [
			name,
			name === "register" ? (typed.values[name] === undefined ? undefined : textsOf(typed, name)) : textOf(typed, name),
		]);
		if (typedOptions.every(([, value]) => value === undefined))
			throw new CommandFailure(
				"Give a value to set, such as --name NAME. To see the current values: npx estrada seller show",
			);
		return Object.fromEntries(typedOptions.filter(([, value]) => value !== undefined)) as Input;
	},
	async run(deps, typed) {
		const [row] = await sellerRows(deps.db);
		// the demonstration's invented seller is discarded
		const before = row?.isInvented ? undefined : row;
		const details = changed(typed, before?.details);
		const sender = optional(typed.sender, before?.sender);
		if (sender !== null && !isSender(sender))
			throw new CommandFailure(
				`--sender is "${sender}", but must be a name and address such as Estrada <hello@example.com>.`,
			);
		await setSeller(deps, { seller: { details, sender, isInvented: false }, actor: "command:seller" });
		return { text: linesOf(details, sender), data: { ...details, sender } };
	},
});

export const showSellerCommand = defineCommand({
	name: "seller show",
	usage: "",
	about: "Shows the seller, who issues documents.",
	options: {},
	input: z.object({}),
	read(typed) {
		none(typed);
		return {};
	},
	async run({ db, sellerOf }) {
		const seller = await sellerOf(db);
		if (!seller)
			return {
				text: "No seller is set: only free packages are available. Set one: npx estrada seller set",
				data: null,
			};
		const [row] = await sellerRows(db);
		const invented = row?.isInvented
			? "\nThis is the demonstration's fictional seller. It applies only in a trial."
			: "";
		return {
			text: `${linesOf(seller, row?.sender ?? null)}${invented}`,
			data: { ...seller, sender: row?.sender ?? null, isInvented: row?.isInvented ?? false },
		};
	},
});

function linesOf(seller: SellerDetails, sender: string | null): string {
	const { name, address, nip, registers, email, bank, footer, signer } = seller;
	const rows: [string, string | null][] = [
		["Name", name],
		["Address", `${address.street}, ${address.postCode} ${address.city}, ${address.country}`],
		["NIP", nip],
		["Registers", registers.join(", ") || null],
		["E-mail", email],
		["Account", `${transferAccountOf(seller).account}, ${bank.name}`],
		["Footer", footer && `${footer.pl} / ${footer.en}`],
		["Signer", signer],
		["Sender", sender],
	];
	return rows.map(([label, value]) => `${label.padEnd(10)} ${value ?? NONE}`).join("\n");
}
