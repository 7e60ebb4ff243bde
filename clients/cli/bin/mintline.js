#!/usr/bin/env node
import { existsSync } from 'node:fs'

// A checkout of the repository runs its sources; there is nothing to build before the command works.
const checkout = new URL('./checkout.js', import.meta.url)
if (existsSync(checkout)) await import(checkout.href)
const { main } = await import(existsSync(checkout) ? '../src/main.ts' : '../dist/main.js')
await main()
