import type { Localnet } from '@mintline/localnet'
import type { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { createAdministration } from '../../src/administration/createAdministration.ts'
import { deployCollection } from '../../src/administration/deployCollection.ts'
import { fetchReceivers } from '../../src/prepare/fetchReceivers.ts'
import { EDITIONS_PROGRAM_ID } from '../../src/programIds.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress, deployInput, publicPhase } from '../plans/_input.ts'
import { expectProblems, expectRefusal } from '../plans/_refusals.ts'
import { Drop, deployWithoutControls, fundedWallet } from '../reads/_drop.ts'
import { administrationOf, deployed } from './_collection.ts'

describe('deploy', () => {
  let localnet: Localnet
  let connection: Connection
  let owner: Keypair

  before(async () => {
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
    owner = await fundedWallet(connection)
  })
  after(() => localnet.close())

  it('makes the wallet the owner, adds the phases, and warns of receivers without rent', async () => {
    const { creator: _, ...input } = deployInput({ phases: [publicPhase(), publicPhase()] })
    const result = await administrationOf(connection, owner).deploy(input)
    expect(result.status).to.equal('done')
    expect(result.transactions).to.have.length(2)
    expect(result.transactionId).to.equal(result.transactions[1]?.signature)
    expect(result.warnings.map(({ code }) => code)).to.deep.equal([
      'PAYER_BECOMES_FEE_ADMIN',
      'RECEIVER_BELOW_RENT',
      'RECEIVER_BELOW_RENT',
    ])
  })

  it('deploys what was requested', async () => {
    const { read, collection } = await deployed(connection, owner)
    const info = await read()
    expect(info.symbol).to.equal(collection)
    expect(info.creator).to.equal(owner.publicKey.toBase58())
  })

  it('error: the symbol of another owner, before anything is sent', async () => {
    const { collection: symbol } = await deployed(connection, owner)
    const stranger = await fundedWallet(connection)
    const { creator: _, ...input } = deployInput({ symbol })
    const before = await connection.getBalance(stranger.publicKey)
    await expectRefusal(administrationOf(connection, stranger).deploy(input), 'SYMBOL_TAKEN', {
      symbol,
      owner: owner.publicKey.toBase58(),
    })
    expect(await connection.getBalance(stranger.publicKey)).to.equal(before)
  })

  it('error: a symbol that is taken without controls', async () => {
    const drop = await Drop.deploy(localnet, { symbol: 'MINE', creator: owner })
    await deployWithoutControls(drop, 'BARE')
    const { creator: _, ...input } = deployInput({ symbol: 'BARE' })
    await expectRefusal(administrationOf(connection, owner).deploy(input), 'SYMBOL_TAKEN', {
      symbol: 'BARE',
      owner: owner.publicKey.toBase58(),
    })
  })

  it('error: a symbol that a faster deployment took', async () => {
    const rival = await fundedWallet(connection)
    const wallet = keypairWallet(owner)
    const slow = {
      ...wallet,
      signTransactions: async (...given: Parameters<typeof wallet.signTransactions>) => {
        await Drop.deploy(localnet, { symbol: 'RACE', creator: rival })
        return wallet.signTransactions(...given)
      },
    }
    const { creator: _, ...input } = deployInput({ symbol: 'RACE' })
    const deploying = createAdministration({ connection, wallet: slow }).deploy(input)
    await expectRefusal(deploying, 'SYMBOL_TAKEN', {
      symbol: 'RACE',
      owner: rival.publicKey.toBase58(),
    })
  })

  it('reports what was deployed and what failed, even if the node stops answering', async () => {
    // Given a node that stops answering once a transaction is confirmed
    let isGone = false
    const leaving: typeof fetch = (...request) =>
      isGone
        ? Promise.resolve(new Response('gone', { status: 403, statusText: 'Forbidden' }))
        : fetch(...request)
    const over = createConnection(localnet.rpcUrl, { fetch: leaving, wsEndpoint: localnet.wsUrl })
    const session = { connection: over, wallet: keypairWallet(owner) }
    const { creator: _, ...input } = deployInput()

    // When the last transaction is confirmed, then the deployment is still reported
    const onStage = ({ stage }: { stage: string }) => {
      if (stage === 'confirmed') isGone = true
    }
    const result = await deployCollection(session, input, { send: { onStage } })
    expect(result.status).to.equal('done')
    expect(result.transactions.map(({ status }) => status)).to.deep.equal(['confirmed'])

    // And where sending itself fails, the reason is reported
    isGone = false
    const full = new Error('disk full')
    const beforeSend = () => {
      isGone = true
      throw full
    }
    const { creator: __, ...another } = deployInput()
    const failed = deployCollection(session, another, { send: { beforeSend } })
    expect(await failed.catch((error: unknown) => error)).to.equal(full)
  })

  it('reads which receivers can be paid, and their balances', async () => {
    const [wallet, program] = [owner.publicKey, EDITIONS_PROGRAM_ID].map((key) => key.toBase58())
    const empty = anAddress()
    const known = await fetchReceivers(connection, [wallet ?? '', program ?? '', empty, 'x'])
    expect(known.foreignReceivers).to.deep.equal([program])
    expect(known.recordReceivers).to.deep.equal([])
    expect(Object.keys(known.receiverBalances)).to.deep.equal([wallet, program, empty])
    expect(known.receiverBalances[wallet ?? '']).to.equal(
      BigInt(await connection.getBalance(owner.publicKey)),
    )
    expect(known.receiverBalances[empty]).to.equal(0n)
  })

  it('error: all problems at once, before any request', async () => {
    const offline = createConnection('http://127.0.0.1:1')
    const { creator: _, ...input } = deployInput({ symbol: '', treasury: 'x' })
    await expectProblems(
      administrationOf(offline, owner).deploy(input),
      ['symbol', 'SYMBOL_LENGTH_INVALID'],
      ['treasury', 'INVALID_ADDRESS'],
    )
  })
})
