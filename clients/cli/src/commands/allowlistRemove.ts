import {
  fetchAllowlist,
  formatAmount,
  planRemoveAllowlistEntries,
  removeAllowlistEntries,
} from '@mintline/solana'
import type { Command } from 'commander'
import { collectionOption } from '../chain/collectionOption.ts'
import { exitCodeOfList, withJournal } from '../lists/upsertList.ts'
import { startProgress } from '../output/progress.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { carryOutAsResult } from '../sending/carryOut.ts'
import { confirmSending } from '../sending/confirmSending.ts'
import { openSession, type WriteSession } from '../sending/openSession.ts'
import { withExamples } from './examples.ts'
import { type PhaseListOptions, phaseOption, readGivenAllowlist, readPhase } from './listOptions.ts'
import { collected, usageError } from './optionValues.ts'

interface RemoveOptions extends PhaseListOptions {
  readonly wallet?: readonly string[]
  readonly all: boolean
  readonly notListed: boolean
}

export function addAllowlistRemove(allowlist: Command, runtime: Runtime): void {
  const command = allowlist
    .command('remove')
    .description('Remove entries of a phase; whoever paid for them gets their rent back.')
    .addOption(collectionOption())
    .addOption(phaseOption())
    .option('--wallet <address>', 'wallet whose entry shall go; repeat for each', collected)
    .option('--list <file>', 'CSV of wallets whose entries shall go')
    .option('--not-listed', 'with --list: all but these', false)
    .option('--all', 'all entries of the phase', false)
  withExamples(command, [
    'mintline allowlist remove --phase 1 --wallet <address>',
    'mintline allowlist remove --phase Friends --list friends.csv --not-listed',
  ])
  runtime.on(command, remove)
}

async function remove(context: CommandContext, options: RemoveOptions): Promise<CommandResult> {
  assertOptions(options)
  const session = await openSession(context)
  const { info, phase } = await readPhase(context, options)
  const list = { deployment: info.editions, phaseIndex: phase.phaseIndex }
  const wallets = await walletsToRemove(session, list, options)
  if (context.options.dryRun) {
    const onChain = await fetchAllowlist(session.cluster.connection, list)
    const { phaseIndex } = phase
    const plan = planRemoveAllowlistEntries({
      ...{ info, phaseIndex, wallets, onChain },
      wallet: session.address,
    })
    return carryOutAsResult(session, plan)
  }
  await confirmSending(session, `Remove up to ${wallets.length} entries`)
  const bar = startProgress(context.output, `Entries of phase ${phase.phaseIndex}`, wallets.length)
  const report = await withJournal(session, list, (shared) =>
    removeAllowlistEntries({
      ...shared,
      wallets,
      onProgress: ({ done, skipped, failed }) => bar.update(done + skipped + failed, ''),
    }),
  )
  const back = formatAmount(report.reclaimed, session.cluster.currency)
  const line = `${report.removed} of ${report.total} entries removed, ${back} of rent returned`
  bar.finish()
  const failures = report.failedRemovals.map(({ user, error }) => `${user}: ${error.message}`)
  return {
    text: [line, ...failures].join('\n'),
    data: {
      ...report,
      failedRemovals: report.failedRemovals.map(({ user, error }) => ({
        user,
        code: error.code,
        message: error.message,
      })),
    },
    exitCode: exitCodeOfList({ status: report.status, failed: failures.length }),
  }
}

function assertOptions({ wallet, list, all, notListed }: RemoveOptions): void {
  const ways = [wallet !== undefined, list !== undefined, all].filter(Boolean).length
  if (ways !== 1) throw usageError('Give one of --wallet, --list and --all')
  if (notListed && list === undefined) throw usageError('--not-listed goes with --list')
}

async function walletsToRemove(
  { cluster, context }: WriteSession,
  list: { readonly deployment: string; readonly phaseIndex: number },
  options: RemoveOptions,
): Promise<readonly string[]> {
  if (options.wallet) return options.wallet
  const onChain = await fetchAllowlist(cluster.connection, list, { signal: context.signal })
  const present = onChain.map(({ user }) => user)
  if (options.all) return present
  const { entries } = readGivenAllowlist(context, options, list.phaseIndex, cluster.currency)
  const listed = new Set(entries.map(({ user }) => user))
  return options.notListed ? present.filter((user) => !listed.has(user)) : [...listed]
}
