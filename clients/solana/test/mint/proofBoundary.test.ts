import { isMintlineError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { Keypair, type PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { Token } from '../../../../tests/helpers/token.ts'
import { createAdministration } from '../../src/administration/createAdministration.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import type { MintItemsInput } from '../../src/mint/mintItemsInput.ts'
import { fetchMintLookupTable } from '../../src/mint/planClaim.ts'
import { maxProofNodes, type ProofRoom } from '../../src/mint/proofFits.ts'
import { fetchCollectionInfo } from '../../src/reads/fetchCollectionInfo.ts'
import { keypairWallet } from '../../src/send/keypairWallet.ts'
import { MAX_TRANSACTION_SIZE } from '../../src/transaction/transactionSize.ts'
import { startPrograms } from '../localnet.ts'
import { Drop, failureOf, fundedWallet, OPEN_PHASE, tokenChain } from '../reads/_drop.ts'
import { changePhase, longListOf } from './_mint.ts'

const PRICE = 1_000_000n
const NODE_LENGTH = 32

interface BoundaryCase extends Pick<ProofRoom, 'isSponsored' | 'isGift'> {
  readonly kind: string
  /** Undefined = the price is in lamports. */
  readonly createToken?: (chain: ReturnType<typeof tokenChain>) => Promise<Token>
  readonly isCosigned?: boolean
  readonly hasTable?: boolean
  readonly nodes: number
}

const CASES: readonly BoundaryCase[] = [
  { kind: 'for lamports', nodes: 15 },
  { kind: 'for lamports, co-signed', isCosigned: true, nodes: 12 },
  { kind: 'for lamports, at the cost of a sponsor', isSponsored: true, nodes: 12 },
  { kind: 'for lamports, as a gift', isGift: true, nodes: 14 },
  { kind: 'for tokens', createToken: Token.create, nodes: 10 },
  { kind: 'for tokens of Token-2022', createToken: Token.createNamed, nodes: 11 },
  { kind: 'for tokens, co-signed', createToken: Token.create, isCosigned: true, nodes: 6 },
  {
    ...{ kind: 'for tokens, as a gift at the cost of a sponsor', createToken: Token.create },
    ...{ isSponsored: true, isGift: true, nodes: 6 },
  },
  { kind: 'for tokens, with a lookup table', createToken: Token.create, hasTable: true, nodes: 22 },
]

describe('the longest merkle proof of a mint', () => {
  let localnet: Localnet
  let deployed = 0

  before(async () => {
    localnet = await startPrograms()
  })
  after(() => localnet.close())

  for (const { kind, createToken, isCosigned, hasTable, nodes, ...room } of CASES) {
    it(`has ${nodes} nodes ${kind}: it mints, and a longer one is refused before it is sent`, async () => {
      // Given a drop whose treasury's token account is frozen, so that mints name the vault
      deployed += 1
      const [treasury, recipient] = [Keypair.generate(), Keypair.generate()]
      const drop = await Drop.deploy(localnet, {
        symbol: `DEEP${deployed}`,
        itemBaseUri: 'data:application/json,{}',
        maxNumberOfTokens: 100n,
        treasury: treasury.publicKey,
        platformFee: {
          ...{ platformFeeValue: 1_000n, isFeeFlat: false },
          recipients: [{ address: recipient.publicKey, share: 100 }],
        },
        ...(isCosigned && { cosignerProgramId: Keypair.generate().publicKey }),
      })
      const { connection, creator } = drop
      const minter = await fundedWallet(connection)
      const payer = room.isSponsored ? await fundedWallet(connection) : minter
      const token = await createToken?.(tokenChain(connection))
      if (token) {
        await drop.addToken(token)
        await token.give(payer.publicKey, 10n * PRICE)
        for (const { publicKey } of [treasury, recipient]) await token.give(publicKey)
        await token.freeze(treasury.publicKey)
      }
      await drop.addPhase()
      if (token) await changePhase(drop, { ...OPEN_PHASE, priceToken: token.mint })
      if (hasTable) {
        const administration = createAdministration({ connection, wallet: keypairWallet(creator) })
        await administration.createLookupTable({ collection: drop.address })
      }
      const info = await fetchCollectionInfo(connection, drop.address)
      const lookupTable = await fetchMintLookupTable(connection, info)
      const paid = token && { mint: `${token.mint}`, tokenProgram: `${token.tokenProgram}` }
      expect(maxProofNodes(info, { ...room, token: paid, lookupTable })).to.equal(nodes)

      const entry = { wallet: minter.publicKey, price: PRICE, maxClaims: 2n }
      const mintWith = async (length: number) => {
        const { root: merkleRoot, proofSource } = longListOf(entry, length)
        const phase = { ...OPEN_PHASE, phaseType: 'merkleTree', merkleRoot } as const
        await changePhase(drop, { ...phase, ...(token && { priceToken: token.mint }) })
        return mintItems(connection, { ...input(), proofSource })
      }
      const input = (): MintItemsInput => ({
        ...{ wallet: keypairWallet(minter), deployment: drop.address, quantity: 1n },
        ...(room.isSponsored && { payer: keypairWallet(payer) }),
        ...(room.isGift && { mintTo: `${Keypair.generate().publicKey}` }),
        ...(isCosigned && { cosigner: keypairWallet(creator) }),
      })

      // When a proof of that length is used, then it mints
      expect((await mintWith(nodes)).minted).to.equal(1n)

      // And one with another node is refused
      const before = await connection.getBalance(payer.publicKey)
      const error = await failureOf(mintWith(nodes + 1))
      if (!isMintlineError(error, 'TRANSACTION_TOO_LARGE')) throw error
      expect(error.context.size).to.be.within(
        MAX_TRANSACTION_SIZE + 1,
        MAX_TRANSACTION_SIZE + NODE_LENGTH,
      )
      expect(await issuedOf(connection, drop.deployment)).to.equal(1n)
      expect(await connection.getBalance(payer.publicKey)).to.equal(before)
    })
  }

  async function issuedOf(connection: Drop['connection'], deployment: PublicKey): Promise<bigint> {
    return (await fetchCollectionInfo(connection, `${deployment}`)).numberOfTokensIssued
  }
})
