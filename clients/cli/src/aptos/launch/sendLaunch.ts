import { fetchDropSettings } from '@mintline/aptos'
import { describeUpsert } from '../../lists/listReport.ts'
import type { Steps } from '../../output/steps.ts'
import { sendCalls } from '../sending/aptosPlans.ts'
import type { AptosSession } from '../sending/openAptosSession.ts'
import { findAptosDifferences } from './aptosDifferences.ts'
import type { OwnDrop } from './findOwnDrop.ts'
import { compareLists, sendLists } from './launchLists.ts'
import { type DropFiles, planRest } from './planAptosLaunch.ts'
import { sendCreation } from './sendCreation.ts'
import { tryAptosFirstMints } from './tryAptosFirstMints.ts'

/** Options for sending a launch. */
export interface LaunchSending {
  /** Progress; sending begins four more steps. */
  readonly steps: Steps
  /** False for `--no-wait`. */
  readonly wait: boolean
}

/**
 * Creates the drop unless it exists, sets what differs, writes the lists, and compares the chain with the config. If
 * they agree, simulates the first mint.
 *
 * @throws FIRST_MINT_REFUSED if nobody could mint in the open phase.
 */
export async function sendLaunch(
  session: AptosSession,
  files: DropFiles,
  own: OwnDrop,
  { steps, wait }: LaunchSending,
) {
  const { context, chain } = session
  const { signal } = context
  const read = () => fetchDropSettings(chain.connection, own.reference, { signal })
  steps.begin('Create the drop')
  const created = await sendCreation(session, files.loaded, own)
  if (created.length === 0) steps.say('is there already')

  steps.begin('Set settings and phases')
  const plan = planRest(files, await read())
  if (plan.transactions.length === 0) steps.say('are there already')
  const set = await sendCalls(session, plan.transactions)

  steps.begin('Write the lists')
  const compared = await compareLists(context, files, own.reference, await read())
  const lists = await sendLists(session, own.reference, compared, wait)
  if (lists.length === 0) steps.say(compared.length === 0 ? 'there are none' : 'are there already')
  for (const report of lists) steps.say(`${report.phase}: ${describeUpsert(report)}`)

  steps.begin('Compare the chain with the config')
  const { reference } = own
  const settings = await read()
  const differences = await findAptosDifferences(context, files, { reference, settings })
  const firstMints =
    differences.length === 0
      ? await tryAptosFirstMints(context, { files, reference, settings })
      : []
  return { transactions: [...created, ...set], lists, differences, firstMints }
}
