import { readFileSync } from 'node:fs'
import {
  type Account,
  Deserializer,
  Ed25519Account,
  Ed25519PrivateKey,
  generateSigningMessageForTransaction,
  SimpleTransaction as OfSdk,
  Secp256k1PrivateKey,
  SingleKeyAccount,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import type { SimpleTransaction } from '../../src/bcs/transaction.ts'
import { MACHINE_FUNCTIONS } from '../../src/drop/machine.ts'
import { rawTransaction } from '../../src/send/rawTransaction.ts'
import { signedTransaction } from '../../src/send/signTransaction.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { LEDGER, PAYLOADS } from './payloads.ts'

/** A transaction as the Python SDK writes it; all but the sender as hex without 0x. */
interface Vector {
  readonly sender: string
  readonly signingMessage: string
  readonly signed: string
  /** With 0x. */
  readonly hash: string
}

type Vectors = Readonly<Record<string, Vector>>

const { ed25519, secp256k1 } = JSON.parse(
  readFileSync(new URL('transactions.json', import.meta.url), 'utf8'),
) as { readonly ed25519: Vectors; readonly secp256k1: Vectors }

/** Hex digits of a signature. */
const SIGNATURE = 128

const KEY = new Uint8Array(32).fill(0x11)
const TERMS = { sequenceNumber: 2n ** 64n - 2n, gas: 12_345n, gasPrice: 101n }

describe('transactions of the Aptos client', () => {
  const ofEd25519 = new Ed25519Account({ privateKey: new Ed25519PrivateKey(KEY) })
  for (const [name, vector] of Object.entries(ed25519)) {
    it(`are those of the Python SDK, to the byte: ${name}`, async () => {
      expect(await transactionOf(ofEd25519, name)).to.deep.equal(vector)
    })
  }

  const ofSecp256k1 = new SingleKeyAccount({ privateKey: new Secp256k1PrivateKey(KEY) })
  for (const [name, vector] of Object.entries(secp256k1)) {
    it(`are the same with a secp256k1 key, signature aside: ${name}`, async () => {
      const { signed, ...transaction } = await transactionOf(ofSecp256k1, name)
      expect(transaction).to.deep.include({
        sender: vector.sender,
        signingMessage: vector.signingMessage,
      })
      // Both signatures are valid: the SDKs derive their nonces by different hashes.
      expect(signed.slice(0, -SIGNATURE)).to.equal(vector.signed.slice(0, -SIGNATURE))
      expect(signed).to.have.length(vector.signed.length)
    })
  }

  it('are recorded for each entry function that the client calls', () => {
    const views = /^(reads::|find_current_phase|phase_for_minter|drop_info_for_minter)/
    const entries = Object.values(MACHINE_FUNCTIONS).filter((name) => !views.test(name))
    const called = entries.flatMap((name) =>
      name.includes('::') ? [name] : [`drop_machine_v1::${name}`, `drop_machine_v2::${name}`],
    )
    const names = Object.keys(ed25519)
    expect(names.map((name) => name.split(',')[0])).to.include.members(called)
    expect(names).to.have.members(Object.keys(PAYLOADS))
  })
})

/** A transaction as a wallet with the SDK reads it. */
function readBySdk(transaction: SimpleTransaction): OfSdk {
  return OfSdk.deserialize(new Deserializer(transaction.bcsToBytes()))
}

/** A transaction of the client, in the form of the recorded ones. */
async function transactionOf(account: Account, name: string): Promise<Vector> {
  const payload = PAYLOADS[name]?.()
  if (!payload) throw new Error(`The client has no ${name}`)
  const wallet = keyWallet(account)
  const input = { payload, ledger: LEDGER, publisher: '' }
  const transaction = rawTransaction(input, wallet.address, TERMS)
  const { hash, serialized } = signedTransaction(transaction, await wallet.sign(transaction))
  return {
    sender: wallet.address,
    signingMessage: Buffer.from(
      generateSigningMessageForTransaction(readBySdk(transaction)),
    ).toString('hex'),
    signed: serialized.slice(2),
    hash,
  }
}
