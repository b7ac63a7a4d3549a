import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** The base32 alphabet of typed keys (RFC 4648). */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The TOTP code of a key, `steps` × 30 seconds from now (RFC 6238). */
export function phoneCode(key: string, steps = 0): string {
	const bits = [...key].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
	const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
	const mac = createHmac("sha1", bytes).update(counter).digest();
	const code = (mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff) % 1_000_000;
	return String(code).padStart(6, "0");
}

/** The n-th code that is invalid for a key in the previous, current and next step. */
export function wrongCode(key: string, n: number): string {
	const right = new Set([-2, -1, 0, 1, 2].map((steps) => phoneCode(key, steps)));
	// enough candidates that one is always invalid
	const wrong = Array.from({ length: n + 1 + right.size }, (_, code) => String(code).padStart(6, "0"));
	return wrong.filter((code) => !right.has(code))[n]!;
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const FLAGS = { present: 1, verified: 4, withKey: 64 };

type Manner = { origin?: string; isVerified?: boolean; counter?: number };

/** A device with one passkey: ES256, without attestation. */
export function device(rpId: string) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const id = randomBytes(16);
	const { x, y } = publicKey.export({ format: "jwk" });
	const coordinates = [Buffer.from(x!, "base64url"), Buffer.from(y!, "base64url")] as const;
	const cose = Buffer.concat([
		Buffer.from("a5010203262001215820", "hex"),
		coordinates[0],
		Buffer.from("225820", "hex"),
		coordinates[1],
	]);
	const head = (flags: number, counter: number) => {
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
	};
	const clientData = (type: string, challenge: string, origin: string) =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	const answer = (response: Record<string, Buffer>) => ({
		id: id.toString("base64url"),
		rawId: id.toString("base64url"),
		type: "public-key",
		clientExtensionResults: {},
		response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")])),
	});
	const origin = `http://${rpId}`;
	return {
		id: id.toString("base64url"),
		make({ challenge }: { challenge: string }, manner: Manner = {}) {
			const flags = FLAGS.present + (manner.isVerified === false ? 0 : FLAGS.verified) + FLAGS.withKey;
			const length = Buffer.from([0, id.length]);
			const authData = Buffer.concat([head(flags, 0), Buffer.alloc(16), length, id, cose]);
			const attestationObject = Buffer.concat([
				Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
				Buffer.from([authData.length]),
				authData,
			]);
			const clientDataJSON = clientData("webauthn.create", challenge, manner.origin ?? origin);
			return answer({ clientDataJSON, attestationObject });
		},
		logIn({ challenge }: { challenge: string }, manner: Manner = {}) {
			const flags = FLAGS.present + (manner.isVerified === false ? 0 : FLAGS.verified);
			const authenticatorData = head(flags, manner.counter ?? 0);
			const clientDataJSON = clientData("webauthn.get", challenge, manner.origin ?? origin);
			const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
			const signature = createSign("sha256").update(signed).sign(privateKey);
			return answer({ clientDataJSON, authenticatorData, signature });
		},
	};
}
