import { evmAddress, evmWallet } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import { NATIVE_TOKEN } from '@mintline/evm'
import { EVM_CAPABILITIES, type TokenTerms } from '@mintline/evm/drop'
import type { Address } from 'viem'
import type { z } from 'zod'
import type { CoinAmount } from '../../amounts/coinAmount.ts'
import type { WrittenConfig } from '../../config/configSchema.ts'
import {
  type ChainRules,
  collectPhaseProblems,
  collectShareProblems,
} from '../../config/dropRules.ts'
import type { EVM_EXTRAS } from '../../config/extrasSchema.ts'
import { addProblems, orProblem } from '../../config/orProblem.ts'
import {
  type ConfigPhase,
  limitOf,
  parseConfig,
  parsePhases,
  parseShares,
  type ReadDrop,
  type ValueReaders,
} from '../../config/parseConfig.ts'
import { proofFolderName } from '../../lists/proofFolderName.ts'
import { chainNames } from '../../networks/chainKind.ts'
import { readEvmAmount } from '../chain/evmAmount.ts'
import { EVM_NETWORKS } from '../chain/evmNetworks.ts'

/** Extras as they are written. */
export type WrittenEvmExtras = z.output<typeof EVM_EXTRAS>
type WrittenTokenSettings = NonNullable<NonNullable<WrittenEvmExtras>['ofTokenId']>

/** A phase in a config. Its currency is the address of a token. */
export interface EvmPhaseConfig extends ConfigPhase<CoinAmount> {
  readonly price: CoinAmount
}

/** A token id in a config, or a whole erc721 drop, with its own phases. */
export interface EvmTokenConfig extends Pick<TokenTerms, 'maxItems' | 'receiver' | 'royalty'> {
  /** Undefined for an erc721 drop. */
  readonly tokenId: bigint | undefined
  readonly phases: readonly EvmPhaseConfig[]
  /** Path of its entry in the list of token ids; undefined = its settings are those of the drop. */
  readonly entry: string | undefined
}

/** Settings that only drops on EVM chains have. */
interface EvmExtrasConfig {
  readonly variant: 'erc721' | 'erc1155'
  readonly tokenId: bigint | undefined
  readonly ofTokenId: Pick<EvmTokenConfig, 'receiver' | 'royalty'> | undefined
  /** In place of the settings for one token id; never empty. */
  readonly tokens: readonly EvmTokenConfig[] | undefined
  readonly contract: string | undefined
  readonly implementation: string | undefined
}

/** A drop's config on an EVM chain. */
export interface EvmConfig
  extends Omit<ReadDrop<EvmNetwork, CoinAmount, CoinAmount, EvmExtrasConfig>, 'phases'> {
  readonly phases: readonly EvmPhaseConfig[]
}

/** Rules for configs on EVM chains. */
export const EVM_RULES: ChainRules = {
  chains: chainNames(['evm']),
  capabilities: EVM_CAPABILITIES,
  fields: [
    'items.name',
    'items.description',
    'items.imageUri',
    'items.animationUri',
    'items.folders',
    'proofs.folder',
    'proofs.uri',
  ],
  required: ['money.platformFee.recipients'],
  hasPublicLists: false,
  hasListPrices: false,
}

const READERS: ValueReaders<EvmNetwork, CoinAmount> = {
  chain: (name = '') => EVM_NETWORKS.named(name),
  amount: readEvmAmount,
  price: readEvmAmount,
  wallet: evmWallet,
  currency: evmWallet,
  capabilities: EVM_CAPABILITIES,
}

