/** What the generator of migrations reads; it is fetched when it is first run. */
export default {
	dialect: "postgresql",
	schema: ["./src/features/*/server/tables.ts", "./src/kit/*/tables.ts"],
	out: "./migrations",
};
