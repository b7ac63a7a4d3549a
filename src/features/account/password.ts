import { singleLine } from "../../kit/contract/lines.ts";
import type { Text } from "../../kit/i18n/lang.ts";

export const PASSWORD = { min: 8, max: 256 } as const;

export const typedPassword = () => singleLine(1000);

/** The spec (§5) gives the Polish messages. */
export const passwordMessages = {
	password: { pl: "podaj hasło", en: "provide a password" },
	passwordShort: { pl: "hasło jest za krótkie", en: "the password is too short" },
	passwordLong: { pl: "Hasło jest za długie.", en: "The password is too long." },
	passwordSpaces: { pl: "Hasło nie może zawierać spacji.", en: "The password cannot contain spaces." },
	confirmPassword: { pl: "hasła nie są identyczne", en: "the passwords are not identical" },
} as const satisfies Record<string, Text>;

export const weakPasswordMessages = {
	common: {
		pl: "To hasło jest jednym z pierwszych, które się zgaduje – wymyśl inne, na przykład z kilku słów połączonych kreskami.",
		en: "This password is among the first to be guessed – choose another, such as several words joined by hyphens.",
	},
	own: {
		pl: "Hasło nie może być Twoim adresem ani nazwiskiem – wymyśl inne, na przykład z kilku słów połączonych kreskami.",
		en: "The password cannot be your address or your name – choose another, such as several words joined by hyphens.",
	},
} as const satisfies Record<string, Text>;

export function passwordError(password: string): Text | undefined {
	if (password === "") return passwordMessages.password;
	if (/\s/.test(password)) return passwordMessages.passwordSpaces;
	if (password.length < PASSWORD.min) return passwordMessages.passwordShort;
	return password.length > PASSWORD.max ? passwordMessages.passwordLong : undefined;
}

/** `passwordError` covers an empty password. */
export function confirmError(password: string, again: string): Text | undefined {
	return password === again ? undefined : passwordMessages.confirmPassword;
}
