import {
  batchStep,
  collectionUriStep,
  freezeBatchStep,
  sharedMetadataStep,
  together,
} from '@mintline/evm/drop'
import { readWhole, usageError } from '../../commands/optionValues.ts'
import { assertAddressOptions } from '../../config/writtenOptions.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import type { DropOption } from '../drop/readDrop.ts'
import { changeDrop } from '../sending/changeDrop.ts'
import { evmPlanOf } from '../sending/evmPlan.ts'

interface SetOptions extends DropOption {
  readonly collectionUri?: string
  readonly name?: string
  readonly description?: string
  readonly image?: string
  readonly animation?: string
}

interface AddOptions extends DropOption {
  readonly baseUri: string
  readonly amount: string
}

interface FreezeOptions extends DropOption {
  readonly batch: string
}

export async function setMetadata(
  context: EvmContext,
  options: SetOptions,
): Promise<CommandResult> {
  const { collectionUri, name, description, image, animation } = options
  const ofItems = [name, description, image, animation]
  if ([collectionUri, ...ofItems].every((value) => value === undefined)) {
    throw usageError('Give --collection-uri, --name, --description, --image or --animation')
  }
  return changeDrop(context, options, ({ state, settings }, { chain }) => {
    assertAddressOptions(context, chain, [
      ['--collection-uri', collectionUri],
      ['--image', image],
      ['--animation', animation],
    ])
    const { contractUri, sharedMetadata: present } = settings
    const isOfItems = ofItems.some((value) => value !== undefined)
    if (isOfItems && !present) {
      throw usageError('The items of erc1155 drops have no shared metadata: use --collection-uri')
    }
    const drop = { drop: state, settings }
    const steps = [
      collectionUriStep(drop, collectionUri ?? contractUri),
      ...(present
        ? [
            sharedMetadataStep(drop, {
              name: name ?? present.name,
              description: description ?? present.description,
              imageUri: image ?? present.imageUri,
              animationUri: animation ?? present.animationUri,
            }),
          ]
        : []),
    ]
    return evmPlanOf('Set the metadata', together(steps))
  })
}

export async function add(context: EvmContext, options: AddOptions): Promise<CommandResult> {
  const { baseUri } = options
  const amount = readWhole('--amount', options.amount)
  if (amount === 0n) throw usageError('--amount is at least 1')
  if (!baseUri.endsWith('/')) throw usageError('--base-uri ends with a slash')
  return changeDrop(context, options, ({ state, settings }, { chain }) => {
    // The contract adds the token id.
    assertAddressOptions(context, chain, [['--base-uri', `${baseUri}{}`]])
    assertHasBatches(state.variant)
    const { batches } = settings
    const firstTokenId = (batches.at(-1)?.lastTokenId ?? -1n) + 1n
    const batch = { index: batches.length, firstTokenId, amount, baseUri }
    const title = `Add the token ids ${firstTokenId} to ${firstTokenId + amount - 1n}`
    return evmPlanOf(title, batchStep({ drop: state, settings }, batch))
  })
}

export async function freeze(context: EvmContext, options: FreezeOptions): Promise<CommandResult> {
  const index = readWhole('--batch', options.batch)
  return changeDrop(context, options, ({ state, settings: { batches } }) => {
    assertHasBatches(state.variant)
    const batch = batches.find((one) => one.index === index)
    if (!batch) throw usageError(`There is no batch ${index}: there are ${batches.length}`)
    return evmPlanOf(`Freeze the metadata of batch ${index}`, freezeBatchStep(state, batch))
  })
}

function assertHasBatches(variant: 'erc721' | 'erc1155'): void {
  if (variant === 'erc721') throw usageError('Only erc1155 drops have batches of token ids')
}
