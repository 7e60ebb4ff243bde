import { type AllowlistDiff, assertMaySend, fetchBalance, type UpsertReport } from '@mintline/aptos'
import { assertToCome } from '../../config/loadConfigAs.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { EXIT, type ExitCode } from '../../exitCodes.ts'
import type {
  Launch,
  OpenedLaunch,
  PlannedLaunch,
  SentLaunch,
} from '../../launch/configuredDrop.ts'
import { describeFirstMints } from '../../launch/firstMints.ts'
import { describeDiff, describeUpsert, exitCodeOfList } from '../../lists/listReport.ts'
import { proofsFolder } from '../../lists/proofFolderName.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { warnOfUnprinted } from '../../lists/warnOfUnprinted.ts'
import { writeProofs } from '../../lists/writeProofs.ts'
import { counted } from '../../output/counted.ts'
import type { Steps } from '../../output/steps.ts'
import { confirm, describeReport, execute, exitCodeOf, sendSteps } from '../../plans/carryOut.ts'
import { aptText } from '../chain/aptosAmount.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import type { AptosConfig } from '../config/aptosConfig.ts'
import { APTOS_CONFIG } from '../config/aptosConfigKind.ts'
import { readPresent } from '../drop/readAptosDrop.ts'
import { type DropFiles, merkleListsOf, readAptosLists } from '../lists/readAptosLists.ts'
import type { AptosPlan } from '../sending/aptosPlan.ts'
import type { AptosSession } from '../sending/aptosSession.ts'
import { openAptosSession } from '../sending/openAptosSession.ts'
import { findAptosDifferences } from './aptosDifferences.ts'
import { findOwnDrop, type OwnDrop } from './findOwnDrop.ts'
import { type ComparedList, compareLists, isToWrite, sendLists } from './launchLists.ts'
import { planAptosLaunch } from './planAptosLaunch.ts'
import { sendCreation } from './sendCreation.ts'
import { tryAptosFirstMints, untriedFirstMints } from './tryAptosFirstMints.ts'

/** Creation, settings with phases, lists. */
const PARTS = 3

/**
 * Loads a config to launch its drop on Aptos.
 *
 * @param wait False for `--no-wait`.
 */
export function aptosLaunch(context: AptosContext, wait: boolean): Launch {
  const loaded = context.config()
  const { config, path } = loaded
  return {
    name: config.name,
    path,
    proofs: proofsFolder(loaded),
    documents: APTOS_CONFIG.documentsOf(config),
    warnings: [],
    partCount: PARTS,
    open: async () => opened(await openAptosSession(context), loaded, wait),
  }
}

/** A launch's drop, and everything read for it. */
interface Work {
  readonly session: AptosSession
  readonly files: DropFiles
  readonly own: OwnDrop
  readonly plan: AptosPlan
  /** Entries on chain beside the files. */
  readonly compared: readonly ComparedList[]
  readonly wait: boolean
}

function opened(
  session: AptosSession,
  loaded: LoadedConfig<AptosConfig>,
  wait: boolean,
): OpenedLaunch {
  const { chain, context, address } = session
  let lists: DropFiles['lists'] = []
  return {
    network: chain,
    address,
    fetchBalance: async () =>
      aptText(await fetchBalance(chain.connection, address, { signal: context.signal })),
    readLists: async (steps, check) => {
      lists = readAptosLists(loaded)
      loaded.config.phases.forEach(({ name }, index) => {
        const list = lists[index]
        if (!list) return
        check(checkedRows(list))
        steps.say(`${name}: ${counted(list.entries.length, 'wallet')}`)
        for (const warning of list.warnings) context.output.warn(warning)
      })
    },
    plan: async (steps) => {
      const files = { loaded, lists }
      const own = await findOwnDrop(context, loaded, address)
      if (!own.present) assertToCome(APTOS_CONFIG, loaded.path)
      const plan = await planAptosLaunch(session, files, own)
      for (const { plan: call } of plan.transactions) assertMaySend(call, address)
      const compared = await compareLists(context, files, own.reference, own.present?.settings)
      steps.say(counted(plan.transactions.length, 'transaction'))
      for (const { name, difference } of compared) steps.say(`${name}: ${describeDiff(difference)}`)
      return planned({ session, files, own, plan, compared, wait })
    },
  }
}

function planned(work: Work): PlannedLaunch {
  const { session, files, own, plan, compared } = work
  const { context } = session
  const changes = plan.transactions.length + compared.filter(isToWrite).length
  return {
    warnings: plan.warnings ?? [],
    preview: async () => {
      const report = await execute(session, plan)
      warnOfUnprinted(context, compared.some(isToWrite))
      const { reference, present } = own
      const firstMints =
        present && changes === 0
          ? await tryAptosFirstMints(context, { files, reference, settings: present.settings })
          : untriedFirstMints(files)
      const lists = compared.map(({ name, difference }) => ({
        phase: name,
        ...countsOf(difference),
      }))
      return {
        text: [describeReport(session, plan, report), ...describeFirstMints(firstMints)].join('\n'),
        data: { contract: reference.contract, ...report, lists, firstMints },
        exitCode: exitCodeOf(report),
      }
    },
    confirm: async () => {
      if (changes > 0) await confirm(session, plan)
    },
    send: (steps) => send(work, steps),
  }
}

async function send(
  { session, files, own, plan: { changes }, wait }: Work,
  steps: Steps,
): Promise<SentLaunch> {
  const { context } = session
  const { reference } = own
  const { contract } = reference
  const read = () => readPresent(context, reference)
  steps.begin('Create the drop')
  const created = await sendCreation(session, files.loaded, own)
  if (created.length === 0) steps.say('is there already')

  steps.begin('Set settings and phases')
  const rest = await planAptosLaunch(session, files, { reference, present: await read() })
  if (rest.transactions.length === 0) steps.say('are there already')
  const set = await sendSteps(session, rest.transactions)

  steps.begin('Write the lists')
  const { settings } = await read()
  const compared = await compareLists(context, files, reference, settings)
  const lists = await sendLists(session, reference, compared, wait)
  if (lists.length === 0) steps.say(compared.length === 0 ? 'there are none' : 'are there already')
  for (const report of lists) steps.say(`${report.phase}: ${describeUpsert(report)}`)
  return {
    names: [`contract ${contract}`],
    remarks: [],
    data: { contract, transactions: [...created, ...set], lists, changes },
    unfinished: unfinishedOf(lists),
    compare: async () => {
      const present = await read()
      const differences = await findAptosDifferences(context, files, { reference, present })
      const isComplete = differences.length === 0
      const drop = { files, reference, settings: present.settings }
      const firstMints = isComplete ? await tryAptosFirstMints(context, drop) : []
      return { differences, firstMints }
    },
    writeProofs: () => writeProofs(context, files.loaded, merkleListsOf(files)),
  }
}

function unfinishedOf(
  reports: readonly Pick<UpsertReport, 'status' | 'failedUpserts'>[],
): ExitCode | undefined {
  return reports
    .map(({ status, failedUpserts }) => exitCodeOfList({ status, failed: failedUpserts.length }))
    .find((code) => code !== EXIT.ok)
}

function countsOf({ added, changed, unchanged, onlyOnChain }: AllowlistDiff) {
  return {
    added: added.length,
    changed: changed.length,
    unchanged: unchanged.length,
    onlyOnChain: onlyOnChain.length,
  }
}