/** Reads a config's values; problems go to the context. */
export function parseEvmConfig(
  written: WrittenConfig<WrittenEvmExtras>,
  context: z.RefinementCtx,
): EvmConfig {
  const { variant = 'erc721', tokenId, ofTokenId, tokens, ...extras } = written.extras ?? {}
  const { phases, ...read } = parseConfig(written, READERS, context)
  const addressOf = (name: 'contract' | 'implementation') => {
    const address = extras[name]
    if (address === undefined) return undefined
    return orProblem(context, () => evmWallet(address), `extras.${name}`)
  }
  return {
    ...read,
    phases: phases.map(priced),
    extras: {
      variant,
      tokenId: tokenId === undefined ? undefined : BigInt(tokenId),
      ofTokenId: ofTokenId && parseTokenSettings(ofTokenId, 'extras.ofTokenId', context),
      tokens: tokens?.map((token, index) => {
        const entry = `extras.tokens.${index}`
        const list = `${entry}.phases`
        addProblems(context, collectPhaseProblems(token.phases, list, EVM_RULES))
        return {
          tokenId: BigInt(token.tokenId),
          maxItems: limitOf(token.maxItems),
          ...parseTokenSettings(token, entry, context),
          phases: parsePhases(token.phases ?? [], list, READERS, context).map(priced),
          entry,
        }
      }),
      contract: addressOf('contract'),
      implementation: addressOf('implementation'),
    },
  }
}

/** Returns the token ids that a config has settings for; for erc721, the drop. */
export function tokensOf({ phases, supply, extras }: EvmConfig): readonly EvmTokenConfig[] {
  const { variant, tokenId = 0n, ofTokenId, tokens } = extras
  if (tokens) return tokens
  const isOfDrop = variant === 'erc721' && tokenId === 0n
  return [
    {
      tokenId: isOfDrop ? undefined : tokenId,
      maxItems: supply.maxItems,
      receiver: ofTokenId?.receiver,
      royalty: ofTokenId?.royalty,
      phases,
      entry: undefined,
    },
  ]
}

/** Returns a phase's currency address in the contract. */
export function currencyOf({ currency }: Pick<EvmPhaseConfig, 'currency'>): Address {
  return currency === undefined ? NATIVE_TOKEN : evmAddress(currency)
}

/** Returns the path of a token id's phases. */
export function phasesPath({ entry }: Pick<EvmTokenConfig, 'entry'>): string {
  return entry === undefined ? 'phases' : `${entry}.phases`
}

/** Names a phase for people; in a list of token ids, with its own. */
export function phaseName(
  { entry, tokenId }: Pick<EvmTokenConfig, 'entry' | 'tokenId'>,
  { name }: Pick<EvmPhaseConfig, 'name'>,
): string {
  return entry === undefined ? name : `token ${tokenId}, ${name}`
}

/** Returns the subfolder for the proofs of a phase's list. */
export function proofSubfolder(
  { entry, tokenId }: Pick<EvmTokenConfig, 'entry' | 'tokenId'>,
  phase: Pick<EvmPhaseConfig, 'name'>,
): string {
  const folder = proofFolderName(phase)
  return entry === undefined ? folder : `token-${tokenId}/${folder}`
}

/** Rules require a price, so that the stand-in only fills configs with problems. */
function priced(phase: ConfigPhase<CoinAmount>): EvmPhaseConfig {
  return { ...phase, price: phase.price ?? readEvmAmount('0') }
}

function parseTokenSettings(
  { receivers, royalties }: WrittenTokenSettings,
  path: string,
  context: z.RefinementCtx,
): Pick<EvmTokenConfig, 'receiver' | 'royalty'> {
  const ofReceivers = `${path}.receivers`
  const ofRoyalties = `${path}.royalties.recipients`
  const problems = collectShareProblems(
    [
      [ofReceivers, 'money.receivers', receivers],
      [ofRoyalties, 'money.royalties.recipients', royalties?.recipients],
    ],
    EVM_RULES,
  )
  addProblems(context, problems)
  const only = (shares: typeof receivers, place: string) =>
    shares === undefined ? undefined : parseShares(shares, place, evmWallet, context)[0]?.address
  const recipient = only(royalties?.recipients, ofRoyalties)
  return {
    receiver: only(receivers, ofReceivers),
    royalty:
      royalties && recipient !== undefined
        ? { valueBp: royalties.basisPoints, recipient }
        : undefined,
  }
}
