import { type AptosAddress, aptosAddress, word } from '@mintline/core/identifiers'
import { aptosNetworkByChainId } from '@mintline/core/networks'
import { type AdministrationPlan, payloadOf } from '../../src/administration/administrationPlan.ts'
import { creationCall } from '../../src/administration/creationCall.ts'
import type { DropSettings } from '../../src/administration/dropSettings.ts'
import { type DropTermsInput, dropTermsOf } from '../../src/administration/dropTerms.ts'
import {
  planPlatformFee,
  planRevenueSplit,
  planRoyalties,
} from '../../src/administration/planMoney.ts'
import {
  planOwnershipAcceptance,
  planOwnershipOffer,
  planOwnershipOfferCancellation,
} from '../../src/administration/planOwnership.ts'
import { planPhases } from '../../src/administration/planPhases.ts'
import { planEndTime, planPaused, planTotalSupply } from '../../src/administration/planSales.ts'
import type { TransactionPayload } from '../../src/bcs/payload.ts'
import type { Ledger } from '../../src/chain/fetchLedger.ts'
import { MAX_U64 } from '../../src/drop/decodeAnswer.ts'
import type { MachineVersion } from '../../src/drop/dropInfo.ts'
import { type Machine, machineOf, machinesAt } from '../../src/drop/machine.ts'
import { REMOVE_WORK, UPSERT_WORK } from '../../src/entries/entryWork.ts'
import { type MintCall, mintPayload } from '../../src/mint/mintPayload.ts'
import { minterScriptPayload, mintScriptPayload } from '../../src/mint/mintScripts.ts'
import { padded } from '../support/answers.ts'

const COLLECTION = bytesOf('c0')
const ALICE = bytesOf('a1')
const BOB = aptosAddress(padded('0xb1'))
const HASHES = [bytesOf('01'), bytesOf('ff')] as const

/** The ledger of the transactions that are recorded. */
export const LEDGER: Ledger = {
  network: aptosNetworkByChainId(4),
  chainId: 254,
  now: 1_800_000_000n,
  version: 1n,
}

const ROYALTIES = {
  royaltyPayeeAddress: ALICE,
  royaltyPointsDenominator: 10_000n,
  royaltyPointsNumerator: 750n,
}

const LIST = { collection: COLLECTION, phaseId: 7n }
const ALICE_ENTRY = { entry: { wallet: ALICE, maxPerWalletByAllowList: 1n }, cap: 0n }
const BOB_ENTRY = { entry: { wallet: BOB, maxPerWalletByAllowList: MAX_U64 }, cap: 0n }

/** A drop whose settings all differ from those that the plans below ask for. */
const SETTINGS: DropSettings = {
  ledger: LEDGER,
  machine: machine(2),
  collection: COLLECTION,
  collectionOwner: bytesOf('0c'),
  ownershipOfferedTo: ALICE,
  isPaused: false,
  isOpenEdition: false,
  endTime: 1_950_000_000n,
  totalMinted: 0n,
  totalSupply: 500n,
  platformFee: { type: 'percentage', valueBp: 300, feeSplit: [{ recipient: BOB, share: 100n }] },
  revenueSplit: [{ recipient: ALICE, share: 100n }],
  royalties: { ...ROYALTIES, royaltyPointsNumerator: 0n },
  phases: [
    {
      phaseId: 7n,
      saleMintTime: 1_800_000_000n,
      saleMintPrice: 2_000n,
      maxPerWallet: 0n,
      maxPerTransaction: 0n,
      isPrivate: false,
      merkleRoot: undefined,
      entries: 0n,
      minted: 0n,
    },
  ],
  itemBaseName: 'Frog #{}',
  itemBaseUri: 'ipfs://frogs/{}.json',
  creator: bytesOf('3a'),
}

