import {
  Account,
  AccountAddress,
  ChainId,
  Ed25519PrivateKey,
  EntryFunction,
  generateSignedTransaction,
  generateSignedTransactionForSimulation,
  generateUserTransactionHash,
  MultiEd25519Account,
  MultiEd25519PublicKey,
  MultiKey,
  MultiKeyAccount,
  RawTransaction,
  SigningSchemeInput,
  SimpleTransaction,
  TransactionPayloadEntryFunction,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { signedBytes, simulatedBytes, transactionHash } from '../../src/send/signedBytes.ts'

const payload = new TransactionPayloadEntryFunction(
  EntryFunction.build('0x1::aptos_account', 'create_account', [], [AccountAddress.ONE]),
)

function transactionOf(sender: AccountAddress): SimpleTransaction {
  return new SimpleTransaction(
    new RawTransaction(sender, 7n, payload, 1_000n, 100n, 1_800_000_000n, new ChainId(4)),
  )
}

/** One account of each kind that signs alone. */
const ACCOUNTS: Readonly<Record<string, () => Account>> = {
  'a key of Ed25519': () => Account.generate(),
  'a single key of Ed25519': () =>
    Account.generate({ scheme: SigningSchemeInput.Ed25519, legacy: false }),
  'a single key of secp256k1': () =>
    Account.generate({ scheme: SigningSchemeInput.Secp256k1Ecdsa, legacy: false }),
  'a multiple key of Ed25519': () => {
    const signers = [Ed25519PrivateKey.generate(), Ed25519PrivateKey.generate()]
    const publicKeys = signers.map((key) => key.publicKey())
    const publicKey = new MultiEd25519PublicKey({ publicKeys, threshold: 1 })
    return new MultiEd25519Account({ publicKey, signers: signers.slice(0, 1) })
  },
  'multiple keys': () => {
    const signers = [Account.generate(), Account.generate()]
    const publicKeys = signers.map((signer) => signer.publicKey)
    const multiKey = new MultiKey({ publicKeys, signaturesRequired: 1 })
    return new MultiKeyAccount({ multiKey, signers: signers.slice(0, 1) })
  },
}

describe('signed bytes on Aptos', () => {
  for (const [name, create] of Object.entries(ACCOUNTS)) {
    it(`are those of the SDK, with their hash, for ${name}`, () => {
      const account = create()
      const transaction = transactionOf(account.accountAddress)
      const senderAuthenticator = account.signTransactionWithAuthenticator(transaction)
      const signed = signedBytes(transaction.rawTransaction, senderAuthenticator)
      const ofSdk = { transaction, senderAuthenticator }
      expect(signed).to.deep.equal(generateSignedTransaction(ofSdk))
      const hash = `0x${Buffer.from(transactionHash(signed)).toString('hex')}`
      expect(hash).to.equal(generateUserTransactionHash(ofSdk))
    })
  }

  it('are those of the SDK for a simulation', async () => {
    const transaction = transactionOf(AccountAddress.TWO)
    expect(simulatedBytes(transaction.rawTransaction)).to.deep.equal(
      await generateSignedTransactionForSimulation({ transaction }),
    )
  })
})
