import {
  type Account,
  AccountAddress,
  generateRawTransaction,
  MultiSig,
  SimpleTransaction,
  TransactionPayloadMultiSig,
} from '@aptos-labs/ts-sdk'
import { expect } from 'chai'
import { Workplace } from '../_command.ts'
import { itProposesToVaults } from '../_vaultStory.ts'
import {
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  keyOf,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

const MODULE = '0x1::multisig_account'

describeOnNetwork('proposals to a multisig account on Aptos by the command', () => {
  let network: TestNetwork
  let owners: readonly Account[]
  let stranger: Account
  let keyed: Workplace
  let vault: string

  before(async () => {
    network = await startAptos()
    const [first, second, third] = [
      await network.newAccount(),
      await network.newAccount(),
      await network.newAccount(),
    ]
    owners = [first, second, third]
    stranger = await network.newAccount()
    keyed = aptosWorkplace(network, first)
    writeAptosDrop(keyed, addressOf(first))
    const launched = await keyed.jsonInside(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    const [next] = await network.aptos.view<[string]>({
      payload: {
        function: `${MODULE}::get_next_multisig_account_address`,
        functionArguments: [first.accountAddress],
      },
    })
    const others = [second.accountAddress, third.accountAddress]
    await network.execute(first, `${MODULE}::create_with_owners`, [others, 2, [], []])
    vault = next
    const offer = await keyed.runInside(['aptos', 'ownership', 'offer', '--to', vault])
    expect(offer.code, offer.stderr).to.equal(0)
    // The vault itself accepts it.
    const accepted = await keyed.runInside(['aptos', 'ownership', 'accept', '--propose', vault])
    expect(accepted.code, accepted.stderr).to.equal(0)
    expect(await execute('1', 2)).to.equal('success')
  })
  after(() => network?.close())

  /** Executes the account's next transaction. */
  async function execute(id: string, approvals: 1 | 2): Promise<'success' | 'refused'> {
    const [first, second] = owners
    if (!first || !second) return expect.fail('no owner')
    if (approvals === 2) {
      await network.execute(second, `${MODULE}::approve_transaction`, [vault, BigInt(id)])
    }
    const { aptos } = network
    // The SDK's builder wants the call again, which the account stores.
    const raw = await generateRawTransaction({
      aptosConfig: aptos.config,
      payload: new TransactionPayloadMultiSig(new MultiSig(AccountAddress.from(vault))),
      sender: first.accountAddress,
      options: { expireTimestamp: Number(network.now()) + 60 },
    })
    const transaction = new SimpleTransaction(raw)
    try {
      const { hash } = await aptos.signAndSubmitTransaction({ signer: first, transaction })
      await aptos.waitForTransaction({ transactionHash: hash })
      return 'success'
    } catch (error) {
      expect(String(error)).to.include('MULTISIG_TRANSACTION_INSUFFICIENT_APPROVALS')
      return 'refused'
    }
  }

  /** A workplace with the drop's config and another account's key. */
  const of = (account: Account) => {
    const env = { ...keyed.env, MINTLINE_APTOS_PRIVATE_KEY: keyOf(account) }
    return new Workplace(keyed.options, env, keyed.folder)
  }

  itProposesToVaults(() => ({
    proposer: keyed,
    stranger: of(stranger),
    vault,
    owner: vault,
    nowhere: addressOf(stranger),
    refusals: { stranger: 'VAULT_OWNER_REQUIRED', nowhere: 'VAULT_NOT_FOUND' },
    execute,
    proposals: async () => {
      const [next] = await network.aptos.view<[string]>({
        payload: { function: `${MODULE}::next_sequence_number`, functionArguments: [vault] },
      })
      return Number(next) - 1
    },
  }))

  it('error: more proposals than an account lets wait', async () => {
    const { data } = await keyed.jsonInside<{ readonly phases: readonly unknown[] }>(['show'])
    const phases = Array.from({ length: 20 }, (_, month) => ({
      name: `Phase ${month}`,
      price: '2 APT',
      start: new Date(Date.UTC(2028, month)).toISOString(),
    }))
    writeAptosDrop(keyed, addressOf(owners[0] as Account), { phases })
    const set = ['phase', 'set', '--propose', vault]
    const { code, data: failed } = await keyed.jsonInside<Failed>(set)
    expect([code, failed.error.code]).to.deep.equal([3, 'PROPOSAL_IMPOSSIBLE'])
    expect(failed.error.message).to.match(/lets \d+ more proposals wait, and this needs \d+/)
    expect((await keyed.jsonInside(['show'])).data).to.deep.equal(data)
  })
})

interface Failed {
  readonly error: { readonly code: string; readonly message: string }
}
