import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { Database } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { signedPart, type Ticket, type TicketKey, tokenOf } from "../token.ts";
import { addKey, type KeyRecord, ticketKeys } from "./store.ts";

export type KeyDeps = { db: Database; clock: { now(): Date } };

export async function keysOf(deps: KeyDeps): Promise<[KeyRecord, ...KeyRecord[]]> {
	let keys = await ticketKeys(deps.db);
	if (keys.length === 0) {
		await addKey(deps.db, { id: 1, ...newPair(), createdAt: deps.clock.now() });
		keys = await ticketKeys(deps.db);
	}
	return keys as [KeyRecord, ...KeyRecord[]];
}

export function newPair(): Pick<KeyRecord, "publicKey" | "privateKey"> {
	const { publicKey, privateKey } = generateKeyPairSync("ed25519");
	return {
		publicKey: invariant(publicKey.export({ format: "jwk" }).x, "the public half of a key"),
		privateKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
	};
}

/** All public keys, old ones included. */
export async function publicKeys(deps: KeyDeps): Promise<TicketKey[]> {
	return (await keysOf(deps)).map(({ id, publicKey }) => ({ keyId: id, publicKey }));
}

export type Signer = (ticket: Omit<Ticket, "keyId">) => string;

export async function signer(deps: KeyDeps): Promise<Signer> {
	const [{ id, privateKey }] = await keysOf(deps);
	const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" });
	return (ticket) => signedToken({ ...ticket, keyId: id }, key);
}

function signedToken(ticket: Ticket, key: KeyObject): string {
	const signed = signedPart(ticket);
	return tokenOf(signed, sign(null, signed, key));
}
