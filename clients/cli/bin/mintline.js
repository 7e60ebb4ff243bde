#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// The workspace runs its sources; there is nothing to build before the command works.
register()
const { main } = await import('../src/main.ts')
await main()
