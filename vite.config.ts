import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { writeFonts } from "./scripts/fonts.ts";

/** The browser's build; `vite build --ssr` builds the views that the server renders. */
export default defineConfig(({ isSsrBuild, command }) => ({
	// the rendered views carry React's production build, whatever the environment says
	...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
	plugins: [{ name: "fonts", config: writeFonts }, react(), tailwindcss()],
	publicDir: false,
	build: {
		outDir: isSsrBuild ? "dist/render" : "dist/site",
		emptyOutDir: true,
		manifest: !isSsrBuild,
		assetsDir: "assets",
		assetsInlineLimit: 0,
		modulePreload: false,
		target: "es2023",
		rollupOptions: {
			input: isSsrBuild
				? "src/app/site/render.tsx"
				: ["browser.ts", "person.css", "reference.css"].map((name) => `src/app/site/${name}`),
		},
	},
	ssr: { noExternal: isSsrBuild ? true : [] },
	appType: "custom" as const,
}));
