import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { bufferWhereUsed } from './build/bufferWhereUsed.ts'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { embedScript } from './build/embedScript.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** web3.js and its kin use Node's Buffer as a global: modules that name it import it instead. */
const INJECTED: Record<string, [string, string]> = { Buffer: ['buffer', 'Buffer'] }

export default defineConfig({
  root: file('.'),
  // Relative, so that the build works from any folder of any host.
  base: './',
  plugins: [react(), tailwindcss(), bufferWhereUsed(), contentSecurityPolicy(), embedScript()],
  resolve: {
    // Packages of this workspace by their sources.
    conditions: ['@mintline/source', ...defaultClientConditions],
    // The JavaScript half of keccak extends a stream of Node's, which needs an event emitter.
    alias: { events: 'eventemitter3' },
  },
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Says which files a page loads at first: there is a limit for the mint page.
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: {
        index: file('index.html'),
        mint: file('mint/index.html'),
        // A page of all components to look at, for tests: never published.
        ...(process.env.MINTLINE_GALLERY && { gallery: file('gallery.html') }),
      },
      transform: { inject: INJECTED },
    },
  },
  worker: { format: 'es', rolldownOptions: { transform: { inject: INJECTED } } },
  optimizeDeps: { rolldownOptions: { transform: { inject: INJECTED } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: configDefaults.exclude,
    setupFiles: ['./build/testSetup.ts'],
    // Libraries outside of the transformation use Node's, and know no other for one of theirs.
    alias: { buffer: 'node:buffer' },
    // Times on pages depend on the zone.
    env: { TZ: 'Europe/Berlin' },
  },
})
