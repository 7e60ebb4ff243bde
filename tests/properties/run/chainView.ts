import type { PublicKey } from '@solana/web3.js'
import { fromBn } from '../../helpers/bn.ts'
import { readGroup, readMetadata, readMint, readTokenAccount } from '../../helpers/mintState.ts'
import { type AddressName, HOLDERS, WALLETS, type WalletName } from '../model/names.ts'
import { countKey, entryKey, type State } from '../model/state.ts'
import type { Ledger } from './ledger.ts'
import type { Run } from './run.ts'
import type { CollectionView, ItemView, PhaseView } from './view.ts'
import { addressOf } from './world.ts'

/**
 * Reads the collection from the chain, in names and plain values. The state only selects the token accounts to read: an
 * item with supply 1 that is found there cannot be elsewhere.
 */
export async function chainView(run: Run, ledger: Ledger, state: State): Promise<CollectionView> {
  const { chain } = run.world
  const deployment = await chain.editions.account.editionsDeployment.fetch(run.deployment)
  const controls = await chain.controls.account.editionsControls.fetch(run.controls)
  const metadata = await readMetadata(chain, run.groupMint)
  const group = await readGroup(chain, run.groupMint)
  const items: ItemView[] = []
  for (const [index, mint] of run.mints.entries()) {
    items.push(await itemView(run, mint, state.items[index]?.minter))
  }
  return {
    owner: nameOf(controls.creator),
    primary: nameOf(controls.platformFeePrimaryAdmin),
    secondary: nameOf(controls.platformFeeSecondaryAdmin),
    treasury: nameOf(controls.treasury),
    isCosigned: nameOf(controls.cosignerProgramId) !== 'nobody',
    maxPerWallet: fromBn(controls.maxMintsPerWallet),
    maxItems: fromBn(deployment.maxNumberOfTokens),
    groupMaxSize: group.maxSize,
    issued: fromBn(deployment.numberOfTokensIssued),
    groupSize: group.size,
    owed: {
      treasury: fromBn(controls.owedToTreasury),
      recipients: controls.owedToRecipients.map(fromBn),
    },
    fee: {
      value: fromBn(controls.platformFeeValue),
      isFlat: controls.isFeeFlat,
      recipients: controls.platformFeeRecipients.map(({ address, share }) => ({
        to: nameOf(address),
        share,
      })),
    },
    feeCap: {
      basisPoints: controls.platformFeeCap.basisPoints,
      flat: fromBn(controls.platformFeeCap.flat),
    },
    name: metadata.name,
    uri: metadata.uri,
    fields: Object.fromEntries(
      metadata.additionalMetadata.map(([key, value]) => [names.get(key) ?? key, value]),
    ),
    itemName: deployment.itemBaseName,
    itemUri: deployment.itemBaseUri,
    isNameTemplate: deployment.itemNameIsTemplate,
    isUriTemplate: deployment.itemUriIsTemplate,
    phases: controls.phases.map((phase) => phaseView(run, phase)),
    entries: entriesOf(run, ledger, controls.phases.length),
    counts: countsOf(run, ledger, controls.phases.length),
    issues: await issuesOf(run),
    items,
    locks: controls.locks,
  }
}

type ControlsRecord = Awaited<ReturnType<Run['program']['account']['editionsControls']['fetch']>>

function phaseView({ world }: Run, phase: ControlsRecord['phases'][number]): PhaseView {
  const root = phase.merkleRoot && Buffer.from(phase.merkleRoot)
  const list = root && (root.equals(world.lists.members.root) ? 'members' : 'others')
  return {
    price: fromBn(phase.priceAmount),
    start: fromBn(phase.startTime),
    end: fromBn(phase.endTime),
    maxPerWallet: fromBn(phase.maxMintsPerWallet),
    maxTotal: fromBn(phase.maxMintsTotal),
    type: Object.keys(phase.phaseType)[0] ?? 'none',
    list: list ?? undefined,
    active: phase.active,
    minted: fromBn(phase.currentMints),
  }
}

async function itemView(
  { world: { chain }, addresses }: Run,
  mint: PublicKey,
  minter: WalletName = 'stranger',
): Promise<ItemView> {
  const { name, uri } = await readMetadata(chain, mint)
  const { supply, mintAuthority } = await readMint(chain, mint)
  const { owner, amount } = await readTokenAccount(chain, addresses.tokenAccount(mint, minter))
  return { name, uri, supply, isMintable: mintAuthority !== null, holder: nameOf(owner), amount }
}

function entriesOf(
  { program, addresses }: Run,
  { accounts }: Ledger,
  phases: number,
): CollectionView['entries'] {
  const entries: CollectionView['entries'] = {}
  for (const wallet of WALLETS) {
    for (let index = 0; index < phases; index += 1) {
      const account = accounts.get(addresses.entry(wallet, index).toBase58())
      if (!account) continue
      const entry = program.coder.accounts.decode('userAllowListData', account.data)
      entries[entryKey(wallet, index)] = {
        user: nameOf(entry.user),
        phaseIndex: entry.phaseIndex,
        price: entry.price,
        amount: entry.amount,
        payer: nameOf(entry.payer),
      }
    }
  }
  return entries
}

function countsOf(
  { program, addresses }: Run,
  { accounts }: Ledger,
  phases: number,
): CollectionView['counts'] {
  const counts: CollectionView['counts'] = {}
  for (const wallet of WALLETS) {
    for (const index of [undefined, ...Array(phases).keys()]) {
      const account = accounts.get(addresses.counter(wallet, index).toBase58())
      if (!account) continue
      const stats = program.coder.accounts.decode('minterStats', account.data)
      counts[countKey(wallet, index)] = fromBn(stats.mintCount)
    }
  }
  return counts
}

async function issuesOf(run: Run): Promise<CollectionView['issues']> {
  const { issues } = await run.world.chain.editions.account.hashlist.fetch(run.hashlist)
  return issues.map(({ mint, order }) => ({
    place: run.mints.findIndex((known) => known.equals(mint)),
    order: fromBn(order),
  }))
}

const names = new Map<string, AddressName>(
  [...HOLDERS, 'nobody' as const].map((name) => [addressOf(name).toBase58(), name]),
)

/** Returns an address's name, or the address itself if it has none. */
function nameOf(address: PublicKey): string {
  return names.get(address.toBase58()) ?? address.toBase58()
}
