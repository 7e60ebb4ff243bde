import { readFileSync } from 'node:fs'
import { type CoinUnit, type InputProblem, isMintlineError } from '@mintline/core'
import { type EvmAddress, evmAddress, isEvmAddress } from '@mintline/core/identifiers'
import type { AllowlistEntry } from '@mintline/evm'
import Papa from 'papaparse'
import { maxUint256, zeroAddress } from 'viem'
import { CommandError } from '../../errors/commandError.ts'
import { fileNotReadable } from '../../files/fileFailures.ts'
import { baseUnitsOf, readEvmAmount } from '../amounts/evmAmount.ts'

/** Columns in their order in a file without names. */
const COLUMNS = ['wallet', 'limit', 'price'] as const
type Column = (typeof COLUMNS)[number]

/** Names of columns, in lower case. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  wallet: ['wallet', 'address', 'account', 'user', 'wallet address'],
  limit: ['limit', 'amount', 'quantity', 'max', 'quantitylimitperwallet'],
  price: ['price', 'pricepertoken', 'cost'],
}

const WHOLE = /^\d{1,77}$/

/** Terms of the phase of a list. */
export interface ListTerms {
  /** Items of a wallet without a limit of its own; 0 = unlimited. */
  readonly maxMintsPerWallet: bigint
  /** Currency of prices; undefined = not known, so that prices are only checked for their form. */
  readonly coin: CoinUnit | undefined
  /** True if the currency is the native coin. */
  readonly isNative: boolean
}

/** A row with its terms. */
interface Row {
  readonly line: number
  readonly entry: AllowlistEntry
}

/**
 * Reads the list of a phase: CSV of wallet, limit and price, of which only the wallet is required. A wallet without a
 * limit or price has that of the phase.
 *
 * @throws FILE_NOT_READABLE, LIST_EMPTY, LIST_INVALID with all bad rows
 */
export function readEvmList(path: string, terms: ListTerms): AllowlistEntry[] {
  const { data } = Papa.parse<string[]>(readText(path), {
    delimitersToGuess: [',', ';', '\t', '|'],
  })
  const rows = data.map((cells) => cells.map((cell) => cell.trim()))
  const head = rows.find((cells) => cells.some((cell) => cell !== '')) ?? []
  const columns = columnsOf(head)
  const problems: InputProblem[] = []
  const good: Row[] = []
  rows.forEach((cells, index) => {
    const isHead = cells === head && columns !== undefined
    if (isHead || cells.every((cell) => cell === '')) return
    const line = index + 1
    const read = readRow(cells, columns ?? { wallet: 0, limit: 1, price: 2 }, terms)
    if ('problems' in read) problems.push(...read.problems.map(atLine(line)))
    else good.push({ line, entry: read.entry })
  })
  const { entries, conflicts } = merged(good)
  problems.push(...conflicts)
  if (problems.length > 0) throw new CommandError('LIST_INVALID', { path, problems })
  if (entries.length === 0) {
    const empty = { path: 'wallet', code: 'LIST_INVALID', message: 'There are no wallets' }
    throw new CommandError('LIST_INVALID', { path, problems: [empty] })
  }
  return entries
}

/** Positions of the columns by their names; undefined = the row has no names. */
function columnsOf(head: readonly string[]): Partial<Record<Column, number>> | undefined {
  const names = head.map((cell) => cell.toLowerCase().replaceAll(/[\s_-]+/g, ' '))
  const at = (column: Column) => names.findIndex((name) => NAMES[column].includes(name))
  if (at('wallet') < 0) return undefined
  const found = COLUMNS.filter((column) => at(column) >= 0)
  return Object.fromEntries(found.map((column) => [column, at(column)]))
}

type ReadRow = { readonly entry: AllowlistEntry } | { readonly problems: readonly InputProblem[] }

function readRow(
  cells: readonly string[],
  columns: Partial<Record<Column, number>>,
  { maxMintsPerWallet, coin, isNative }: ListTerms,
): ReadRow {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? ''
  const [wallet, limit, price] = [cell('wallet'), cell('limit'), cell('price')]
  const problems: InputProblem[] = []
  if (!isEvmAddress(wallet)) problems.push(badCell('wallet', `Not an address: ${wallet}`))
  if (limit !== '' && !WHOLE.test(limit)) {
    problems.push(badCell('limit', `Not a whole number: ${limit}`))
  }
  let pricePerToken = maxUint256
  try {
    const amount = price === '' ? undefined : readEvmAmount(price)
    if (amount && coin) pricePerToken = baseUnitsOf(amount, coin, isNative)
  } catch (error) {
    if (!isMintlineError(error)) throw error
    problems.push({ path: 'price', code: error.code, message: error.message })
  }
  if (problems.length > 0) return { problems }
  const own = BigInt(limit || '0') || maxMintsPerWallet
  return {
    entry: {
      wallet: evmAddress(wallet),
      quantityLimitPerWallet: own === 0n ? maxUint256 : own,
      pricePerToken,
      currency: zeroAddress,
    },
  }
}

/** Each wallet once; rows of one wallet that differ are problems. */
function merged(rows: readonly Row[]): {
  readonly entries: AllowlistEntry[]
  readonly conflicts: InputProblem[]
} {
  const byWallet = new Map<EvmAddress, Row>()
  const conflicts: InputProblem[] = []
  for (const row of rows) {
    const { wallet, quantityLimitPerWallet, pricePerToken } = row.entry
    const first = byWallet.get(wallet)
    if (!first) byWallet.set(wallet, row)
    else if (
      first.entry.quantityLimitPerWallet !== quantityLimitPerWallet ||
      first.entry.pricePerToken !== pricePerToken
    ) {
      const message = `${wallet} is listed with different terms: keep one of the rows`
      const path = `lines ${first.line}, ${row.line}`
      conflicts.push({ path, code: 'CONFLICTING_ROWS', message })
    }
  }
  return { entries: [...byWallet.values()].map(({ entry }) => entry), conflicts }
}

function badCell(column: Column, message: string): InputProblem {
  return { path: column, code: 'LIST_INVALID', message }
}

function atLine(line: number) {
  return (problem: InputProblem): InputProblem => ({
    ...problem,
    path: `line ${line}, ${problem.path}`,
  })
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
