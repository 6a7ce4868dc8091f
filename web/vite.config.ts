import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where `npm run dev` finds the server. */
const server = "http://127.0.0.1:8808";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/bingqi/server/static", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
