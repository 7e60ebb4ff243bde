import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { ownerDoubts } from './ownerDoubts.ts'

const wallet = { address: Keypair.generate().publicKey.toBase58(), hasAccount: true }

describe('ownerDoubts', () => {
  it('has none of a wallet in use', () => {
    expect(ownerDoubts({ ...wallet, canSign: true })).toEqual([])
  })

  it('doubts a wallet that was never used', () => {
    expect(ownerDoubts({ ...wallet, hasAccount: false, canSign: true })).toEqual([
      'This wallet has never been used on this network: check the address.',
    ])
  })

  it('doubts an address that has no key', () => {
    const [address] = PublicKey.findProgramAddressSync([], SystemProgram.programId)
    expect(ownerDoubts({ address: address.toBase58(), hasAccount: false, canSign: true })).toEqual([
      'This address has no key of its own: only a program can sign for it, such as that of a multisig.',
    ])
  })

  it('doubts a program, a token or a record', () => {
    expect(ownerDoubts({ ...wallet, canSign: false })).toEqual([
      'Nobody can sign for this address, and the network will refuse it: name a wallet.',
    ])
  })
})
