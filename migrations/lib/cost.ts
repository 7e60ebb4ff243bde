import type { Connection } from '@solana/web3.js'
import { chunkCount } from './chunks.ts'
import { BUFFER_HEADER, PROGRAM_DATA_HEADER, PROGRAM_SIZE } from './loader.ts'
import type { Plan } from './plan.ts'

const LAMPORTS_PER_SIGNATURE = 5_000
/** Two transactions with two signatures, and one that may extend. */
const OTHER_SIGNATURES = 5

/** A program's cost in lamports. */
export interface Cost {
  /** Rent that stays in the program. */
  rent: number
  /** The buffer's rent, which is returned. */
  deposit: number
  /** The maximum; less if an earlier run has written chunks. */
  fees: number
}

/** Calculates what carrying out a plan costs. */
export async function costOf(connection: Connection, plan: Plan, length: number): Promise<Cost> {
  if (plan.kind === 'unchanged') return { rent: 0, deposit: 0, fees: 0 }
  const rentOf = (bytes: number) => connection.getMinimumBalanceForRentExemption(bytes)
  const fees = (chunkCount(length) + OTHER_SIGNATURES) * LAMPORTS_PER_SIGNATURE
  const buffer = await rentOf(BUFFER_HEADER + length)
  if (plan.kind === 'deploy') {
    const programData = await rentOf(PROGRAM_DATA_HEADER + length)
    // The loader pays for the program data with the buffer's lamports.
    return { rent: programData + (await rentOf(PROGRAM_SIZE)), deposit: 0, fees }
  }
  const { extendBy, programDataLength } = plan
  const extension = extendBy
    ? (await rentOf(programDataLength + extendBy)) - (await rentOf(programDataLength))
    : 0
  return { rent: extension, deposit: buffer, fees }
}

/** Formats lamports as an amount in the native token. */
export function formatLamports(lamports: number, symbol: string): string {
  return `${(lamports / 1e9).toFixed(6)} ${symbol}`
}
