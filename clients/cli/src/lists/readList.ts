import type { InputProblem } from '@mintline/core'
import {
  type AllowlistCsvOptions,
  type AllowlistEntryInput,
  type AmountToken,
  type AmountUnit,
  type BadRow,
  describeCaps,
  type ListTotals,
  listTotals,
  type MerkleEntryInput,
  type ParsedAllowlist,
  parseAllowlistCsv,
  rowsAboveCaps,
} from '@mintline/solana'
import { type Currency, lamportsOf } from '../amounts/amount.ts'
import { baseUnitsOf } from '../amounts/coinAmount.ts'
import type { PhaseConfig } from '../config/solanaConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import type { ListFile } from './listFile.ts'
import { badRowProblems, conflictProblems, duplicateWarnings, noteWarnings } from './rowProblems.ts'

/** Options for reading a list. */
export interface ListOptions {
  /** The network's currency; undefined = both are accepted, since no network is known. */
  readonly currency?: Currency | undefined
  /** The phase's price token; without decimals, only the form of prices is checked. */
  readonly token?: AmountToken | undefined
  /** Phase in the config; its price and limit are defaults for missing columns. */
  readonly phase?: PhaseConfig | undefined
  /** Unit for prices without one; undefined = such prices are refused. */
  readonly unit: AmountUnit | undefined
  /** The collection's flat platform fee in lamports, which prices have to cover; 0 = none. */
  readonly flatFee: bigint
}

/** A list with its warnings. */
export interface ReadList<Entry> {
  readonly path: string
  readonly entries: readonly Entry[]
  readonly totals: ListTotals
  /** The phase's price token; undefined = prices are in the network's coin. */
  readonly token?: AmountToken | undefined
  /** A sentence each: what was skipped, and wallets that are listed twice with the same terms. */
  readonly warnings: readonly string[]
}

/**
 * Reads an allowlist phase's list.
 *
 * @throws LIST_INVALID with all bad rows, ALLOWLIST_FILE_UNIT_MISSING, and errors about columns
 */
export function readAllowlist(
  { path, text, note }: ListFile,
  options: ListOptions,
): ReadList<AllowlistEntryInput> {
  return checked({ path, note }, parseAllowlistCsv(text, csvOptions(options)), options)
}

/** Reads a merkle phase's list. Throws as `readAllowlist` does. */
export function readMerkleList(
  { path, text, note }: ListFile,
  options: ListOptions,
): ReadList<MerkleEntryInput> {
  const parsed = parseAllowlistCsv(text, { ...csvOptions(options), limits: 'merkleTree' })
  return checked({ path, note }, parsed, options)
}

function csvOptions({ currency, token, phase, unit, flatFee }: ListOptions): AllowlistCsvOptions {
  const defaultPrice = phase && defaultPriceOf(phase, { currency, token })
  const limit = phase?.maxPerWallet ?? 0n
  return {
    unit,
    flatFee,
    symbol: currency,
    token,
    ...(defaultPrice !== undefined && { defaultPrice }),
    ...(limit > 0n && { defaultAmount: limit }),
  }
}

/** Returns the phase's own price, for lists without prices; undefined = it has none. */
function defaultPriceOf(
  { price }: PhaseConfig,
  { currency, token }: Pick<ListOptions, 'currency' | 'token'>,
): bigint | undefined {
  if (price?.token && token) {
    const { symbol, decimals } = token
    return decimals === undefined ? 0n : baseUnitsOf(price.token, { symbol, decimals }, [])
  }
  if (!price?.coin) return undefined
  return currency ? lamportsOf(price.coin, currency) : price.coin.lamports
}

function checked<Entry extends AllowlistEntryInput | MerkleEntryInput>(
  { path, note }: Omit<ListFile, 'text'>,
  parsed: ParsedAllowlist<Entry>,
  { currency, token }: ListOptions,
): ReadList<Entry> {
  const problems = problemsOf(parsed, token ?? currency)
  if (problems.length > 0) throw new CommandError('LIST_INVALID', { path, problems })
  const repeated = parsed.duplicates.map(({ user, rows }) => ({ wallet: user, rows }))
  const warnings = [...noteWarnings(path, parsed.notes, note), ...duplicateWarnings(path, repeated)]
  return { path, entries: parsed.entries, totals: listTotals(parsed.entries), token, warnings }
}

/** The unit of a list's prices; undefined = the network and its coin are not known. */
type ListUnit = Currency | AmountToken | undefined

/** How many lines are listed for a problem with many rows. */
const LINES_NAMED = 10

/** Suggests a way around the caps on allowlist entries, for rows above them. */
function capProblems(badRows: readonly BadRow[], unit: ListUnit): InputProblem[] {
  const rows = rowsAboveCaps(badRows)
  if (!rows) return []
  const lines = [...new Set([...rows.price, ...rows.amount])].sort((left, right) => left - right)
  const named = lines.slice(0, LINES_NAMED).join(', ')
  const rest = lines.length - LINES_NAMED
  const path = `line${lines.length === 1 ? '' : 's'} ${named}${rest > 0 ? ` and ${rest} more` : ''}`
  return [{ path, code: 'ALLOWLIST_CAPS', message: describeCaps(unit) }]
}

function problemsOf<Entry>(
  { badRows, conflicts }: ParsedAllowlist<Entry>,
  unit: ListUnit,
): InputProblem[] {
  const repeated = conflicts.map(({ user, candidates }) => ({
    wallet: user,
    rows: candidates.map(({ row }) => row),
  }))
  return [...badRowProblems(badRows), ...capProblems(badRows, unit), ...conflictProblems(repeated)]
}
