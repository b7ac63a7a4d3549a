import { passkey } from "@better-auth/passkey";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import { recoveryCodes } from "./recovery-codes.ts";

/** See docs/decisions/0033. */
export function factorPlugins({ ids, config }: { ids: { secret(): string }; config: { publicUrl: string } }) {
	const { hostname } = new URL(config.publicUrl);
	return [
		twoFactor({
			issuer: hostname,
			accountLockout: { enabled: false }, // Our own routes have limits.
			backupCodeOptions: recoveryCodes(ids),
		}),
		passkey({
			rpID: hostname,
			rpName: hostname,
			// A discoverable passkey needs no address. The device verifies its owner.
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			registration: {
				afterVerification: ({ verification }) => checkOwner(verification.registrationInfo?.userVerified),
			},
			authentication: {
				afterVerification: ({ verification }) => checkOwner(verification.authenticationInfo.userVerified),
			},
		}),
		awaitsCode,
	] as const;
}

/** A passkey replaces password and code. Without user verification it proves only the device. */
function checkOwner(isVerified: boolean | undefined): void {
	if (!isVerified) throw new APIError("BAD_REQUEST", { code: "OWNER_NOT_VERIFIED", message: "owner not verified" });
}

/**
 * Finds the account whose log-in awaits a code, by the cookie set after the password. Without a path, only the server
 * can call it.
 */
const awaitsCode = {
	id: "awaits-code",
	endpoints: {
		accountAwaitingCode: createAuthEndpoint({ method: "POST" }, async (ctx): Promise<string | null> => {
			const { name } = ctx.context.createAuthCookie("two_factor");
			const awaited = await ctx.getSignedCookie(name, ctx.context.secret);
			const found = awaited ? await ctx.context.internalAdapter.findVerificationValue(awaited) : null;
			return found?.value ?? null;
		}),
	},
} satisfies BetterAuthPlugin;
