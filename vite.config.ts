import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), tailwindcss()],
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    // No data: addresses: the content security policy allows files of our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // React changes far less often than we do: in a file of its own it stays in the phone's cache across our releases.
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: {
    // While working on screens: `npx vite` in front of a server that was started with `npm start`.
    proxy: Object.fromEntries(
      ['/rpc', '/live', '/files', '/healthz'].map((path) => [path, process.env.KABAN_SERVER ?? 'http://127.0.0.1:3000']),
    ),
  },
})
