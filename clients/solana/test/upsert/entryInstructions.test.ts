import {
  addToAllowlist,
  allowlistEntryAddress,
  closeAllowlistAccount,
  editionsControlsAddress,
  editionsControlsProgram,
} from '@mintline/solana'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  removeInstruction,
  upsertInstruction,
} from '../../src/allowlist/batches/entryInstructions.ts'
import { walletOf } from './_entries.ts'

describe('instructions of entries', () => {
  const program = editionsControlsProgram({ connection: new Connection('http://127.0.0.1:1') })
  const deployment = walletOf('deployment').publicKey
  const creator = walletOf('creator').publicKey
  const payer = walletOf('payer').publicKey
  const entries = fc.record({
    phaseIndex: fc.integer({ min: 0, max: 255 }),
    price: fc.integer({ min: 0, max: 0xffff_ffff }),
    amount: fc.integer({ min: 1, max: 255 }),
    user: fc.string({ minLength: 1 }).map((name) => walletOf(name).publicKey),
  })
  const phaseOf = (phaseIndex: number) => {
    const editionsControls = editionsControlsAddress(deployment)
    return { deployment, editionsControls, phaseIndex, creator }
  }

  it('are those that Anchor builds, byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async ({ user, phaseIndex, price, amount }) => {
        const place = { user, address: allowlistEntryAddress(deployment, user, phaseIndex) }
        const entry = { user: user.toBase58() as never, price: BigInt(price), amount }
        const input = { deployment, creator, user, phaseIndex }
        expect(upsertInstruction(phaseOf(phaseIndex), { ...place, entry })).to.deep.equal(
          await addToAllowlist(program, { ...input, price, amount }),
        )
        expect(removeInstruction(phaseOf(phaseIndex), { ...place, payer })).to.deep.equal(
          await closeAllowlistAccount(program, { ...input, rentReceiver: payer }),
        )
      }),
      { numRuns: 30 },
    )
  })
})
