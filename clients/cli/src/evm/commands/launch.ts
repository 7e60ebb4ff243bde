import { formatAmount } from '@mintline/core'
import { askChain, asOf } from '@mintline/evm'
import { getBalance } from 'viem/actions'
import { assertToCome } from '../../config/loadConfigAs.ts'
import { warnOfMissing } from '../../config/onlineCheck.ts'
import { assertFitsNetwork, assertListFitsNetwork } from '../../config/realNetwork.ts'
import { EXIT } from '../../exitCodes.ts'
import { describeDifferences } from '../../launch/describeDifferences.ts'
import { describeFirstMints } from '../../launch/firstMints.ts'
import { assertProofsWritable } from '../../lists/assertProofsWritable.ts'
import { checkedRows } from '../../lists/readListRows.ts'
import { publishReminder } from '../../lists/staleProofs.ts'
import { counted } from '../../output/counted.ts'
import { Steps } from '../../output/steps.ts'
import { describeSettings } from '../../plans/describeSettings.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { EVM_CONFIG } from '../config/evmConfigKind.ts'
import { findEvmDifferences } from '../launch/findEvmDifferences.ts'
import { sendDeployment } from '../launch/planDeployment.ts'
import { type EvmLaunchInput, planEvmLaunch, planRest } from '../launch/planEvmLaunch.ts'
import { tryFirstMints } from '../launch/tryFirstMints.ts'
import { readEvmPhases } from '../lists/readEvmPhases.ts'
import { writeProofs } from '../lists/writeProofs.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { evmPlans } from '../sending/evmPlans.ts'
import { type EvmSession, openEvmSession } from '../sending/openEvmSession.ts'
import { type SentEvmTransaction, sendPlanned } from '../sending/sendPlanned.ts'

/** Steps: config, network, lists, missing parts. When sending, also deployment, settings, comparison. */
const STEPS_BEFORE = 4
const STEPS_AFTER = 3

export async function launch(context: EvmContext): Promise<CommandResult> {
  const { output, options } = context
  const steps = new Steps(output, options.dryRun ? STEPS_BEFORE : STEPS_BEFORE + STEPS_AFTER)
  steps.begin('Check the config')
  const loaded = context.config()

  steps.begin('Check network and wallet')
  const session = await openEvmSession(context)
  assertFitsNetwork(context, session.chain, loaded.path)
  await tellBalance(session, steps)

  steps.begin('Read the lists')
  const phases = await readEvmPhases(context, loaded)
  for (const { config, list } of phases) {
    if (!list) continue
    assertListFitsNetwork(context, session.chain, checkedRows(list))
    steps.say(`${config.name}: ${counted(list.entries.length, 'wallet')}`)
  }

  steps.begin('Find what is missing')
  const input = { session, loaded, phases }
  const { plan, contract, tried } = await planEvmLaunch(input)
  // An existing drop's addresses can change, and then have to be usable.
  assertToCome(EVM_CONFIG, loaded.path, contract && ['METADATA_ADDRESS_INVALID'])
  steps.say(counted(plan.transactions.length, 'transaction'))
  const firstMints = await tryFirstMints(input, tried)
  await warnOfMissing(context, session.chain, EVM_CONFIG.documentsOf(loaded.config))
  if (options.dryRun) {
    const report = await evmPlans.execute(session, plan)
    const exitCode = evmPlans.exitCodeOf(report)
    const text = [evmPlans.describe(session, report), ...describeFirstMints(firstMints)].join('\n')
    return { text, data: { contract, ...report, firstMints }, exitCode }
  }
  assertProofsWritable(loaded)
  if (plan.transactions.length > 0) {
    output.info(describeSettings(plan.changes))
    await evmPlans.confirm(session, plan.title, plan.transactions)
  }
  const done = await send(input, steps)
  const proofs = await writeProofs(context, loaded, phases)
  const { differences } = done
  const { symbol } = loaded.config.collection
  return {
    text: [
      describeDifferences(symbol, differences),
      `contract ${done.contract}`,
      ...describeFirstMints(firstMints),
      ...proofs.map(publishReminder),
      ...proofs.flatMap(({ phase, merkle }) =>
        merkle
          ? [`name ${phase} in the metadata of the collection: "merkle": ${JSON.stringify(merkle)}`]
          : [],
      ),
    ].join('\n'),
    data: { ...done, changes: plan.changes, proofs, firstMints },
    exitCode: differences.length > 0 ? EXIT.differs : EXIT.ok,
  }
}

async function send(input: EvmLaunchInput, steps: Steps) {
  const { session, loaded } = input
  steps.begin('Deploy the drop')
  const { contract, transactions: deployed } = await sendDeployment(session, loaded)
  if (deployed.length === 0) steps.say('is there already')

  steps.begin('Set settings and phases')
  const { plan } = await planRest(afterLast(input, deployed), contract)
  if (plan.transactions.length === 0) steps.say('are there already')
  const set = await sendPlanned(session, plan.transactions)

  steps.begin('Compare the chain with the config')
  const sent = [...deployed, ...set]
  const { differences, warnings } = await findEvmDifferences(afterLast(input, sent), contract)
  for (const warning of warnings) session.context.output.warn(warning)
  return { contract, transactions: sent, differences }
}

/** Makes the input read the state after the last transaction, which a lagging node may not know yet. */
function afterLast(input: EvmLaunchInput, sent: readonly SentEvmTransaction[]): EvmLaunchInput {
  const last = sent.at(-1)
  if (!last) return input
  const { session } = input
  const { chain } = session
  const connection = asOf(chain.connection, last.blockNumber)
  return { ...input, session: { ...session, chain: { ...chain, connection } } }
}

async function tellBalance({ chain, address, context }: EvmSession, steps: Steps): Promise<void> {
  const read = () => getBalance(chain.connection.client, { address })
  const balance = await askChain('eth_getBalance', read, { signal: context.signal })
  steps.say(`${chain.name} at ${chain.host}`)
  steps.say(`${address} holds ${formatAmount(balance, chain.network.nativeCurrency)}`)
}
