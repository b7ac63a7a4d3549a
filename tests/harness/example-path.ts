type PathParameter = { name: string; in: string; schema: { enum?: readonly string[] } };

/** An operation's path with a value for each name: one its schema allows, "1" for ids, otherwise `other`. */
export function examplePath(path: string, parameters: readonly PathParameter[] = [], other = "x"): string {
	return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
		const [allowed] = parameters.find((one) => one.in === "path" && one.name === name)?.schema.enum ?? [];
		return allowed ?? (/id$/i.test(name) ? "1" : other);
	});
}
