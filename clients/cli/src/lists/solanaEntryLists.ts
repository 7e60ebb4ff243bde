import { phaseNumber } from '@mintline/core'
import { isSolanaAddress } from '@mintline/core/identifiers'
import {
  type AllowlistEntry,
  type AllowlistEntryInput,
  type AmountUnit,
  allowlistEntrySize,
  type CollectionInfo,
  diffAllowlist,
  type EditionPhase,
  fetchAllowlist,
  fetchAllowlistEntry,
  fetchRent,
  flatFeeOf,
  formatAllowlistCsv,
  formatAmount,
  LAMPORTS_PER_SIGNATURE,
  listTotals,
  type Plan,
  type PriceTokenFacts,
  parseWalletsCsv,
  planRemoveAllowlistEntries,
  planUpsertAllowlist,
  type RentFormula,
  removeAllowlistEntries,
  upsertCosts,
} from '@mintline/solana'
import { type CollectionOption, readCollection } from '../chain/collectionOption.ts'
import { fetchPhasesTokens } from '../chain/fetchTokens.ts'
import { findPhase } from '../chain/phaseOption.ts'
import { readWhole, usageError } from '../commands/optionValues.ts'
import { CommandError } from '../errors/commandError.ts'
import { startProgress } from '../output/progress.ts'
import { previewResult, previewSteps } from '../plans/carryOut.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import type { WriteSession } from '../sending/writeSession.ts'
import { stopAtCheapPrices } from './cheapPrices.ts'
import type { EntryList, EntryLists, OpenedList, WantedList } from './entryList.ts'
import { listChangeLines, termsText, unitOfToken } from './listChangeLines.ts'
import { type ListFile, listPath, openListFile } from './listFile.ts'
import { readAllowlist } from './readList.ts'
import { badRowProblems, noteWarnings } from './rowProblems.ts'
import { namedUnit, unitOfPrices } from './unitOfPrices.ts'
import { upsertList, withJournal } from './upsertList.ts'

interface ListOptions extends CollectionOption {
  readonly phase: string
  readonly list?: string
  readonly unit?: AmountUnit
  /** Only for an upsert. */
  readonly batchSize?: string
  /** False for `--no-wait`. */
  readonly wait: boolean
}

type Entry = AllowlistEntryInput
type Stored = AllowlistEntry

/** A collection and one phase in it. */
interface FoundPhase {
  readonly info: CollectionInfo
  readonly phase: EditionPhase
}

/** Terms of a list's costs besides its entries. */
interface ListCosts {
  /** Default: the client's. */
  readonly entriesPerTransaction?: number | undefined
  /** Default: read when costs are described. */
  readonly rentOf?: RentFormula
}

/** The lists of a command's collection on Solana or Eclipse. */
export class SolanaEntryLists implements EntryLists<Entry, Stored> {
  readonly #context: CommandContext
  readonly #options: ListOptions

  constructor(context: CommandContext, options: ListOptions) {
    this.#context = context
    this.#options = options
  }

  readWallet(text: string): string {
    if (!isSolanaAddress(text)) throw usageError(`--wallet takes an address, not ${text}`)
    return text
  }

  async find(): Promise<EntryList<Entry, Stored>> {
    return this.#listOf(await this.#find())
  }

