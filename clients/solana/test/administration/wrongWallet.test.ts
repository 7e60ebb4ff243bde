import { isMintlineError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import type { Localnet } from '@mintline/localnet'
import type { Connection, Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import type { CollectionAdministration } from '../../src/administration/createAdministration.ts'
import { runAdministration } from '../../src/administration/runAdministration.ts'
import { planTransferOwnership } from '../../src/plans/collection/planTransferOwnership.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import { createConnection } from '../../src/send/createConnection.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { startPrograms } from '../localnet.ts'
import { anAddress } from '../plans/_input.ts'
import { expectRefusal } from '../plans/_refusals.ts'
import { fundedWallet } from '../reads/_drop.ts'
import { administrationOf, deployed, Hints } from './_collection.ts'

const REFUSED = { status: 'wrongWallet', transactionId: null, transactions: [], warnings: [] }
const recipients = [{ address: anAddress(), share: 100 }]

type Change = (administration: CollectionAdministration, collection: string) => Promise<unknown>

/** Every change, by the role that may make it. */
const CHANGES: Readonly<Record<string, readonly [role: string, change: Change]>> = {
  addPhase: [
    'creator',
    (by, collection) =>
      by.addPhase({ collection, phase: { priceAmount: 0n, phaseType: 'public' } }),
  ],
  modifyPhase: ['creator', (by, collection) => by.modifyPhase({ collection, phaseIndex: 0 })],
  modifyCollection: [
    'creator',
    (by, collection) => by.modifyCollection({ collection, changes: {} }),
  ],
  modifyMetadata: ['creator', (by, collection) => by.modifyMetadata({ collection })],
  addMetadata: ['creator', (by, collection) => by.addMetadata({ collection, fields: [] })],
  removeMetadata: ['creator', (by, collection) => by.removeMetadata({ collection, fields: [] })],
  modifyRoyalties: [
    'creator',
    (by, collection) =>
      by.modifyRoyalties({ collection, royalties: { royaltyBasisPoints: 0, creators: [] } }),
  ],
  transferOwnership: [
    'creator',
    (by, collection) => by.transferOwnership({ collection, newOwner: anAddress() }),
  ],
  updateTokenNameUri: [
    'creator',
    (by, collection) => by.updateTokenNameUri({ collection, items: [] }),
  ],
  addToAllowlist: [
    'creator',
    (by, collection) => by.addToAllowlist({ collection, phaseIndex: 0, entries: [] }),
  ],
  closeAllowlistAccounts: [
    'creator',
    (by, collection) => by.closeAllowlistAccounts({ collection, phaseIndex: 0, wallets: [] }),
  ],
  modifyPlatformFee: [
    'platform fee admin',
    (by, collection) =>
      by.modifyPlatformFee({
        collection,
        platformFee: { platformFeeValue: 1n, isFeeFlat: false, recipients },
      }),
  ],
  lowerPlatformFeeCap: [
    'primary platform fee admin',
    (by, collection) => by.lowerPlatformFeeCap({ collection, cap: { basisPoints: 0 } }),
  ],
  modifyPlatformFeePrimaryAdmin: [
    'primary platform fee admin',
    (by, collection) => by.modifyPlatformFeePrimaryAdmin({ collection, newAdmin: anAddress() }),
  ],
  modifyPlatformFeeSecondaryAdmin: [
    'platform fee admin',
    (by, collection) => by.modifyPlatformFeeSecondaryAdmin({ collection, newAdmin: anAddress() }),
  ],
}

describe('Changes by the wrong wallet', () => {
  let localnet: Localnet
  let connection: Connection
  let owner: Keypair
  let stranger: Keypair
  let collection: string
  let info: CollectionInfo

  before(async () => {
    localnet = await startPrograms()
    connection = createConnection(localnet.rpcUrl)
    owner = await fundedWallet(connection)
    stranger = await fundedWallet(connection)
    const { read, ...named } = await deployed(connection, owner)
    collection = named.collection
    info = await read()
  })
  after(() => localnet.close())

  for (const [name, [role, change]] of Object.entries(CHANGES)) {
    it(`${name} logs a hint with the required wallet, without a transaction`, async () => {
      const logger = new Hints()
      const by = administrationOf(connection, stranger, { logger })
      expect(await change(by, collection)).to.deep.equal(REFUSED)
      const [expected, actual] = [owner, stranger].map(({ publicKey }) => publicKey.toBase58())
      expect(logger.lines).to.deep.equal([
        `Use the wallet of the ${role}, ${expected}; the one given is ${actual}`,
      ])
    })

    it(`${name} throws on request`, async () => {
      const by = administrationOf(connection, stranger, { onWrongWallet: 'throw' })
      await expectRefusal(change(by, collection), 'WRONG_WALLET', {
        role,
        expected: [owner.publicKey.toBase58()],
        actual: stranger.publicKey.toBase58(),
      })
    })
  }

  describe('refused by the program after a change of owner', () => {
    /** The stranger's plan, from when the collection was still theirs. */
    function outdated(newOwner: string) {
      const wallet = stranger.publicKey.toBase58()
      return planTransferOwnership({
        info: { ...info, creator: solanaAddress(wallet) },
        wallet,
        newOwner,
      })
    }

    it('logs the hint, without a transaction', async () => {
      const logger = new Hints()
      const session = { connection, wallet: keypairWallet(stranger) }
      const plan = () => outdated(anAddress())
      for (const role of ['creator', undefined]) {
        const result = await runAdministration(session, { plan, role }, { logger })
        expect(result.status).to.equal('wrongWallet')
        expect(result.transactionId).to.equal(null)
        expect(result.transactions.map(({ status }) => status)).to.deep.equal(['failed'])
      }
      const reason =
        'A raw constraint was violated: editions_controls (editions-controls: RawConstraintViolated)'
      expect(logger.lines).to.deep.equal([
        `Use the wallet of the creator: ${reason}`,
        `Use the wallet of the creator, owner or platform fee admin: ${reason}`,
      ])
    })

    it('throws the error of the program on request', async () => {
      const session = { connection, wallet: keypairWallet(stranger) }
      const plan = () => outdated(anAddress())
      const error = await runAdministration(session, { plan }, { onWrongWallet: 'throw' }).catch(
        (thrown: unknown) => thrown,
      )
      if (!isMintlineError(error, 'PROGRAM_ERROR')) throw error
      expect(error.context.programCode).to.equal(6033)
    })
  })

  it('throws errors unrelated to the wallet', async () => {
    const by = administrationOf(connection, owner, { logger: new Hints() })
    await expectRefusal(by.addMetadata({ collection: 'NONE', fields: [] }), 'EDITIONS_NOT_FOUND', {
      collection: 'NONE',
    })
  })
})
