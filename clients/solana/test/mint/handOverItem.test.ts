import {
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { handOverItem } from '../../src/mint/handOverItem.ts'

const key = () => Keypair.generate().publicKey

const minter = key()
const item = {
  ...{ issued: 0n, mintCount: 0n, phaseMintCount: 0n },
  ...{ hashlistPage: key(), minterStats: key(), minterStatsPhase: key() },
  mint: key(),
  tokenAccount: key(),
}

describe('handOverItem', () => {
  it('builds what the library of the token program builds', () => {
    const { mint, tokenAccount } = item
    const to = key()
    const receiving = key()
    const handover = { to, tokenAccount: receiving }
    const program = TOKEN_2022_PROGRAM_ID
    expect(handOverItem({ ...item, handover }, minter)).to.deep.equal([
      createAssociatedTokenAccountIdempotentInstruction(minter, receiving, to, mint, program),
      createTransferCheckedInstruction(tokenAccount, mint, receiving, minter, 1n, 0, [], program),
      createCloseAccountInstruction(tokenAccount, minter, minter, [], program),
    ])
  })

  it('builds nothing if the minter keeps the item', () => {
    expect(handOverItem({ ...item, handover: undefined }, minter)).to.deep.equal([])
  })
})
