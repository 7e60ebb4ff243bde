import type { Localnet } from '@mintline/localnet'
import {
  executeSquadsProposal,
  fetchCollectionInfo,
  fetchSquad,
  planModifyRoyalties,
} from '@mintline/solana'
import { Connection, type Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { address, keypair, startNode } from './_network.ts'
import { addSquadsProgram, approval, squadAccount } from './_squads/index.ts'
import { itProposesToVaults } from './_vaultStory.ts'

const SYMBOL = 'VAULTED'
const MEMBERS = ['creator', 'second', 'third'] as const

describe('proposals to a Squads multisig by the command', () => {
  let localnet: Localnet
  let connection: Connection
  let keyed: Workplace
  let multisig: string
  let vault: string

  before(async () => {
    const account = squadAccount(keypair('create').publicKey, MEMBERS.map(keypair), 2)
    multisig = account.address
    localnet = await startNode([...MEMBERS, 'stranger'], { accounts: [account] })
    addSquadsProgram(localnet)
    connection = new Connection(localnet.rpcUrl, 'confirmed')
    keyed = of('creator')
    writeDrop(keyed, SYMBOL)
    const deployed = await keyed.runInside(['deploy'])
    expect(deployed.code, deployed.stderr).to.equal(0)
    vault = (await squad()).vault
    const given = await keyed.runInside(['transfer-ownership', '--to', vault])
    expect(given.code, given.stderr).to.equal(0)
  })
  after(() => localnet.close())

  /** A workplace in the same folder with somebody's key. */
  function of(name: string): Workplace {
    const { folder } = keyed ?? new Workplace()
    const workplace = new Workplace(
      ['--url', localnet.rpcUrl, '--keypair', `${name}.json`],
      {},
      folder,
    )
    workplace.writeKeypair(`${name}.json`, keypair(name))
    return workplace
  }

  async function squad() {
    return (await fetchSquad(connection, multisig)) ?? expect.fail('there is no multisig')
  }

  async function send(transaction: Transaction, signer: Keypair): Promise<string | undefined> {
    const { blockhash } = await connection.getLatestBlockhash()
    Object.assign(transaction, { feePayer: signer.publicKey, recentBlockhash: blockhash })
    transaction.sign(signer)
    try {
      await connection.sendRawTransaction(transaction.serialize())
      return undefined
    } catch (error) {
      return String(error)
    }
  }

  /** Executes a proposal for royalties of 7%. */
  async function execute(id: string, approvals: 1 | 2): Promise<'success' | 'refused'> {
    const [member, second] = [keypair('creator'), keypair('second')]
    const index = BigInt(id)
    if (approvals === 2) {
      const approve = approval(new PublicKey(multisig), second.publicKey, index)
      expect(await send(new Transaction().add(approve), second)).to.equal(undefined)
    }
    const info = await fetchCollectionInfo(connection, SYMBOL)
    const royalties = { ...info.royalties, royaltyBasisPoints: 700 }
    const [planned] = planModifyRoyalties({ info, wallet: vault, royalties }).transactions
    if (!planned) return expect.fail('nothing is planned')
    const execution = executeSquadsProposal({
      squad: await squad(),
      member: address('creator'),
      planned,
      index,
    })
    const failure = await send(new Transaction().add(execution), member)
    if (failure === undefined) return 'success'
    expect(failure).to.match(/InvalidProposalStatus|0x177/)
    return 'refused'
  }

  itProposesToVaults(() => ({
    proposer: keyed,
    stranger: of('stranger'),
    vault: multisig,
    owner: vault,
    nowhere: vault,
    refusals: { stranger: 'VAULT_OWNER_REQUIRED', nowhere: 'VAULT_NOT_FOUND' },
    execute,
    proposals: async () => Number((await squad()).transactionIndex),
  }))

  it('tell the members the changes, in the memo', async () => {
    const set = ['royalties', 'set', '--bps', '800', '--propose', multisig]
    const { code, data, stderr } = await keyed.jsonInside<Proposed>(set)
    expect(code, stderr).to.equal(0)
    const [sent] = await connection.getSignaturesForAddress(new PublicKey(multisig), { limit: 1 })
    const found = await connection.getTransaction(sent?.signature ?? '', {
      maxSupportedTransactionVersion: 0,
    })
    const texts = found?.transaction.message.compiledInstructions.map(({ data: bytes }) =>
      Buffer.from(bytes).toString(),
    )
    expect(texts?.join()).to.match(/Set the royalties: .*7% -> 8%/)
    expect(data.proposal).to.include({
      vault,
      threshold: '2',
      id: `${(await squad()).transactionIndex}`,
    })
  })

  it('error: a change that needs more than a transaction holds, before anything is sent', async () => {
    const before = (await squad()).transactionIndex
    const fields = [1, 2, 3, 4].flatMap((number) => ['--field', `long${number}=${'x'.repeat(200)}`])
    const { code, data } = await keyed.jsonInside<Failed>([
      ...['metadata', 'set', ...fields],
      ...['--propose', multisig],
    ])
    expect([code, data.error.code]).to.deep.equal([3, 'PROPOSAL_IMPOSSIBLE'])
    expect(data.error.message).to.match(/takes \d+ bytes, and a transaction has at most 1232/)
    expect((await squad()).transactionIndex).to.equal(before)
  })
})

interface Proposed {
  readonly proposal: { readonly id: string }
}

interface Failed {
  readonly error: { readonly code: string; readonly message: string }
}
