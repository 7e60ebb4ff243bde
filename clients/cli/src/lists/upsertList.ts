import { join } from 'node:path'
import { phaseNumber } from '@mintline/core'
import {
  type AllowlistChangeInput,
  type AllowlistChangeOptions,
  type AllowlistEntryInput,
  type SendSession,
  type UpsertReport,
  upsertAllowlist,
} from '@mintline/solana'
import { type LockHolder, openFileJournal } from '@mintline/solana/node'
import type { WriteSession } from '../sending/writeSession.ts'
import { WALLET_POWERS } from '../wallet/walletPowers.ts'
import { describeWait, startListProgress } from './listReport.ts'

/** The list to change. */
export interface ListToChange {
  readonly deployment: string
  readonly phaseIndex: number
  /** Wait for another process that changes the list, instead of stopping at once. */
  readonly wait: boolean
}

/** A list, and its requested entries. */
export interface UpsertInput extends ListToChange {
  readonly entries: readonly AllowlistEntryInput[]
  readonly entriesPerTransaction?: number
}

/** Upserts entries, shows progress, and stores state next to the config. */
export async function upsertList(session: WriteSession, input: UpsertInput): Promise<UpsertReport> {
  const { phaseIndex, entries, entriesPerTransaction } = input
  const { output } = session.context
  return withJournal(session, input, async ({ sending, list, options }) => {
    const bar = startListProgress(
      output,
      `Allowlist of phase ${phaseNumber(phaseIndex)}`,
      entries.length,
    )
    const wanted = { ...list, entries }
    const report = await upsertAllowlist(sending, wanted, {
      ...options,
      ...(entriesPerTransaction !== undefined && { entriesPerTransaction }),
      onProgress: bar.onProgress,
    })
    bar.finish()
    return report
  })
}

/** Input for any change to a list. */
interface ListChange {
  readonly sending: SendSession
  readonly list: AllowlistChangeInput
  readonly options: AllowlistChangeOptions
}

/** Runs a change to a list with its journal, so that a second run does not repeat anything. */
export async function withJournal<Report>(
  { cluster, wallet, context }: WriteSession,
  { wait, deployment, phaseIndex }: ListToChange,
  run: (change: ListChange) => Promise<Report>,
): Promise<Report> {
  const { priorityFee } = context.options
  const { signal, output } = context
  const { signAtOnce } = WALLET_POWERS[context.walletSource().kind]
  const list = { deployment, phaseIndex }
  const onWait = (holder: LockHolder | undefined) => output.info(describeWait(holder))
  const journal = await openFileJournal({
    folder: join(context.stateBase(), '.mintline', 'allowlist'),
    genesisHash: cluster.genesisHash,
    ...list,
    ...(wait && { wait: { onWait, signal } }),
  })
  try {
    return await run({
      sending: { connection: cluster.connection, wallet },
      list: { ...list, journal },
      options: {
        signal,
        onNodeFailure: (error) => output.detail(error.message),
        ...(priorityFee && { priorityFee }),
        ...(signAtOnce !== undefined && { signAtOnce }),
      },
    })
  } finally {
    await journal.close()
  }
}
