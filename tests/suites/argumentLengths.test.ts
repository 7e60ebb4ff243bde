import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  modifyCollection,
  modifyMetadata,
  modifyPlatformFee,
  modifyRoyalties,
  updateTokenNameUri,
} from '@mintline/solana'
import { type PublicKey, TransactionInstruction } from '@solana/web3.js'
import { Chain } from '../helpers/chain.ts'
import { Collection } from '../helpers/collection.ts'
import { Deployment } from '../helpers/deployment.ts'
import { expectUnchanged, recordsOf } from '../helpers/effects.ts'
import { percentFee } from '../helpers/fees.ts'
import { expectFrameworkError } from '../helpers/frameworkError.ts'

/** False lengths that somebody could write in front of a shorter text or list. */
const LENGTHS: Readonly<Record<string, (remaining: number) => number>> = {
  'all that a number holds': () => 0xffffffff,
  'more than a program has memory for': () => 0x00100000,
  'one more than there are bytes': (remaining) => remaining + 1,
}

/** An instruction with its texts and lists as bytes without their length. */
interface Case {
  instruction: TransactionInstruction
  parts: readonly Part[]
}

interface Part {
  /** How many elements or bytes. */
  length: number
  bytes: Uint8Array
}

describe('false lengths in arguments', () => {
  let chain: Chain
  let drop: Collection
  let deployment: Deployment

  before(async () => {
    chain = await Chain.start()
    drop = await Collection.deploy(chain)
    deployment = await Deployment.deploy(chain)
  })

  const address = () => drop.creator.publicKey
  const fields = [{ field: 'artist', value: 'Somebody' }]
  const royalties = () => ({
    royaltyBasisPoints: 500,
    creators: [{ address: address(), share: 100 }],
  })
  const texts = {
    collectionName: 'A collection',
    collectionUri: 'https://example.com/a.json',
    itemBaseName: 'An item {}',
    itemBaseUri: 'https://example.com/items/{}.json',
  }
  const administration = () => ({
    deployment: drop.deployment,
    creator: drop.creator.publicKey,
    groupMint: drop.groupMint.publicKey,
  })

  const ofControls: Readonly<Record<string, () => Promise<Case>>> = {
    initialise_editions_controls: async () => {
      const fresh = await Collection.prepare(chain, { ...texts, extraMeta: fields })
      const { symbol } = fresh.input
      const instruction = fresh.deployInstruction()
      return { instruction, parts: [text(symbol), ...textsOf(texts), ...textsOf(fields[0])] }
    },
    modify_collection: async () => ({
      instruction: modifyCollection({ ...administration(), changes: texts }),
      parts: textsOf(texts),
    }),
    'modify_metadata, fields to set': async () => ({
      instruction: modifyMetadata({ ...administration(), add: fields }),
      parts: [list(1, lengthAnd('artist')), ...textsOf(fields[0])],
    }),
    'modify_metadata, keys to remove': async () => ({
      instruction: modifyMetadata({
        ...administration(),
        remove: ['artist'],
      }),
      parts: [list(1, lengthAnd('artist')), text('artist')],
    }),
    modify_royalties: async () => ({
      instruction: modifyRoyalties({
        ...administration(),
        royalties: royalties(),
      }),
      parts: [list(1, address().toBytes())],
    }),
    modify_platform_fee: async () => ({
      instruction: modifyPlatformFee({
        deployment: drop.deployment,
        admin: address(),
        platformFee: percentFee(300n, [address()]),
      }),
      parts: [list(1, address().toBytes())],
    }),
    update_token_name_uri: async () => ({
      instruction: updateTokenNameUri({
        ...administration(),
        mint: drop.groupMint.publicKey,
        newName: 'A name',
        newUri: 'A uri',
      }),
      parts: [text('A name'), text('A uri')],
    }),
    mint_with_controls: async () => ({
      instruction: await drop.mintV1(address(), drop.groupMint.publicKey, PROOF),
      parts: [list(1, SIBLING)],
    }),
    mint_with_controls_v2: async () => ({
      instruction: await drop.mintV2(address(), { merkleMintInput: PROOF }),
      parts: [list(1, SIBLING)],
    }),
  }

  const ofEditions: Readonly<Record<string, () => Promise<Case>>> = {
    initialise: async () => {
      const fresh = await Deployment.prepare(chain, {
        ...texts,
        royalties: royalties(),
        extraMeta: fields,
      })
      const instruction = await fresh.initialise()
      const lists = [list(1, address().toBytes()), list(1, lengthAnd('artist'))]
      const { symbol } = fresh.input
      return {
        instruction,
        parts: [text(symbol), ...textsOf(texts), ...lists, ...textsOf(fields[0])],
      }
    },
    add_metadata: async () => ({
      instruction: await deployment.addMetadata(fields),
      parts: [list(1, lengthAnd('artist')), ...textsOf(fields[0])],
    }),
    remove_metadata: async () => ({
      instruction: await deployment.removeMetadata(['artist']),
      parts: [list(1, lengthAnd('artist')), text('artist')],
    }),
    add_royalties: async () => ({
      instruction: await deployment.addRoyalties(royalties()),
      parts: [list(1, address().toBytes())],
    }),
    modify_royalties: async () => ({
      instruction: await deployment.modifyRoyalties(royalties()),
      parts: [list(1, address().toBytes())],
    }),
    modify: async () => ({
      instruction: await deployment.modify(texts),
      parts: textsOf(texts),
    }),
    update_name_uri: async () => ({
      instruction: await deployment.updateNameUri(
        { newName: 'A name', newUri: 'A uri' },
        { mint: deployment.groupMint.publicKey },
      ),
      parts: [text('A name'), text('A uri')],
    }),
  }

  testProgram('editions-controls', EDITIONS_CONTROLS_PROGRAM_ID, ofControls)
  testProgram('editions', EDITIONS_PROGRAM_ID, ofEditions)

  function testProgram(
    name: string,
    program: PublicKey,
    cases: Readonly<Record<string, () => Promise<Case>>>,
  ): void {
    describe(name, () => {
      for (const [title, makeCase] of Object.entries(cases)) {
        for (const [words, lengthOf] of Object.entries(LENGTHS)) {
          it(`${title} refuses a length of ${words}`, async () => {
            const { instruction, parts } = await makeCase()
            const wallet = await chain.wallet()
            for (const part of parts) {
              const lie = unsigned(withLength(instruction, part, lengthOf))
              const footprint = [...recordsOf(drop), ...deployment.addresses()]
              const outcome = await expectUnchanged(chain, footprint, () =>
                chain.trySend([lie], [wallet]),
              )
              expectFrameworkError(outcome, program, 'InstructionDidNotDeserialize')
            }
          })
        }
      }
    })
  }
})

