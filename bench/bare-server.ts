import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** A bare `node:http` server that sends one body with the site's headers. Every ratio compares with it. */
const [file, port, headersJson] = process.argv.slice(2) as [string, string, string];
const body = readFileSync(file);
const headers = JSON.parse(headersJson) as string[];

createServer((_request, response) => {
	response.writeHead(200, headers);
	response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("bare server is ready"));
