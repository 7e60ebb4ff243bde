import { readFileSync } from 'node:fs'
import { type InputProblem, MintlineError } from '@mintline/core'
import {
  type AllowlistCsvOptions,
  type AllowlistEntryInput,
  decodeCsv,
  type MerkleEntryInput,
  type ParsedAllowlist,
  parseAllowlistCsv,
} from '@mintline/solana'
import { type Currency, lamportsOf } from '../amounts/amount.ts'
import type { PhaseConfig } from '../config/schema.ts'
import { fileNotReadable } from '../files/fileNotReadable.ts'

/** What a list is read for. */
export interface ListOptions {
  /** Of the network; undefined = both are taken, as no network is known. */
  readonly currency?: Currency | undefined
  /** Of the config; its price and its limit stand in for missing columns. */
  readonly phase?: PhaseConfig | undefined
}

/** A list and what is worth knowing of it. */
export interface ReadList<Entry> {
  readonly path: string
  readonly entries: readonly Entry[]
  /** One sentence for each wallet that is listed twice with the same terms. */
  readonly warnings: readonly string[]
}

/**
 * Reads the list of an allowlist phase.
 *
 * @throws FILE_NOT_READABLE, LIST_INVALID with every bad row, and what columns can be wrong in
 */
export function readAllowlist(path: string, options: ListOptions): ReadList<AllowlistEntryInput> {
  return checked(path, parseAllowlistCsv(readText(path), csvOptions(options)))
}

/** Reads the list of a merkle phase; throws as `readAllowlist` does. */
export function readMerkleList(path: string, options: ListOptions): ReadList<MerkleEntryInput> {
  const parsed = parseAllowlistCsv(readText(path), { ...csvOptions(options), limits: 'merkleTree' })
  return checked(path, parsed)
}

function readText(path: string): string {
  try {
    return decodeCsv(readFileSync(path))
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}

function csvOptions({ currency, phase }: ListOptions): AllowlistCsvOptions {
  const price = phase?.price
  const limit = phase?.maxMintsPerWallet ?? 0n
  return {
    symbol: currency,
    ...(price && { defaultPrice: currency ? lamportsOf(price, currency) : price.lamports }),
    ...(limit > 0n && { defaultAmount: limit }),
  }
}

function checked<Entry>(path: string, parsed: ParsedAllowlist<Entry>): ReadList<Entry> {
  const problems = problemsOf(parsed)
  if (problems.length > 0) throw new MintlineError('LIST_INVALID', { path, problems })
  const warnings = parsed.duplicates.map(
    ({ user, rows }) =>
      `${path}: ${user} is listed ${rows.length} times, on lines ${rows.join(', ')}`,
  )
  return { path, entries: parsed.entries, warnings }
}

function problemsOf<Entry>({ badRows, conflicts }: ParsedAllowlist<Entry>): InputProblem[] {
  const bad = badRows.map(({ row, column, value, code, message }) => ({
    path: column ? `line ${row}, ${column}` : `line ${row}`,
    code,
    message: `${message} It is: ${JSON.stringify(value)}`,
  }))
  const conflicting = conflicts.map(({ user, candidates }) => ({
    path: `lines ${candidates.map(({ row }) => row).join(', ')}`,
    code: 'CONFLICTING_ROWS',
    message: `${user} is listed with different terms: keep one of the rows.`,
  }))
  return [...bad, ...conflicting]
}
