/**
 * Verifies an Ed25519 signature (64 bytes) by a public key (32 bytes in base64url). Web Crypto works on servers and in
 * offline browsers. False for an invalid key.
 */
export async function isSigned(publicKey: string, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
	try {
		const jwk = { kty: "OKP", crv: "Ed25519", x: publicKey };
		const key = await crypto.subtle.importKey("jwk", jwk, "Ed25519", false, ["verify"]);
		return await crypto.subtle.verify("Ed25519", key, Uint8Array.from(signature), Uint8Array.from(message));
	} catch {
		return false;
	}
}
