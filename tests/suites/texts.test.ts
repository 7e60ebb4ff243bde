import { modifyCollection, modifyMetadata, updateTokenNameUri } from '@mintline/solana'
import { EDITIONS_IDL } from '@mintline/solana/anchor'
import type { Keypair, TransactionInstruction } from '@solana/web3.js'
import { expect } from 'chai'
import {
  INVISIBLE_CHARACTERS,
  UNTRIMMED_TEXTS,
  VISIBLE_TEXTS,
} from '../../clients/core/test/conformance/testTexts.ts'
import { Chain } from '../helpers/chain.ts'
import { Collection, OPEN_PHASE } from '../helpers/collection.ts'
import { Deployment } from '../helpers/deployment.ts'
import { codeOf, expectEditionsError } from '../helpers/programFailure.ts'

/** Each invisible character, at the start, in the middle or at the end of a text, and white space at the ends. */
const INVISIBLE_TEXTS: readonly string[] = [
  ...Object.values(INVISIBLE_CHARACTERS).map(
    (character, index) => ['ab', 'a', ''][index % 3] + character + ['', 'b', 'ab'][index % 3],
  ),
  ...UNTRIMMED_TEXTS,
]

/** Builds instructions that write a text, and their signers. */
type Write = (text: string) => Promise<[TransactionInstruction, readonly Keypair[]]>

describe('texts with characters that nobody sees', () => {
  let chain: Chain
  let deployment: Deployment
  let drop: Collection
  let item: Parameters<Deployment['updateNameUri']>[1]['mint']
  let controlledItem: typeof item

  before(async () => {
    chain = await Chain.start()
    deployment = await Deployment.deploy(chain)
    item = (await deployment.mintItem()).mint
    drop = await Collection.deploy(chain, { phases: [OPEN_PHASE] })
    controlledItem = await drop.mint(await chain.wallet())
  })

  function administration() {
    const { creator, groupMint } = drop
    return {
      deployment: drop.deployment,
      creator: creator.publicKey,
      groupMint: groupMint.publicKey,
    }
  }

  const writes: Record<string, Write> = {}
  const names = ['collectionName', 'collectionUri', 'itemBaseName', 'itemBaseUri'] as const
  for (const field of ['symbol', ...names] as const) {
    writes[`initialise: ${field}`] = async (text) => {
      const other = await Deployment.prepare(chain, { [field]: text })
      return [await other.initialise(), other.signers()]
    }
    writes[`initialise_editions_controls: ${field}`] = async (text) => {
      const other = await Collection.prepare(chain, { [field]: text })
      return [other.deployInstruction(), other.deploySigners()]
    }
  }
  for (const field of names) {
    writes[`modify: ${field}`] = async (text) => [
      await deployment.modify({ [field]: text }),
      [deployment.creator],
    ]
    writes[`modify_collection: ${field}`] = async (text) => [
      modifyCollection({ ...administration(), changes: { [field]: text } }),
      [drop.creator],
    ]
  }
  for (const [place, fieldOf] of [
    ['key', (text: string) => ({ field: text, value: 'v' })],
    ['value', (text: string) => ({ field: 'k', value: text })],
  ] as const) {
    writes[`initialise: ${place} of a field`] = async (text) => {
      const other = await Deployment.prepare(chain, { extraMeta: [fieldOf(text)] })
      return [await other.initialise(), other.signers()]
    }
    writes[`initialise_editions_controls: ${place} of a field`] = async (text) => {
      const other = await Collection.prepare(chain, { extraMeta: [fieldOf(text)] })
      return [other.deployInstruction(), other.deploySigners()]
    }
    writes[`add_metadata: ${place}`] = async (text) => [
      await deployment.addMetadata([fieldOf(text)]),
      [deployment.creator],
    ]
    writes[`modify_metadata: ${place}`] = async (text) => [
      modifyMetadata({ ...administration(), add: [fieldOf(text)] }),
      [drop.creator],
    ]
  }
  for (const field of ['newName', 'newUri'] as const) {
    writes[`update_name_uri: ${field}`] = async (text) => [
      await deployment.updateNameUri({ newName: 'n', newUri: 'u', [field]: text }, { mint: item }),
      [deployment.creator],
    ]
    writes[`update_token_name_uri: ${field}`] = async (text) => [
      updateTokenNameUri({
        ...administration(),
        mint: controlledItem,
        newName: 'n',
        newUri: 'u',
        [field]: text,
      }),
      [drop.creator],
    ]
  }

  for (const [name, write] of Object.entries(writes)) {
    it(`${name} refuses each`, async () => {
      for (const text of INVISIBLE_TEXTS) {
        const [instruction, signers] = await write(text)
        const outcome = await chain.trySend([instruction], [...signers])
        expect(outcome.failure?.code, JSON.stringify(text)).to.equal(
          codeOf(EDITIONS_IDL, 'TextInvalid'),
        )
        expectEditionsError(outcome, 'TextInvalid')
      }
    })

    it(`${name} allows visible texts`, async () => {
      for (const text of VISIBLE_TEXTS) {
        // Each symbol can be taken once.
        const [instruction, signers] = await write(text)
        const { failure } = await chain.trySend([instruction], [...signers])
        const isTaken = failure?.code === codeOf(EDITIONS_IDL, 'AccountInUse')
        expect(isTaken ? undefined : failure, JSON.stringify(text)).to.equal(undefined)
      }
    })
  }
})
