import type { MintlineError } from '@mintline/core'
import { type NewAccount, startLocalnet } from '@mintline/localnet'
import { expect } from 'chai'
import { type CandyMachine, fetchCandyMachine } from '../../src/candy-machine/index.ts'
import { rpcReadConnection } from '../../src/rpc/index.ts'
import { failureOf } from '../reads/_drop.ts'
import { batchSizes, recordingConnection } from '../reads/_requests.ts'
import {
  accountsOf,
  candyMachine,
  type FixtureAccounts,
  type GuardArgs,
  type MachineFixture,
  named,
  readByLibrary,
  royaltiesByLibrary,
} from '../support/candyMachines.ts'

const KINDS = ['classic', 'core'] as const
const CREATORS = [
  { address: named('Ada'), share: 70 },
  { address: named('Bob'), share: 30 },
]
const [MINT, COLLECTION, RECEIVER] = [named('mint'), named('a collection'), named('receiver')]
const ROOT = new Uint8Array(32).fill(7)

/** One of each guard that both programs have, and what is read of it. */
const CLASSIC_GUARDS = {
  botTax: { lamports: 5n, lastInstruction: true },
  solPayment: { lamports: 500_000_000n, destination: RECEIVER },
  tokenPayment: { amount: 20n, mint: MINT, destinationAta: RECEIVER },
  startDate: { date: 1_800_000_000n },
  thirdPartySigner: { signerKey: RECEIVER },
  tokenGate: { amount: 3n, mint: MINT },
  gatekeeper: { gatekeeperNetwork: RECEIVER, expireOnUse: false },
  endDate: { date: 1_900_000_000n },
  allowList: { merkleRoot: ROOT },
  mintLimit: { id: 1, limit: 500 },
  nftPayment: { requiredCollection: COLLECTION, destination: RECEIVER },
  redeemedAmount: { maximum: 300n },
  addressGate: { address: RECEIVER },
  nftGate: { requiredCollection: COLLECTION },
  nftBurn: { requiredCollection: COLLECTION },
  tokenBurn: { amount: 4n, mint: MINT },
  freezeSolPayment: { lamports: 6n, destination: RECEIVER },
  freezeTokenPayment: { amount: 7n, mint: MINT, destinationAta: RECEIVER },
  allocation: { id: 2, limit: 70_000 },
  token2022Payment: { amount: 8n, mint: MINT, destinationAta: RECEIVER },
}
const CORE_GUARDS = {
  ...CLASSIC_GUARDS,
  solFixedFee: { lamports: 9n, destination: RECEIVER },
  nftMintLimit: { id: 3, limit: 4, requiredCollection: COLLECTION },
  edition: { editionStartOffset: 5 },
  assetPayment: { requiredCollection: COLLECTION, destination: RECEIVER },
  assetBurn: { requiredCollection: COLLECTION },
  assetMintLimit: { id: 6, limit: 7, requiredCollection: COLLECTION },
  assetBurnMulti: { requiredCollection: COLLECTION, num: 8 },
  assetPaymentMulti: { requiredCollection: COLLECTION, destination: RECEIVER, num: 9 },
  assetGate: { requiredCollection: COLLECTION },
}
const GUARDS = { classic: CLASSIC_GUARDS, core: CORE_GUARDS }

