import { mkdirSync, writeFileSync } from 'node:fs'
import { configJsonSchema } from '../src/config/jsonSchema.ts'

// Run this after a change of the config's schema; a test compares the file with it.
const folder = new URL('../schema/', import.meta.url)
mkdirSync(folder, { recursive: true })
const text = `${JSON.stringify(configJsonSchema(), undefined, 2)}\n`
writeFileSync(new URL('drop.config.schema.json', folder), text)
