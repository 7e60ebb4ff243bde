import type { StepJournal } from '@mintline/core/drop'
import type { Localnet } from '@mintline/localnet'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { stateFolder } from '../src/state/stateFolder.ts'
import { stepJournal } from '../src/state/stepJournal.ts'
import type { Workplace } from './_command.ts'

/** Runs a command with one transaction, and leaves it as a killed run would. */
export async function leavePending(
  workplace: Workplace,
  localnet: Localnet,
  args: readonly string[],
): Promise<StepJournal> {
  const { code, data, stderr } = await workplace.jsonInside<{
    transactions: { signature: string; title: string }[]
  }>(args)
  expect(code, stderr).to.equal(0)
  const [sent] = data.transactions
  if (sent === undefined) throw new Error('nothing was sent')
  const { signature, title } = sent
  const lastValidBlockHeight = await new Connection(localnet.rpcUrl).getBlockHeight()
  const pending = stepJournal(stateFolder(workplace.folder, localnet.genesisHash))
  await pending.add({ id: signature, lastValidBlockHeight, title })
  return pending
}
