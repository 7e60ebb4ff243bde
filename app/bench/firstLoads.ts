import type { Result } from '../../tests/benchmarks/result.ts'
import { FIRST_LOAD_LIMITS, firstLoadBytes, screensWithWeb3js } from '../e2e/helpers/firstLoad.ts'

const PAGES = {
  console: 'first load of the console',
  solana: 'first load of a mint page on Solana',
  evm: 'first load of a mint page on an EVM chain',
  aptos: 'first load of a mint page on Aptos',
} as const

/** Measures the gzipped bytes that pages load until they show, and the web3.js code that screens load. */
export function firstLoads(folder: string): Result[] {
  const kinds = Object.keys(PAGES) as (keyof typeof PAGES)[]
  const weights = kinds.map(
    (kind): Result => ({
      what: PAGES[kind],
      value: firstLoadBytes(folder, kind),
      unit: 'bytes',
      bound: { most: FIRST_LOAD_LIMITS[kind] },
    }),
  )
  return [
    ...weights,
    {
      what: 'modules of web3.js in screens that only read',
      value: screensWithWeb3js(folder).length,
      unit: '',
      bound: { most: 0 },
    },
  ]
}
