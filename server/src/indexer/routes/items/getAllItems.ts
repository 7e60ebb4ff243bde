import { allItems } from '../../../read-model/items/allItems.ts'
import * as calls from '../../calls/items.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { itemsAnswer } from './itemsAnswer.ts'

export const getAllItems = route(calls.getAllItems, async (input, { reader }) => {
  const filter = {
    blockchains: input.blockchains,
    showDeleted: input.showDeleted,
    updatedFrom: timeOf(input.lastUpdatedFrom),
    updatedTo: timeOf(input.lastUpdatedTo),
  }
  return itemsAnswer(await allItems(reader, filter, pageRequest(input)))
})

const timeOf = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : new Date(milliseconds)
