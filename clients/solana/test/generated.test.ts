import { unwrapOptionRecursively as unwrapUmi } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import {
  allowlistEntryAddress,
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  editionsControlsAddress,
  editionsDeploymentAddress,
  hashlistAddress,
  itemMintAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '@mintline/solana'
import { EDITIONS_CONTROLS_IDL, EDITIONS_IDL, type Idl, Program } from '@mintline/solana/anchor'
import * as kit from '@mintline/solana/kit'
import * as umi from '@mintline/solana/umi'
import { type Address, address, unwrapOptionRecursively as unwrapKit } from '@solana/kit'
import { getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { kitDecoder, kitEncoder, umiSerializer } from './generatedCodecs.ts'
import { argumentValues, definedValues } from './idlValues.ts'

const RUNS = { numRuns: 30 }

const PROGRAMS = [
  { name: 'editions', idl: EDITIONS_IDL, umi: umi.editions, kit: kit.editions },
  {
    name: 'editionsControls',
    idl: EDITIONS_CONTROLS_IDL,
    umi: umi.editionsControls,
    kit: kit.editionsControls,
  },
]

describe('generated clients', () => {
  for (const { name, idl: rawIdl, umi, kit } of PROGRAMS) {
    const { idl, coder } = offline(rawIdl)
    const { types = [], accounts = [] } = idl

    describe(`instructions of ${name}`, () => {
      for (const instruction of idl.instructions) {
        it(`${instruction.name}: Anchor, umi and kit write the same bytes`, () => {
          const data = `get${pascalCase(instruction.name)}InstructionData`
          const serializer = umiSerializer(umi, `${data}Serializer`)
          const encoder = kitEncoder(kit, `${data}Encoder`)
          fc.assert(
            fc.property(argumentValues(idl, instruction.args), ({ anchor, generated }) => {
              const expected = new Uint8Array(coder.instruction.encode(instruction.name, anchor))
              expect(new Uint8Array(serializer.serialize(generated))).to.deep.equal(expected)
              expect(new Uint8Array(encoder.encode(generated))).to.deep.equal(expected)
            }),
            RUNS,
          )
        })
      }
    })

    describe(`accounts of ${name}`, () => {
      for (const account of accounts) {
        it(`${account.name}: umi and kit read what Anchor writes`, async () => {
          const named = pascalCase(account.name)
          const serializer = umiSerializer(umi, `get${named}AccountDataSerializer`)
          const decoder = kitDecoder(kit, `get${named}Decoder`)
          const discriminator = Uint8Array.from(account.discriminator)
          await fc.assert(
            fc.asyncProperty(definedValues(account.name, types), async ({ anchor, generated }) => {
              const bytes = await coder.accounts.encode(account.name, anchor)
              const expected = Object.assign({ discriminator }, generated)
              const [byUmi] = serializer.deserialize(bytes)
              expect(unwrapUmi(byUmi)).to.deep.equal(expected)
              expect(unwrapKit(decoder.decode(bytes))).to.deep.equal(expected)
            }),
            RUNS,
          )
        })
      }
    })
  }

  it('have the programs of this package', () => {
    expect(umi.editions.EDITIONS_PROGRAM_ID).to.equal(EDITIONS_PROGRAM_ID.toBase58())
    expect(kit.editions.EDITIONS_PROGRAM_ADDRESS).to.equal(EDITIONS_PROGRAM_ID.toBase58())
    const controls = EDITIONS_CONTROLS_PROGRAM_ID.toBase58()
    expect(umi.editionsControls.EDITIONS_CONTROLS_PROGRAM_ID).to.equal(controls)
    expect(kit.editionsControls.EDITIONS_CONTROLS_PROGRAM_ADDRESS).to.equal(controls)
  })

  it('derive the same addresses as this package', async () => {
    // Given a deployment, a wallet and a mint
    const symbol = 'DROP'
    const deployment = editionsDeploymentAddress(symbol)
    const [wallet, mint] = [Keypair.generate().publicKey, Keypair.generate().publicKey]
    const editionsDeployment = address(deployment.toBase58())
    const minter = address(wallet.toBase58())
    const byMinter = { editionsDeployment, minter }
    const inPhase = { ...byMinter, phaseIndex: 7 }

    // When both clients derive every address
    const seeds = {
      editionsDeployment: { symbol },
      hashlist: { editionsDeployment, page: 3 },
      editionsControls: { editionsDeployment },
      minterStats: byMinter,
      minterStatsPhase: inPhase,
      allowlistEntry: { editionsDeployment, user: minter, phaseIndex: 7 },
      itemMint: { ...byMinter, mintCount: 2n ** 40n },
      tokenAccount: { minter, mint: address(mint.toBase58()) },
    }
    const found = await Promise.all(
      Object.entries(seeds).map(async ([name, values]) => [name, await findBoth(name, values)]),
    )

    // Then they match ours
    const token = getAssociatedTokenAddressSync(mint, wallet, true, TOKEN_2022_PROGRAM_ID)
    const expected = {
      editionsDeployment: deployment,
      hashlist: hashlistAddress(deployment, 3),
      editionsControls: editionsControlsAddress(deployment),
      minterStats: minterStatsAddress(deployment, wallet),
      minterStatsPhase: minterStatsPhaseAddress(deployment, wallet, 7),
      allowlistEntry: allowlistEntryAddress(deployment, wallet, 7),
      itemMint: itemMintAddress(deployment, wallet, 2n ** 40n),
      tokenAccount: token,
    }
    expect(Object.fromEntries(found)).to.deep.equal(
      Object.fromEntries(
        Object.entries(expected).map(([name, key]) => [name, [key.toBase58(), key.toBase58()]]),
      ),
    )
  })
})

/** An address from umi and kit, derived by the function of this name. */
async function findBoth(name: string, seeds: object): Promise<unknown[]> {
  const find = `find${pascalCase(name)}Pda`
  const byUmi: unknown = Reflect.get(umi.editionsControls, find)
  const byKit: unknown = Reflect.get(kit.editionsControls, find)
  if (typeof byUmi !== 'function' || typeof byKit !== 'function') throw new Error(`No ${find}.`)
  const [umiAddress]: [string] = byUmi(createUmi('http://127.0.0.1:1'), seeds)
  const [kitAddress]: [Address] = await byKit(seeds)
  return [umiAddress, kitAddress]
}

/** Anchor's coder with the IDL's own names, without a network. */
function offline(idl: Idl) {
  return new Program(idl, { connection: null as never })
}

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