/** Payloads that the client signs in place of the recorded transactions, by name. */
export const PAYLOADS: Readonly<Record<string, () => TransactionPayload>> = {
  'drop_machine_v1::create_collection': () =>
    creation({ version: 1, totalSupply: 500n, endTime: 1_900_000_000n }),
  'drop_machine_v1::create_collection, open edition': () =>
    creation({ version: 1, totalSupply: 0n, isOpenEdition: true }),
  'drop_machine_v2::create_collection': () =>
    creation({ totalSupply: 500n, endTime: 1_900_000_000n, platformFeeBp: 250 }),
  'drop_machine_v2::create_collection, limited open edition': () =>
    creation({ totalSupply: MAX_U64, isOpenEdition: true, platformFeeBp: 250 }),

  ...mintsOf(1),
  ...mintsOf(2),
  'drop_machine_v2::mint_with_proof, list of one wallet': () =>
    mintPayload(mint({ quantity: 2n, maxTotalPrice: 0n, proof: proofOf() })),
  mint_script: () => mintScriptPayload(mint({})),
  minter_script: () => minterScriptPayload(mint({})),
  'minter_script, with a proof': () => minterScriptPayload(mint({ proof: proofOf(...HASHES) })),

  'administration::add_phase': () =>
    only(
      planPhases({ ...SETTINGS, phases: [] }, [
        {
          saleMintTime: 1_800_000_000n,
          saleMintPrice: 100_000_000n,
          maxPerWallet: 2n,
          maxPerTransaction: 1n,
        },
      ]),
    ),
  'administration::add_phase, merkle list': () =>
    only(
      planPhases({ ...SETTINGS, phases: [] }, [
        {
          saleMintTime: '2027-01-15T08:00:00Z',
          saleMintPrice: 0n,
          isPrivate: true,
          merkleRoot: HASHES[1],
        },
      ]),
    ),
  'administration::modify_phase': () =>
    only(
      planPhases(SETTINGS, [
        {
          phaseId: 7n,
          saleMintTime: 1_800_000_001n,
          saleMintPrice: MAX_U64,
          isPrivate: true,
        },
      ]),
    ),
  'administration::remove_phase': () => only(planPhases(SETTINGS, [])),
  'administration::upsert_allowlist': () =>
    payloadOf(machine(2), UPSERT_WORK.callOf(LIST, [ALICE_ENTRY, BOB_ENTRY])),
  'administration::remove_from_allowlist': () =>
    payloadOf(machine(2), REMOVE_WORK.callOf(LIST, [BOB])),
  'administration::set_end_time': () => only(planEndTime(SETTINGS, 1_900_000_000n)),
  'administration::set_end_time, open end': () => only(planEndTime(SETTINGS, undefined)),
  'administration::set_total_supply': () => only(planTotalSupply(SETTINGS, 499n)),
  'administration::set_platform_fee, flat': () =>
    only(
      planPlatformFee(SETTINGS, {
        type: 'flat',
        value: 1_000n,
        feeSplit: [
          { recipient: ALICE, share: 99n },
          { recipient: BOB, share: 1n },
        ],
      }),
    ),
  'administration::set_platform_fee, percentage': () =>
    only(planPlatformFee(SETTINGS, { type: 'percentage', valueBp: 10_000 })),
  'administration::set_revenue_split': () =>
    only(
      planRevenueSplit(SETTINGS, [
        { recipient: BOB, share: 30n },
        { recipient: ALICE, share: 70n },
      ]),
    ),
  'administration::set_royalties': () => only(planRoyalties(SETTINGS, ROYALTIES)),
  'administration::set_paused': () => only(planPaused(SETTINGS, true)),
  'administration::offer_ownership': () => only(planOwnershipOffer(SETTINGS, BOB)),
  'administration::cancel_ownership_offer': () => only(planOwnershipOfferCancellation(SETTINGS)),
  'administration::accept_ownership': () => only(planOwnershipAcceptance(SETTINGS)),
}

function creation(
  terms: Pick<
    DropTermsInput,
    'version' | 'totalSupply' | 'isOpenEdition' | 'endTime' | 'platformFeeBp'
  >,
): TransactionPayload {
  const call = creationCall(
    dropTermsOf({
      seed: 'frogs',
      collectionName: 'Frögs',
      collectionDescription: 'Green ones, 🐸 and others',
      collectionUri: 'ipfs://frogs/collection.json',
      itemBaseName: 'Frog #{}',
      itemBaseUri: 'ipfs://frogs/{}.json',
      royalties: ROYALTIES,
      ...terms,
    }),
  )
  return payloadOf(machine(terms.version ?? 2), call)
}

function mintsOf(version: MachineVersion): Record<string, () => TransactionPayload> {
  const module = `drop_machine_v${version}`
  const by = machine(version)
  return {
    [`${module}::mint`]: () => mintPayload(mint({ machine: by })),
    [`${module}::mint_to`]: () =>
      mintPayload(mint({ machine: by, quantity: 1n, maxTotalPrice: MAX_U64, mintTo: BOB })),
    [`${module}::mint_with_proof`]: () =>
      mintPayload(
        mint({ machine: by, quantity: 2n, maxTotalPrice: 0n, proof: proofOf(...HASHES) }),
      ),
  }
}

function mint(call: Partial<MintCall>): MintCall {
  return {
    machine: machine(2),
    collection: COLLECTION,
    quantity: 3n,
    maxTotalPrice: 300n,
    mintTo: undefined,
    ...call,
  }
}

function proofOf(...hashes: string[]): MintCall['proof'] {
  return { maxPerWalletByAllowList: 5n, proof: hashes.map((hash) => word(hash)) }
}

function machine(version: MachineVersion): Machine {
  return machineOf(COLLECTION, { ...machinesAt(bytesOf('d1')), defaultVersion: version })
}

/** The only transaction of a plan. */
function only({ machine, calls }: AdministrationPlan): TransactionPayload {
  const [call, ...others] = calls
  if (!call || others.length > 0) throw new Error(`${calls.length} transactions instead of one`)
  return payloadOf(machine, call)
}

/** 32 equal bytes. */
function bytesOf(byte: string): AptosAddress {
  return aptosAddress(`0x${byte.repeat(32)}`)
}
