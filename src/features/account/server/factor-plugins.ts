import { passkey } from "@better-auth/passkey";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { twoFactor } from "better-auth/plugins";
import { recoveryCodes } from "./recovery-codes.ts";

/** docs/decisions/0033. */
export function factorPlugins({ ids, config }: { ids: { secret(): string }; config: { publicUrl: string } }) {
	const { hostname } = new URL(config.publicUrl);
	return [
		twoFactor({
			issuer: hostname,
			accountLockout: { enabled: false }, // our own routes rate-limit before this
			backupCodeOptions: recoveryCodes(ids),
		}),
		passkey({
			rpID: hostname,
			rpName: hostname,
			// discoverable, so that no address is typed; used after the device has verified its owner
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

/** A passkey replaces password and code; without user verification it proves a device only. */
function checkOwner(isVerified: boolean | undefined): void {
	if (!isVerified) throw new APIError("BAD_REQUEST", { code: "OWNER_NOT_VERIFIED", message: "owner not verified" });
}

/**
 * Returns the account whose log-in awaits a code, by the cookie set after the password. It has no path: only the server
 * calls it.
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