describe('fetchCandyMachine', () => {
  for (const kind of KINDS) {
    describe(`of a ${kind} machine`, () => {
      it('reads supply, collection, royalties and every kind of guard', async () => {
        // Given a machine with one of each guard, of which two have room for more than they hold
        const fixture: MachineFixture = {
          kind,
          maxItems: 1_000,
          minted: 12,
          hidden: { name: 'Candy #$ID+1$', uri: 'https://candy.example/$ID+1$.json' },
          royaltyBasisPoints: 650,
          creators: CREATORS,
          guards: {
            ...forLibrary(GUARDS[kind]),
            programGate: { additional: [] },
            ...(kind === 'core' && { vanityMint: { regex: '^candy' } }),
          } as GuardArgs,
          groups: [{ label: 'OG', guards: { mintLimit: { id: 9, limit: 1 } } }],
        }
        const accounts = candyMachine(`${kind} of all guards`, fixture)
        // When it is read
        const machine = await read(accounts)
        // Then all is as it was written
        expect(machine).to.deep.include({
          address: accounts.machine.address,
          authority: accounts.authority,
          mintAuthority: accounts.guard.address,
          minted: 12n,
          maxItems: 1_000n,
          royalties: { royaltyBasisPoints: 650, creators: CREATORS },
          items: { name: 'Candy #{}', uri: 'https://candy.example/{}.json', loaded: 1_000n },
        })
        expect(machine?.metadata).to.deep.equal({
          name: 'Candy Club',
          symbol: kind === 'core' ? '' : 'CLUB',
          uri: 'https://candy.example/collection.json',
        })
        const { programGate, vanityMint, ...guards } = machine?.candyGuard?.guards ?? {}
        expect(programGate?.length).to.equal(164)
        expect(vanityMint?.length).to.equal(kind === 'core' ? 104 : undefined)
        expect(guards).to.deep.equal(GUARDS[kind])
        expect(machine?.candyGuard?.groups).to.deep.equal([
          { label: 'OG', guards: { mintLimit: { id: 9, limit: 1 } } },
        ])
      })

      it('reads a machine without guards, whose authority mints', async () => {
        const machine = await read(candyMachine(`${kind} without guards`, { kind }))
        expect(machine?.candyGuard).to.equal(undefined)
        expect(machine?.items).to.deep.equal({ name: undefined, uri: undefined, loaded: 0n })
      })

      it('finds the templates that all its lines follow', async () => {
        const lines = {
          prefixName: 'Candy #',
          nameLength: 4,
          prefixUri: 'https://candy.example/1/',
          uriLength: 10,
          items: texts(120, (number) => ({ name: `${number}`, uri: `${number}.json` })),
        }
        const accounts = candyMachine(`${kind} with lines`, { kind, lines })
        const machine = await read(accounts)
        expect(machine?.items).to.deep.equal({
          name: 'Candy #{}',
          uri: 'https://candy.example/1/{}.json',
          loaded: 120n,
        })
        // The fixture is what the library reads.
        const { items } = readByLibrary(kind, accounts.machine)
        expect(items).to.have.length(120)
        expect(items[119]).to.deep.include({
          name: 'Candy #120',
          uri: 'https://candy.example/1/120.json',
        })
      })

      for (const [what, uri] of [
        ['count from 0', (number: number) => `${number - 1}.json`],
        ['are contents by their hashes', (number: number) => named(`${number}`).slice(0, 10)],
        ['have zeros before their number', (number: number) => `${number}`.padStart(4, '0')],
        ['hold the placeholder', (number: number) => `{}${number}`],
        [
          'are wrong in one place',
          (number: number) => (number === 7 ? '70.json' : `${number}.json`),
        ],
      ] as const) {
        it(`has no template for URIs that ${what}`, async () => {
          const lines = {
            prefixName: 'Candy #$ID+1$',
            nameLength: 0,
            prefixUri: 'ipfs://candy/',
            uriLength: 10,
            items: texts(40, (number) => ({ name: '', uri: uri(number) })),
          }
          const machine = await read(candyMachine(`${kind} ${what}`, { kind, lines }))
          expect(machine?.items).to.deep.equal({ name: 'Candy #{}', uri: undefined, loaded: 40n })
        })
      }

      it('takes items that are not loaded yet for none', async () => {
        const all = texts(20, (number) => ({ name: `${number}`, uri: `${number}` }))
        const lines = {
          prefixName: '#',
          nameLength: 2,
          prefixUri: 'ipfs://candy/',
          uriLength: 2,
          items: all.map((item, index) => (index % 3 === 0 ? item : undefined)),
        }
        const machine = await read(candyMachine(`${kind} partly loaded`, { kind, lines }))
        expect(machine?.items).to.deep.equal({ name: '#{}', uri: 'ipfs://candy/{}', loaded: 7n })
      })

      it('believes guards of the guard program only', async () => {
        // Given an account that looks like guards, and belongs to another program
        const accounts = candyMachine(`${kind} forged`, { kind, guards: { mintLimit: null } })
        const forged = { ...accounts.guard, owner: accounts.machine.owner }
        // Then the machine counts as one that only its mint authority mints from
        const machine = await read({ ...accounts, guard: forged })
        expect(machine?.candyGuard).to.equal(undefined)
        expect(machine?.mintAuthority).to.equal(accounts.guard.address)
      })

      it('is nothing in an account of another program, or without one', async () => {
        const accounts = candyMachine(`${kind} of nobody`, { kind })
        const forged = { ...accounts.machine, owner: named('another program') }
        expect(await read({ ...accounts, machine: forged })).to.equal(undefined)
        expect(await readFrom([], accounts.machine.address)).to.equal(undefined)
        expect(await readFrom([], 'CANDY')).to.equal(undefined)
      })

      it('refuses a guard, which does not name its machine', async () => {
        const accounts = candyMachine(`${kind} of a guard`, { kind, guards: {} })
        const { code, context } = await refusal(accountsOf(accounts), accounts.guard.address)
        expect([code, context]).to.deep.equal([
          'CANDY_MACHINE_INVALID',
          {
            address: accounts.guard.address,
            reason: 'it is a candy guard, so give the address of its candy machine',
          },
        ])
      })

      it('refuses guards that it does not know, since nothing after them can be read', async () => {
        const known = kind === 'core' ? 31 : 21
        for (const [bit, guard] of [
          [known, known + 1],
          [63, 64],
        ] as const) {
          const accounts = candyMachine(`${kind} unknown ${bit}`, {
            kind,
            guards: { startDate: { date: 1 } },
          })
          const byte = 73 + (bit >> 3)
          accounts.guard.data[byte] = (accounts.guard.data[byte] ?? 0) | (1 << (bit & 7))
          const { code, context } = await refusal(accountsOf(accounts), accounts.machine.address)
          expect([code, context]).to.deep.equal([
            'CANDY_GUARD_UNKNOWN',
            { candyGuard: accounts.guard.address, guard },
          ])
        }
      })

      it('refuses guards that promise more groups than they hold', async () => {
        const accounts = candyMachine(`${kind} endless`, {
          kind,
          guards: {},
          groups: [{ label: 'one', guards: {} }],
        })
        // The count of groups follows the bits of a set without guards.
        Buffer.from(accounts.guard.data.buffer).writeUInt32LE(
          0xffff_ffff,
          accounts.guard.data.byteOffset + 73 + 8,
        )
        const { code, context } = await refusal(accountsOf(accounts), accounts.machine.address)
        expect([code, context]).to.deep.equal([
          'CANDY_MACHINE_INVALID',
          { address: accounts.guard.address, reason: 'its data end early' },
        ])
      })

      it('refuses guards and collections of any size that it would not read', async () => {
        const accounts = candyMachine(`${kind} large`, { kind, guards: {} })
        for (const part of ['guard', 'collection'] as const) {
          const data = Buffer.concat([accounts[part].data, Buffer.alloc(200_000)])
          const large = { ...accounts, [part]: { ...accounts[part], data } }
          const { context } = await refusal(accountsOf(large), accounts.machine.address)
          expect(context).to.deep.equal({
            address: accounts[part].address,
            reason: 'its account is too large',
          })
        }
      })

      it('refuses accounts that end anywhere before their end', async () => {
        const lines = {
          prefixName: '#',
          nameLength: 2,
          prefixUri: 'ipfs://candy/',
          uriLength: 2,
          items: texts(9, (number) => ({ name: `${number}`, uri: `${number}` })),
        }
        const fixture: MachineFixture = {
          kind,
          lines,
          guards: forLibrary({ startDate: CLASSIC_GUARDS.startDate }),
          royaltyBasisPoints: 100,
          creators: CREATORS,
        }
        const accounts = candyMachine(`${kind} cut`, fixture)
        const address = accounts.machine.address
        const ends = {
          machine: [0, 8, 100, 400, 600, accounts.machine.data.length - 50],
          guard: [74, 80, 85, accounts.guard.data.length - 1],
          collection: [1, 32, 40, 60, kind === 'core' ? accounts.collection.data.length - 20 : 90],
        }
        for (const [part, lengths] of Object.entries(ends) as [keyof typeof ends, number[]][]) {
          for (const length of lengths) {
            const data = accounts[part].data.subarray(0, length)
            const cut = { ...accounts, [part]: { ...accounts[part], data } }
            const { code } = await refusal(accountsOf(cut), address)
            expect(code, `${part} cut to ${length}`).to.equal('CANDY_MACHINE_INVALID')
          }
        }
      })

      it('refuses more lines than an account holds, without asking for them', async () => {
        const fixture: MachineFixture = {
          kind,
          lines: { prefixName: '', nameLength: 32, prefixUri: '', uriLength: 200, items: [] },
          maxItems: 100,
        }
        const accounts = candyMachine(`${kind} without end`, fixture)
        const at = kind === 'core' ? 112 : 120
        accounts.machine.data.fill(255, at, at + 8)
        const { code, context } = await refusal(accountsOf(accounts), accounts.machine.address)
        expect(code).to.equal('CANDY_MACHINE_INVALID')
        expect(context.reason).to.equal(
          'it has 18446744073709551615 items with texts of their own, which are too many',
        )
      })

      it('refuses a machine whose collection is gone', async () => {
        const { collection: _, ...accounts } = candyMachine(`${kind} without collection`, { kind })
        const { code } = await refusal([accounts.machine], accounts.machine.address)
        expect(code).to.equal('CANDY_MACHINE_INVALID')
      })
    })
  }

  it('reads Core royalties as Metaplex does, wherever the plugin is', async () => {
    const fixture: MachineFixture = { kind: 'core', royaltyBasisPoints: 777, creators: CREATORS }
    const accounts = candyMachine('core royalties', fixture)
    expect(royaltiesByLibrary(accounts.collection)).to.deep.include({
      basisPoints: 777,
      creators: CREATORS.map((creator) => ({
        address: creator.address,
        percentage: creator.share,
      })),
    })
    const machine = await read(accounts)
    expect(machine?.royalties).to.deep.equal({ royaltyBasisPoints: 777, creators: CREATORS })
    const plain = await read(candyMachine('core without royalties', { kind: 'core' }))
    expect(plain?.royalties).to.deep.equal({ royaltyBasisPoints: 0, creators: [] })
  })

  it('takes two requests, and a third for lines', async () => {
    const lines = {
      prefixName: '#',
      nameLength: 2,
      prefixUri: 'ipfs://candy/',
      uriLength: 2,
      items: texts(3, (number) => ({ name: `${number}`, uri: `${number}` })),
    }
    for (const [fixture, expected] of [
      [{ kind: 'core', hidden: { name: 'a', uri: 'b' } }, [1, 2]],
      [{ kind: 'core', lines }, [1, 2, 1]],
    ] as const) {
      const accounts = candyMachine(`requests ${expected.length}`, fixture)
      const localnet = await startLocalnet({ rpcPort: 0, accounts: accountsOf(accounts) })
      try {
        const { connection, requests } = recordingConnection(localnet.rpcUrl)
        await fetchCandyMachine(connection, accounts.machine.address)
        expect(batchSizes(requests)).to.deep.equal(expected)
      } finally {
        await localnet.close()
      }
    }
  })
})

