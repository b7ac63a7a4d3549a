import { createServer } from "node:http";
import { passwords } from "../src/features/account/server/passwords.ts";

/** A bare server that hashes each body's password with the program's hashing, and does nothing else. */
const { hash } = passwords();

const server = createServer((request, response) => {
	let text = "";
	request.on("data", (chunk) => {
		text += chunk;
	});
	request.on("end", async () => {
		const cache = await hash((JSON.parse(text) as { password: string }).password);
		response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ length: cache.length }));
	});
});
server.listen(Number(process.argv[2]), "127.0.0.1", () => console.log("hashing server is ready"));
