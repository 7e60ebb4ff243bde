import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { contentSecurityPolicy } from './build/contentSecurityPolicy.ts'
import { embedScript } from './build/embedScript.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Small modules that every page of a drop needs: one file, which compresses better than twenty. */
const OF_EVERY_DROP = [
  /src\/entities\/(metadata\/(ui\/ItemPicture|lib\/(pictureUrl|contentUrl|mayLoad))|phase\/lib\/phase(Names|PriceText))\.tsx?$/,
  /core\/src\/(metadata\/(fetchItemMetadata|itemMetadata|parseJson)|mint\/(basisPoints|platformFee|price)|node\/fieldOf)\.ts$/,
  /core\/src\/networks\/(isOnThisMachine|sameChain|list\/(aptos|eclipse|solana))\.ts$/,
  /shared\/lib\/dateTimeText\.ts$/,
]

export default defineConfig({
  root: file('.'),
  // Relative, so that the build works from any folder of any host.
  base: './',
  plugins: [react(), tailwindcss(), contentSecurityPolicy(), embedScript()],
  resolve: {
    // Packages of this workspace by their sources.
    conditions: ['@mintline/source', ...defaultClientConditions],
  },
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    sourcemap: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    // Says which files a page loads at first: there is a limit for the mint page.
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'drop', test: (id) => OF_EVERY_DROP.some((part) => part.test(id)) }],
        },
      },
      input: {
        index: file('index.html'),
        mint: file('mint/index.html'),
        // A page of all components to look at, for tests: never published.
        ...(process.env.MINTLINE_GALLERY && { gallery: file('gallery.html') }),
      },
    },
  },
  worker: { format: 'es' },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: configDefaults.exclude,
    setupFiles: ['./build/testSetup.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // Libraries outside of the transformation use Node's, and know no other for one of theirs.
    alias: { buffer: 'node:buffer' },
    // Times on pages depend on the zone.
    env: { TZ: 'Europe/Berlin' },
  },
})
