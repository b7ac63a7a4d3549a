import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** A bare `node:http` server that sends one body with its content headers: the measure of every ratio. */
const [file, port, contentType, encoding] = process.argv.slice(2) as [string, string, string, string?];
const body = readFileSync(file);
const headers: Record<string, string> = { "content-type": contentType, "content-length": String(body.length) };
if (encoding) headers["content-encoding"] = encoding;

createServer((_request, response) => {
	response.writeHead(200, headers);
	response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("bare server is ready"));
