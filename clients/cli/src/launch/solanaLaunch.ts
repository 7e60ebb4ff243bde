import { askNode, phaseNumber } from '@mintline/core'
import { formatAmount, lockedParts, type PlannedTransaction } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { type PriceTokens, tokenOfPhase } from '../amounts/priceTokens.ts'
import { fetchConfigTokens } from '../chain/fetchTokens.ts'
import type { LoadedConfig } from '../config/loadedConfig.ts'
import { phaseWarnings } from '../config/phaseWarnings.ts'
import { SOLANA_CONFIG } from '../config/solanaConfigKind.ts'
import { stopAtCheapLists } from '../lists/cheapPrices.ts'
import { listChangeLines, totalLines, unitOfToken } from '../lists/listChangeLines.ts'
import { checkedLists, type PhaseList, readPhaseLists } from '../lists/readPhaseLists.ts'
import { warnOfUnprinted } from '../lists/warnOfUnprinted.ts'
import { counted } from '../output/counted.ts'
import type { Line } from '../output/table.ts'
import { confirm, describeReport, execute, exitCodeOf } from '../plans/carryOut.ts'
import type { Plan } from '../plans/plan.ts'
import { infoSection } from '../plans/planSections.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { openSession } from '../sending/openSession.ts'
import { solanaPlanOf } from '../sending/solanaPlan.ts'
import type { WriteSession } from '../sending/writeSession.ts'
import { collectionOfConfig } from './collectionToBe.ts'
import type { Launch, OpenedLaunch, PlannedLaunch } from './configuredDrop.ts'
import type { LaunchInput } from './launchInput.ts'
import { launchProofWarnings } from './lookupTable.ts'
import { type LaunchList, type LaunchPlan, planLaunch } from './planLaunch.ts'
import { hasMerkleList, runLaunch } from './runLaunch.ts'

/** Collection, phases. */
const PARTS = 2

/**
 * Loads a config to launch its drop on Solana or Eclipse.
 *
 * @param wait False for `--no-wait`.
 */
export function solanaLaunch(context: CommandContext, wait: boolean): Launch {
  const loaded = context.config()
  const { config, path } = loaded
  return {
    name: config.symbol,
    path,
    proofs: undefined,
    documents: SOLANA_CONFIG.documentsOf(config),
    warnings: phaseWarnings(config),
    partCount: partCount(loaded),
    open: async () => opened(await openSession(context), loaded, wait),
  }
}

function partCount({ config }: LoadedConfig): number {
  const lists = config.phases.filter(
    ({ list }) => list?.form === 'entries' && list.file !== undefined,
  )
  const proofs = hasMerkleList(config) ? 1 : 0
  const locks = lockedParts(config.extras.locks).length > 0 ? 1 : 0
  return PARTS + proofs + lists.length + locks
}

function opened(session: WriteSession, loaded: LoadedConfig, wait: boolean): OpenedLaunch {
  const { cluster, address, context, wallet } = session
  const { currency } = cluster
  const { config } = loaded
  let balance = 0n
  let tokens: PriceTokens = new Map()
  let lists: readonly PhaseList[] = []
  return {
    network: cluster,
    address,
    fetchBalance: async () => {
      const ask = () => cluster.connection.getBalance(wallet.publicKey)
      balance = BigInt(await askNode('getBalance', ask, { signal: context.signal }))
      return formatAmount(balance, currency)
    },
    readLists: async (_, check) => {
      tokens = await fetchConfigTokens(context, config)
      lists = await readPhaseLists(loaded, { currency, tokens, signal: context.signal })
      for (const list of checkedLists(lists)) check(list)
      const toCome = collectionOfConfig(config)
      for (const [index, phase] of config.phases.entries()) {
        const { tree, warnings = [] } = lists[index] ?? {}
        const token = tokenOfPhase(phase, tokens)
        const ofProofs = tree ? launchProofWarnings(toCome, tree.size, token) : []
        for (const warning of [...warnings, ...ofProofs]) context.output.warn(warning)
      }
      await stopAtCheapLists(context, { config, lists }, currency)
    },
    plan: async (steps) => {
      const input = { session, loaded, lists, tokens, wait }
      const work = await planLaunch(input)
      const count = counted(work.plan.transactions.length, 'transaction')
      steps.say(`${count}, ${formatAmount(work.cost, currency)} for rent and fees`)
      if (work.cost > balance) context.output.warn('The wallet holds less than that')
      return planned(input, work)
    },
  }
}

function planned(input: LaunchInput, work: LaunchPlan): PlannedLaunch {
  const { session, loaded } = input
  const plan = shownPlan(session, loaded, work)
  return {
    warnings: plan.warnings ?? [],
    preview: () => previewOf(session, plan, work),
    confirm: async () => {
      if (plan.transactions.length === 0) return
      await confirm(session, { ...plan, cost: formatAmount(work.cost, session.cluster.currency) })
    },
    send: (steps) => runLaunch(input, work, steps),
  }
}

/** Makes a launch's plan, with its lists' changes and totals. */
function shownPlan(
  session: WriteSession,
  loaded: LoadedConfig,
  { plan, paid, lists }: LaunchPlan,
): Plan<PlannedTransaction> {
  const phaseNames = loaded.config.phases.map(({ name }) => name)
  const own = solanaPlanOf(session, plan, { phaseNames, paid, loaded })
  const ofLists = lists.map((list) => {
    const title = `list of phase ${phaseNumber(list.phaseIndex)} ${phaseNames[list.phaseIndex]}`
    return infoSection(listLines(list, session.cluster.currency), title)
  })
  return { ...own, sections: [...own.sections, ...ofLists] }
}

function listLines(
  { totals, token, difference, costs }: LaunchList,
  currency: Currency,
): readonly Line[] {
  const unit = unitOfToken(token) ?? currency
  return difference && costs
    ? listChangeLines({ difference, totals, costs, currency, unit })
    : totalLines(totals, unit)
}

async function previewOf(
  session: WriteSession,
  plan: Plan<PlannedTransaction>,
  { lists }: LaunchPlan,
): Promise<CommandResult> {
  const report = await execute(session, plan)
  const hasEntries = lists.some(({ costs }) => costs !== undefined && costs.transactions > 0)
  warnOfUnprinted(session.context, hasEntries)
  return {
    text: describeReport(session, plan, report),
    data: { ...report, lists },
    exitCode: exitCodeOf(report),
  }
}
