import type { Result } from '../../tests/benchmarks/result.ts'
import { FIRST_LOAD_LIMITS, firstLoadBytes } from '../e2e/helpers/firstLoad.ts'

const PAGES = {
  console: 'first load of the console',
  solana: 'first load of a mint page on Solana',
  evm: 'first load of a mint page on an EVM chain',
  aptos: 'first load of a mint page on Aptos',
} as const

/** Bytes that pages of a build load until they show, gzipped. */
export function firstLoads(folder: string): Result[] {
  const kinds = Object.keys(PAGES) as (keyof typeof PAGES)[]
  return kinds.map((kind) => ({
    what: PAGES[kind],
    value: firstLoadBytes(folder, kind),
    unit: 'bytes',
    bound: { most: FIRST_LOAD_LIMITS[kind] },
  }))
}
