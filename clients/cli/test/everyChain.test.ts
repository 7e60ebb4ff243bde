import type { Localnet } from '@mintline/localnet'
import { hasMove } from '@mintline/localnet/aptos/move'
import { expect } from 'chai'
import { CHAIN_KINDS, type ChainKind } from '../src/networks/chainKind.ts'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import {
  addressOf,
  aptosWorkplace,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './aptos/_aptos.ts'
import { ACCOUNTS, evmWorkplace, startChain, type TestChain, writeEvmDrop } from './evm/_evm.ts'

/** A folder with a config for one chain, and what follows from it. */
interface Place {
  readonly workplace: Workplace
  /** A wallet that can own the drop. */
  readonly nextOwner: string
  /** Makes the first phase open, once it is launched. */
  open(): void
  stop(): Promise<void>
}

/** The same words in every folder. Each is followed by `--json`. */
const SCRIPT = [
  'validate',
  'launch --dry-run',
  'deploy',
  'launch',
  'verify',
  'show',
  'phase list',
  'phase add --type public --price 0 --start 2100-01-01T00:00:00Z --max-per-wallet 2',
  'phase modify --phase LAST --max-per-wallet 5',
  'metadata',
  'fees',
  'fees set --bps 200',
  'royalties',
  'royalties set --bps 400',
  'treasury',
  'transfer-ownership show',
  'allowlist root --phase Members',
  'allowlist proofs --phase Members --out published',
  'mint --dry-run --proofs published',
  'mint --proofs published',
  'transfer-ownership --dry-run --to',
] as const

/** Commands that only some chains have. */
const MORE: Readonly<Record<ChainKind, readonly string[]>> = {
  solana: [
    'claim --dry-run',
    'lookup-table',
    'phase modify --phase 2 --max-per-wallet 7',
    'phase set',
    'phase set --dry-run',
    'phase modify --phase 3 --active false',
  ],
  evm: [
    'roles list',
    'phase set --dry-run',
    'metadata set --name Renamed',
    'burn --item 1 --dry-run',
    'burn --item 1',
  ],
  aptos: ['sales', 'sales set --pause', 'phase set'],
}

/** Paths in `show --json` to the items, royalties and platform fee that the script leaves. */
const MINTED = { solana: 'numberOfTokensIssued', evm: 'minted', aptos: 'totalMinted' } as const
const ROYALTIES = {
  solana: ['royalties.royaltyBasisPoints', 400],
  evm: ['royalty.valueBp', 400],
  aptos: ['royalties.royaltyPointsNumerator', '400'],
} as const
const FEE = {
  solana: ['platformFees.feeValue', '200'],
  evm: ['platformFee.valueBp', 200],
  aptos: ['platformFee.valueBp', 200],
} as const

const STARTS: Readonly<Record<ChainKind, () => Promise<Place>>> = {
  solana: async () => {
    const localnet: Localnet = await startNetwork('creator', 'alice')
    const workplace = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'id.json'])
    workplace.writeKeypair('id.json', keypair('creator'))
    const { phases, ...config } = writeDrop(workplace, 'EVERY')
    workplace.write('members.csv', `address,price,amount\n${address('creator')},0.2 SOL,2\n`)
    const collection = {
      ...config.collection,
      itemBaseUri: 'data:application/json,{"name":"Nr {}"}',
    }
    workplace.write('drop.config.json', { chain: 'Solana Localnet', ...config, collection, phases })
    return {
      workplace,
      nextOwner: address('alice'),
      // A phase is open strictly after its start.
      open: () => localnet.advanceClock(2),
      stop: () => localnet.close(),
    }
  },
  evm: async () => {
    const chain: TestChain = await startChain()
    const workplace = evmWorkplace(chain, 1)
    writeEvmDrop(workplace)
    return {
      workplace,
      nextOwner: ACCOUNTS[2],
      open: () => undefined,
      stop: () => chain.stop(),
    }
  },
  aptos: async () => {
    const network: TestNetwork = await startAptos()
    const owner = await network.newAccount()
    const workplace = aptosWorkplace(network, owner)
    const { phases } = writeAptosDrop(workplace, addressOf(owner))
    workplace.write('members.csv', `wallet,amount\n${addressOf(owner)},2\n`)
    const [first, ...later] = phases
    writeAptosDrop(workplace, addressOf(owner), {
      phases: [{ ...first, name: 'Members', type: 'merkleTree', list: 'members.csv' }, ...later],
    })
    return {
      workplace,
      nextOwner: addressOf(await network.newAccount()),
      open: () => undefined,
      stop: () => network.close(),
    }
  },
}

/** Returns the cells of the last phase that is listed, the first of which names it. */
async function lastPhase(workplace: Workplace) {
  const { stdout } = await workplace.runInside(['phase', 'list'])
  const cells = stdout.trim().split('\n').at(-1)?.split(/ {2,}/) ?? []
  return { key: cells[0] ?? '', cells }
}

describe('one tree of commands', () => {
  for (const kind of CHAIN_KINDS) {
    it(`runs one script in a folder with a config for a drop on ${kind}`, async function () {
      if (kind === 'aptos' && !hasMove()) this.skip()
      const { workplace, nextOwner, open, stop } = await STARTS[kind]()
      try {
        for (const words of [...SCRIPT, ...MORE[kind]]) {
          const args = words.split(' ')
          if (args.at(-1) === '--to') args.push(nextOwner)
          if (args.includes('LAST')) args[args.indexOf('LAST')] = (await lastPhase(workplace)).key
          const { code, stderr, data } = await workplace.jsonInside(args)
          expect(code, `${words}\n${stderr}${JSON.stringify(data)}`).to.equal(0)
          if (words === 'launch') open()
          if (kind === 'solana' && words.startsWith('phase set')) {
            const changed = words === 'phase set' ? 1 : 0
            expect(data, words).to.have.property('changes').that.has.length(changed)
          }
          if (words.startsWith('phase modify')) {
            expect(data).to.have.property('changes').that.has.length(1)
            const { cells } = await lastPhase(workplace)
            if (args.includes('--max-per-wallet')) {
              expect(cells, stderr).to.include.members([
                'everybody',
                'Jan 1, 2100, 12:00 AM UTC',
                '5',
              ])
            }
          }
        }
        // Then what the script has changed stands on chain, and a dry run has changed nothing.
        const { data } = await workplace.jsonInside<Readonly<Record<string, unknown>>>(['show'])
        expect(data).to.have.property(MINTED[kind], '1')
        for (const [path, value] of [ROYALTIES[kind], FEE[kind]]) {
          expect(data).to.have.nested.property(path, value)
        }
      } finally {
        await stop()
      }
    })
  }
})
