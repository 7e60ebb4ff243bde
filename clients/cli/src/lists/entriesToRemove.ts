import {
  type AllowlistEntry,
  fetchAllowlist,
  fetchAllowlistEntry,
  parseWalletsCsv,
} from '@mintline/solana'
import { CommandError } from '../errors/commandError.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { WriteSession } from '../sending/writeSession.ts'
import { openListFile } from './listFile.ts'
import { badRowProblems, noteWarnings } from './rowProblems.ts'

/** Selects the entries to remove from a phase, by one of the first three. */
export interface RemovalChoice {
  /** By wallet. */
  readonly wallet?: readonly string[]
  /** Path to a file with wallets. */
  readonly list?: string
  readonly all: boolean
  /** Invert the file's selection. */
  readonly notListed: boolean
}

/** The entries to remove. */
export interface Removal {
  /** Selected wallets, with or without an entry. */
  readonly wallets: readonly string[]
  /** Their entries. */
  readonly entries: readonly AllowlistEntry[]
}

/**
 * Finds the entries to remove.
 *
 * @throws LIST_EMPTY for an inverted selection with an empty list; LIST_INVALID, INVALID_ADDRESS, FILE_NOT_READABLE,
 * and errors about columns
 */
export async function entriesToRemove(
  { cluster: { connection }, context }: WriteSession,
  phase: { readonly deployment: string; readonly phaseIndex: number },
  { wallet, list, notListed }: RemovalChoice,
): Promise<Removal> {
  const options = { signal: context.signal }
  if (wallet) {
    const found = await Promise.all(
      wallet.map((one) => fetchAllowlistEntry(connection, { ...phase, wallet: one }, options)),
    )
    return { wallets: wallet, entries: found.flatMap((entry) => entry ?? []) }
  }
  const listed = list === undefined ? undefined : readWallets(context, context.path(list))
  if (list !== undefined && notListed && listed?.size === 0) {
    throw new CommandError('LIST_EMPTY', { path: context.path(list) })
  }
  const onChain = await fetchAllowlist(connection, phase, options)
  const entries = listed
    ? onChain.filter(({ user }) => listed.has(user) !== notListed)
    : [...onChain]
  const wallets = listed && !notListed ? [...listed] : entries.map(({ user }) => user)
  return { wallets, entries }
}

function readWallets(
  { output }: Pick<CommandContext, 'output'>,
  path: string,
): ReadonlySet<string> {
  const { text, note } = openListFile(path)
  const { wallets, badRows, notes } = parseWalletsCsv(text)
  const problems = badRowProblems(badRows)
  if (problems.length > 0) throw new CommandError('LIST_INVALID', { path, problems })
  for (const warning of noteWarnings(path, notes, note)) output.warn(warning)
  return new Set(wallets)
}
