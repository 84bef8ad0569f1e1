/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { built } from './tools/built.js'
import { firstLoad } from './tools/first-load.js'
import { licences } from './tools/licences.js'
import { webWords } from './tools/web-words.js'

export default defineConfig({
  plugins: [webWords(), svelte(), licences(), built(), firstLoad()],
  build: {
    outDir: '../src/cothon/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // the content-security policy allows no inline script
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/push/worker.ts' },
      // a service worker serves what lies beside it and below, and is asked for by its name
      output: {
        entryFileNames: (chunk) => (chunk.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // words and rules are shared with the Python package
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
})
