// Starts the server: `npm run server`.
import { fileURLToPath } from 'node:url'
import { builtProgram } from '../scripts/lib/builtProgram.mjs'

const main = await builtProgram(fileURLToPath(new URL('src/main.ts', import.meta.url)))
process.setSourceMapsEnabled(true)
await import(main)