  async open(): Promise<OpenedList<Entry, Stored>> {
    const context = this.#context
    const entriesPerTransaction = readBatchSize(this.#options.batchSize)
    const session = await openSession(context)
    const found = await this.#find()
    const { cluster, address: wallet } = session
    const { connection, currency } = cluster
    const { info, phase } = found
    const { phaseIndex } = phase
    const rentOf = await fetchRent(connection)
    const list = await this.#listOf(found, { entriesPerTransaction, rentOf })
    const planned = { info, phaseIndex, wallet, rentOf, entriesPerTransaction }
    const change = { deployment: info.editions, phaseIndex, wait: this.#options.wait }
    return {
      ...list,
      session: { ...session, chain: cluster },
      planUpsert: async (wanted, { stored: onChain, difference }) => {
        const { entries } = wanted
        const [added, changed] = [difference.added.length, difference.changed.length]
        const costs = upsertCosts({ added, changed, entriesPerTransaction, rentOf })
        const { transactions, rent: deposit, fees: fee } = costs
        return {
          lines: await list.linesOf(wanted, difference),
          cost: { transactions, deposit, fee },
          preview: (title) =>
            previewed(session, title, planUpsertAllowlist({ ...planned, entries, onChain })),
          send: async () => {
            const report = await upsertList(session, { ...change, entries, entriesPerTransaction })
            return { report, hashes: report.signatures }
          },
        }
      },
      planRemoval: async (wallets, onChain) => {
        const plan = planRemoveAllowlistEntries({ ...planned, wallets, onChain })
        const transactions = plan.transactions.length
        const fee = BigInt(transactions) * LAMPORTS_PER_SIGNATURE
        return {
          cost: {
            transactions,
            fee,
            deposit: -rentOf(allowlistEntrySize()) * BigInt(onChain.length),
          },
          preview: (title) => previewed(session, title, plan),
          send: async () => {
            const report = await withJournal(
              session,
              change,
              async ({ sending, list: reference, options }) => {
                const title = `Entries of phase ${list.phase}`
                const bar = startProgress(context.output, title, wallets.length)
                const removed = await removeAllowlistEntries(
                  sending,
                  { ...reference, wallets },
                  {
                    ...options,
                    onProgress: ({ done, skipped, failed }) =>
                      bar.update(done + skipped + failed, ''),
                  },
                )
                bar.finish()
                return removed
              },
            )
            const back = formatAmount(report.reclaimed, currency)
            return { report, hashes: report.signatures, note: `${back} of rent returned` }
          },
        }
      },
    }
  }

  async #find(): Promise<FoundPhase> {
    const info = await readCollection(this.#context, this.#options)
    const config = this.#context.configIfAny()?.config
    return { info, phase: findPhase(info, this.#options.phase, config) }
  }

  async #listOf(
    found: FoundPhase,
    { entriesPerTransaction, rentOf }: ListCosts = {},
  ): Promise<EntryList<Entry, Stored>> {
    const context = this.#context
    const { signal } = context
    const { connection, currency } = await context.cluster()
    const { info, phase } = found
    const { phaseIndex, priceToken } = phase
    const query = { deployment: info.editions, phaseIndex }
    const token = (await fetchPhasesTokens(context, [phase])).get(priceToken)
    const unit = unitOfToken(token) ?? currency
    return {
      phase: `${phaseNumber(phaseIndex)}`,
      fetch: async (wallets) => {
        if (!wallets) return fetchAllowlist(connection, query, { signal })
        const entries = await Promise.all(
          wallets.map((wallet) =>
            fetchAllowlistEntry(connection, { ...query, wallet }, { signal }),
          ),
        )
        return entries.flatMap((entry) => entry ?? [])
      },
      readFile: () => this.#readFile(found, token),
      readWallets,
      compare: diffAllowlist,
      linesOf: async ({ entries }, difference) => {
        const costs = upsertCosts({
          added: difference.added.length,
          changed: difference.changed.length,
          entriesPerTransaction,
          rentOf: rentOf ?? (await fetchRent(connection)),
        })
        const totals = listTotals(entries)
        return listChangeLines({ difference, costs, currency, unit, totals })
      },
      walletOf: ({ user }) => user,
      termsOf: (entry) => termsText(entry, unit),
      csvOf: (entries) => formatAllowlistCsv(entries, token),
    }
  }

  async #readFile(
    { info, phase: { phaseIndex } }: FoundPhase,
    token: PriceTokenFacts | undefined,
  ): Promise<WantedList<Entry>> {
    const context = this.#context
    const { list: given, unit: named } = this.#options
    const { currency } = await context.cluster()
    const loaded = context.configIfAny()
    const phase = given === undefined ? loaded?.config.phases[phaseIndex] : undefined
    const file = openListFile(listPath(context, given, { folder: loaded?.folder, phase }))
    const sources = { given: named, phase, currency }
    const unit = token ? undefined : await unitOfPrices(context, file, sources)
    const flatFee = flatFeeOf(info.platformFees)
    const list = readAllowlist(file, { currency, token, phase, unit, flatFee })
    for (const warning of list.warnings) context.output.warn(warning)
    const { path, entries } = list
    const isUnitNamed = namedUnit(sources) !== undefined
    return {
      entries,
      checked: { path, isListed: (wallet) => entries.some(({ user }) => user === wallet) },
      confirmPrices: () => stopAtCheapPrices(context, { ...list, isUnitNamed }, currency),
    }
  }
}

/** Previews a plan under the title that the list's command has for it on every chain. */
async function previewed(
  session: WriteSession,
  title: string,
  { transactions }: Pick<Plan, 'transactions'>,
): Promise<CommandResult> {
  return previewResult(title, await previewSteps(session, transactions), session.words)
}

function readBatchSize(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const size = Number(readWhole('--batch-size', value))
  if (size < 1) throw usageError('--batch-size is at least 1')
  return size
}

function readWallets({
  path,
  text,
  note,
}: ListFile): ReturnType<EntryList<Entry, Stored>['readWallets']> {
  const { wallets, badRows, notes } = parseWalletsCsv(text)
  const problems = badRowProblems(badRows)
  if (problems.length > 0) throw new CommandError('LIST_INVALID', { path, problems })
  return { wallets, warnings: noteWarnings(path, notes, note) }
}
