import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "postgresql",
	schema: ["./src/features/*/server/tables.ts", "./src/kit/*/tables.ts"],
	out: "./migrations",
});
