import { formatAmount } from '@mintline/core'
import { askChain, asOf } from '@mintline/evm'
import type { EvmSentStep } from '@mintline/evm/drop'
import { getBalance } from 'viem/actions'
import { assertToCome } from '../../config/loadConfigAs.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type {
  Launch,
  OpenedLaunch,
  PlannedLaunch,
  SentLaunch,
} from '../../launch/configuredDrop.ts'
import { describeFirstMints, type FirstMintReport } from '../../launch/firstMints.ts'
import { proofsFolder } from '../../lists/proofFolderName.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { writeProofs } from '../../lists/writeProofs.ts'
import { counted } from '../../output/counted.ts'
import type { Steps } from '../../output/steps.ts'
import { confirm, describeReport, execute, exitCodeOf, sendSteps } from '../../plans/carryOut.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { networkWarnings } from '../chain/networkWarnings.ts'
import type { EvmConfig } from '../config/evmConfig.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { listsOf, type ReadEvmToken, readEvmTokens } from '../lists/readEvmPhases.ts'
import type { EvmSession } from '../sending/evmSession.ts'
import { openEvmSession } from '../sending/openEvmSession.ts'
import { findEvmDifferences } from './findEvmDifferences.ts'
import { sendDeployment } from './planDeployment.ts'
import {
  type EvmLaunchInput,
  type EvmLaunchPlan,
  planEvmLaunch,
  planRest,
} from './planEvmLaunch.ts'
import { tryFirstMints } from './tryFirstMints.ts'

/** Deployment, settings with phases. */
const PARTS = 2

/** Loads a config to launch its drop on an EVM chain. */
export function evmLaunch(context: EvmContext): Launch {
  const loaded = context.config()
  const { config, path } = loaded
  return {
    name: config.symbol,
    path,
    proofs: proofsFolder(loaded),
    documents: EVM_CONFIG.documentsOf(config),
    warnings: networkWarnings(config.chain),
    partCount: PARTS,
    open: async () => opened(await openEvmSession(context), loaded),
  }
}

function opened(session: EvmSession, loaded: LoadedConfig<EvmConfig>): OpenedLaunch {
  const { chain, context, address } = session
  let tokens: readonly ReadEvmToken[] = []
  return {
    network: chain,
    address,
    fetchBalance: async () => {
      const read = () => getBalance(chain.connection.client, { address })
      const balance = await askChain('eth_getBalance', read, { signal: context.signal })
      return formatAmount(balance, chain.network.nativeCurrency)
    },
    readLists: async (steps, check) => {
      tokens = await readEvmTokens(context, loaded)
      for (const list of listsOf(tokens)) {
        check(checkedRows(list))
        steps.say(`${list.name}: ${counted(list.size, 'wallet')}`)
      }
    },
    plan: async (steps) => {
      const input = { session, loaded, tokens }
      const work = await planEvmLaunch(input)
      // An existing drop's addresses can change, and then have to be usable.
      assertToCome(EVM_CONFIG, loaded.path, work.contract && ['METADATA_ADDRESS_INVALID'])
      steps.say(counted(work.plan.transactions.length, 'transaction'))
      return planned(input, work, await tryFirstMints(input, work.tried))
    },
  }
}

function planned(
  input: EvmLaunchInput,
  { plan, contract }: EvmLaunchPlan,
  firstMints: readonly FirstMintReport[],
): PlannedLaunch {
  const { session } = input
  return {
    warnings: plan.warnings ?? [],
    preview: async () => {
      const report = await execute(session, plan)
      return {
        text: [describeReport(session, plan, report), ...describeFirstMints(firstMints)].join('\n'),
        data: { contract, ...report, firstMints },
        exitCode: exitCodeOf(report),
      }
    },
    confirm: async () => {
      if (plan.transactions.length > 0) await confirm(session, plan)
    },
    send: (steps) => send(input, { plan, firstMints }, steps),
  }
}

async function send(
  input: EvmLaunchInput,
  {
    plan: { changes },
    firstMints,
  }: Pick<EvmLaunchPlan, 'plan'> & { readonly firstMints: readonly FirstMintReport[] },
  steps: Steps,
): Promise<SentLaunch> {
  const { session, loaded, tokens } = input
  steps.begin('Deploy the drop')
  const { contract, transactions: deployed } = await sendDeployment(session, loaded)
  if (deployed.length === 0) steps.say('is there already')

  steps.begin('Set settings and phases')
  const { plan } = await planRest(afterLast(input, deployed), contract)
  if (plan.transactions.length === 0) steps.say('are there already')
  const set = await sendSteps(session, plan.transactions)

  const transactions = [...deployed, ...set]
  return {
    names: [`contract ${contract}`],
    remarks: listsOf(tokens).flatMap(({ name, merkle }) => {
      return merkle && loaded.config.proofs.folder !== undefined
        ? [`name ${name} in the metadata of the collection: "merkle": ${JSON.stringify(merkle)}`]
        : []
    }),
    data: { contract, transactions, changes },
    unfinished: undefined,
    compare: async () => {
      const last = afterLast(input, transactions)
      const { differences } = await findEvmDifferences(last, contract)
      return { differences, firstMints }
    },
    writeProofs: () => writeProofs(session.context, loaded, listsOf(tokens)),
  }
}

/** Makes the input read the state after the last transaction, which a lagging node may not know yet. */
function afterLast(input: EvmLaunchInput, sent: readonly EvmSentStep[]): EvmLaunchInput {
  const last = sent.at(-1)
  if (!last) return input
  const { session } = input
  const { chain } = session
  const connection = asOf(chain.connection, last.blockNumber)
  return { ...input, session: { ...session, chain: { ...chain, connection } } }
}
