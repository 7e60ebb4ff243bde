#!/usr/bin/env node
import { existsSync } from 'node:fs'

// In a checkout of the repository, run the sources.
const checkout = new URL('./checkout.js', import.meta.url)
const { main } = await import(
  existsSync(checkout) ? await (await import(checkout.href)).builtCommand() : '../dist/main.js'
)
await main()
