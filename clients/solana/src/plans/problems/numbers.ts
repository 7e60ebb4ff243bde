import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Problems } from './problems.ts'

const MAX_U64 = 2n ** 64n - 1n
const MIN_I64 = -(2n ** 63n)
const MAX_I64 = 2n ** 63n - 1n

/** Checks an amount or limit. */
export function checkU64(problems: Problems, path: string, value: bigint): void {
  checkRange(problems, path, value, { min: 0n, max: MAX_U64 })
}

/** Checks a count that must be at least 1. */
export function checkCount(problems: Problems, path: string, value: bigint): void {
  checkRange(problems, path, value, { min: 1n, max: MAX_U64 })
}

/** Checks unix seconds. */
export function checkI64(problems: Problems, path: string, value: bigint): void {
  checkRange(problems, path, value, { min: MIN_I64, max: MAX_I64 })
}

function checkRange(
  problems: Problems,
  path: string,
  value: bigint,
  { min, max }: { min: bigint; max: bigint },
): void {
  if (value < min || value > max)
    problems.add(path, new SolanaClientError('NUMBER_OUT_OF_RANGE', { value, min, max }))
}
