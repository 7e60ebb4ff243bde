import { revealCommitment } from '@mintline/solana'
import { AccountLayout } from '@solana/spl-token'
import type { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { fromBn } from '../../helpers/bn.ts'
import {
  type AccountSource,
  readGroup,
  readMetadata,
  readMint,
  readTokenAccount,
} from '../../helpers/mintState.ts'
import { type AddressName, HOLDERS, type HolderName, SECRETS, WALLETS } from '../model/names.ts'
import { countKey, entryKey, type State } from '../model/state.ts'
import { type Ledger, ledgerAccounts } from './ledger.ts'
import type { Run } from './run.ts'
import type { CollectionView, ItemView, PhaseView } from './view.ts'
import { addressOf, secretOf } from './world.ts'

/**
 * Returns the collection on chain, in names and plain values, from the ledger that was just read. The state only selects
 * the token accounts to look at: an item with supply 1 that is found there cannot be elsewhere.
 */
export async function chainView(run: Run, ledger: Ledger, state: State): Promise<CollectionView> {
  const { chain } = run.world
  const source = ledgerAccounts(run, ledger)
  const record = async (
    coder: typeof chain.editions.coder | typeof chain.controls.coder,
    name: string,
    address: PublicKey,
  ) => coder.accounts.decode(name, (await source.account(address))?.data ?? Buffer.alloc(0))
  const deployment: DeploymentRecord = await record(
    chain.editions.coder,
    'editionsDeployment',
    run.deployment,
  )
  const controls: ControlsRecord = await record(
    chain.controls.coder,
    'editionsControls',
    run.controls,
  )
  const { issues }: HashlistRecord = await record(chain.editions.coder, 'hashlist', run.hashlist)
  const metadata = await readMetadata(source, run.groupMint)
  const group = await readGroup(source, run.groupMint)
  const items: ItemView[] = []
  for (const [index, mint] of run.mints.entries()) {
    items.push(await itemView(run, source, mint, state.items[index]?.holder))
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
      recipients: sharesOf(controls.platformFeeRecipients),
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
    issues: issuesOf(run, issues),
    items,
    locks: controls.locks,
    tokenOwed: tokenOwedOf(run, ledger),
    reveal: revealOf(run, ledger),
  }
}

function tokenOwedOf(
  { program, tokenRecord, vault }: Run,
  { accounts }: Ledger,
): CollectionView['tokenOwed'] {
  const account = accounts.get(tokenRecord.toBase58())
  if (!account) return undefined
  const record = program.coder.accounts.decode('priceToken', account.data)
  return {
    treasury: fromBn(record.owedToTreasury),
    recipients: record.owedToRecipients.map(fromBn),
    to: sharesOf(record.feeRecipients),
    inVault: AccountLayout.decode(accounts.get(vault.toBase58())?.data ?? Buffer.alloc(0)).amount,
  }
}

function revealOf({ program, reveal, deployment }: Run, { accounts }: Ledger) {
  const account = accounts.get(reveal.toBase58())
  if (!account) return undefined
  const record = program.coder.accounts.decode('reveal', account.data)
  const committed = Buffer.from(record.commitment)
  const secret = SECRETS.find((name) =>
    committed.equals(revealCommitment(deployment.toBase58(), secretOf(name))),
  )
  const isRevealed = record.baseUri !== ''
  if (isRevealed && secret) {
    const revealed = { baseUri: record.baseUri, seed: new Uint8Array(record.seed) }
    expect(revealed, 'what is revealed').to.deep.equal(secretOf(secret))
  }
  return { files: fromBn(record.fileCount), secret, isRevealed }
}

function sharesOf(recipients: readonly { address: PublicKey; share: number }[]) {
  return recipients.map(({ address, share }) => ({ to: nameOf(address), share }))
}

type EditionsAccounts = Run['world']['chain']['editions']['account']
type DeploymentRecord = Awaited<ReturnType<EditionsAccounts['editionsDeployment']['fetch']>>
type HashlistRecord = Awaited<ReturnType<EditionsAccounts['hashlist']['fetch']>>
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
    isInTokens: phase.priceToken.equals(world.token.mint),
    active: phase.active,
    minted: fromBn(phase.currentMints),
  }
}

async function itemView(
  { addresses }: Run,
  source: AccountSource,
  mint: PublicKey,
  holder: HolderName = 'stranger',
): Promise<ItemView> {
  const { name, uri } = await readMetadata(source, mint)
  const { supply, mintAuthority } = await readMint(source, mint)
  const { owner, amount } = await readTokenAccount(source, addresses.tokenAccount(mint, holder))
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

function issuesOf(run: Run, issues: HashlistRecord['issues']): CollectionView['issues'] {
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
