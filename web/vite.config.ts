import preact from "@preact/preset-vite";
import { defineConfig } from "vitest/config";
import { iconPicker } from "./build/icons";

const server = process.env.HEARTHSIDE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [preact(), iconPicker()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { environment: "jsdom", include: ["test/**/*.test.{ts,tsx}"] },
});
