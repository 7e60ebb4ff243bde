// Starts the server: `npm run server`. From its sources, Node would load 1,800 files through tsx, three times as slowly.
import { builtServer } from './builtServer.mjs'

const main = await builtServer()
process.setSourceMapsEnabled(true)
await import(main)
