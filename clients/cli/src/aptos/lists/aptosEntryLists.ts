import {
  type AllowlistEntry,
  type AllowlistPreview,
  diffAllowlist,
  fetchAllowlist,
  type PhaseRecord,
  previewRemoval,
  previewUpsert,
  removeFromAllowlist,
} from '@mintline/aptos'
import type { AptosStepPreview } from '@mintline/aptos/drop'
import { aptosWallet } from '@mintline/core/identifiers'
import { phaseIndexOnChain } from '../../drop/phaseIndexOnChain.ts'
import type {
  EntryList,
  EntryLists,
  ListCost,
  OpenedList,
  WantedList,
} from '../../lists/entryList.ts'
import { listPath, openListFile } from '../../lists/listFile.ts'
import { costLines, describeDiff, startListProgress } from '../../lists/listReport.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { counted } from '../../output/counted.ts'
import { previewResult } from '../../plans/carryOut.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import type { AptosPhaseConfig } from '../config/aptosConfig.ts'
import { phaseKeys } from '../drop/aptosDropOnChain.ts'
import { type AptosDropOption, type ReadAptosDrop, readAptosDrop } from '../drop/readAptosDrop.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'
import { upsertList, withJournal } from './changeList.ts'
import { readAptosList, readAptosWallets } from './readAptosList.ts'

interface ListOptions extends AptosDropOption {
  readonly phase: string
  readonly list?: string
  /** False for `--no-wait`. */
  readonly wait: boolean
}

/** A phase on chain, and its counterpart in the config. */
interface FoundPhase extends ReadAptosDrop {
  readonly phase: PhaseRecord
  /** Undefined = the config has none for it. */
  readonly configured: AptosPhaseConfig | undefined
}

/** The lists of a command's drop on Aptos. */
export class AptosEntryLists implements EntryLists<AllowlistEntry> {
  readonly #context: AptosContext
  readonly #options: ListOptions

  constructor(context: AptosContext, options: ListOptions) {
    this.#context = context
    this.#options = options
  }

  readWallet(text: string): string {
    return aptosWallet(text)
  }

  async find(): Promise<EntryList<AllowlistEntry, AllowlistEntry>> {
    return this.#listOf(await this.#find())
  }

  async open(): Promise<OpenedList<AllowlistEntry, AllowlistEntry>> {
    const context = this.#context
    const session = await openAptosSession(context)
    const found = await this.#find()
    const list = await this.#listOf(found)
    const { chain, address: wallet } = session
    const { connection } = chain
    const { signal, output } = context
    const reference = { ...found.reference, phaseId: found.phase.phaseId }
    const change = { reference, wait: this.#options.wait }
    return {
      ...list,
      session,
      planUpsert: async (wanted, { difference }) => {
        const { entries } = wanted
        const preview = await previewUpsert(
          connection,
          { ...reference, entries, wallet },
          { signal },
        )
        const cost = costOf(preview)
        return {
          lines: [...(await list.linesOf(wanted, difference)), ...costLines(cost, session.words)],
          cost,
          preview: async (title) => {
            const steps = stepsOf('Write', list, preview)
            return previewResult(title, steps, session.words)
          },
          send: async () => {
            const report = await upsertList(session, change, entries)
            return { report, hashes: report.hashes }
          },
        }
      },
      planRemoval: async (wallets) => {
        const preview = await previewRemoval(
          connection,
          { ...reference, wallets, wallet },
          { signal },
        )
        return {
          cost: costOf(preview),
          preview: async (title) => {
            const steps = stepsOf('Remove', list, preview)
            return previewResult(title, steps, session.words)
          },
          send: async () => {
            const report = await withJournal(session, change, async (given) => {
              const title = `Entries of phase ${list.phase}`
              const { onProgress, finish } = startListProgress(output, title, wallets.length)
              const all = { ...given.list, wallets }
              const removed = await removeFromAllowlist(connection, all, {
                ...given.options,
                onProgress,
              })
              finish()
              return removed
            })
            return { report, hashes: report.hashes }
          },
        }
      },
    }
  }

  /**
   * Finds the phase from `--phase`, by its name in the config or its id.
   *
   * @throws PHASE_NOT_NAMED, and the errors of `readAptosDrop`
   */
  async #find(): Promise<FoundPhase> {
    const { phase: named } = this.#options
    const drop = await readAptosDrop(this.#context, this.#options)
    const phases = phaseKeys(drop)
    const index = phaseIndexOnChain(named, phases)
    const name = phases.names[index]
    return {
      ...drop,
      phase: drop.settings.phases[index] as PhaseRecord,
      configured: drop.loaded?.config.phases.find((phase) => phase.name === name),
    }
  }

  async #listOf(found: FoundPhase): Promise<EntryList<AllowlistEntry, AllowlistEntry>> {
    const context = this.#context
    const { signal } = context
    const { connection } = await context.chain()
    const { phaseId } = found.phase
    return {
      phase: `${phaseId}`,
      fetch: async (wallets) => {
        const query = { ...found.reference, phaseId }
        const entries = await fetchAllowlist(connection, query, { signal })
        if (!wallets) return entries
        const named = new Set(wallets)
        return entries.filter(({ wallet }) => named.has(wallet))
      },
      readFile: async () => this.#readFile(found),
      readWallets: (file) => {
        const { entries, warnings } = readAptosWallets(file)
        return { wallets: entries.map(({ wallet }) => wallet), warnings }
      },
      compare: diffAllowlist,
      linesOf: async (_, difference) => [['entries', describeDiff(difference)]],
      walletOf: ({ wallet }) => wallet,
      termsOf: ({ maxPerWalletByAllowList }) => `${maxPerWalletByAllowList}`,
      csvOf: entriesCsv,
    }
  }

  #readFile({ configured, loaded, phase }: FoundPhase): WantedList<AllowlistEntry> {
    const context = this.#context
    const place = { folder: loaded?.folder, phase: configured }
    const path = listPath(context, this.#options.list, place)
    const standard = configured?.maxPerWallet ?? phase.maxPerWallet
    const { entries, warnings } = readAptosList(openListFile(path), standard)
    for (const warning of warnings) context.output.warn(warning)
    return { entries, checked: checkedRows({ path, entries }) }
  }
}

function costOf({ transactions, cost: fee }: AllowlistPreview): ListCost {
  return { transactions, fee, deposit: 0n }
}

/** Returns the previews of a change's transactions. */
function stepsOf(
  verb: 'Write' | 'Remove',
  { phase }: Pick<EntryList<AllowlistEntry, AllowlistEntry>, 'phase'>,
  { steps }: AllowlistPreview,
): AptosStepPreview[] {
  return steps.map(({ entries, fee, ...step }) => ({
    ...step,
    title: `${verb} ${counted(entries, 'entry', 'entries')} of the allowlist of phase ${phase}`,
    cost: { fee, deposit: 0n },
    error: undefined,
  }))
}

/** Formats entries as CSV that lists are read from, in the order of the wallets. */
export function entriesCsv(entries: readonly AllowlistEntry[]): string {
  const rows = entries.map((entry) => `${entry.wallet},${entry.maxPerWalletByAllowList}`)
  return ['address,amount', ...rows.sort(), ''].join('\n')
}