const SIBLING = new Uint8Array(32).fill(7)
const PROOF = { merkleProof: [SIBLING], allowListPrice: 0n, allowListMaxClaims: 1n }

function text(value: string): Part {
  const bytes = Buffer.from(value)
  return { length: bytes.length, bytes }
}

function textsOf(values: Readonly<Record<string, string>> = {}): Part[] {
  return Object.values(values).map(text)
}

function list(length: number, bytes: Uint8Array): Part {
  return { length, bytes }
}

function lengthAnd(value: string): Uint8Array {
  return Buffer.concat([u32(Buffer.byteLength(value)), Buffer.from(value)])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** Writes a false length in front of a part in the instruction. */
function withLength(
  instruction: TransactionInstruction,
  { length, bytes }: Part,
  lengthOf: (remaining: number) => number,
): TransactionInstruction {
  const data = Buffer.from(instruction.data)
  const at = data.indexOf(Buffer.concat([u32(length), bytes]))
  if (at < 0) throw new Error('The instruction has no such part.')
  data.writeUInt32LE(lengthOf(data.length - at - 4), at)
  return new TransactionInstruction({ ...instruction, data })
}

/** Removes signatures, as arguments are read before signatures are checked. */
function unsigned(instruction: TransactionInstruction): TransactionInstruction {
  const keys = instruction.keys.map((key) => ({ ...key, isSigner: false }))
  return new TransactionInstruction({ ...instruction, keys })
}
