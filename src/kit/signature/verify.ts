/**
 * Whether an Ed25519 signature (64 bytes) over a message was made with the private half of a public key (32 bytes in
 * base64url). Web Crypto, so that a server and a browser without a network judge alike. A key that is none is false too.
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
