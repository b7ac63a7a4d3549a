import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { io, type Socket } from "socket.io-client";
import { emailSettingsOf } from "../../src/app/boot/email-settings.ts";
import { accountByEmail } from "../../src/features/account/server/store.ts";
import type { ChatWords, Conversation, Message } from "../../src/features/chat/contract.ts";
import { openConversation } from "../../src/features/chat/server/conversations.ts";
import { addStaff, removeStaff } from "../../src/features/exhibitors/server/staff-store.ts";
import { storeProfile, storeShown } from "../../src/features/profiles/server/store.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { LIVE_PATH } from "../../src/kit/live/words.ts";
import { addExhibitor, addPackage } from "./content.ts";
import { addOpenEvent, loggedIn } from "./registering.ts";
import { freshServer, type TestServer } from "./server.ts";

/** Anna and Hubert have a conversation; Ola knows neither. */
const PEOPLE = ["anna", "hubert", "ola"] as const;
export type Talker = (typeof PEOPLE)[number];
const NAMES = { anna: ["Anna", "Nowak"], hubert: ["Hubert", "Śliwa"], ola: ["Ola", "Zając"] } as const;

/** A site with a conversation between Anna and Hubert. */
export async function talk() {
	const server = await freshServer({ now: "2025-06-05T10:00:00Z" });
	const { event, expo } = await addOpenEvent(server);
	const cookies = new Map<Talker, string>();
	const ids = new Map<Talker, string>();
	for (const who of PEOPLE) {
		const email = `${who}@ktos.example`;
		const [firstName, lastName] = NAMES[who];
		cookies.set(who, await loggedIn(server, email, { firstName, lastName }));
		ids.set(who, invariant(await accountByEmail(server.deps.db, email), "the account").id);
	}
	const includes = { ...expo.includes, matchmaking: "full" as const };
	const pack = await addPackage(server.deps, event, { code: "P-STANDARD", name: "Standard", includes });
	await takePart(server, { eventId: event.id, packageId: pack.id }, [...ids.values()]);
	const idOf = (who: Talker) => invariant(ids.get(who), "an id");
	const cookieOf = (who: Talker) => invariant(cookies.get(who), "a cookie");
	const pair = (a: Talker, b: Talker) => ({ eventId: event.id, accountIds: [idOf(a), idOf(b)] as [string, string] });
	const open = (a: Talker, b: Talker) =>
		server.deps.db.transaction((tx) => openConversation(tx, { ...pair(a, b), now: server.clock.now() }));
	const id = await open("anna", "hubert");
	const writing = { ...server.deps, ...emailSettingsOf(server.deps.config) };
	return { server, writing, event, id, idOf, cookieOf, pair, open, ...callsOf(server, id, cookieOf) };
}

/** Gives accounts a confirmed ticket with networking, and visible profiles. */
async function takePart(
	server: TestServer,
	{ eventId, packageId }: { eventId: number; packageId: number },
	accountIds: string[],
): Promise<void> {
	const { db } = server.deps;
	const profileFields = { headline: "Inżynierka", company: "", about: "", lookingForText: "", offeringText: "" };
	const lists = { lookingFor: [], offering: [], languages: [], links: [], topics: [{ name: "Azure", nameEn: null }] };
	const now = server.clock.now();
	for (const accountId of accountIds) {
		await db.update(registration).set({ packageId, status: "confirmed" }).where(eq(registration.accountId, accountId));
		await db.transaction((tx) => storeProfile(tx, accountId, { ...profileFields, ...lists }, now));
		await db.transaction((tx) => storeShown(tx, { accountId, eventId, isVisible: true, now }));
	}
}

/** The calls of a conversation, by default Anna and Hubert's. */
function callsOf(server: TestServer, id: number, cookieOf: (who: Talker) => string) {
	const ask = (who: Talker, url: string, payload?: object, app = server.app) =>
		app.inject({
			url: `/api/chat/${url}`,
			headers: { cookie: cookieOf(who) },
			...(payload && { method: "POST" as const, payload }),
		});
	const sendTo = (conversationId: number, who: Talker, text: string, key = crypto.randomUUID() as string) =>
		ask(who, `conversations/${conversationId}/messages?lang=en`, { key, text });
	const send = async (who: Talker, text: string, key = crypto.randomUUID() as string, app?: FastifyInstance) =>
		ask(who, `conversations/${id}/messages?lang=en`, { key, text }, app);
	const list = async (who: Talker): Promise<Conversation[]> =>
		(await ask(who, "conversations?lang=en")).json().conversations;
	const after = async (who: Talker, number: number) =>
		(await ask(who, `conversations/${id}/messages?after=${number}`)).json() as {
			messages: Message[];
			isAll: boolean;
			upTo: number;
		};
	const seen = (who: Talker, number: number) => ask(who, `conversations/${id}/seen`, { number });
	return { ask, send, sendTo, list, after, seen };
}

/** A stand whose staff are some of those people, and its calls. */
export async function standOf({ server, event, idOf, ask }: Awaited<ReturnType<typeof talk>>, staff: Talker[]) {
	const { db } = server.deps;
	const { id } = await addExhibitor(server.deps, event);
	const member = (who: Talker) => ({ exhibitorId: id, accountId: idOf(who) });
	for (const who of staff) await db.transaction((tx) => addStaff(tx, member(who), server.clock.now()));
	const open = (who: Talker) => ask(who, `exhibitors/${id}?lang=en`, {});
	const inbox = async (who: Talker): Promise<Conversation[]> =>
		(await ask(who, `exhibitors/${id}/conversations?lang=en`)).json().conversations;
	const leave = (who: Talker) => db.transaction((tx) => removeStaff(tx, member(who)));
	return { id, open, inbox, leave };
}

export async function addressOf(app: FastifyInstance): Promise<string> {
	if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
	return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A browser's connection and the messages it received. */
export type Listener = {
	socket: Socket;
	heard: { [W in keyof ChatWords]: ChatWords[W][] };
	/** Message texts as a page shows them, by number; duplicates stay. */
	texts(): string[];
};

/** Connects with a session's cookie. Throws if refused. */
export async function connect(address: string, cookie: string, headers: Record<string, string> = {}): Promise<Socket> {
	const socket = io(address, {
		path: LIVE_PATH,
		transports: ["websocket"],
		forceNew: true,
		reconnectionDelay: 50,
		reconnectionDelayMax: 200,
		extraHeaders: { cookie, ...headers },
	});
	try {
		await new Promise<void>((done, failed) => {
			socket.once("connect", done);
			socket.once("connect_error", failed);
		});
	} catch (error) {
		socket.close();
		throw error;
	}
	return socket;
}

/** Connects and records the messages of conversations. */
export async function listen(address: string, cookie: string, headers: Record<string, string> = {}): Promise<Listener> {
	const socket = await connect(address, cookie, headers);
	const heard: Listener["heard"] = { "chat-messages": [], "chat-seen": [], "chat-typing": [] };
	for (const word of Object.keys(heard) as (keyof ChatWords)[]) {
		socket.on(word, (body) => void heard[word].push(body));
	}
	return {
		socket,
		heard,
		texts() {
			const messages = heard["chat-messages"].flatMap((body) => body.messages);
			return messages.toSorted((one, other) => one.number - other.number).map(({ text }) => text);
		},
	};
}

/** Waits for the next event `word` on a socket. */
export const next = (socket: Socket, word: string): Promise<unknown[]> => once(socket as never, word);