/** Writes guards as Metaplex' SDK takes them. */
function forLibrary(guards: object): GuardArgs {
  const sol = (basisPoints: bigint) => ({ basisPoints, identifier: 'SOL', decimals: 9 })
  return Object.fromEntries(
    Object.entries(guards).map(([name, guard]) => [
      name,
      'lamports' in guard ? { ...guard, lamports: sol(guard.lamports) } : guard,
    ]),
  ) as GuardArgs
}

/** Returns items with numbers from 1. */
function texts<Item>(count: number, of: (number: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => of(index + 1))
}

function read(accounts: FixtureAccounts): Promise<CandyMachine | undefined> {
  return readFrom(accountsOf(accounts), accounts.machine.address)
}

async function refusal(accounts: readonly NewAccount[], address: string) {
  const failure = await failureOf(readFrom(accounts, address))
  return failure as unknown as MintlineError & { readonly context: { readonly reason?: string } }
}

async function readFrom(
  accounts: readonly NewAccount[],
  address: string,
): Promise<CandyMachine | undefined> {
  const localnet = await startLocalnet({ rpcPort: 0, accounts: [...accounts] })
  try {
    return await fetchCandyMachine(rpcReadConnection(localnet.rpcUrl), address)
  } finally {
    await localnet.close()
  }
}
