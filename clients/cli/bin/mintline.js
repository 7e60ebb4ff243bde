#!/usr/bin/env node
import { existsSync } from 'node:fs'

// In a checkout of the repository, run the sources, so that nothing needs to be built first.
const checkout = new URL('./checkout.js', import.meta.url)
if (existsSync(checkout)) await import(checkout.href)
const { main } = await import(existsSync(checkout) ? '../src/main.ts' : '../dist/main.js')
await main()
