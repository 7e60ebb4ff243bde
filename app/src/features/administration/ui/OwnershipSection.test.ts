import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { ownerWarnings } from './OwnershipSection.tsx'

const wallet = { address: Keypair.generate().publicKey.toBase58(), hasAccount: true }

describe('ownerWarnings', () => {
  it('has none for a wallet in use', () => {
    expect(ownerWarnings({ ...wallet, canSign: true })).toEqual([])
  })

  it('warns of a wallet that was never used', () => {
    expect(ownerWarnings({ ...wallet, hasAccount: false, canSign: true })).toEqual([
      'This wallet has never been used on this network: check the address.',
    ])
  })

  it('warns of an address without a key', () => {
    const [address] = PublicKey.findProgramAddressSync([], SystemProgram.programId)
    expect(
      ownerWarnings({ address: address.toBase58(), hasAccount: false, canSign: true }),
    ).toEqual([
      'This address has no key of its own: only a program can sign for it, such as a multisig.',
    ])
  })

  it('warns of a program, a token or a record', () => {
    expect(ownerWarnings({ ...wallet, canSign: false })).toEqual([
      'Nobody can sign for this address, and the network will refuse it: enter a wallet.',
    ])
  })
})
