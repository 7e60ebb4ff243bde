import {
  addToAllowlist,
  allowlistEntryAddress,
  closeAllowlistAccount,
  editionsControlsAddress,
} from '@mintline/solana'
import { EDITIONS_CONTROLS_IDL, type EditionsControls, Program } from '@mintline/solana/anchor'
import { SystemProgram } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { walletOf } from '../upsert/_entries.ts'

describe('instructions of entries', () => {
  const program = new Program<EditionsControls>(EDITIONS_CONTROLS_IDL as EditionsControls, {
    connection: null as never,
  })
  const deployment = walletOf('deployment').publicKey
  const creator = walletOf('creator').publicKey
  const payer = walletOf('payer').publicKey
  const editionsControls = editionsControlsAddress(deployment)
  const entries = fc.record({
    phaseIndex: fc.integer({ min: 0, max: 255 }),
    price: fc.integer({ min: 0, max: 0xffff_ffff }),
    amount: fc.integer({ min: 1, max: 255 }),
    user: fc.string({ minLength: 1 }).map((name) => walletOf(name).publicKey),
  })

  it('match those of Anchor byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async ({ user, phaseIndex, price, amount }) => {
        const allowlistEntry = allowlistEntryAddress(deployment, user, phaseIndex)
        const added = await program.methods
          .addToAllowlist({ phaseIndex, user, price, amount })
          .accountsStrict({
            editionsControls,
            allowlistEntry,
            payer,
            creator,
            systemProgram: SystemProgram.programId,
          })
          .instruction()
        const closed = await program.methods
          .closeAllowlistAccount({ phaseIndex, user })
          .accountsStrict({ editionsControls, allowlistEntry, rentReceiver: payer, creator })
          .instruction()

        const input = { deployment, creator, user, phaseIndex }
        for (const known of [{}, { editionsControls, allowlistEntry }]) {
          expect(addToAllowlist({ ...input, ...known, payer, price, amount })).to.deep.equal(added)
          expect(closeAllowlistAccount({ ...input, ...known, rentReceiver: payer })).to.deep.equal(
            closed,
          )
        }
      }),
      { numRuns: 30 },
    )
  })
})
